import Testing
import UIKit

@testable import IceCreamBuilder

@MainActor @Suite(.timeLimit(.minutes(5))) struct `The parts to choose from` {
    /// Frames of the parts of each step, as the screen has them.
    private func frames(width: CGFloat) throws -> [[CGRect]] {
        let iceCream = try #require(IceCream(url: URL(string: "?base=cone&scoop=mint")))
        let controller = BuildViewController(iceCream: iceCream, isWaiting: false) { _ in }
        controller.view.frame = CGRect(x: 0, y: 0, width: width, height: 700)
        controller.view.layoutIfNeeded()
        let view = try #require(collection(in: controller.view))
        return iceCream.nextSteps.indices.map { section in
            (0..<view.numberOfItems(inSection: section)).compactMap {
                view.collectionViewLayout.layoutAttributesForItem(at: IndexPath(item: $0, section: section))?.frame
            }
        }
    }

    private func collection(in view: UIView) -> UICollectionView? {
        (view as? UICollectionView) ?? view.subviews.lazy.compactMap { collection(in: $0) }.first
    }

    @Test(arguments: [288, 320, 375, 390, 430, 560, 720] as [CGFloat])
    func `line up in every row, from one margin to the other`(width: CGFloat) throws {
        let steps = try frames(width: width)
        #expect(steps.map(\.count) == [6, 4])
        let columns = Set(steps[0].map { Int($0.minX.rounded()) }).sorted()
        #expect(columns.first == 16)
        #expect(abs((steps[0].map(\.maxX).max() ?? 0) - (width - 16)) < 0.5)
        for frame in steps.flatMap(\.self) {
            #expect(columns.contains(Int(frame.minX.rounded())), "\(frame) beside \(columns)")
            #expect(frame.width >= 72)
        }
    }
}

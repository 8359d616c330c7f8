import Testing

@testable import UIKit

/// Frames in the storyboards of two projects of `Tests/Projects`, against what their constraints say, computed here by hand. The
/// classes that they name are not there: UIKit's own stand in for them.
@MainActor @Suite(.timeLimit(.minutes(5))) struct `The layout of a project` {
    /// The heights of the lowest panel, and of an expanded one.
    nonisolated static let sizes = [
        CGSize(width: 375, height: 262), CGSize(width: 320, height: 480), CGSize(width: 430, height: 840),
    ]
    private static let barHeight: CGFloat = 44

    private func views(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(views) }

    private func first<Kind: UIView>(_ kind: Kind.Type, in view: UIView) throws -> Kind {
        try #require(views(view).lazy.compactMap { $0 as? Kind }.first)
    }

    @Test(arguments: sizes)
    func `of a board is square and in the middle, and smaller where there is no room`(size: CGSize) throws {
        let controller = try #require(InterfaceFixture.storyboard("Five").instantiateInitialViewController())
        InterfaceFixture.show(controller, size)
        let navigation = try #require(controller.children.first as? UINavigationController)
        #expect(navigation.view.superview?.frame == CGRect(origin: .zero, size: size))
        let board = try #require(navigation.topViewController?.view)
        board.layoutIfNeeded()
        #expect(board.bounds.size == CGSize(width: size.width, height: size.height - Self.barHeight))
        let label = try #require(board.subviews.first as? UILabel)
        let line = label.intrinsicContentSize.height
        #expect(label.frame == CGRect(x: 16, y: 8, width: size.width - 32, height: line))
        let grid = try first(UICollectionView.self, in: board).frame
        let side = min(280, board.bounds.height - 8 - line - 8 - 8)
        near(grid, CGRect(x: (size.width - side) / 2, y: 16 + line, width: side, height: side))
    }

    @Test(arguments: sizes)
    func `of a builder has shares, containers and what is embedded in them`(size: CGSize) throws {
        let controller = InterfaceFixture.storyboard("Sundae").instantiateViewController(
            withIdentifier: "BuilderViewController")
        InterfaceFixture.show(controller, size)
        let parts = try #require(controller.view).subviews
        let label = try #require(parts[0] as? UILabel)
        let line = label.intrinsicContentSize.height
        near(
            label.frame,
            CGRect(
                x: (size.width - label.intrinsicContentSize.width) / 2, y: 16, width: label.intrinsicContentSize.width,
                height: line))
        let top = 16 + line + 8
        let bar = parts[1].frame.height
        near(parts[1].frame, CGRect(x: 16, y: top, width: size.width - 32, height: bar))
        let preview = CGRect(x: 0, y: top + bar + 8, width: size.width, height: size.height * 0.4)
        near(parts[2].frame, preview)
        near(parts[3].frame, CGRect(x: 0, y: preview.maxY + 8, width: size.width, height: 140))
        #expect(abs(parts[4].frame.minY - (preview.maxY + 156)) < 0.01 && parts[4].frame.minX == 16)
        #expect(abs(parts[5].frame.maxX - (size.width - 16)) < 0.01 && parts[5].isHidden)

        #expect(controller.children.count == 2)
        let inner = try #require(controller.children[0].view)
        inner.layoutIfNeeded()
        near(inner.frame, CGRect(origin: .zero, size: preview.size))
        let stack = try first(UIStackView.self, in: inner)
        near(stack.frame, CGRect(x: (size.width - 204) / 2, y: (preview.height - 60) / 2, width: 204, height: 60))
        #expect(stack.arrangedSubviews.map(\.frame) == [0, 72, 144].map { CGRect(x: $0, y: 0, width: 60, height: 60) })
        let choices = try #require(controller.children[1].view)
        near(choices.frame, CGRect(x: 0, y: 0, width: size.width, height: 140))
    }

    private func near(_ frame: CGRect, _ expected: CGRect, _ location: SourceLocation = #_sourceLocation) {
        let pairs = [
            (frame.minX, expected.minX), (frame.minY, expected.minY), (frame.width, expected.width),
            (frame.height, expected.height),
        ]
        #expect(
            pairs.allSatisfy { abs($0 - $1) < 0.01 }, "\(frame) and not \(expected)", sourceLocation: location)
    }
}

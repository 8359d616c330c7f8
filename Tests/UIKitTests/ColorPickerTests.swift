import Testing

@testable import UIKit

@MainActor @Suite(.timeLimit(.minutes(5))) struct `A colour picker` {
    private let picker = UIColorPickerViewController()

    private func swatches() -> [UIButton] {
        picker.view.frame = CGRect(x: 0, y: 0, width: 390, height: 600)
        picker.view.layoutIfNeeded()
        let rows = picker.view.subviews.first?.subviews.compactMap { $0 as? UIStackView } ?? []
        return rows.flatMap(\.arrangedSubviews).compactMap { $0 as? UIButton }
    }

    @Test func `has swatches of 44 points, in rows of five in the middle`() throws {
        let swatches = swatches()
        #expect(swatches.count == 15)
        #expect(swatches.allSatisfy { $0.frame.size == CGSize(width: 44, height: 44) })
        let edges = swatches.prefix(5).map { picker.view.convert($0.bounds, from: $0).minX }
        // 5 · 44 + 4 · 12 is 268.
        #expect(edges == [61, 117, 173, 229, 285])
    }

    @Test func `takes the colour of a swatch, and says so once`() throws {
        let heard = Heard()
        picker.delegate = heard
        let orange = try #require(swatches().first { $0.backgroundColor == .systemOrange })
        orange.triggered()
        #expect(picker.selectedColor == .systemOrange)
        #expect(heard.chosen == [.systemOrange] && heard.endCount == 0)
        picker.wantsToGo()
        #expect(heard.endCount == 1)
    }
}

private final class Heard: UIColorPickerViewControllerDelegate {
    var chosen: [UIColor] = []
    var endCount = 0

    func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
    ) { if !continuously { chosen.append(color) } }

    func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) { endCount += 1 }
}

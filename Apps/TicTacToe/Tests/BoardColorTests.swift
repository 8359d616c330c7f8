import Testing
import UIKit

@testable import TicTacToe

@Suite(.timeLimit(.minutes(5))) struct `The board's colours` {
    /// Source: www.w3.org/TR/WCAG22/#dfn-relative-luminance
    private func luminance(_ color: UIColor) -> CGFloat {
        func part(_ value: CGFloat) -> CGFloat {
            value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }
        let color = color.cgColor
        return 0.2126 * part(color.red) + 0.7152 * part(color.green) + 0.0722 * part(color.blue)
    }

    private func contrast(_ one: UIColor, _ other: UIColor, _ style: UIUserInterfaceStyle) -> CGFloat {
        let traits = UITraitCollection(userInterfaceStyle: style)
        let lights = [one, other].map { luminance($0.resolvedColor(with: traits)) }.sorted()
        return (lights[1] + 0.05) / (lights[0] + 0.05)
    }

    @Test(arguments: [UIUserInterfaceStyle.light, .dark])
    func `let empty cells be seen on the board, and the board on the panel`(style: UIUserInterfaceStyle) {
        #expect(contrast(.cell, .boardGround, style) >= 3)
        #expect(contrast(.boardGround, .systemBackground, style) >= 3)
    }

    @Test(arguments: [UIUserInterfaceStyle.light, .dark])
    func `let the words of controls be read`(style: UIUserInterfaceStyle) {
        #expect(contrast(.boardAccent, .systemBackground, style) >= 4.5)
    }
}

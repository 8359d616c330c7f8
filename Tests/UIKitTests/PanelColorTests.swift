import Foundation
import Testing
import UIKit

/// The grounds of views and the panels of the client are one surface.
@Suite(.timeLimit(.minutes(5))) struct `The system's background` {
    private func panels() throws -> [String] {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let tokens = try String(contentsOf: root.appending(path: "Web/styles/tokens.css"), encoding: .utf8)
        let panel = tokens.firstMatch(of: /--panel: light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\);/)
        return panel.map { [String($0.1), String($0.2)] } ?? []
    }

    @Test func `is the client's panel, in light and dark`() throws {
        let backgrounds = [UIUserInterfaceStyle.light, .dark].map { style in
            UIColor.systemBackground.resolvedColor(with: UITraitCollection(userInterfaceStyle: style)).cgColor
        }
        let words = backgrounds.map { color in
            "#"
                + [color.red, color.green, color.blue].map { String(format: "%02x", Int(($0 * 255).rounded())) }
                .joined()
        }
        #expect(try panels() == words)
    }
}

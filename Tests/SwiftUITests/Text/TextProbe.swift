import RenderTree
import SwiftUI

extension Screen {
    var textContents: [TextContent] {
        painted.inDrawingOrder.compactMap {
            if case .text(let content) = $0.node.content { content } else { nil }
        }
    }

    /// The runs of all lines of all texts, in drawing order.
    var runs: [TextRun] { textContents.flatMap { $0.lines.flatMap(\.runs) } }

    func run(_ text: String) -> TextRun? { runs.first { $0.text == text } }

    var shapes: [ShapeContent] {
        painted.inDrawingOrder.compactMap {
            if case .shape(let shape) = $0.node.content { shape } else { nil }
        }
    }
}

/// The words that a view shows, lines joined by spaces.
@MainActor func words(_ view: some View, locale: String = "en_US", now: Double = 0) -> String {
    let renderer = SceneRenderer(
        root: UIHostingController(rootView: view.environment(\.locale, Locale(identifier: locale))))
    renderer.clock = TurnedClock(now)
    renderer.size = CGSize(width: 320, height: 480)
    return words(renderer)
}

@MainActor func words(_ renderer: SceneRenderer) -> String {
    _ = renderer.render()
    let texts = renderer.tree.inDrawingOrder.compactMap {
        if case .text(let content) = $0.node.content { content.plainText } else { nil }
    }
    return texts.joined(separator: "|").replacing("\u{202F}", with: " ")
}

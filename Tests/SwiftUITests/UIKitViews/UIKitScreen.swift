import RenderTree
import SwiftUI
import UIKit
import Testing

extension Screen {
    /// Views of UIKit on a screen, each where its frame says.
    convenience init(views: UIView..., size: CGSize = CGSize(width: 320, height: 480)) {
        let controller = UIViewController()
        for view in views { controller.view.addSubview(view) }
        self.init(controller: controller, size: size)
    }

    /// Returns the content of the node with this name.
    func content(_ label: String) -> NodeContent? { node(label)?.content }

    /// The only scroll area, or the first.
    var scrollNode: Node? {
        painted.inDrawingOrder.map(\.node).first { if case .scroll = $0.content { true } else { false } }
    }

    var scroll: ScrollContent? { if case .scroll(let content) = scrollNode?.content { content } else { nil } }

    /// The only text box, or the first.
    var textBox: Node? {
        painted.inDrawingOrder.map(\.node).first { if case .textField = $0.content { true } else { false } }
    }

    func scroll(to y: Double, x: Double = 0) {
        guard let node = scrollNode else { return fail("no scroll area") }
        send(.scroll(node.id, x: x, y: y))
    }

    /// Buttons by their names, in the order of drawing.
    var buttons: [String] {
        painted.inDrawingOrder.compactMap { entry in
            guard case .button(let content) = entry.node.content, content.isDisabled != true else { return nil }
            return entry.node.accessibility.label
        }
    }

    func gesture(
        _ kind: GestureEvent.Kind, _ phase: GestureEvent.Phase, on label: String, from start: (Double, Double) = (5, 5),
        to end: (Double, Double)? = nil, amount: Double? = nil
    ) {
        guard let node = node(label) else { return fail("no \(label)") }
        let end = end ?? start
        send(
            .gesture(
                node.id,
                GestureEvent(
                    gesture: kind, phase: phase, startX: start.0, startY: start.1, x: end.0, y: end.1, amount: amount)))
    }
}

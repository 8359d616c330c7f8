import Foundation
import RenderTree
import SwiftUI
import Testing

/// A view that takes all it is offered, found again by its name.
@MainActor func box(_ name: String) -> some View {
    Color.red.accessibilityIdentifier(name)
}

/// Returns the frames of all named views in a screen of this size, from the screen's top-left corner, in points.
@MainActor func frames(of view: some View, in size: CGSize = CGSize(width: 400, height: 300)) -> [String: CGRect] {
    let renderer = SceneRenderer(root: UIHostingController(rootView: view))
    renderer.size = size
    _ = renderer.render()
    var found: [String: CGRect] = [:]
    func visit(_ id: NodeID, _ origin: CGPoint) {
        guard let node = renderer.tree[id] else { return }
        let frame = CGRect(
            x: origin.x + node.frame.x, y: origin.y + node.frame.y, width: node.frame.width, height: node.frame.height)
        if let name = node.accessibility.identifier { found[name] = frame }
        for child in node.children { visit(child, frame.origin) }
    }
    if let root = renderer.tree.root { visit(root, .zero) }
    return found
}

/// Checks the frames of a view's named parts, each within a hundredth of a point.
@MainActor func expectFrames(
    of view: some View, _ expected: [String: CGRect], in size: CGSize = CGSize(width: 400, height: 300),
    sourceLocation: SourceLocation = #_sourceLocation
) {
    let actual = frames(of: view, in: size)
    for (name, frame) in expected {
        let isRight = actual[name].map { $0.isWithinAHundredth(of: frame) } ?? false
        #expect(
            isRight, "\(name): expected \(frame), got \(actual[name].map { "\($0)" } ?? "nothing")",
            sourceLocation: sourceLocation)
    }
}

func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
}

extension CGRect {
    func isWithinAHundredth(of other: CGRect) -> Bool {
        let differences = [
            origin.x - other.origin.x, origin.y - other.origin.y, size.width - other.size.width,
            size.height - other.size.height,
        ]
        return differences.allSatisfy { abs($0) < 0.01 }
    }
}

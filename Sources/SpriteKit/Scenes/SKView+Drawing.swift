import RenderTree
package import TreePainter
import UIKit

extension SKView: NodeDrawing {
    package func drawnNodes() -> [NodeDraft] {
        loop.isDrawn = true
        loop.drawnCount = SKNode.changeCount
        guard let scene, bounds.width > 0, bounds.height > 0 else { return [] }
        scheduleFrame()
        let area = CGRect(origin: .zero, size: bounds.size)
        var frame = NodeDraft(frame: TreeRect(area))
        frame.node.style.clip = Clip(path: CGPath(rect: area).svg, cornerRadius: 0)
        frame.children = allowsTransparency ? [] : [.box(area, RGBA(red: 0, green: 0, blue: 0))]
        if let transition {
            frame.children += transition.drafts(to: scene, in: bounds.size, at: loop.time)
        } else {
            frame.children.append(Self.draft(of: scene, in: bounds.size, isOpaque: !allowsTransparency))
        }
        frame.children += figures(of: scene)
        return [frame]
    }

    /// Returns a scene as it fills an area.
    static func draft(of scene: SKScene, in area: CGSize, isOpaque: Bool = true) -> NodeDraft {
        let scale = scene.scale(in: area)
        let size =
            scene.scaleMode == .aspectFit
            ? CGSize(width: scene.size.width * scale.width, height: scene.size.height * scale.height) : area
        let rect = CGRect(around: CGPoint(x: area.width / 2, y: area.height / 2), size)
        let inside = CGRect(origin: .zero, size: rect.size)
        var whole = NodeDraft(frame: TreeRect(rect))
        whole.identity = scene
        whole.node.style.clip = Clip(path: CGPath(rect: inside).svg, cornerRadius: 0)
        let background = scene.backgroundColor.rgba
        if background.alpha > 0, isOpaque { whole.children.append(.box(inside, background)) }
        whole.children.append(world(of: scene, in: area, rect.origin))
        if scene.alpha < 1 { whole.node.style.opacity = Double(max(0, scene.alpha)) }
        return whole
    }

    /// Returns the scene's nodes in a group of no size, whose origin is in the middle of the area and whose transform is that of the
    /// scene's coordinates: a camera that moves changes this one node.
    private static func world(of scene: SKScene, in area: CGSize, _ corner: CGPoint) -> NodeDraft {
        let transform = SKScene.sceneToView(scene, in: area)
        let (x, y) = (area.width / 2, area.height / 2)
        var world = NodeDraft(
            frame: TreeRect(x: x - corner.x, y: y - corner.y, width: 0, height: 0),
            children: SceneDrawing.drafts(in: scene))
        let numbers = [transform.a, transform.b, transform.c, transform.d, transform.tx - x, transform.ty - y]
        let matrix = numbers.map { $0.isFinite ? Double($0 * 10_000).rounded() / 10_000 : 0 }
        if matrix != [1, 0, 0, 1, 0, 0] { world.node.style.transform = matrix }
        return world
    }

    /// Returns the figures that developers ask for.
    private func figures(of scene: SKScene) -> [NodeDraft] {
        var words: [String] = []
        if showsNodeCount { words.append("nodes:\(scene.descendants.count + 1)") }
        if showsFPS { words.append("\(Int(loop.framesPerSecond.rounded())) fps") }
        guard !words.isEmpty else { return [] }
        let text = AttributedText(
            NSAttributedString(
                string: words.joined(separator: "  "),
                attributes: [
                    .font: UIFont.monospacedDigitSystemFont(ofSize: 12, weight: .regular),
                    .foregroundColor: UIColor.white,
                ]))
        let size = text.size(width: nil)
        let rect = CGRect(
            x: bounds.width - size.width - 9, y: bounds.height - size.height - 6, width: size.width + 1,
            height: size.height)
        var draft = text.draft(in: rect, lineLimit: 1)
        draft.node.accessibility.hidden = true
        return [draft]
    }
}

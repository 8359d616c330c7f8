import AppProtocol
import ChatModels
import RenderTree

// Dragging the panel between its two heights (docs/messages.md, B25). The app gets new sizes; its style stays the same.
extension DeviceHost {
    mutating func drag(to height: Double) throws(ChatError) -> [Action] {
        guard (ChatLimits.panelSideMin...ChatLimits.panelSideMax).contains(height) else {
            throw ChatError(
                .badNumber, "A panel is \(ChatLimits.panelSideMin) to \(ChatLimits.panelSideMax) points high.")
        }
        guard let scene = panelScene else { throw ChatError(.panelNotOpen, "No app is open on this device.") }
        let least = min(screen.compact.height, screen.expanded.height)
        let most = max(screen.compact.height, screen.expanded.height)
        let next = min(max(height, least), most)
        guard next != scene.draggedHeight else { return [] }
        scenes[scene.instance]?.draggedHeight = next
        return [scene.address.perform(.resize(TreeSize(width: size(of: scene.style).width, height: next)))]
    }

    /// Restores the size of the panel's style.
    mutating func endDrag() -> [Action] {
        guard let scene = panelScene, scene.draggedHeight != nil else { return [] }
        scenes[scene.instance]?.draggedHeight = nil
        return [scene.address.perform(.resize(size(of: scene.style)))]
    }
}

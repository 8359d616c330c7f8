import AppProtocol
import ChatModels
import RenderTree

// The panel between its two sizes (docs/messages.md, B25). The app hears of sizes, and of no other style.
extension DeviceHost {
    mutating func drag(to height: Double) throws(ChatError) -> [Action] {
        guard (ChatLimits.panelSideMin...ChatLimits.panelSideMax).contains(height) else {
            throw ChatError(
                .badNumber, "A panel is \(ChatLimits.panelSideMin) to \(ChatLimits.panelSideMax) points high.")
        }
        guard let run else { throw ChatError(.panelNotOpen, "No app is open on this device.") }
        let least = min(screen.compact.height, screen.expanded.height)
        let most = max(screen.compact.height, screen.expanded.height)
        let next = min(max(height, least), most)
        guard next != run.draggedHeight else { return [] }
        self.run?.draggedHeight = next
        return perform(.resize(TreeSize(width: size(of: run.style).width, height: next)))
    }

    /// Back to the size of the style that the panel has.
    mutating func endDrag() -> [Action] {
        guard let run, run.draggedHeight != nil else { return [] }
        self.run?.draggedHeight = nil
        return perform(.resize(size(of: run.style)))
    }
}

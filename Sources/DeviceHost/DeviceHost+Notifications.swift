import AppProtocol
import ChatModels
import RenderTree

// Handles notifications of apps about their scenes. The panel and live bubbles take the same path.
extension DeviceHost {
    mutating func handle(_ notification: AppNotification, from process: ProcessID) -> [Action] {
        guard let hosted = processes[process], !hosted.isLeaving else { return [] }
        guard let scene = notification.scene else { return handle(notification, fromProcess: process, of: hosted.app) }
        guard let instance = instance(at: SceneAddress(process: process, scene: scene)) else {
            // Ignores notifications that a scene sent before it learned that it is closed.
            if hosted.hasMade(scene) { return [] }
            return misbehaved(process, AppViolation(.unknownScene, "there is no scene \(scene.rawValue)"))
        }
        switch notification {
        case .patch(_, let patch): return apply(patch, to: instance, process)
        case .presentationStyle(_, let style): return present(instance, style)
        // No effect in a bubble (docs/messages.md, B107).
        case .dismiss: return scenes[instance]?.place == .panel ? close() : []
        case .openURL(_, let url): return open(url, of: instance)
        case .bubbleLook(_, let look): return setLook(look, of: instance)
        case .called, .asset, .forgetAssets, .file, .cancel, .presentNotice, .diagnostic: return []
        }
    }

    private mutating func apply(_ patch: Patch, to instance: InstanceID, _ process: ProcessID) -> [Action] {
        do throws(NodeTreeError) {
            // Mutated in place: a copy of the scene would copy its whole tree for each patch.
            try scenes[instance]?.tree.apply(patch)
        } catch {
            return misbehaved(process, error)
        }
        return appear(instance) + [.publish(.patch(PatchEvent(instance: instance, patch: patch)))]
    }

    /// Tells clients where the scene is shown, before its first patch.
    private mutating func appear(_ instance: InstanceID) -> [Action] {
        guard let scene = scenes[instance], !scene.hasAppeared else { return [] }
        scenes[instance]?.hasAppeared = true
        guard scene.place != .panel else { return [.publish(.panel(panel))] }
        // A bubble that has not asked for a size gets the one that it was offered.
        scenes[instance]?.look = scene.look ?? BubbleAppearance(size: live.offer)
        return publishLiveBubbles()
    }

    /// Changes the panel's style. For a live bubble, opens the panel with the bubble's message (B28); the bubble's own
    /// scene stays.
    private mutating func present(_ instance: InstanceID, _ style: PresentationStyle) -> [Action] {
        guard style != .transcript, let scene = scenes[instance] else { return [] }
        guard scene.place != .panel, let selection = scene.selection else { return transition(to: style) }
        return present(selection, style)
    }

    /// Has no effect in the panel, whose size is fixed.
    private mutating func setLook(_ look: BubbleAppearance, of instance: InstanceID) -> [Action] {
        if scenes[instance]?.bubble != nil { scenes[instance]?.look = look.fitting(live.offer) }
        return []
    }
}

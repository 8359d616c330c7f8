import AppProtocol
package import ChatModels
import RenderTree
import Transcript

// What comes from an app in a bubble, and goes to it.
extension DeviceHost {
    mutating func take(_ notification: AppNotification, from place: LivePlace) -> [Action] {
        switch notification {
        case .patch(_, let patch): return apply(patch, to: place)
        case .bubbleLook(_, let look): live.scenes[place]?.look = look.fitting(live.offer)
        case .presentationStyle(_, let style):
            return live.scenes[place].map { present($0.selection, style) } ?? []
        case .openURL(_, let url):
            return live.scenes[place].map { open(url, of: $0.address, $0.instance) } ?? []
        // In a bubble it does nothing (B107).
        case .dismiss, .asset, .file, .cancel, .called, .diagnostic: break
        }
        return []
    }

    private mutating func apply(_ patch: Patch, to place: LivePlace) -> [Action] {
        do throws(NodeTreeError) {
            // In place: a copy of the scene would copy its tree with each patch.
            try live.scenes[place]?.tree.apply(patch)
        } catch {
            let process = live.scenes[place]?.address.process ?? 0
            return misbehaved(process, error.code.rawValue, error.description)
        }
        live.scenes[place]?.appear(in: live.offer)
        guard let scene = live.scenes[place] else { return [] }
        return tellLive() + [.publish(.livePatch(PatchEvent(instance: scene.instance, patch: patch)))]
    }

    /// The bubble's instance stays as it is; the panel comes with its message (B28).
    private mutating func present(_ selection: Selection, _ style: PresentationStyle) -> [Action] {
        guard style != .transcript else { return [] }
        guard run?.app == selection.message.app else { return launch(selection.message.app, style, selection) }
        run?.selection = selection
        return perform(.select(state(of: selection))) + transition(to: style)
    }

    /// No keyboard comes up for a bubble (B107): what only a keyboard does never reaches it.
    mutating func forward(_ input: InputEvent, toBubble instance: Int) -> [Action] {
        guard let place = live.place(of: instance), let scene = live.scenes[place], scene.tree[input.node] != nil,
            !input.isOfKeyboard
        else { return [] }
        if input.isTouch {
            live.scenes[place]?.touchedAt = now
            live.scenes[place]?.addressTouch = now
        }
        return [scene.address.perform(.input(input))]
    }

    /// An update of a session takes the place of its bubble (B76); the newer one gets an instance of its own (B101).
    mutating func replaceBubble(before entry: LogEntry) {
        guard let session = SessionKey(of: entry) else { return }
        for (sequence, bubble) in live.known where sequence < entry.sequence && SessionKey(of: bubble.entry) == session
        {
            live.forget(sequence)
            live.awaitsReport = true
        }
    }

    /// An app that was taken off, or put on anew: its bubbles are drawn by a new process, where it is there.
    mutating func closeBubbles(where isMeant: (AppID) -> Bool) -> [Action] {
        live.forgive { _, failed in isMeant(failed.message.app) }
        let closed = live.scenes.filter { isMeant($0.value.selection.message.app) }
        for place in closed.keys { live.scenes[place] = nil }
        let scenes = closed.values.sorted { $0.instance < $1.instance }
        return scenes.map { $0.address.perform(.deactivate) } + scenes.flatMap { leave($0.address) }
    }

    mutating func endBubbles(of process: Int, _ reason: PanelFailure?) {
        for (place, scene) in live.scenes where scene.address.process == process {
            if let reason { live.fail(place, reason) } else { live.scenes[place] = nil }
            if reason == nil, let sequence = place.entry { live.forget(sequence) }
        }
    }

    // MARK: What clients that join late are told

    package var liveBubbles: [LiveBubble] { live.shown }

    /// What each live bubble shows, as one patch on nothing.
    package var liveTrees: [PatchEvent] {
        live.ordered.filter(\.hasAppeared).map { PatchEvent(instance: $0.instance, patch: $0.tree.snapshot) }
    }
}

import AppProtocol
import ChatModels
import RenderTree

// Input of the person, and changes of the screen, for scenes in the panel and live bubbles.
extension DeviceHost {
    /// Forwards input to a scene. What it does not take is ignored, and so is a scene that is no longer shown.
    mutating func forward(_ input: InputEvent, to instance: InstanceID) throws(ChatError) -> [Action] {
        // Checked here, because the app would send the text back in its tree and be terminated for what the person
        // typed.
        switch input {
        case .edit(_, let text, _, _, _), .paste(_, let text): try checkText(text)
        case .key(_, let event):
            guard event.isWellFormed else {
                throw ChatError(.badNumber, "A key has a name of 1 to \(TreeLimits.keyByteCountMax) bytes.")
            }
        default: break
        }
        guard input.selection?.isWellFormed ?? true else {
            throw ChatError(.badNumber, "A selection begins at its end or before it, at least at 0.")
        }
        guard input.hasGoodNumbers else {
            throw ChatError(
                .badNumber, "An event's numbers are at most \(Int(TreeLimits.numberMax)) either way from 0.")
        }
        if case .pick(_, let value) = input, !ValueInputContent.isWellFormed(value) {
            throw ChatError(.badNumber, "A date, time or colour has at most 32 digits, letters and signs.")
        }
        guard let scene = scenes[instance], scene.takes(input), admits(input, instance) else { return [] }
        if input.isTouch { scenes[instance]?.touch(at: now) }
        // A compact panel has no room for a keyboard (B19).
        return (scene.asksForKeyboard(input) ? transition(to: .expanded) : []) + [scene.address.perform(.input(input))]
    }

    /// Whether the input may pass: keys beyond the limit are dropped, as those that a person did not press.
    private mutating func admits(_ input: InputEvent, _ instance: InstanceID) -> Bool {
        guard case .key = input else { return true }
        return scenes[instance]?.keyLimiter.admit(at: now) != nil
    }

    mutating func setScreen(_ screen: ScreenBody) throws(ChatError) -> [Action] {
        try screen.check()
        let before = self.screen
        self.screen = screen
        return tellOfScreen(after: before)
    }

    private mutating func tellOfScreen(after before: ScreenBody) -> [Action] {
        let resized = resizePanel(after: before)
        guard screen.environment != before.environment else { return resized }
        let actions = resized + orderedScenes.map { $0.address.perform(.environment(screen.environment)) }
        let scheme = screen.environment.colorScheme
        return actions + (scheme == before.environment.colorScheme ? [] : [.publish(.colorScheme(scheme))])
    }

    /// Ends a drag too.
    private mutating func resizePanel(after before: ScreenBody) -> [Action] {
        guard let scene = panelScene else { return [] }
        scenes[scene.instance]?.draggedHeight = nil
        let former = scene.style == .compact ? before.compact : before.expanded
        guard size(of: scene.style) != former || scene.draggedHeight != nil else { return [] }
        return [scene.address.perform(.resize(size(of: scene.style)))]
    }
}

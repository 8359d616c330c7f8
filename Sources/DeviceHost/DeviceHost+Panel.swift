import AppProtocol
import ChatModels
import Foundation
import RenderTree

// What the person does with the panel. The callbacks that each event causes in the app, and their order, are the
// `Messages` module's business; which event a situation calls for is decided here (docs/messages.md, the situation table).
extension DeviceHost {
    /// From the drawer: rows 1 and 9 of the situation table. After a failure the app comes back where it was.
    mutating func open(_ app: AppID) throws(ChatError) -> [Action] {
        try checkInstalled(app)
        if run?.app == app { return [] }
        if let failure, failure.app == app { return launch(app, failure.style, failure.selection) }
        return launch(app, .compact, nil)
    }

    /// Rows 2, 3 and 4: a tap launches the app expanded, or selects in the app that is active, and expands it.
    mutating func tap(_ entry: LogEntry, picture: Data?) throws(ChatError) -> [Action] {
        guard case .message(let message) = entry.content else {
            throw ChatError(.notABubble, "Entry \(entry.sequence) is no app's message.")
        }
        guard !context.gone.contains(entry.sequence) else {
            throw ChatError(.expired, "This message has expired.")
        }
        let selection = Selection(sender: entry.sender, message: message, picture: picture)
        if let app = try missingApp(message.app) { return offer(app, selection) }
        guard run?.app == message.app else { return launch(message.app, .expanded, selection) }
        run?.selection = selection
        return perform(.select(state(of: selection))) + transition(to: .expanded)
    }

    /// Rows 5 to 7.
    mutating func setStyle(_ style: PresentationStyle) throws(ChatError) -> [Action] {
        guard run != nil else { throw ChatError(.panelNotOpen, "No app is open on this device.") }
        return transition(to: style)
    }

    mutating func transition(to style: PresentationStyle) -> [Action] {
        guard let run, style != .transcript else { return [] }
        guard style != run.style else { return endDrag() }
        self.run?.style = style
        self.run?.draggedHeight = nil
        return perform(.transition(style, size(of: style))) + [.publish(.panel(panel))]
    }

    /// Rows 8 and 10; also puts away the card of an app that failed.
    mutating func close() -> [Action] {
        guard run != nil || failure != nil || offer != nil else { return [] }
        let actions = endRun()
        failure = nil
        offer = nil
        return actions + [.publish(.panel(.closed))]
    }

    /// A tap on what is no longer on screen is nobody's fault.
    mutating func forward(_ input: InputEvent, to instance: Int) throws(ChatError) -> [Action] {
        // The app would send the text back in its tree, and be stopped for what the person typed.
        if case .edit(_, let text, _) = input { try checkText(text) }
        guard input.hasGoodNumbers else {
            throw ChatError(
                .badNumber, "An event's numbers are at most \(Int(TreeLimits.numberMax)) either way from 0.")
        }
        if case .pick(_, let value) = input, !ValueInputContent.isWellFormed(value) {
            throw ChatError(.badNumber, "A date, time or colour has at most 32 digits, letters and signs.")
        }
        guard let run, run.instance == instance else { return forward(input, toBubble: instance) }
        guard run.tree[input.node] != nil else { return [] }
        if input.isTouch {
            self.run?.touchedAt = now
            self.run?.addressTouch = now
        }
        // A small panel has no room for a keyboard (B19).
        return (input.asksForKeyboard ? transition(to: .expanded) : []) + perform(.input(input))
    }

    mutating func take(_ screen: ScreenBody) throws(ChatError) -> [Action] {
        for size in [screen.compact, screen.expanded] {
            let sides = ChatLimits.panelSideMin...ChatLimits.panelSideMax
            guard sides.contains(size.width), sides.contains(size.height) else {
                throw ChatError(.badNumber, "A panel's sides are \(sides.lowerBound) to \(sides.upperBound) points.")
            }
        }
        guard (1...4).contains(screen.environment.displayScale), screen.environment.locale.utf8.count <= 64 else {
            throw ChatError(.badNumber, "A display has 1 to 4 pixels a point, and a locale at most 64 bytes.")
        }
        let before = self.screen
        self.screen = screen
        return tellOfScreen(after: before)
    }

    private mutating func tellOfScreen(after before: ScreenBody) -> [Action] {
        let environment: [Action] =
            screen.environment == before.environment
            ? [] : live.ordered.map { $0.address.perform(.environment(screen.environment)) }
        guard let run else { return environment }
        self.run?.draggedHeight = nil
        let was = run.style == .compact ? before.compact : before.expanded
        let resized = size(of: run.style) != was || run.draggedHeight != nil
        return (resized ? perform(.resize(size(of: run.style))) : [])
            + (screen.environment != before.environment ? perform(.environment(screen.environment)) : []) + environment
    }

    func size(of style: PresentationStyle) -> TreeSize { style == .compact ? screen.compact : screen.expanded }

    /// Fixed for as long as an app is installed: it is offered in one place only (B30).
    func isForMedia(_ app: AppID) -> Bool { context.apps.contains { $0.id == app && $0.isForMedia == true } }

    func perform(_ event: SceneEvent) -> [Action] {
        run.map { [$0.address.perform(event)] } ?? []
    }

    private func checkInstalled(_ app: AppID) throws(ChatError) {
        guard context.usableApps.contains(where: { $0.id == app }) else {
            throw ChatError(.unknownApp, "\(app) is not installed on this device.")
        }
    }
}

extension InputEvent {
    fileprivate var asksForKeyboard: Bool {
        if case .focus(_, let isFocused) = self { isFocused } else { false }
    }

    /// Whether only a keyboard can do this.
    var isOfKeyboard: Bool {
        switch self {
        case .edit, .submit: true
        default: asksForKeyboard
        }
    }
}

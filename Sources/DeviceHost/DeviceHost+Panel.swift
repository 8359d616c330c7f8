import AppProtocol
import ChatModels
import Foundation
import RenderTree

// Actions of the person on the panel. This file decides which event the app gets in which situation (docs/messages.md,
// the situation table); the callbacks that the event causes, and their order, are up to the `Messages` module.
extension DeviceHost {
    /// Opens the app from the drawer: rows 1 and 9 of the situation table. After a failure the app is restored to its
    /// former style and selection.
    mutating func open(_ app: AppID) throws(ChatError) -> [Action] {
        try checkInstalled(app)
        if panelScene?.app == app { return [] }
        if let failure, failure.app == app { return launch(app, failure.style, failure.selection) }
        return launch(app, .compact, nil)
    }

    /// Rows 2, 3 and 4: launches the app expanded, or selects the message in the active app and expands it.
    mutating func tap(_ entry: LogEntry, picture: Data?) throws(ChatError) -> [Action] {
        guard case .message(let message) = entry.content else {
            throw ChatError(.notABubble, "Entry \(entry.sequence) is no app's message.")
        }
        guard !context.gone.contains(entry.sequence) else {
            throw ChatError(.expired, "This message has expired.")
        }
        let selection = Selection(sender: entry.sender, message: message, picture: picture)
        if let app = try missingApp(message.app) { return offer(app, selection) }
        return present(selection, .expanded)
    }

    /// Launches the app with the message selected, or selects it in the open app, which gets the style.
    mutating func present(_ selection: Selection, _ style: PresentationStyle) -> [Action] {
        guard let scene = panelScene, scene.app == selection.message.app else {
            return launch(selection.message.app, style, selection)
        }
        scenes[scene.instance]?.selection = selection
        return [scene.address.perform(.select(state(of: selection)))] + transition(to: style)
    }

    mutating func launch(
        _ app: AppID, _ style: PresentationStyle, _ selection: Selection?, keptViews: Int? = nil
    ) -> [Action] {
        let closing = closePanelScene()
        failure = nil
        offer = nil
        let opening = openScene(.panel, of: app, style, selection, keptViews: keptViews)
        // Published before the launch: a launch that fails at once publishes its error after it.
        return closing + [.publish(.panel(panel))] + opening
    }

    /// Rows 5 to 7: changes the presentation style.
    mutating func setStyle(_ style: PresentationStyle) throws(ChatError) -> [Action] {
        guard panelScene != nil else { throw ChatError(.panelNotOpen, "No app is open on this device.") }
        return transition(to: style)
    }

    mutating func transition(to style: PresentationStyle) -> [Action] {
        guard let scene = panelScene, style != .transcript else { return [] }
        guard style != scene.style else { return endDrag() }
        scenes[scene.instance]?.style = style
        scenes[scene.instance]?.draggedHeight = nil
        return [scene.address.perform(.transition(style, size(of: style))), .publish(.panel(panel))]
    }

    /// Rows 8 and 10: closes the app, or the message about a failed or missing one.
    mutating func close() -> [Action] {
        guard panelScene != nil || failure != nil || offer != nil else { return [] }
        let actions = closePanelScene()
        failure = nil
        offer = nil
        return actions + [.publish(.panel(.closed))]
    }

    mutating func closePanelScene() -> [Action] { closeScenes(panelScene.map { [$0] } ?? []) }

    /// Whether the app is for the media context. That is fixed while an app is installed: it is offered in one place
    /// only (B30).
    func isForMedia(_ app: AppID) -> Bool { context.apps.contains { $0.id == app && $0.isForMedia == true } }

    /// Sends the event to the open app, if it is this one.
    func performInPanel(of app: AppID, _ event: @autoclosure () -> SceneEvent) -> [Action] {
        guard let scene = panelScene, scene.app == app else { return [] }
        return [scene.address.perform(event())]
    }

    private func checkInstalled(_ app: AppID) throws(ChatError) {
        guard context.usableApps.contains(where: { $0.id == app }) else {
            throw ChatError(.unknownApp, "\(app) is not installed on this device.")
        }
    }
}

import AppProtocol
import ChatModels

// Devices that lack an app, or cannot run any (docs/messages.md, B106, B123, B125).
extension DeviceHost {
    /// Returns the app's summary if the server has the app but the device does not; nil where it is installed.
    /// - Throws: `unknown_app` where the server lacks it, `not_a_bubble` where the device's system is too old for apps.
    func missingApp(_ app: AppID) throws(ChatError) -> AppSummary? {
        guard !context.setup.isOld else {
            throw ChatError(.notABubble, "This device's system is too old to open apps.")
        }
        guard let summary = context.apps.first(where: { $0.id == app }) else {
            throw ChatError(.unknownApp, "There is no app \(app).")
        }
        return context.setup.removedApps.contains(app) ? summary : nil
    }

    /// Shows the app's page in the panel; once installed, the app opens with this message.
    mutating func offer(_ app: AppSummary, _ selection: Selection) -> [Action] {
        let ending = closePanelScene()
        failure = nil
        offer = OfferedApp(app: app, selection: selection)
        return ending + [.publish(.panel(panel))]
    }

    /// Applies a new setup: closes an app that was removed or reinstalled, and opens the offered one if it is installed
    /// now.
    mutating func setUp(_ setup: DeviceSetup) -> [Action] {
        let before = context.setup
        guard setup != before else { return [] }
        context.setup = setup
        let usable = Set(context.usableApps.map(\.id))
        func isGone(_ app: AppID) -> Bool { !usable.contains(app) || setup.install(of: app) != before.install(of: app) }
        let shown = panelScene?.app ?? failure?.app
        let closing = shown.map(isGone) == true || (setup.isOld && offer != nil) ? close() : []
        return closing + closeBubbles(where: isGone) + [.publish(.apps(context.usableApps))] + openOffered()
    }

    /// Offers other apps from now on. What is open goes on.
    mutating func setServerApps(_ apps: [AppSummary]) -> [Action] {
        guard apps != context.apps else { return [] }
        context.apps = apps
        return [.publish(.apps(context.usableApps))]
    }

    /// Starts the app anew where it is open or has failed: the panel with the same style, message and state of its views, live
    /// bubbles where they stand.
    mutating func restart(_ app: AppID) -> [Action] {
        let open = panelScene.flatMap { $0.app == app ? $0 : nil }
        let panel = open.map { ($0.style, $0.selection) }
        let keeping = open.map { [$0.address.perform(.keepViews($0.instance.rawValue))] } ?? []
        let failed = failure.flatMap { $0.app == app ? ($0.style, $0.selection) : nil }
        let ending = processes.filter { $0.value.app == app && !$0.value.isLeaving }.keys.sorted().flatMap { end($0) }
        for scene in scenes.values where scene.app == app { scenes[scene.instance] = nil }
        live.forgive { _, failed in failed.message.app == app }
        guard let (style, selection) = panel ?? failed else { return ending }
        return keeping + ending + launch(app, style, selection, keptViews: open?.instance.rawValue)
    }

    mutating func setExpiries(gone: Set<Int>, kept: Set<Int>) -> [Action] {
        context.gone = gone
        context.kept = kept
        return []
    }

    private mutating func openOffered() -> [Action] {
        guard let offer, isUsable(offer.app.id) else { return [] }
        return launch(offer.app.id, .expanded, offer.selection)
    }

    private func isUsable(_ app: AppID) -> Bool { context.usableApps.contains { $0.id == app } }
}

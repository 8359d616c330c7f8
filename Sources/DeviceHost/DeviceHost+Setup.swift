import AppProtocol
import ChatModels

// Devices that lack an app, or cannot run any (docs/messages.md, B106, B123, B125).
extension DeviceHost {
    /// The app, where the server has it and the device does not; nil where the device has it.
    /// - Throws: where nobody has it, or the device's system can run none.
    func missingApp(_ app: AppID) throws(ChatError) -> AppSummary? {
        guard !context.setup.isOld else {
            throw ChatError(.notABubble, "This device's system is too old to open apps.")
        }
        guard let summary = context.apps.first(where: { $0.id == app }) else {
            throw ChatError(.unknownApp, "There is no app \(app).")
        }
        return context.setup.removedApps.contains(app) ? summary : nil
    }

    /// The app's page takes the panel: where the app is got, it opens at this message.
    mutating func offer(_ app: AppSummary, _ selection: Selection) -> [Action] {
        let ending = endRun()
        failure = nil
        offer = OfferedApp(app: app, selection: selection)
        return ending + [.publish(.panel(panel))]
    }

    /// An app that is taken off, or put on anew, does not go on running; one that was wanted opens.
    mutating func setUp(_ setup: DeviceSetup) -> [Action] {
        let before = context.setup
        guard setup != before else { return [] }
        context.setup = setup
        let usable = Set(context.usableApps.map(\.id))
        func isGone(_ app: AppID) -> Bool { !usable.contains(app) || setup.install(of: app) != before.install(of: app) }
        let shown = run?.app ?? failure?.app
        let closing = shown.map(isGone) == true || (setup.isOld && offer != nil) ? close() : []
        return closing + closeBubbles(where: isGone) + [.publish(.apps(context.usableApps))] + openOffered()
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

import AppProtocol
import ChatModels
import DeviceHost
import Foundation
import RenderTree

/// Describes what happens on a device, with names in place of identifiers.
struct EventDescriber {
    /// Host of the device, before it handles the event.
    let host: DeviceHost
    let apps: InstalledApps

    /// - Returns: nil for an event without a line.
    func describe(_ event: DeviceHost.Event) -> InspectedEvent? {
        switch event {
        case .requested(let process, _, let request): describe(request, of: host.app(ofProcess: process))
        case .notified(let process, let notification): describe(notification, from: process)
        case .ended(let process, let failure):
            InspectedEvent(.process, name(of: process) + (failure.map { " ends: \($0.message)" } ?? " ends"))
        case .appReplaced(let app): InspectedEvent(.process, "\(apps.name(of: app)) was built again")
        case .stored(let entry, _): describe(entry)
        default: act(event).map { InspectedEvent(.person, $0) }
        }
    }

    /// - Returns: nil for an action without a line.
    func describe(_ action: DeviceHost.Action) -> InspectedEvent? {
        switch action {
        case .launch(_, let app): InspectedEvent(.process, "starts \(apps.name(of: app))")
        case .answer(_, _, let outcome):
            outcome.problem.map { problem in
                InspectedEvent(
                    .request, "refused with \(problem.code): \(problem.message)",
                    details: [LineDetails("Error", ["domain": problem.domain, "code": "\(problem.code)"])])
            }
        case .appendDirectly: InspectedEvent(.request, "is sent directly")
        case .log(let diagnostic):
            InspectedEvent(
                .note, diagnostic.message,
                details: [
                    LineDetails(
                        "Diagnostic",
                        [
                            "code": diagnostic.code, "severity": diagnostic.severity.rawValue,
                            "view": diagnostic.view,
                        ])
                ])
        default: nil
        }
    }

    private func describe(_ entry: LogEntry) -> InspectedEvent {
        InspectedEvent(
            .entry, "entry \(entry.sequence): \(words(of: entry.content))", details: entry.content.details(host),
            picture: entry.content.picture)
    }

    private func words(of content: EntryContent) -> String {
        switch content {
        case .message(let message): "message of \(apps.name(of: message.app))\(host.named(message.state).quoted)"
        case .text(let text): "text “\(text)”"
        case .attachment(let attachment): attachment.name
        case .membership(let change): change.rawValue
        case .placedSticker(let sticker): "sticker on entry \(sticker.target)"
        case .stickerRemoval(let removal): "sticker off entry \(removal.target)"
        case .reaction(let reaction): "\(reaction.emoji ?? "no reaction any more") to entry \(reaction.target)"
        case .revision(let revision): "entry \(revision.target) was \(revision.change == .edited ? "edited" : "unsent")"
        case .withdrawn: "what was unsent"
        case .unreadable: "what cannot be read"
        }
    }

    /// Returns the app's name; “The app” once the process is gone.
    func name(of process: ProcessID) -> String { host.app(ofProcess: process).map(apps.name(of:)) ?? "The app" }
}

extension AppMessage.State {
    /// The message's caption or summary after a space; empty where it has none.
    var quoted: String { (layout?.caption ?? summaryText).map { " “\($0)”" } ?? "" }
}

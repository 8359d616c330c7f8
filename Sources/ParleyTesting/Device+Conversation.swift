import AppProtocol
import AppRuntime
public import ChatModels
import DeviceHost
import Foundation
public import Messages
import Transcript

// The conversation on the device, and the person's actions in it.
extension Device {
    // MARK: The app's panel

    /// Taps the app in the drawer.
    public func openApp() async throws { try await perform(.openApp(app)) }

    /// Taps the newest bubble, or the newest one with this accessible name.
    public func tapBubble(_ name: String? = nil) async throws {
        let bubbles = transcript.filter { $0.kind == .bubble }
        guard let item = bubbles.last(where: { name == nil || $0.bubble?.accessibilityLabel == name }),
            let entry = world.log.first(where: { $0.sequence == item.id })
        else {
            let names = bubbles.compactMap(\.bubble?.accessibilityLabel)
            throw TestFailure("\(person.name) sees no bubble \(name ?? ""); there are: \(names).")
        }
        try await perform(.tapBubble(entry, picture: world.picture(of: item.bubble)))
    }

    /// Drags the panel to its expanded or its compact style.
    public func expand() async throws { try await perform(.setStyle(.expanded)) }
    public func collapse() async throws { try await perform(.setStyle(.compact)) }

    public func closeApp() async throws { try await perform(.closePanel) }

    /// Principal view controller of the open app; nil where none is open.
    public var controller: MSMessagesAppViewController? { controller(at: host.panelAddress) }

    /// Presentation style of the open app; nil where none is open.
    public var presentationStyle: MSMessagesAppPresentationStyle? {
        switch host.panel {
        case .open(_, let style, _), .opening(_, let style): MSMessagesAppPresentationStyle(style)
        case .closed, .failed, .offered: nil
        }
    }

    // MARK: The input field

    /// Contents of the input field.
    public var draft: DraftState { host.draftState }

    /// Replaces the text in the input field.
    public func typeMessage(_ text: String) async throws { try await perform(.setDraftText(text)) }

    /// Taps Send.
    public func send() async throws {
        guard draft.bubble != nil || !draft.text.isEmpty || !draft.attachments.isEmpty else {
            throw TestFailure("\(person.name) has nothing to send: the input field is empty.")
        }
        lastSend += 1
        try await perform(.send(SendKey(unchecked: "\(id)-\(lastSend)"), text: draft.text))
    }

    public func removeDraft() async throws { try await perform(.removeDraft) }

    /// Removes a file or sticker from the input field, by its name.
    public func removeAttachment(_ name: String) async throws {
        guard let place = draft.attachments.firstIndex(where: { $0.name == name }) else {
            throw TestFailure("\(person.name) has staged no file \(name); there are: \(draft.attachments.map(\.name)).")
        }
        try await perform(.removeAttachment(place))
    }

    /// Direct sends of the app that could not be stored.
    public var unsent: [UnsentItem] { host.unsentItems }

    /// Presses Retry, or Remove, on the first of `unsent`.
    public func retry() async throws { try await perform(.retryUnsent(try firstUnsent())) }
    public func discard() async throws { try await perform(.discardUnsent(try firstUnsent())) }

    private func firstUnsent() throws -> SendKey {
        guard let key = unsent.first?.key else { throw TestFailure("\(person.name) has nothing unsent.") }
        return key
    }

    // MARK: The transcript

    /// Items of the conversation on this device, oldest first.
    public var transcript: [TranscriptItem] { Transcript.items(of: world.log.filter(sees), for: host.context.reader) }

    /// The newest bubble; nil where there is none.
    public var bubble: Bubble? { transcript.last { $0.kind == .bubble }?.bubble }

    private var app: AppID { world.summary.id }

    func perform(_ event: DeviceHost.Event) async throws {
        do throws(ChatError) {
            try act(event)
        } catch {
            throw TestFailure(error)
        }
        try await world.settle()
    }
}

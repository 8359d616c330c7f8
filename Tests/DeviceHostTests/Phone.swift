import AppProtocol
import ChatModels
import DeviceHost
import Foundation
import RenderTree
import Testing
import Transcript

/// Kate's phone in a conversation with John, driven by events; what it asks for is kept as values and as short lines.
struct Phone {
    static let kate = Participant(id: PersonID(uuid(1)), name: "Kate")
    static let john = Participant(id: PersonID(uuid(2)), name: "John")
    static let party = AppSummary(id: AppID(unchecked: "party"), name: "Mussels Party")
    static let chess = AppSummary(id: AppID(unchecked: "chess"), name: "Chess")
    static let secret = Data(repeating: 7, count: 32)
    static let conversation = ConversationID(unchecked: "home")

    var host: DeviceHost
    private(set) var actions: [DeviceHost.Action] = []

    init(
        draft: Draft = Draft(), policy: DevicePolicy = DevicePolicy(), apps: [AppSummary] = [party, chess]
    ) {
        let context = DeviceContext(
            device: DeviceID(unchecked: "kate-phone"), person: Self.kate.id, conversation: Self.conversation,
            participants: [Self.kate, Self.john], apps: apps, secret: Self.secret)
        host = DeviceHost(context: context, draft: draft, policy: policy)
    }

    /// - Returns: what the host asks for, one line an action.
    @discardableResult
    mutating func handle(_ events: DeviceHost.Event..., at now: Int64 = 0) throws -> [String] {
        actions = []
        for event in events { actions += try host.handle(event, at: now) }
        return actions.map(line(for:))
    }

    /// Party is open in this style and has drawn itself, as process 1.
    static func open(_ style: PresentationStyle = .compact, policy: DevicePolicy = DevicePolicy()) throws -> Phone {
        var phone = Phone(policy: policy)
        try phone.handle(.openApp(party.id), .notified(process: 1, .patch(scene, blank)))
        if style == .expanded { try phone.handle(.setStyle(.expanded)) }
        return phone
    }

    func refusal(of event: DeviceHost.Event) -> ChatError.Code? {
        var copy = self
        do {
            try copy.handle(event)
            return nil
        } catch {
            #expect(copy.host.panel == host.panel && copy.host.draft == host.draft)
            return (error as? ChatError)?.code
        }
    }

    // MARK: What apps know

    static func identifier(of person: Participant, app: AppSummary = party) -> UUID? {
        identifiers(app).identifier(of: person.id)
    }

    static func identifiers(_ app: AppSummary = party) -> ParticipantIdentifiers {
        ParticipantIdentifiers(
            secret: secret, device: DeviceID(unchecked: "kate-phone"), app: app.id, conversation: conversation,
            people: [kate.id, john.id])
    }

    /// Returns the message of the only event of its kind among the last actions.
    func told(_ pick: (SceneEvent) -> MessageState?) throws -> MessageState {
        let messages = actions.compactMap { action -> MessageState? in
            guard case .request(_, .perform(_, let event)) = action else { return nil }
            return pick(event)
        }
        try #require(messages.count == 1)
        return messages[0]
    }

    // MARK: Small values

    static let scene = SceneID(rawValue: 1)
    static let blank = Patch(
        revision: 1, root: NodeID(rawValue: 1),
        operations: [.put(Node(id: NodeID(rawValue: 1), frame: TreeRect(x: 0, y: 0, width: 390, height: 310)))])

    /// Makes the node of `blank` a text field.
    static func field(revision: Int) -> Patch {
        let black = RGBA(red: 0, green: 0, blue: 0)
        let content = TextFieldContent(
            text: "", placeholder: "", font: FontDescription(size: 17), color: black, placeholderColor: black)
        var node = Node(id: NodeID(rawValue: 1), frame: TreeRect(x: 0, y: 0, width: 390, height: 310))
        node.content = .textField(content)
        return Patch(revision: revision, operations: [.put(node)])
    }

    static func uuid(_ number: UInt8) -> UUID {
        UUID(uuid: (0, 0, 0, 0, 0, 0, 0x40, 0, 0x80, 0, 0, 0, 0, 0, 0, number))
    }

    static func entry(
        _ sequence: Int, caption: String = "hello", app: AppSummary = party, from sender: Participant = john,
        device: String = "john-phone"
    ) -> LogEntry {
        let state = AppMessage.State(
            session: uuid(100), url: "?n=\(sequence)", layout: AppMessage.Layout(caption: caption), isPending: false)
        return LogEntry(
            sequence: sequence, sender: sender.id, device: DeviceID(unchecked: device),
            key: SendKey(unchecked: "k\(sequence)"), sentAt: 0,
            content: .message(AppMessage(app: app.id, state: state)))
    }

    static func insert(_ message: MessageState, id: Int = 1, process: ProcessID = 1) -> DeviceHost.Event {
        .requested(process: process, id: id, .insertMessage(scene, message))
    }
}

import ChatModels
import RenderTree
import Testing

// Takes a person's steps in the panel of the probe: a field for text (node 2) and a button that inserts it (node 3).
extension FollowingClient {
    static let probe = AppID(unchecked: "org.parley.Probe")

    /// The instance number of the app on screen.
    var instance: InstanceID? {
        if case .open(_, _, let instance) = view.snapshot.state.panel { instance } else { nil }
    }

    func openProbe() async throws {
        let answer = try await phone.put("/panel", OpenPanelBody(app: Self.probe))
        #expect(answer.status == 204)
        try await follow { $0.tree.root != nil }
    }

    func type(_ text: String) async throws {
        let answer = try await input(.edit(NodeID(rawValue: 2), text: text, edit: 1))
        #expect(answer.status == 204)
    }

    func tapInsert() async throws {
        let answer = try await input(.tap(NodeID(rawValue: 3)))
        #expect(answer.status == 204)
    }

    func tapBubble(_ sequence: Int) async throws -> HTTP.Answer {
        try await phone.put("/selection", SelectionBody(sequence: sequence))
    }

    /// Stages a message with this text, and sends it.
    func sendMessage(_ text: String) async throws {
        try await type(text)
        try await tapInsert()
        try await follow { $0.snapshot.state.draft.bubble?.caption == text }
        #expect(try await phone.send("").status == 201)
    }

    private func input(_ event: InputEvent) async throws -> HTTP.Answer {
        try await phone.post("/panel/input", InputBody(instance: try #require(instance), events: [event]))
    }
}

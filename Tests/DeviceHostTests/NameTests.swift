import AppProtocol
import ChatModels
import DeviceHost
import Foundation
import RenderTree
import Testing

/// Names for an app's author in place of identifiers.
@Suite(.timeLimit(.minutes(5))) struct NameTests {
    @Test func `a node is named while it is on screen`() throws {
        var phone = try Phone.open()
        let node = Node(
            id: NodeID(rawValue: 1), frame: .zero, accessibility: NodeAccessibility(label: "Add"))
        try phone.handle(.notified(process: 1, .patch(Phone.scene, Patch(revision: 2, operations: [.put(node)]))))
        let instance = try #require(shown(on: phone))
        #expect(phone.host.name(of: node.id, instance: instance) == "Add")
        #expect(phone.host.name(of: NodeID(rawValue: 9), instance: instance) == nil)
        try phone.handle(.closePanel)
        #expect(phone.host.name(of: node.id, instance: instance) == nil)
    }

    @Test func `a scene is in the panel until it is closed`() throws {
        var phone = try Phone.open()
        #expect(phone.host.place(of: Phone.scene, process: 1) == "panel")
        #expect(phone.host.place(of: SceneID(rawValue: 2), process: 1) == nil)
        try phone.handle(.closePanel)
        #expect(phone.host.place(of: Phone.scene, process: 1) == nil)
    }

    @Test func `an identifier is that of a person for one app only`() throws {
        let phone = Phone()
        let john = try #require(Phone.identifier(of: Phone.john))
        #expect(phone.host.name(of: john, in: Phone.party.id) == "John")
        #expect(phone.host.name(of: john, in: Phone.chess.id) == nil)
        #expect(phone.host.name(of: Phone.john.id.uuid, in: Phone.party.id) == nil)
    }

    @Test func `texts of a message have names in place of identifiers and tokens`() throws {
        let host = Phone().host
        let john = try #require(Phone.identifier(of: Phone.john))
        let message = MessageState(
            layout: TemplateLayoutState(caption: "for $\(john)"), summaryText: "$\(john) brings 5 $")
        let named = host.named(message, of: Phone.party.id)
        #expect(named.layout?.caption == "for John")
        #expect(named.summaryText == "John brings 5 $")
        let stored = AppMessage.State(layout: AppMessage.Layout(imageTitle: "$\(Phone.kate.id.uuid)"))
        #expect(host.named(stored).layout?.imageTitle == "Kate")
    }

    private func shown(on phone: Phone) -> InstanceID? {
        if case .open(_, _, let instance) = phone.host.panel { instance } else { nil }
    }
}

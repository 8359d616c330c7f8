import Foundation
import RenderTree

// On the wire each is an object whose `kind` names the case.

extension HostRequest: Codable {
    private enum CodingKeys: String, CodingKey { case kind, initialization, creation, scene, event, change, notice }
    private enum Kind: String, Codable {
        case initialize, createScene, perform, destroyScene, groupChanged, noticeDue, noticeOpened
    }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        switch try values.decode(Kind.self, forKey: .kind) {
        case .initialize: self = .initialize(try values.decode(Initialization.self, forKey: .initialization))
        case .createScene: self = .createScene(try values.decode(SceneCreation.self, forKey: .creation))
        case .perform:
            self = .perform(
                try values.decode(SceneID.self, forKey: .scene), try values.decode(SceneEvent.self, forKey: .event))
        case .destroyScene: self = .destroyScene(try values.decode(SceneID.self, forKey: .scene))
        case .groupChanged: self = .groupChanged(try values.decode(GroupStoreEvent.self, forKey: .change))
        case .noticeDue: self = .noticeDue(try values.decode(DeliveredNotice.self, forKey: .notice))
        case .noticeOpened: self = .noticeOpened(try values.decode(DeliveredNotice.self, forKey: .notice))
        }
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        switch self {
        case .initialize(let initialization):
            try values.encode(Kind.initialize, forKey: .kind)
            try values.encode(initialization, forKey: .initialization)
        case .createScene(let creation):
            try values.encode(Kind.createScene, forKey: .kind)
            try values.encode(creation, forKey: .creation)
        case .perform(let scene, let event):
            try values.encode(Kind.perform, forKey: .kind)
            try values.encode(scene, forKey: .scene)
            try values.encode(event, forKey: .event)
        case .destroyScene(let scene):
            try values.encode(Kind.destroyScene, forKey: .kind)
            try values.encode(scene, forKey: .scene)
        case .groupChanged(let change):
            try values.encode(Kind.groupChanged, forKey: .kind)
            try values.encode(change, forKey: .change)
        case .noticeDue(let notice):
            try values.encode(Kind.noticeDue, forKey: .kind)
            try values.encode(notice, forKey: .notice)
        case .noticeOpened(let notice):
            try values.encode(Kind.noticeOpened, forKey: .kind)
            try values.encode(notice, forKey: .notice)
        }
    }
}

extension SceneEvent: Codable {
    private enum CodingKeys: String, CodingKey {
        case kind, conversation, message, style, size, environment, input, participants, number
    }
    private enum Kind: String, Codable {
        case activate, deactivate, select, transition, resize, receive, didStartSending, didCancelSending
        case sendingFailed, environment, participants, input, keepViews
    }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        func message() throws -> MessageState { try values.decode(MessageState.self, forKey: .message) }
        switch try values.decode(Kind.self, forKey: .kind) {
        case .activate: self = .activate(try values.decode(ConversationState.self, forKey: .conversation))
        case .deactivate: self = .deactivate
        case .select: self = .select(try message())
        case .transition:
            self = .transition(
                try values.decode(PresentationStyle.self, forKey: .style),
                try values.decode(TreeSize.self, forKey: .size))
        case .resize: self = .resize(try values.decode(TreeSize.self, forKey: .size))
        case .receive: self = .receive(try message())
        case .didStartSending: self = .didStartSending(try message())
        case .didCancelSending: self = .didCancelSending(try message())
        case .sendingFailed: self = .sendingFailed(try message())
        case .environment: self = .environment(try values.decode(SceneEnvironment.self, forKey: .environment))
        case .participants: self = .participants(try values.decode([UUID].self, forKey: .participants))
        case .input: self = .input(try values.decode(InputEvent.self, forKey: .input))
        case .keepViews: self = .keepViews(try values.decode(Int.self, forKey: .number))
        }
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        func encode(_ kind: Kind, _ message: MessageState) throws {
            try values.encode(kind, forKey: .kind)
            try values.encode(message, forKey: .message)
        }
        switch self {
        case .activate(let conversation):
            try values.encode(Kind.activate, forKey: .kind)
            try values.encode(conversation, forKey: .conversation)
        case .deactivate: try values.encode(Kind.deactivate, forKey: .kind)
        case .select(let message): try encode(.select, message)
        case .transition(let style, let size):
            try values.encode(Kind.transition, forKey: .kind)
            try values.encode(style, forKey: .style)
            try values.encode(size, forKey: .size)
        case .resize(let size):
            try values.encode(Kind.resize, forKey: .kind)
            try values.encode(size, forKey: .size)
        case .receive(let message): try encode(.receive, message)
        case .didStartSending(let message): try encode(.didStartSending, message)
        case .didCancelSending(let message): try encode(.didCancelSending, message)
        case .sendingFailed(let message): try encode(.sendingFailed, message)
        case .environment(let environment):
            try values.encode(Kind.environment, forKey: .kind)
            try values.encode(environment, forKey: .environment)
        case .participants(let participants):
            try values.encode(Kind.participants, forKey: .kind)
            try values.encode(participants, forKey: .participants)
        case .input(let input):
            try values.encode(Kind.input, forKey: .kind)
            try values.encode(input, forKey: .input)
        case .keepViews(let number):
            try values.encode(Kind.keepViews, forKey: .kind)
            try values.encode(number, forKey: .number)
        }
    }
}

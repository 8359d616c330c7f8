import RenderTree

extension AppRequest: Codable {
    private enum CodingKeys: String, CodingKey { case kind, scene, message, text, attachment, url, wish, offer, query }
    private enum Kind: String, Codable {
        case insertMessage, insertText, insertAttachment, sendMessage, sendText, sendAttachment, fetch, load, group,
            notices,
            chooseFiles, offerFiles
    }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        func scene() throws -> SceneID { try values.decode(SceneID.self, forKey: .scene) }
        func message() throws -> MessageState { try values.decode(MessageState.self, forKey: .message) }
        func text() throws -> String { try values.decode(String.self, forKey: .text) }
        func attachment() throws -> AttachmentState { try values.decode(AttachmentState.self, forKey: .attachment) }
        switch try values.decode(Kind.self, forKey: .kind) {
        case .insertMessage: self = .insertMessage(try scene(), try message())
        case .insertText: self = .insertText(try scene(), try text())
        case .insertAttachment: self = .insertAttachment(try scene(), try attachment())
        case .sendMessage: self = .sendMessage(try scene(), try message())
        case .sendText: self = .sendText(try scene(), try text())
        case .sendAttachment: self = .sendAttachment(try scene(), try attachment())
        case .fetch: self = .fetch(url: try values.decode(String.self, forKey: .url))
        case .load: self = .load(try values.decode(NetworkQuery.self, forKey: .query))
        case .group: self = .group(try values.decode(GroupStoreQuery.self, forKey: .query))
        case .notices: self = .notices(try values.decode(NoticeQuery.self, forKey: .query))
        case .chooseFiles: self = .chooseFiles(try scene(), try values.decode(FileWish.self, forKey: .wish))
        case .offerFiles: self = .offerFiles(try scene(), try values.decode(FileOffer.self, forKey: .offer))
        }
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(kind, forKey: .kind)
        try values.encodeIfPresent(scene, forKey: .scene)
        switch self {
        case .insertMessage(_, let message), .sendMessage(_, let message):
            try values.encode(message, forKey: .message)
        case .insertText(_, let text), .sendText(_, let text): try values.encode(text, forKey: .text)
        case .fetch(let url): try values.encode(url, forKey: .url)
        case .load(let query): try values.encode(query, forKey: .query)
        case .group(let query): try values.encode(query, forKey: .query)
        case .notices(let query): try values.encode(query, forKey: .query)
        case .chooseFiles(_, let wish): try values.encode(wish, forKey: .wish)
        case .offerFiles(_, let offer): try values.encode(offer, forKey: .offer)
        case .insertAttachment(_, let attachment), .sendAttachment(_, let attachment):
            try values.encode(attachment, forKey: .attachment)
        }
    }

    private var kind: Kind {
        switch self {
        case .insertMessage: .insertMessage
        case .insertText: .insertText
        case .insertAttachment: .insertAttachment
        case .sendMessage: .sendMessage
        case .sendText: .sendText
        case .sendAttachment: .sendAttachment
        case .fetch: .fetch
        case .load: .load
        case .group: .group
        case .notices: .notices
        case .chooseFiles: .chooseFiles
        case .offerFiles: .offerFiles
        }
    }
}

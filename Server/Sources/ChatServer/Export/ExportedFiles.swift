import ChatModels
import ChatStore
import Foundation

/// `account.json`: the person, and their devices and settings.
struct ExportedAccount: Encodable {
    var person: Participant
    var role: Role
    /// Milliseconds since 1970.
    var joinedAt: Int64
    var recoveryCodeCount: Int
    var showsPresence: Bool
    var devices: [AccountDevice]
    var passkeys: [Passkey]
    var apps: [OwnApp]
    var chosenApps: [ChosenApp]
}

/// `conversations/{id}/conversation.json`.
struct ExportedConversation: Encodable {
    /// Entries that the person may see, by their numbers; nil for those to come.
    struct Interval: Encodable {
        var first: Int
        var last: Int?
    }

    var id: ConversationID
    var name: String?
    var isDirect: Bool
    var isPinned: Bool
    var isMuted: Bool
    var participants: [Participant]
    var former: [Participant]
    var memberships: [Interval]
    var drafts: [OwnDraft]

    init(_ own: OwnConversation) {
        (id, name) = (own.conversation.id, own.conversation.name)
        (isDirect, isPinned, isMuted) = (own.isDirect, own.isPinned, own.isMuted)
        (participants, former) = (own.conversation.participants, own.conversation.former)
        memberships = own.memberships.map { Interval(first: $0.first, last: $0.last) }
        drafts = own.drafts
    }
}

/// `conversations/{id}/entries-{first}.json`.
struct ExportedEntries: Encodable {
    /// The transcript as the person sees it.
    var items: [TranscriptItem]
    /// Entries that the person has sent, as the log stores them.
    var sent: [LogEntry]
}

/// `export.json`, the last file: whoever has it has everything.
struct ExportedSummary: Encodable {
    var format = "parley-export-1"
    /// Milliseconds since 1970.
    var exportedAt: Int64
    var person: PersonID
    var conversationCount = 0
    var itemCount = 0
    var sentCount = 0
    var mediaCount = 0
    /// Number of files for which the archive has no room, and the names of the first of them.
    var leftOutCount = 0
    var leftOut: [String] = []
}

extension OwnFile {
    /// Name in the archive: what identifies it in the entries, with an ending by which programs know it.
    var exportedName: String { "media/\(id).\(ending)" }

    /// Says what the bytes are, which were made anew for what browsers play; of other files their own one, if it is a plain one.
    private var ending: String {
        switch mediaType {
        case "image/png": "png"
        case "image/jpeg": "jpg"
        case "image/gif": "gif"
        case "video/mp4": "mp4"
        case "audio/mp4": "m4a"
        default: ownEnding ?? "bin"
        }
    }

    private var ownEnding: String? {
        let ending = ((name ?? "") as NSString).pathExtension.lowercased()
        let isPlain = ending.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
        return isPlain && (1...8).contains(ending.utf8.count) ? ending : nil
    }
}

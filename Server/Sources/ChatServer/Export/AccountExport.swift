import ChatModels
import ChatStore
import Foundation
import Transcript

/// Makes the archive of what one person has on a server, file after file; one file, or a page of entries, is in memory at a time.
actor AccountExport {
    private enum Step {
        case account
        case avatar
        case conversation(Int)
        case entries(Int, after: Int)
        case media(Int, after: Int)
        case summary
        case done
    }

    private let world: ChatWorld
    private let caller: Caller
    private var archive: ZipArchive
    private var step = Step.account
    private var conversations: [ConversationID] = []
    private var reader: TranscriptReader?
    /// Files that are to be read from the store next, and those that the archive has.
    private var files: [OwnFile] = []
    private var added: Set<PictureID> = []
    private var summary: ExportedSummary

    init(of caller: Caller, in world: ChatWorld, archive: ZipArchive? = nil) {
        let now = world.now()
        (self.world, self.caller) = (world, caller)
        self.archive = archive ?? ZipArchive(at: now)
        summary = ExportedSummary(exportedAt: now, person: caller.person.id)
    }

    /// Returns the next parts of the archive, in order; nil at its end.
    func next() async throws -> [Data]? {
        while true {
            switch step {
            case .account:
                conversations = try await world.database.conversationsEver(of: caller.person.id)
                step = .avatar
                if let parts = try json("account.json", try await account()) { return parts }
            case .avatar:
                step = .conversation(0)
                if let parts = try await avatar() { return parts }
            case .conversation(let index):
                guard index < conversations.count else {
                    step = .media(0, after: 0)
                    continue
                }
                if let parts = try await conversation(index) { return parts }
            case .entries(let index, let sequence):
                if let parts = try await entries(index, after: sequence) { return parts }
            case .media(let index, let sequence):
                if let parts = try await media(index, after: sequence) { return parts }
            case .summary:
                step = .done
                let data = try Self.encode(summary)
                return [archive.header(of: "export.json", data), data, archive.end()]
            case .done: return nil
            }
        }
    }

    private func account() async throws -> ExportedAccount {
        let (database, person) = (world.database, caller.person.id)
        let own = try await database.ownAccount(of: person)
        return ExportedAccount(
            person: caller.person, role: own?.role ?? caller.role, joinedAt: own?.joinedAt ?? 0,
            recoveryCodeCount: try await database.recoveryCodeCount(of: person),
            showsPresence: try await database.showsPresence(person),
            devices: try await database.signIns(of: person),
            passkeys: try await database.passkeys(of: person), apps: own?.apps ?? [],
            chosenApps: own?.chosenApps ?? [])
    }

    /// Returns the person's own small picture, among the files that they have sent.
    private func avatar() async throws -> [Data]? {
        guard let id = caller.person.avatar, let bytes = try await world.database.pictureBytes(id) else { return nil }
        let name = "media/\(id).jpg"
        guard fits(name, bytes.count) else { return nil }
        added.insert(id)
        summary.mediaCount += 1
        return [archive.header(of: name, bytes), bytes]
    }

    private func conversation(_ index: Int) async throws -> [Data]? {
        let (id, person) = (conversations[index], caller.person.id)
        guard let own = try await world.database.ownConversation(id, of: person) else {
            step = .conversation(index + 1)
            return nil
        }
        var reader = world.reader(of: own.conversation, for: caller)
        let expiries = try await world.database.expiries(of: person, in: id)
        (reader.gone, reader.kept) = (expiries.gone, expiries.kept)
        self.reader = reader
        step = .entries(index, after: 0)
        guard let parts = try json("conversations/\(id)/conversation.json", ExportedConversation(own)) else {
            return nil
        }
        summary.conversationCount += 1
        return parts
    }

    private func entries(_ index: Int, after sequence: Int) async throws -> [Data]? {
        let id = conversations[index]
        let page = try await world.database.page(
            of: id, at: .after(sequence), for: caller.person.id, limit: ExportLimits.entriesPerFileMax)
        guard let reader, let first = page.entries.first, let last = page.entries.last else {
            step = .conversation(index + 1)
            return nil
        }
        step = .entries(index, after: last.sequence)
        let entries = ExportedEntries(
            items: Transcript.items(
                of: page.entries, superseded: page.superseded, changes: page.changes, originals: page.originals,
                for: reader),
            sent: page.entries.filter { $0.sender == caller.person.id })
        guard let parts = try json("conversations/\(id)/entries-\(first.sequence).json", entries) else { return nil }
        summary.itemCount += entries.items.count
        summary.sentCount += entries.sent.count
        return parts
    }

    private func media(_ index: Int, after sequence: Int) async throws -> [Data]? {
        guard index < conversations.count else {
            step = .summary
            return nil
        }
        if files.isEmpty {
            files = try await world.database.ownFiles(
                of: caller.person.id, in: conversations[index], after: sequence, limit: ExportLimits.filesPerReadMax)
        }
        guard !files.isEmpty else {
            step = .media(index + 1, after: 0)
            return nil
        }
        let file = files.removeFirst()
        step = .media(index, after: file.sequence)
        guard added.insert(file.id).inserted else { return nil }
        guard fits(file.exportedName, file.byteCount) else { return nil }
        // It may have been taken back meanwhile.
        guard let bytes = try await world.database.pictureBytes(file.id) else { return nil }
        summary.mediaCount += 1
        return [archive.header(of: file.exportedName, bytes), bytes]
    }

    /// Returns a file of the archive with a value; nil where there is no room for it.
    private func json(_ name: String, _ value: some Encodable) throws -> [Data]? {
        let data = try Self.encode(value)
        return fits(name, data.count) ? [archive.header(of: name, data), data] : nil
    }

    private static func encode(_ value: some Encodable) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(value)
    }

    /// Whether there is room for a file. Notes the name of one for which there is none.
    private func fits(_ name: String, _ byteCount: Int) -> Bool {
        if archive.hasRoom(for: name, byteCount: byteCount, andLast: ExportLimits.summaryByteCountMax) { return true }
        summary.leftOutCount += 1
        if summary.leftOut.count < ExportLimits.namesLeftOutMax { summary.leftOut.append(name) }
        return false
    }
}

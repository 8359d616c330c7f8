import ChatModels
import Synchronization

/// A conversation of the load. All members but the last stay for good; that one of a large conversation comes and goes.
struct Place: Sendable {
    var id: ConversationID
    var members: [Int]

    private static let comingAndGoingMin = 5
    var guest: Int? { members.count < Self.comingAndGoingMin ? nil : members.last }
    var staying: ArraySlice<Int> { guest == nil ? members[...] : members.dropLast() }
}

/// A message that the server has acknowledged.
struct Message: Sendable {
    var conversation: ConversationID
    var number: Int
    /// Unique beginning of the text; nil for what is none.
    var label: String?
    /// Texts of which it must have one: the last that was acknowledged, and those of edits that have no answer.
    var texts: Set<String> = []
    var editCount = 0
    /// Whether it may have been taken back.
    var isWithdrawn = false
    var sentAt = ContinuousClock.now
}

/// Everything that the server has acknowledged, and who is doing something.
final class Ledger: Sendable {
    private struct State {
        var messages: [ConversationID: [Int: Message]] = [:]
        /// Latest messages by their sender: conversation and number.
        var latest: [Int: [Message]] = [:]
        var busy: Set<Int> = []
        /// Conversations whose guest is away, and those whose guest is coming or going.
        var absent: Set<ConversationID> = []
        var moving: Set<ConversationID> = []
        var labelCount = 0
    }
    private static let latestMax = 12
    private let state = Mutex(State())

    func nextLabel() -> String {
        state.withLock {
            $0.labelCount += 1
            return "m\($0.labelCount)"
        }
    }

    func messages(in conversation: ConversationID) -> [Message] {
        state.withLock { Array(($0.messages[conversation] ?? [:]).values) }
    }

    /// Notes a message under the number by which it was acknowledged.
    func put(_ message: Message, of person: Int? = nil) {
        state.withLock { state in
            state.messages[message.conversation, default: [:]][message.number] = message
            if let person {
                state.latest[person] = (state.latest[person, default: []] + [message]).suffix(Self.latestMax)
            }
        }
    }

    /// Returns one of the person's latest messages as it is now.
    func latest(of person: Int) -> Message? {
        state.withLock { state in
            guard let one = state.latest[person]?.randomElement() else { return nil }
            return state.messages[one.conversation]?[one.number]
        }
    }

    func change(_ message: Message, _ body: (inout Message) -> Void) {
        state.withLock { state in
            guard var current = state.messages[message.conversation]?[message.number] else { return }
            body(&current)
            state.messages[message.conversation]?[message.number] = current
        }
    }

    /// Takes somebody who does nothing else meanwhile; nil where all are busy.
    func take(from people: Range<Int>) -> Int? {
        state.withLock { state in
            for _ in 0..<20 {
                guard let one = people.randomElement() else { return nil }
                if state.busy.insert(one).inserted { return one }
            }
            return nil
        }
    }

    func release(_ person: Int) { state.withLock { _ = $0.busy.remove(person) } }

    func isGuestPresent(in conversation: ConversationID) -> Bool {
        state.withLock { !$0.absent.contains(conversation) }
    }

    /// - Returns: whether the guest is there; nil where they are coming or going.
    func beginMove(in conversation: ConversationID) -> Bool? {
        state.withLock { $0.moving.insert(conversation).inserted ? !$0.absent.contains(conversation) : nil }
    }

    func endMove(in conversation: ConversationID, isPresent: Bool) {
        state.withLock { state in
            state.moving.remove(conversation)
            if isPresent { state.absent.remove(conversation) } else { state.absent.insert(conversation) }
        }
    }
}

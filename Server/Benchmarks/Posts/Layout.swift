import ChatModels
import ChatStore

/// Clients of a benchmark and the conversations into which they post. Each client has a device of its own, and waits for
/// the acknowledgement of a post before it sends the next.
struct Layout {
    var clientCount: Int
    var conversationCount: Int

    var name: String {
        "\(clientCount) client\(clientCount == 1 ? "" : "s"), \(conversationCount) conversation\(conversationCount == 1 ? "" : "s")"
    }

    func device(_ client: Int) -> DeviceID { DeviceID(unchecked: "device-\(client)") }

    func conversation(_ client: Int) -> ConversationID {
        ConversationID(unchecked: "conversation-\(client % conversationCount)")
    }

    /// Returns the owner of a client's device: the devices of a conversation belong to as many people as it may have.
    private func person(_ client: Int) -> Int {
        client % conversationCount + conversationCount * (client / conversationCount % ChatLimits.participantCountMax)
    }

    func makeStore(at path: String) throws -> ChatDatabase {
        let database = try ChatDatabase(path: path)
        for first in 0..<conversationCount {
            let clients = stride(from: first, to: clientCount, by: conversationCount)
            try database.ensureConversation(conversation(first), members: clients.map(member))
        }
        return database
    }

    private func member(_ client: Int) -> NewMember {
        let owner = person(client)
        return NewMember(
            name: "Person \(owner)", device: device(client), firstDevice: owner == client ? nil : device(owner))
    }

    func append(_ client: Int, _ number: Int) -> Append {
        Append(
            conversation: conversation(client), device: device(client), key: SendKey(unchecked: "\(client)-\(number)"),
            entries: [NewEntry(content: .text("Post \(number) of client \(client): shall we meet at eight?"))],
            sentAt: 1_700_000_000_000 + Int64(number))
    }

    /// Makes a store, posts from all clients at once, and closes the store.
    /// - Parameter posts: posts of each client that are measured; a tenth of that goes before, unmeasured.
    func measure(_ writer: Writer, at path: String, posts: Int) async throws -> Figures {
        let database = try makeStore(at: path)
        let post = try writer.post(to: database, at: path)
        _ = try await run(numbers: 0..<max(1, posts / 10), post)
        let processor = Figures.processorTime()
        let clock = ContinuousClock()
        let begin = clock.now
        let times = try await run(numbers: posts..<2 * posts, post)
        let figures = Figures(
            times: times, time: clock.now - begin, processorTime: Figures.processorTime() - processor)
        try database.close()
        return figures
    }

    /// Posts the numbers from all clients at once.
    /// - Returns: the time from each post to its acknowledgement.
    private func run(numbers: Range<Int>, _ post: @escaping Writer.Post) async throws -> [Duration] {
        try await withThrowingTaskGroup(of: [Duration].self) { group in
            for client in 0..<clientCount {
                group.addTask {
                    let clock = ContinuousClock()
                    var times: [Duration] = []
                    for number in numbers {
                        let begin = clock.now
                        try await post(append(client, number))
                        times.append(clock.now - begin)
                    }
                    return times
                }
            }
            return try await group.reduce(into: []) { $0 += $1 }
        }
    }
}

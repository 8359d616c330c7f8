import ChatModels
import Foundation
import LoadClient
import NIOCore
import NIOPosix

/// Streams of as few devices as may have them, in one conversation, and the posts that they receive.
struct Load {
    /// Posts that are measured one at a time, each after the last one's events.
    private static let singleCount = 20
    /// Posts that are sent at once by some clients, each after its last one's acknowledgement.
    private static let burstCount = 100
    private static let posterCount = 4
    /// Time without an event after which a server is quiet.
    private static let silence = Duration.milliseconds(80)

    var streamCount: Int
    /// Whether each phone posts into a conversation of its own, or all into one.
    var isApart = false

    private var devicesPerPerson: Int {
        let people = ChatLimits.participantCountMax * ChatLimits.eventStreamsPerDeviceMax
        return max(1, (streamCount + people - 1) / people)
    }
    private var members: FanoutMembers {
        FanoutMembers(people: ChatLimits.participantCountMax, devices: devicesPerPerson)
    }
    var deviceCount: Int { members.devices.count }
    var serveArguments: [String] {
        ["serve", "\(ChatLimits.participantCountMax)", "\(devicesPerPerson)"] + (isApart ? ["apart"] : [])
    }

    /// Signs phones in: one for each device, or for each of so many people with Prosody, where a session is a stream, and by sockets.
    func phones(of server: ChildServer, people: Int = ChatLimits.participantCountMax) async throws -> [any Phone] {
        if server.isProsody {
            return try await (0..<people).asyncMap { number in
                try await ProsodyPhone("person-\(number)", in: isApart ? "room-\(number)" : "room", on: server.port)
            }
        }
        if server.isPostedBySocket {
            let requests = try await HTTPConnection(to: server.port)
            return try await members.devices.prefix(people).asyncMap { device in
                try await SocketPhone(device: device, in: conversation(of: device), on: server.port, over: requests)
            }
        }
        return try await members.devices.asyncMap { device in
            try await DevicePhone(device: device, in: conversation(of: device), on: server.port)
        }
    }

    private func conversation(of device: String) -> String {
        isApart ? FanoutMembers.ownConversation(of: device) : members.conversation
    }

    /// Opens the streams, posts, and ends the server.
    func measure(_ server: ChildServer) async throws -> Figures {
        defer { server.end() }
        let group = MultiThreadedEventLoopGroup.singleton
        let phones = try await phones(of: server)
        let memory = server.residentByteCount
        let tally = Tally()
        for number in 0..<streamCount {
            try await phones[number % phones.count].open(tally, on: group)
        }
        try await tally.wait(forStreams: streamCount)
        try await tally.wait(for: Self.silence)
        let memoryOfStreams = server.residentByteCount - memory
        // Warms up.
        for number in 0..<5 { _ = try await post("warm \(number)", from: phones[0], tally) }
        let (last, quiet, counts) = try await postSingly(phones[0], tally)
        tally.reset()
        let rates = try await postAtOnce(phones, tally, server)
        return Figures(
            rates: rates, last: last, quiet: quiet, events: Double(counts.events) / Double(counts.entries),
            bytes: Double(counts.bytes) / Double(counts.entries),
            memory: Double(memoryOfStreams) / Double(streamCount) / 1_024, cutOff: tally.counts.closed)
    }

    private func postSingly(
        _ phone: any Phone, _ tally: Tally
    ) async throws -> (last: [Double], quiet: [Double], counts: Counts) {
        var last: [Double] = []
        var quiet: [Double] = []
        var counts = Counts()
        for number in 0..<Self.singleCount {
            let times = try await post("single \(number)", from: phone, tally)
            last.append(times.last / .milliseconds(1))
            quiet.append(times.quiet / .milliseconds(1))
            counts.events += tally.counts.events
            counts.entries += tally.counts.entries
            counts.bytes += tally.counts.bytes
        }
        return (last, quiet, counts)
    }

    private func post(_ text: String, from phone: any Phone, _ tally: Tally) async throws -> (
        last: Duration, quiet: Duration
    ) {
        tally.reset()
        let begin = ContinuousClock.now
        try await phone.post(text)
        let last = try await tally.wait(forEntries: streamCount)
        return (last - begin, try await tally.wait(for: Self.silence) - begin)
    }

    private func postAtOnce(_ phones: [any Phone], _ tally: Tally, _ server: ChildServer) async throws -> [Double] {
        let (begin, processor, own) = (ContinuousClock.now, server.processorTime, ChildServer.ownProcessorTime)
        try await withThrowingTaskGroup(of: Void.self) { group in
            for poster in 0..<Self.posterCount {
                group.addTask {
                    for number in 0..<Self.burstCount / Self.posterCount {
                        try await phones[poster].post("burst \(number)")
                    }
                }
            }
            try await group.waitForAll()
        }
        let last = try await tally.wait(forEntries: streamCount * Self.burstCount)
        _ = try await tally.wait(for: Self.silence)
        let count = Double(tally.counts.entries)
        return [
            count / ((last - begin) / .seconds(1)), count / max(0.01, (server.processorTime - processor) / .seconds(1)),
            (ChildServer.ownProcessorTime - own) / .microseconds(1) / count,
        ]
    }
}

extension Sequence {
    func asyncMap<Value>(_ body: (Element) async throws -> Value) async rethrows -> [Value] {
        var values: [Value] = []
        for element in self { values.append(try await body(element)) }
        return values
    }
}

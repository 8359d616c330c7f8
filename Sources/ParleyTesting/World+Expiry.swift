import AppProtocol
import ChatModels
import DeviceHost
import Transcript

// Messages that expire after they were read (docs/messages.md, B73), by the world's own clock.
extension World {
    /// Expiry of one message for one person.
    struct Expiry: Hashable {
        /// Time of expiry in milliseconds, by `now`.
        var goesAt: Int64
        var isKept = false
        var isGone = false
    }

    /// Most times in one go at which something is scheduled that runs: five minutes of a game.
    private static let turnCountMax = 10_000

    /// Advances the clock: frames of games, timelines and ends of animations are run at their times, notices are shown at
    /// theirs, and messages that were read long enough ago expire. Nothing else in a world depends on time.
    public func advance(by time: Duration) async throws {
        try await settle()
        let end = clock.now.addingTimeInterval(time / .seconds(1))
        var count = 0
        while let due = nextNotice(upTo: end), count < Self.turnCountMax {
            count += 1
            try await run(upTo: due)
            for device in devices { device.deliverNotices() }
            try await settle()
        }
        try await run(upTo: end)
        now += Int64(time / .milliseconds(1))
        for person in expiries.keys {
            for (sequence, expiry) in expiries[person] ?? [:] where !expiry.isKept && expiry.goesAt <= now {
                expiries[person]?[sequence]?.isGone = true
            }
            notifyExpiriesChanged(person)
        }
        try await settle()
    }

    private func run(upTo end: Date) async throws {
        var count = 0
        while count < Self.turnCountMax, clock.turn(upTo: end) {
            count += 1
            try await settle()
        }
    }

    private func nextNotice(upTo end: Date) -> Date? {
        let times = devices.compactMap(\.noticeBook.next).map { Date(timeIntervalSince1970: Double($0) / 1_000) }
        return times.min().flatMap { $0 <= end ? $0 : nil }
    }

    /// Starts the expiry time of all messages that the device shows, unless it runs already.
    func read(by reader: Device) {
        for entry in log where reader.sees(entry) && isToGo(entry, for: reader.person.id) {
            let goesAt = now + Int64(ChatLimits.expiryDelay / .milliseconds(1))
            let known = expiries[reader.person.id]?[entry.sequence]
            expiries[reader.person.id, default: [:]][entry.sequence] = known ?? Expiry(goesAt: goesAt)
        }
    }

    /// Keeps the message for the reader.
    /// - Returns: false where there is nothing to keep.
    func keep(_ sequence: Int, for reader: Device) -> Bool {
        let person = reader.person.id
        guard let entry = log.first(where: { $0.sequence == sequence }), reader.sees(entry), isToGo(entry, for: person),
            expiries[person]?[sequence]?.isGone != true
        else { return false }
        expiries[person, default: [:]][sequence, default: Expiry(goesAt: .max)].isKept = true
        notifyExpiriesChanged(person)
        return true
    }

    private func isToGo(_ entry: LogEntry, for person: PersonID) -> Bool {
        guard case .message(let message) = entry.content else { return false }
        return message.state.shouldExpire && entry.sender != person
    }

    func notifyExpiriesChanged(_ person: PersonID) {
        let all = expiries[person] ?? [:]
        let gone = Set(all.filter(\.value.isGone).keys)
        let kept = Set(all.filter(\.value.isKept).keys)
        for device in devices where device.person.id == person { device.handle(.expiries(gone: gone, kept: kept)) }
    }
}

extension Device {
    /// Reads everything that the device shows. A message with `shouldExpire` is removed from the person's devices
    /// `ChatLimits.expiryDelay` later (`World.advance(by:)`), unless they keep it.
    public func read() { world.read(by: self) }

    /// Presses Keep under a bubble.
    public func keep(_ item: TranscriptItem) async throws {
        guard world.keep(item.id, for: self) else {
            throw TestFailure("Item \(item.id) does not go for \(person.name), or has gone.")
        }
        try await world.settle()
    }
}

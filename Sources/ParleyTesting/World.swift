import AppProtocol
import AppRuntime
public import ChatModels
import DeviceHost
import Transcript
public import Foundation
public import Messages

/// A conversation with an app: devices, log and app processes in this one process, without browser, server or clock.
/// Host and app exchange encoded frames, as between processes.
///
///     let world = try World(app: MessagesViewController.self, name: "Mussels Party", people: ["Kate", "John"])
///     let kate = world.device("Kate")
///     try await kate.openApp()
///     try await kate.tap("New party")
///
/// A device can lack the app or be old (`Device.hasApp`, `isOld`); people join and leave (`join(_:)`,
/// `Device.leave()`).
///
/// Keep a reference to the world for as long as its devices are used. Each step returns when the world is idle: every
/// frame delivered, every insertion completed, every task started on the main actor run up to its first suspension.
/// Timers and sleeping tasks are not waited for.
@MainActor public final class World {
    /// Devices in the order of `people`.
    public private(set) var devices: [Device] = []
    /// The conversation's log, oldest first.
    public private(set) var log: [LogEntry] = []

    /// The fake network for the app's views.
    public let network: TestNetwork
    /// Values that the conversation's people share in the app (`GroupStore`).
    public let groupStore = TestGroupStore()

    let clock = WorldClock()
    let principal: PrincipalController
    let summary: AppSummary
    private(set) var participants: [Participant] = []
    private(set) var former: [Participant] = []
    /// Intervals of the log in which people take part; `last` is nil while they do.
    private(set) var memberships: [PersonID: [(first: Int, last: Int?)]] = [:]
    private var pictures: [PictureID: Data] = [:]
    private var isRefusing = false
    /// Milliseconds since the world began; only `advance(by:)` changes it.
    var now: Int64 = 0
    var expiries: [PersonID: [Int: Expiry]] = [:]
    /// Whether the people allow the app to show notices; absent until they are asked.
    var noticePermissions: [PersonID: Bool] = [:]
    var stepCount = 0

    /// Creates a conversation.
    /// - Parameters:
    ///   - name: The app's display name.
    ///   - people: Two to 32 different names; each person gets one device.
    ///   - networkHosts: Patterns as in `ParleyNetworkHosts` of the app's `Info.plist`.
    public convenience init(
        app: MSMessagesAppViewController.Type, name: String, people: [String], networkHosts: [String] = []
    ) throws {
        try self.init(PrincipalController(app), name: name, people: people, networkHosts: networkHosts)
    }

    /// Creates a conversation with the app of a bundle: with the storyboard or class that its `Info.plist` names, and its resources.
    /// - Parameters:
    ///   - people: Two to 32 different names; each person gets one device.
    ///   - bundle: A folder with `Info.plist` and resources; nil for that which `parley test` has made of the app under test.
    public convenience init(people: [String], bundle: URL? = nil) throws {
        let path = ProcessInfo.processInfo.environment["PARLEY_BUNDLE"]
        guard let folder = bundle ?? path.map({ URL(fileURLWithPath: $0, isDirectory: true) }) else {
            throw TestFailure("Which app? `parley test` says it; elsewhere name the bundle.")
        }
        do {
            let app = try TestedApp(bundle: folder)
            try self.init(app.principal, name: app.name, people: people, networkHosts: app.networkHosts)
        } catch let problem as Problem {
            throw TestFailure(problem.message)
        }
    }

    private init(_ principal: PrincipalController, name: String, people: [String], networkHosts: [String]) throws {
        guard (2...ChatLimits.participantCountMax).contains(people.count), Set(people).count == people.count else {
            throw TestFailure("A conversation has two to 32 people of different names, not \(people).")
        }
        _ = GlobalJobs.isCounting
        self.principal = principal
        network = try TestNetwork(hosts: networkHosts)
        summary = AppSummary(id: AppID(unchecked: "org.parley.tested"), name: name)
        participants = people.enumerated().map { Participant(id: Self.person($0.offset + 1), name: $0.element) }
        for person in participants { memberships[person.id] = [(1, nil)] }
        network.world = self
        groupStore.world = self
        devices = participants.enumerated().map { Device($0.element, number: $0.offset + 1, in: self) }
    }

    /// Adds a further device of a participant, with the app and the whole conversation.
    public func addDevice(of person: String) -> Device {
        addDevice(of: device(person).person)
    }

    /// Makes storing fail for everything sent from now on, until it is called with false.
    public func refusesToStore(_ isRefusing: Bool = true) { self.isRefusing = isRefusing }

    /// Returns the first device of a participant; stops the test for an unknown name.
    public func device(_ person: String) -> Device {
        guard let device = devices.first(where: { $0.person.name == person }) else {
            preconditionFailure("\(person) is not in this conversation; \(devices.map(\.person.name)) are.")
        }
        return device
    }

    /// Returns the bytes of a bubble's picture, PNG or JPEG; nil for a bubble without one.
    public func picture(of bubble: Bubble?) -> Data? { bubble?.picture.flatMap { pictures[$0] } }

    func picture(of entry: LogEntry) -> Data? {
        guard case .message(let message) = entry.content else { return nil }
        return message.picture.flatMap { pictures[$0] }
    }

    // MARK: The log

    /// Appends entries that a device sends, and notifies every device that may see them.
    func append(_ entries: [NewEntry], key: SendKey, from sender: Device) {
        guard !isRefusing else { return sender.handle(.sendFailed(key)) }
        let stored = entries.map { entry in
            let next = logEntry(for: entry, key: key, from: sender)
            log.append(next)
            return (next, entry.picture)
        }
        sender.handle(.sent(key))
        for (entry, picture) in stored {
            for device in devices where device.sees(entry) { device.handle(.stored(entry, picture: picture)) }
        }
    }

    /// Appends a change of the participants to the log, and notifies the devices.
    func change(_ change: MembershipChange, of device: Device) {
        let person = device.person
        participants.removeAll { $0.id == person.id }
        former.removeAll { $0.id == person.id }
        let entry = logEntry(
            for: NewEntry(content: .membership(change)), key: SendKey(unchecked: "\(change)-\(log.count)"), from: device
        )
        log.append(entry)
        switch change {
        case .joined, .added:
            participants.append(person)
            memberships[person.id, default: []].append((entry.sequence, nil))
        case .left, .removed:
            former.append(person)
            if let last = memberships[person.id]?.indices.last { memberships[person.id]?[last].last = entry.sequence }
        }
        for device in devices { device.handle(.people(participants, former: former)) }
    }

    func addDevice(of person: Participant) -> Device {
        let added = Device(person, number: devices.count + 1, in: self)
        devices.append(added)
        notifyExpiriesChanged(person.id)
        return added
    }

    private func logEntry(for entry: NewEntry, key: SendKey, from sender: Device) -> LogEntry {
        var content = entry.content
        if let bytes = entry.picture {
            let id = PictureID(of: bytes)
            pictures[id] = bytes
            if case .message(var message) = content {
                message.picture = id
                content = .message(message)
            }
        }
        let sequence = log.count + 1
        return LogEntry(
            sequence: sequence, sender: sender.person.id, device: sender.id, key: key,
            sentAt: Self.start + Int64(sequence) * Self.millisecondsBetweenEntries, content: content)
    }

    /// Entries are a minute apart, from 1 January 2026 on, however fast the test runs.
    private static let start: Int64 = 1_767_225_600_000
    private static let millisecondsBetweenEntries: Int64 = 60_000

    static func person(_ number: Int) -> PersonID {
        PersonID(UUID(uuid: (0, 0, 0, 0, 0, 0, 0x40, 0, 0x80, 0, 0, 0, 0, 0, 0, UInt8(truncatingIfNeeded: number))))
    }
}

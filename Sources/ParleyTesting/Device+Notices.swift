import AppProtocol
import ChatModels
import DeviceHost
import Foundation

/// A notice of the app that a device has shown (`UNUserNotificationCenter`).
public struct ShownNotice: Hashable, Sendable {
    public var identifier: String
    public var title: String
    public var subtitle: String
    public var body: String
}

// Notices, by the world's own clock.
//
//     try await kate.tap("Remind me")
//     try await kate.answerNotices(isAllowed: true)
//     try await world.advance(by: .seconds(60))
//     #expect(kate.notices.map(\.title) == ["Your turn"])
//     try await kate.openNotice("Your turn")
extension Device {
    /// Notices that were shown and not opened, oldest first.
    public var notices: [ShownNotice] {
        noticeEvents.map {
            ShownNotice(identifier: $0.identifier, title: $0.title, subtitle: $0.subtitle, body: $0.body)
        }
    }

    /// Whether the person is asked if the app may show notices.
    public var isAskedForNotices: Bool { host.noticeQuestion != nil }

    /// Answers that question, for all devices of the person and for good.
    public func answerNotices(isAllowed: Bool) async throws {
        guard isAskedForNotices else { throw TestFailure("\(person.name) is not asked for notices.") }
        world.noticePermissions[person.id] = isAllowed
        for device in world.devices where device.person.id == person.id {
            device.handle(.noticePermission(world.summary.id, isAllowed: isAllowed))
        }
        try await world.settle()
    }

    /// Taps on a shown notice, which opens the app.
    public func openNotice(_ title: String) async throws {
        guard let event = noticeEvents.first(where: { $0.title == title }) else {
            throw TestFailure("No notice “\(title)” is shown; there are \(notices.map(\.title)).")
        }
        noticeEvents.removeAll { $0 == event }
        guard let notice = noticeBook.open(event.identifier) else {
            throw TestFailure("The app has removed the notice “\(title)”.")
        }
        do throws(ChatError) {
            try act(.openNotice(event.app, notice))
        } catch {
            throw TestFailure(error)
        }
        try await world.settle()
    }

    func answer(_ query: NoticeQuery, process: ProcessID, request: Int) {
        let status: NoticeStatus =
            switch world.noticePermissions[person.id] {
            case nil: .notDetermined
            case true?: .authorized
            case false?: .denied
            }
        let result: Result<NoticeReply, NoticeFailure>
        do throws(NoticeFailure) {
            result = .success(try noticeBook.answer(query, status, at: world.milliseconds))
        } catch {
            result = .failure(error)
        }
        handle(.fetched(process: process, id: request, .success(.notices(result))))
        deliverNotices()
    }

    /// Shows what is due.
    func deliverNotices() {
        noticeBook.deliver(at: world.milliseconds)
        let new = noticeBook.takeNew()
        if !new.isEmpty { handle(.noticesDelivered(world.summary.id, new)) }
    }
}

extension World {
    /// The world's time in milliseconds since 1970.
    var milliseconds: Int64 { Int64((clock.now.timeIntervalSince1970 * 1_000).rounded()) }
}

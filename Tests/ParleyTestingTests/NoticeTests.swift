import Foundation
import Messages
import ParleyTesting
import SwiftUI
import Testing
import UIKit
import UserNotifications

/// Tests notices of an app by a world's own clock.
@MainActor @Suite(.timeLimit(.minutes(5))) struct NoticeTests {
    private func world() throws -> World {
        try World(app: ReminderController.self, name: "Reminder", people: ["Kate", "John"])
    }

    @Test func `the person is asked once, and the answer holds for the app`() async throws {
        let world = try world()
        let kate = world.device("Kate")
        try await kate.openApp()
        #expect(kate.texts.contains("status 0"))
        try await kate.tap("Ask")
        #expect(kate.isAskedForNotices)
        try await kate.answerNotices(isAllowed: true)
        #expect(!kate.isAskedForNotices && kate.texts.contains("allowed true"))
        try await kate.tap("Ask")
        #expect(!kate.isAskedForNotices && kate.texts.contains("allowed true"))
        #expect(!world.device("John").isAskedForNotices)
    }

    @Test func `a denied app gets an error for what it adds`() async throws {
        let world = try world()
        let kate = world.device("Kate")
        try await kate.openApp()
        try await kate.tap("Ask")
        try await kate.answerNotices(isAllowed: false)
        try await kate.tap("Remind")
        #expect(kate.texts.contains("error 1"))
    }

    @Test func `a notice is shown at its time while the app is closed, and a tap opens the app with it`() async throws {
        let world = try world()
        let kate = world.device("Kate")
        try await allow(kate)
        try await kate.tap("Remind")
        #expect(kate.texts.contains("pending turn 30.0 3"))
        try await kate.closeApp()
        try await world.advance(by: .seconds(29))
        #expect(kate.notices.isEmpty)
        try await world.advance(by: .seconds(2))
        #expect(kate.notices.map(\.title) == ["Your turn"] && kate.notices.map(\.body) == ["Kate has played."])
        #expect(world.device("John").notices.isEmpty)
        try await kate.openNotice("Your turn")
        #expect(kate.texts.contains("opened turn 3"))
        #expect(kate.notices.isEmpty)
    }

    @Test func `while the app is open its delegate decides`() async throws {
        let world = try world()
        let kate = world.device("Kate")
        try await allow(kate)
        try await kate.tap("Remind")
        try await world.advance(by: .seconds(31))
        #expect(kate.texts.contains("will present turn") && kate.notices.map(\.title) == ["Your turn"])
        try await kate.tap("Be quiet")
        try await kate.tap("Remind")
        try await kate.openNotice("Your turn")
        try await world.advance(by: .seconds(31))
        #expect(kate.notices.isEmpty)
        try await kate.tap("Delivered")
        #expect(kate.texts.contains("delivered 0"))
    }

    @Test func `one that repeats comes again until it is removed`() async throws {
        let world = try world()
        let kate = world.device("Kate")
        try await allow(kate)
        try await kate.tap("Repeat")
        try await kate.closeApp()
        try await world.advance(by: .seconds(61))
        try await kate.openNotice("Again")
        try await world.advance(by: .seconds(60))
        try await kate.openNotice("Again")
        try await kate.tap("Remove")
        try await world.advance(by: .seconds(600))
        #expect(kate.notices.isEmpty)
    }

    @Test func `a time that is past and words that are none are refused`() async throws {
        let world = try world()
        let kate = world.device("Kate")
        try await allow(kate)
        try await kate.tap("Past")
        #expect(kate.texts.contains("error 1400"))
        for odd in ["Endless", "No time"] {
            try await kate.tap("Silent")
            try await kate.tap(odd)
            #expect(kate.texts.contains("error 1400"))
        }
        try await kate.tap("Silent")
        #expect(kate.texts.contains("error 1401"))
        try await kate.tap("Odd")
        #expect(kate.texts.contains("error 1401"))
    }

    private func allow(_ device: Device) async throws {
        try await device.openApp()
        try await device.tap("Ask")
        try await device.answerNotices(isAllowed: true)
    }
}

/// Reminds its person, and shows what it is told.
final class ReminderController: MSMessagesAppViewController, UNUserNotificationCenterDelegate {
    private let model = ReminderModel()

    override func viewDidLoad() {
        super.viewDidLoad()
        UNUserNotificationCenter.current().delegate = self
        let child = UIHostingController(rootView: ReminderView(model: model))
        addChild(child)
        child.view.frame = view.bounds
        view.addSubview(child.view)
        child.didMove(toParent: self)
    }

    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions {
        model.text = "will present \(notification.request.identifier)"
        return model.isQuiet ? [] : [.banner, .sound]
    }

    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
    ) async {
        let request = response.notification.request
        model.text = "opened \(request.identifier) \(request.content.userInfo["game"] as? Int ?? 0)"
    }
}

@Observable @MainActor private final class ReminderModel {
    var text = ""
    var isQuiet = false
    private var center: UNUserNotificationCenter { .current() }

    func showStatus() async {
        let status = await center.notificationSettings().authorizationStatus
        // An app that was opened by a notice shows that.
        if text.isEmpty { text = "status \(status.rawValue)" }
    }

    func ask() async {
        let isAllowed = try? await center.requestAuthorization(options: [.alert, .sound])
        text = "allowed \(isAllowed == true)"
    }

    func countDelivered() async { text = "delivered \(await center.deliveredNotifications().count)" }

    func remind(
        title: String = "Your turn", info: [AnyHashable: Any] = ["game": 3], after seconds: Double = 30,
        repeats: Bool = false
    ) async {
        let content = UNMutableNotificationContent()
        content.title = title
        content.body = title.isEmpty ? "" : "Kate has played."
        content.userInfo = info
        await add(
            UNNotificationRequest(
                identifier: "turn", content: content,
                trigger: UNTimeIntervalNotificationTrigger(timeInterval: seconds, repeats: repeats)))
    }

    func repeats() async {
        let content = UNMutableNotificationContent()
        content.title = "Again"
        await add(
            UNNotificationRequest(
                identifier: "again", content: content,
                trigger: UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: true)))
    }

    private func add(_ request: UNNotificationRequest) async {
        do {
            try await center.add(request)
            guard let waiting = await center.pendingNotificationRequests().first else { return text = "nothing waits" }
            let interval = (waiting.trigger as? UNTimeIntervalNotificationTrigger)?.timeInterval ?? 0
            text = "pending \(waiting.identifier) \(interval) \(waiting.content.userInfo["game"] as? Int ?? 0)"
        } catch let error as UNError {
            text = "error \(error.code.rawValue)"
        } catch {
            text = "\(error)"
        }
    }

    func remove() { center.removePendingNotificationRequests(withIdentifiers: ["again"]) }
}

private struct ReminderView: View {
    let model: ReminderModel

    var body: some View {
        VStack {
            Text(model.text).task { await model.showStatus() }
            Button("Ask") { Task { await model.ask() } }
            Button("Remind") { Task { await model.remind() } }
            Button("Repeat") { Task { await model.repeats() } }
            Button("Remove") { model.remove() }
            HStack {
                Button("Past") { Task { await model.remind(after: -5) } }
                Button("Silent") { Task { await model.remind(title: "") } }
                Button("Odd") { Task { await model.remind(info: ["view": UIView()]) } }
            }
            HStack {
                Button("Endless") { Task { await model.remind(after: 1e300, repeats: true) } }
                Button("No time") { Task { await model.remind(after: .nan) } }
                Button("Delivered") { Task { await model.countDelivered() } }
            }
            Button("Be quiet") { model.isQuiet = true }
        }
    }
}

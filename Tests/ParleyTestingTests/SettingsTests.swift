import Messages
import ParleyTesting
import SwiftUI
import Testing

/// Says the settings of the person who looks at it.
final class SettingsApp: MSMessagesAppViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let child = UIHostingController(rootView: SettingsView())
        addChild(child)
        child.view.frame = view.bounds
        child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(child.view)
        child.didMove(toParent: self)
    }
}

private struct SettingsView: View {
    @Environment(\.colorScheme) private var scheme
    @Environment(\.accessibilityReduceMotion) private var isCalm
    @Environment(\.dynamicTypeSize) private var textSize
    @Environment(\.scenePhase) private var phase

    var body: some View {
        GeometryReader { place in
            VStack {
                Text(scheme == .dark ? "dark" : "light")
                Text(isCalm ? "calm" : "moving")
                Text(textSize.isAccessibilitySize ? "large" : "usual")
                Text(Date(timeIntervalSince1970: 1_772_407_800), format: .dateTime.hour(.twoDigits(amPM: .omitted)))
                Text(verbatim: "\(Int(place.size.width)) wide")
                if phase == .background { Text("out of sight") }
            }
        }
    }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `A device's settings` {
    @Test func `are each person's own, and change while the app is open`() async throws {
        let world = try World(app: SettingsApp.self, name: "Settings", people: ["Kate", "John"])
        let (kate, john) = (world.device("Kate"), world.device("John"))
        for device in [kate, john] { try await device.openApp() }
        try await kate.changeSettings {
            $0.colorScheme = .dark
            $0.accessibility = [.reduceMotion]
            $0.textSize = .accessibility2
            $0.timeZone = "Asia/Tokyo"
        }
        try await kate.resizeScreen(width: 430, compactHeight: 300, expandedHeight: 700)
        #expect(kate.texts == ["dark", "calm", "large", "08", "430 wide"])
        try await john.changeSettings { $0.timeZone = "America/New_York" }
        #expect(john.texts == ["light", "moving", "usual", "06", "390 wide"])
        #expect(kate.settings.timeZone == "Asia/Tokyo" && john.settings.colorScheme == .light)
    }

    @Test func `say when nobody looks`() async throws {
        let world = try World(app: SettingsApp.self, name: "Settings", people: ["Kate", "John"])
        let kate = world.device("Kate")
        try await kate.openApp()
        try await kate.changeSettings { $0.isHidden = true }
        #expect(kate.texts.contains("out of sight"))
        try await kate.changeSettings { $0.isHidden = nil }
        #expect(!kate.texts.contains("out of sight"))
    }

    @Test func `that no device has are refused`() async throws {
        let world = try World(app: SettingsApp.self, name: "Settings", people: ["Kate", "John"])
        let kate = world.device("Kate")
        await #expect(throws: TestFailure.self) { try await kate.changeSettings { $0.displayScale = 9 } }
        await #expect(throws: TestFailure.self) {
            try await kate.changeSettings { $0.timeZone = String(repeating: "Z", count: 65) }
        }
        await #expect(throws: TestFailure.self) {
            try await kate.resizeScreen(width: 10, compactHeight: 300, expandedHeight: 700)
        }
        #expect(kate.settings.displayScale == 2 && kate.settings.timeZone == nil)
    }
}

import AppProtocol
import Foundation
import Messages
import RenderTree
import SwiftUI
import Testing
import UIKit

@testable import AppRuntime

/// Settings of the person, of which an app's process has one set and a scene another.
@Suite(.timeLimit(.minutes(5))) struct `The person's settings` {
    /// Sunday, 1 March 2026, 23:30 in London; the next morning in Tokyo.
    fileprivate static let night = Date(timeIntervalSince1970: 1_772_407_800)

    @Test func `are those of Foundation in an app's own process`() async {
        await #expect(processExitsWith: .success) { try await Self.followGermanInTokyo() }
    }

    @MainActor static func followGermanInTokyo() throws {
        PersonSettings.holdForProcess = true
        var count = 0
        let token = NotificationCenter.default.addObserver(
            forName: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil, queue: nil
        ) { _ in MainActor.assumeIsolated { count += 1 } }
        let loopback = try Loopback.showing(Text("Hello"))
        try withLocalizations(["de"]) { () throws in
            let german = SceneEnvironment(locale: "de-DE", timeZone: "Asia/Tokyo", accessibility: [.reduceMotion])
            #expect(try loopback.perform(.environment(german)) == .done)
            #expect(try loopback.perform(.environment(german)) == .done)
        }
        #expect(night.formatted(date: .complete, time: .shortened) == "Montag, 2. März 2026 um 8:30")
        #expect(1_234.5.formatted(.currency(code: "EUR")) == "1.234,50\u{a0}€")
        let formatter = DateFormatter()
        formatter.dateStyle = .full
        #expect(formatter.string(from: night) == "Montag, 2. März 2026")
        #expect(Calendar.current.weekdaySymbols[0] == "Sonntag" && Calendar.current.firstWeekday == 2)
        let spans = DateComponentsFormatter()
        spans.unitsStyle = .full
        #expect(spans.string(from: 3_600) == "1 Stunde")
        #expect(Locale.preferredLanguages == ["de-DE"])
        #expect(Calendar.current.component(.day, from: night) == 2)
        try hide(loopback)
        #expect(UIAccessibility.isReduceMotionEnabled && !UIAccessibility.isInvertColorsEnabled)
        #expect(count == 1)
        #expect(
            try loopback.perform(.environment(SceneEnvironment(locale: "de-DE", timeZone: "Nowhere/Here"))) == .done)
        #expect(TimeZone.current.identifier == "Asia/Tokyo")
        NotificationCenter.default.removeObserver(token)
        exit(0)
    }

    @Test func `reach a text that was made before they changed, and reads none itself`() async {
        await #expect(processExitsWith: .success) { try await Self.changeLanguage() }
    }

    @MainActor static func changeLanguage() throws {
        PersonSettings.holdForProcess = true
        try withLocalizations(["de", "en"]) { () throws in
            let loopback = try Loopback.showing(PriceView())
            for (locale, price) in [("de-DE", "12,50\u{a0}€"), ("en-US", "€12.50"), ("de-DE", "12,50\u{a0}€")] {
                #expect(try loopback.perform(.environment(SceneEnvironment(locale: locale))) == .done)
                let texts = try loopback.tree().texts
                #expect(texts == [price])
            }
            #expect(Calendar.current.locale?.identifier == "de_DE")
        }
        exit(0)
    }

    @Test func `are there before a controller of the app is made`() async {
        await #expect(processExitsWith: .success) { try await Self.makeController() }
    }

    @MainActor static func makeController() throws {
        PersonSettings.holdForProcess = true
        try withLocalizations(["de"]) { () throws in
            let loopback = Loopback(PriceController.self)
            #expect(try loopback.ask(.initialize(Initialization(bundlePath: "", containerPath: ""))) == .done)
            let creation = SceneCreation(
                scene: Loopback.scene, style: .compact, size: TreeSize(width: 320, height: 240),
                environment: SceneEnvironment(locale: "de-DE", timeZone: "Asia/Tokyo"))
            #expect(try loopback.ask(.createScene(creation)) == .done)
        }
        #expect(PriceController.price == "12,50\u{a0}€" && PriceController.zone == "Asia/Tokyo")
        exit(0)
    }

    @MainActor private static func hide(_ loopback: Loopback) throws {
        var heard: [Notification.Name] = []
        let names: [Notification.Name] = [
            UIApplication.didEnterBackgroundNotification, .NSExtensionHostDidEnterBackground,
            UIScene.willDeactivateNotification, UIScene.didEnterBackgroundNotification,
            UIApplication.willEnterForegroundNotification, .NSExtensionHostWillEnterForeground,
            UIScene.willEnterForegroundNotification, UIScene.didActivateNotification,
        ]
        let tokens = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
                MainActor.assumeIsolated { heard.append(name) }
            }
        }
        for isHidden in [true, true, nil] {
            let environment = SceneEnvironment(locale: "de-DE", accessibility: [.reduceMotion], isHidden: isHidden)
            #expect(try loopback.perform(.environment(environment)) == .done)
        }
        #expect(heard == names)
        for token in tokens { NotificationCenter.default.removeObserver(token) }
    }

    @Test @MainActor func `are those of the environment in each scene`() throws {
        try withLocalizations(["en", "de"]) { () throws in
            let loopback = try Loopback.showing(SettingsView())
            let berlin = SceneEnvironment(
                locale: "de-DE", timeZone: "Asia/Tokyo", accessibility: [.reduceTransparency, .increaseContrast])
            #expect(try loopback.perform(.environment(berlin)) == .done)
            let german = try loopback.tree().texts
            #expect(
                german == [
                    "2. März 2026", "02.03.2026", "Um 08:30", "12,50\u{a0}€", "Asia/Tokyo", "Montag", "opaque",
                    "increased",
                ])
            let american = SceneEnvironment(
                locale: "en-US", timeZone: "America/New_York", accessibility: [.invertColors])
            #expect(try loopback.perform(.environment(american)) == .done)
            let english = try loopback.tree().texts
            #expect(
                english == [
                    "March 1, 2026", "03/01/2026", "Um 6:30\u{202f}PM", "€12.50", "America/New_York", "Sonntag",
                    "inverted",
                    "standard",
                ])
        }
    }

    /// Source: developer.apple.com/documentation/foundation/locale/current
    @Test @MainActor func `are in the app's language, with the customs of the person's region`() throws {
        try withLocalizations(["en", "fr"]) { () throws in
            #expect(AppLanguages.locale(for: "fr-CA").identifier == "fr_CA")
            #expect(AppLanguages.locale(for: "de-AT").identifier == "en_AT")
            #expect(AppLanguages.locale(for: "de").identifier == "en_DE")
            #expect(AppLanguages.locale(for: "").identifier == "en")
        }
    }
}

/// Has its formatters from the beginning, as most controllers of UIKit have.
private final class PriceController: MSMessagesAppViewController {
    static var price = ""
    static var zone = ""
    private let formatter = NumberFormatter()
    private let dates = DateFormatter()

    override func viewDidLoad() {
        super.viewDidLoad()
        formatter.numberStyle = .currency
        formatter.currencyCode = "EUR"
        Self.price = formatter.string(from: 12.5) ?? ""
        Self.zone = dates.timeZone.identifier
    }
}

private struct PriceView: View {
    var body: some View { Text(12.5, format: .currency(code: "EUR")) }
}

private struct SettingsView: View {
    @Environment(\.timeZone) private var timeZone
    @Environment(\.calendar) private var calendar
    @Environment(\.colorSchemeContrast) private var contrast
    @Environment(\.accessibilityReduceTransparency) private var isOpaque
    @Environment(\.accessibilityInvertColors) private var isInverted
    private let night = `The person's settings`.night

    var body: some View {
        Text(night, style: .date)
        Text(night, format: .dateTime.day(.twoDigits).month(.twoDigits).year())
        Text("Um \(night, format: .dateTime.hour().minute())")
        Text(12.5, format: .currency(code: "EUR"))
        Text(verbatim: timeZone.identifier)
        Text(verbatim: calendar.firstWeekday == 1 ? "Sonntag" : "Montag")
        Text(verbatim: isOpaque ? "opaque" : isInverted ? "inverted" : "plain")
        Text(verbatim: contrast == .increased ? "increased" : "standard")
    }
}

/// Runs the body as an app that is localised for these languages.
@MainActor private func withLocalizations(_ languages: [String], _ body: () throws -> Void) throws {
    let nowhere = URL(fileURLWithPath: "/nowhere")
    AppLanguages.load(["CFBundleLocalizations": languages], from: nowhere)
    defer { AppLanguages.load([:], from: nowhere) }
    try body()
}

import Foundation
import FoundationAdditions
import Testing

@Suite(.timeLimit(.minutes(5))) struct `What Foundation lacks here` {
    @Test func `are a bundle's files of a kind, as URLs`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        let inner = folder.appendingPathComponent("Animated")
        try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for name in ["a.gif", "b.gif", "c.png"] { try Data().write(to: inner.appendingPathComponent(name)) }
        let bundle = try #require(Bundle(path: folder.path))
        let urls = try #require(bundle.urls(forResourcesWithExtension: "gif", subdirectory: "Animated"))
        let names: [String] = urls.map(\.lastPathComponent)
        #expect(Set(names) == ["a.gif", "b.gif"])
    }

    @Test func `is a pool that returns what its body does, and throws what it throws`() {
        #expect(autoreleasepool { 7 } == 7)
        #expect(throws: CancellationError.self) { try autoreleasepool { throw CancellationError() } }
    }

    @Test func `is the time since 2001`() {
        let before = Date().timeIntervalSinceReferenceDate
        let now = CFAbsoluteTimeGetCurrent()
        #expect(now >= before && now < before + 600)
    }

    @Test func `is an activity, of which the body is run`() {
        var count = 0
        let info = ProcessInfo.processInfo
        info.performActivity(options: .userInitiated, reason: "test") { count += 1 }
        info.endActivity(info.beginActivity(options: .background, reason: "test"))
        #expect(count == 1 && info.thermalState == .nominal && !info.isLowPowerModeEnabled)
    }

    @Test func `are names of what Apple's systems tell`() {
        let names: [Notification.Name] = [
            .NSSystemClockDidChange, .NSProcessInfoPowerStateDidChange, .NSExtensionHostDidBecomeActive,
            .NSExtensionHostWillResignActive, .NSMetadataQueryDidUpdate, ProcessInfo.thermalStateDidChangeNotification,
            Bundle.didLoadNotification, UserDefaults.sizeLimitExceededNotification,
        ]
        #expect(Set(names).count == names.count && names[0].rawValue == "NSSystemClockDidChangeNotification")
    }
}

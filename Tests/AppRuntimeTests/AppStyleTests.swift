import AppProtocol
import Messages
import RenderTree
import SwiftUI
import Testing
import UIKit

@testable import AppRuntime

/// Whether an app is drawn light or dark, for a person whose system is dark.
@MainActor @Suite(.timeLimit(.minutes(5))) struct `The style of an app` {
    private func words(_ information: [String: Any]) throws -> [String] {
        defer { AppStyle.load([:]) }
        AppStyle.load(information)
        let loopback = try Loopback.showing(StyleView())
        #expect(try loopback.perform(.environment(SceneEnvironment(colorScheme: .dark))) == .done)
        return try loopback.tree().texts
    }

    @Test func `is the one that Info.plist names, in UIKit and SwiftUI`() throws {
        #expect(try words(["UIUserInterfaceStyle": "Light"]) == ["light light"])
        #expect(try words(["UIUserInterfaceStyle": "Dark"]) == ["dark dark"])
    }

    @Test func `is else the system's`() throws {
        #expect(try words([:]) == ["dark dark"])
        #expect(try words(["UIUserInterfaceStyle": "Automatic"]) == ["dark dark"])
    }

    @Test func `comes with a ground, where the app has none of its own`() throws {
        defer { AppStyle.load([:]) }
        AppStyle.load(["UIUserInterfaceStyle": "Light"])
        let light = try #require(try Loopback.active().server.controller(of: Loopback.scene))
        #expect(light.view.backgroundColor == .systemBackground)
        AppStyle.load([:])
        #expect(try Loopback.active().server.controller(of: Loopback.scene)?.view.backgroundColor == nil)
    }
}

private struct StyleView: View {
    @Environment(\.colorScheme) private var scheme

    var body: some View {
        Text(
            verbatim:
                "\(scheme == .dark ? "dark" : "light") \(UITraitCollection.current.userInterfaceStyle == .dark ? "dark" : "light")"
        )
    }
}

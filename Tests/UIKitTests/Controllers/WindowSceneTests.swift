import Testing

@testable import UIKit

@MainActor @Suite(.timeLimit(.minutes(5))) struct `A window's scene` {
    @Test func `cannot turn a browser's window`() throws {
        let scene = try #require(UIWindow(frame: .zero).windowScene)
        var errors = 0
        scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape)) { _ in errors += 1 }
        #expect(errors == 1 && scene.interfaceOrientation.isPortrait)
    }

    @Test func `is told of when it comes and goes`() throws {
        let window = UIWindow(frame: .zero)
        let scene = try #require(window.windowScene)
        var heard: [Notification.Name] = []
        let names = [
            UIScene.willDeactivateNotification, UIScene.didEnterBackgroundNotification,
            UIScene.willEnterForegroundNotification, UIScene.didActivateNotification, UIScene.didDisconnectNotification,
        ]
        let tokens = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: scene, queue: nil) { _ in
                MainActor.assumeIsolated { heard.append(name) }
            }
        }
        defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
        #expect(UIWindowScene.all.contains(scene))
        scene.tell(isHidden: true)
        scene.tell(isHidden: false)
        scene.disconnect()
        #expect(heard == names && scene.activationState == .foregroundActive)
    }
}

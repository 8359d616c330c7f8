import AppProtocol
import AppRuntime
import Foundation
import Messages
import RenderTree
import Testing
import UIKit

/// Addresses that an app wants opened: what it hears of them, and what the host does.
@MainActor @Suite(.timeLimit(.minutes(5))) struct AddressTests {
    private func opened() throws -> (Loopback, OpeningApp) {
        let loopback = Loopback(OpeningApp.self)
        _ = try loopback.ask(.initialize(Initialization(bundlePath: "", containerPath: "")))
        let size = TreeSize(width: 300, height: 400)
        _ = try loopback.ask(.createScene(SceneCreation(scene: Loopback.scene, style: .compact, size: size)))
        _ = try loopback.perform(.activate(ConversationState(localParticipant: UUID(), remoteParticipants: [UUID()])))
        return (loopback, try #require(loopback.server.controller(of: Loopback.scene) as? OpeningApp))
    }

    private func addresses(_ loopback: Loopback) -> [String] {
        loopback.notifications.compactMap { if case .openURL(Loopback.scene, let url) = $0 { url } else { nil } }
    }

    @Test func `without a touch nothing is opened, and the app hears so`() throws {
        let (loopback, app) = try opened()
        app.open("https://example.org")
        #expect(app.answers == [false])
        #expect(addresses(loopback).isEmpty)
    }

    @Test func `a touch opens one address, and the app hears of both`() throws {
        let (loopback, app) = try opened()
        _ = try loopback.perform(.input(.tap(NodeID(rawValue: 1))))
        app.open("https://example.org/1")
        app.open("https://example.org/2")
        #expect(app.answers == [true, false])
        #expect(addresses(loopback) == ["https://example.org/1"])
    }
}

private final class OpeningApp: MSMessagesAppViewController {
    private(set) var answers: [Bool] = []

    func open(_ address: String) {
        guard let url = URL(string: address) else { return }
        extensionContext?.open(url) { self.answers.append($0) }
    }
}

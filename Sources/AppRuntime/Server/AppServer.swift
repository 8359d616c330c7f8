package import AppProtocol
import Foundation
import GroupStore
package import Messages
package import SwiftUI
import UserNotifications

/// The app side of the connection: performs the host's requests and sends the app's. Everything of an app process but
/// the process itself. Frames must be received in order, and are sent in order.
@MainActor package final class AppServer {
    /// Set if the app cannot be used at all; the process ends after responding.
    package private(set) var fatalProblem: Problem?

    /// Clock of the scenes' animations, timelines and games.
    package var clock: any FrameClock = SystemFrameClock() {
        didSet { channel.noticeLine.now = { [clock] in clock.now } }
    }

    /// Called with the name of each callback of a scene before it runs.
    package var trace: (@MainActor (String) -> Void)?

    private let loadApp: @MainActor (Initialization) throws(Problem) -> PrincipalController
    private let channel: HostChannel
    private var principal: PrincipalController?
    private var scenes: [SceneID: AppScene] = [:]
    private var tellsCalls = false
    private var container = FileManager.default.temporaryDirectory

    package init(
        loadApp: @escaping @MainActor (Initialization) throws(Problem) -> PrincipalController,
        send: @escaping @MainActor (AppFrame) -> Void
    ) {
        self.loadApp = loadApp
        channel = HostChannel(send: send)
        channel.takeIdlePictures = { [weak self] in self?.scenes.mapValues { $0.renderer.takeIdleAssets() } ?? [:] }
    }

    /// Creates a server for an app that is linked into this process.
    package convenience init(
        principalClass: MSMessagesAppViewController.Type, send: @escaping @MainActor (AppFrame) -> Void
    ) {
        self.init(loadApp: { _ in PrincipalController(principalClass) }, send: send)
    }

    /// Handles a frame. A request is answered before this returns, after the patches that it caused.
    package func receive(_ frame: HostFrame) {
        switch frame {
        case .request(let id, let request): channel.send(.response(id: id, outcome(of: request)))
        case .response(let id, let outcome): channel.receive(outcome, for: id)
        }
    }

    /// Returns the controller of a scene, for tests.
    package func controller(of scene: SceneID) -> MSMessagesAppViewController? { scenes[scene]?.messages.controller }

    private func outcome(of request: HostRequest) -> Outcome {
        do throws(Problem) {
            try perform(request)
            return .done
        } catch {
            return .failed(error)
        }
    }

    private func perform(_ request: HostRequest) throws(Problem) {
        switch request {
        case .initialize(let initialization): try initialize(initialization)
        case .createScene(let creation): try create(creation)
        case .perform(let id, let event): try scene(id).perform(event)
        case .destroyScene(let id):
            try scene(id).renderer.disconnect()
            scenes[id] = nil
            channel.forget(id)
        case .groupChanged(let change): channel.groupLine.tell(change)
        case .noticeDue(let notice): channel.withSessions { channel.noticeLine.present(notice) }
        case .noticeOpened(let notice): channel.withSessions { channel.noticeLine.open(notice) }
        }
    }

    private func initialize(_ initialization: Initialization) throws(Problem) {
        guard principal == nil else { throw Problem(.initializedTwice, "The app is initialized already.") }
        do throws(Problem) {
            guard initialization.protocolVersion == appProtocolVersion else {
                throw Problem(
                    .wrongVersion,
                    """
                    The app was built with another version of Parley: build it again with this one. The app's protocol is \
                    \(appProtocolVersion), the host's \(initialization.protocolVersion).
                    """)
            }
            principal = try loadApp(initialization)
            tellsCalls = initialization.tellsCalls == true
            container = URL(fileURLWithPath: initialization.containerPath, isDirectory: true)
            ChosenFolders.removeOld(in: container)
        } catch {
            fatalProblem = error
            throw error
        }
    }

    private func create(_ creation: SceneCreation) throws(Problem) {
        guard let principal else { throw Problem(.notInitialized, "The app is not initialized.") }
        guard scenes[creation.scene] == nil else {
            throw Problem(.sceneExists, "There is a scene \(creation.scene.rawValue) already.")
        }
        scenes[creation.scene] = AppScene(
            creation, principal: principal, channel: channel, container: container, clock: clock,
            trace: callbackReporter(creation.scene))
    }

    private func callbackReporter(_ scene: SceneID) -> @MainActor (SceneCall) -> Void {
        { [channel, trace, tellsCalls] call in
            if tellsCalls { channel.notify(.called(scene, call)) }
            trace?(call.name)
        }
    }

    private func scene(_ id: SceneID) throws(Problem) -> AppScene {
        guard let scene = scenes[id] else {
            throw Problem(.unknownScene, "There is no scene \(id.rawValue).")
        }
        return scene
    }
}

import AppHost
import AppProtocol
import Foundation
import Logging
import RenderTree

/// Starts an app as a server does, with a container of its own for each start.
struct AppStart {
    struct Failure: Error { let reason: String }

    let host: AppHost
    let bundle: AppBundle
    private static let scene = SceneID(rawValue: 1)

    init(_ options: Options, folder: URL, launcher: URL? = nil) throws {
        bundle = try AppBundle.load(at: options.bundle)
        host = AppHost(
            launcher: launcher ?? options.launcher, containers: folder.appendingPathComponent("containers"),
            logger: Logger(label: "benchmark") { _ in SwiftLogNoOpLogHandler() }, hasWalls: options.hasWalls)
    }

    /// Has a process started ahead, and gives it the time that a person takes from an icon to a tap.
    func startAhead(_ container: String) async throws {
        // The container is free a moment after the process with it is gone.
        let end = ContinuousClock.now + .seconds(1)
        while host.preparedCount == 0, .now < end {
            host.startAhead(bundle, container: container)
            try await Task.sleep(for: .milliseconds(2))
        }
        try await Task.sleep(for: .milliseconds(250))
        guard host.preparedCount == 1 else { throw Failure(reason: "no process was started ahead") }
    }

    /// Returns the app with its first screen drawn, and the time from the order to the patch, in milliseconds.
    func start(_ container: String) async throws -> (app: LaunchedApp, time: Double) {
        let begin = ContinuousClock.now
        let app = try await host.launch(bundle, container: container)
        app.perform(
            .createScene(SceneCreation(scene: Self.scene, style: .compact, size: TreeSize(width: 390, height: 600))))
        app.perform(
            .perform(
                Self.scene, .activate(ConversationState(localParticipant: UUID(), remoteParticipants: [UUID()]))))
        for await element in app.output {
            switch element {
            case .notification(.patch): return (app, begin.duration(to: .now).milliseconds)
            case .ended(let end): throw Failure(reason: "the app has ended: \(end)")
            default: continue
            }
        }
        throw Failure(reason: "the app said nothing")
    }

    /// Ends an app and waits until its process is gone, so that its end is nobody else's time.
    func end(_ app: LaunchedApp) async throws {
        app.terminate()
        while host.runningCount > 0, kill(app.processID, 0) == 0 { try await Task.sleep(for: .milliseconds(1)) }
    }
}

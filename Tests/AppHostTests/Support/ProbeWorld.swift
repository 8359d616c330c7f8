import AppHost
import AppProtocol
import Foundation
import Logging
import ProbeBundles
import ProgramRunner
import RenderTree
import Testing

/// All tests that start processes: one after another, because they count what is left of children and descriptors.
@Suite(.serialized, .timeLimit(.minutes(5)))
struct ProcessTests {}

/// A host with a bundle of the probe, and a folder that goes with it.
struct ProbeWorld {
    let folder: TemporaryFolder
    let host: AppHost
    let bundle: AppBundle
    static let scene = SceneID(rawValue: 1)

    /// Limits of a host that no busy computer makes too short: what a test does not name it does not wait for.
    static var patient: AppHostLimits {
        var limits = AppHostLimits()
        (limits.startTimeMax, limits.answerTimeMax, limits.grace) = (.seconds(120), .seconds(120), .seconds(10))
        return limits
    }

    init(
        _ behaviour: String, limits: AppHostLimits = patient, clock: any Clock<Duration> = ContinuousClock(),
        sharedLimits: SharedLimits? = nil, hasWalls: Bool = true
    ) throws {
        folder = try TemporaryFolder()
        bundle = try AppBundle.load(at: ProbeBundle.make(behaviour, in: folder.url))
        host = AppHost(
            launcher: ProbeBundle.product("AppLauncher"), containers: folder.url.appendingPathComponent("containers"),
            limits: limits, clock: clock, logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() },
            sharedLimits: sharedLimits, hasWalls: hasWalls)
    }

    func launch() async throws -> ProbeRun {
        ProbeRun(app: try await host.launch(bundle, container: "kate-probe"), world: self)
    }

    /// A process with one scene.
    func launchWithScene() async throws -> ProbeRun {
        let run = try await launch()
        run.app.perform(
            .createScene(SceneCreation(scene: Self.scene, style: .compact, size: TreeSize(width: 300, height: 400))))
        return run
    }

    /// A process whose button has been tapped.
    func launchAndTap() async throws -> ProbeRun {
        let run = try await launchWithScene()
        run.tap()
        return run
    }
}

/// A running probe, and the folder that it runs in.
struct ProbeRun {
    let app: LaunchedApp
    let world: ProbeWorld

    var log: AppLog { app.log }

    /// A frame of the behaviour `patchFlood`.
    static func flood(_ number: Int) -> AppFrame {
        .notification(.diagnostic(Diagnostic(severity: .note, code: "flood", message: "\(number)")))
    }

    func terminate() { app.terminate() }

    func tap() { app.perform(.perform(ProbeWorld.scene, .input(.tap(NodeID(rawValue: 3))))) }

    func type(_ text: String, edit: Int) {
        app.perform(.perform(ProbeWorld.scene, .input(.edit(NodeID(rawValue: 2), text: text, edit: edit))))
    }

    func nextPatch() async -> Patch? {
        for await element in app.output {
            if case .notification(.patch(_, let patch)) = element { return patch }
        }
        return nil
    }

    func nextRequest() async -> (id: Int, request: AppRequest)? {
        for await element in app.output {
            if case .request(let id, let request) = element { return (id, request) }
        }
        return nil
    }

    func nextDiagnostic(_ code: String) async -> String? {
        for await element in app.output {
            if case .notification(.diagnostic(let found)) = element, found.code == code { return found.message }
        }
        return nil
    }

    /// Reads to the end; checks that the end comes once and last.
    func end() async -> AppProcessEnd? {
        var end: AppProcessEnd?
        for await element in app.output {
            #expect(end == nil, "something follows the end")
            if case .ended(let found) = element { end = found }
        }
        return end
    }
}

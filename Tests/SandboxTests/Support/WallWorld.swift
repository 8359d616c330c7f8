import Foundation
import Glibc
import ProbeBundles
import ProgramRunner
import Testing

@testable import AppHost

/// A server's folder with a store and two containers, and a bundle of `WallProbe` that tries one thing. Gone with the value.
final class WallWorld: Sendable {
    enum Starter: Sendable {
        /// The user who runs the tests.
        case server
        /// `nobody`, where root runs them.
        case ordinaryUser
    }

    /// Small, so that little data is too much.
    static let limits: AppHostLimits = {
        var limits = AppHostLimits()
        limits.containerByteCountMax = 8 << 20
        limits.containerFileCountMax = 500
        limits.temporaryByteCountMax = 4 << 20
        limits.fileByteCountMax = 32 << 20
        return limits
    }()
    private static let ordinaryUser: uid_t = 65_534

    let folder: URL
    let server: TestServer

    init() throws {
        folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
            .appendingPathComponent("parley-walls-\(UUID().uuidString)", isDirectory: true)
        server = try TestServer()
        for name in ["store", "containers/other"] {
            try FileManager.default.createDirectory(
                at: folder.appendingPathComponent(name), withIntermediateDirectories: true)
        }
        for file in [store, otherFile] { try Data("secret".utf8).write(to: URL(fileURLWithPath: file)) }
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    var store: String { folder.appendingPathComponent("store/parley.sqlite").path }
    var storeFolder: String { folder.appendingPathComponent("store").path }
    var containers: URL { folder.appendingPathComponent("containers") }
    var otherFile: String { containers.appendingPathComponent("other/note").path }
    var container: String { containers.appendingPathComponent("own").path }
    var bundle: String { folder.appendingPathComponent("Probe.app").path }
    /// A shell that the bundle has brought.
    var shell: String { bundle + "/sh" }

    /// Has a process of the bundle try it, and returns how that has ended.
    func end(
        of attempt: Attempt, sandbox: Sandbox = .walls, startedBy starter: Starter = .server, before: [String] = []
    ) async throws -> ChildExit {
        let behaviour = ([attempt.name] + attempt.arguments(self)).joined(separator: " ")
        return try await end(behaviour, sandbox: sandbox, startedBy: starter, before: before)
    }

    /// - Parameter before: a program with arguments that starts the launcher.
    func end(
        _ behaviour: String, sandbox: Sandbox, startedBy starter: Starter = .server, before: [String] = []
    ) async throws -> ChildExit {
        try await prepare(behaviour, sandbox: sandbox, startedBy: starter, before: before)()
    }

    /// Makes ready what `end` does, all but the start itself.
    func prepare(
        _ behaviour: String, sandbox: Sandbox, startedBy starter: Starter = .server, before: [String] = []
    ) throws -> () async throws -> ChildExit {
        let bundle = try makeBundle(behaviour)
        let opened = try ContainerFolder.prepare("own", in: containers)
        let user = starter == .server ? try opened.own(in: sandbox) : nil
        if starter == .ordinaryUser { try giveToOrdinaryUser() }
        let command = LauncherCommand(
            launcher: try launcher(), bundle: bundle, container: opened.url, limits: Self.limits, sandbox: sandbox,
            user: user)
        let words = (starter == .server ? [] : Self.asOrdinaryUser) + before + command.arguments
        return {
            let ends = try DescriptorPair()
            return try await ProcessSpawner.shared.spawn(
                words, connection: ends.child, log: ends.child, directory: opened.descriptor
            ).exit
        }
    }

    private static let asOrdinaryUser = [
        "/usr/bin/setpriv", "--reuid", "\(ordinaryUser)", "--regid", "\(ordinaryUser)", "--clear-groups",
    ]

    private func makeBundle(_ behaviour: String) throws -> AppBundle {
        let url = try ProbeBundle.make(behaviour, in: folder, executable: "WallProbe")
        try copy("/bin/sh", to: shell)
        return try AppBundle.load(at: url)
    }

    /// Copies the launcher to where an ordinary user can reach it, wherever this package has been built.
    private func launcher() throws -> URL {
        let launcher = folder.appendingPathComponent("AppLauncher")
        try copy(ProbeBundle.product("AppLauncher").path, to: launcher.path)
        return launcher
    }

    private func giveToOrdinaryUser() throws {
        for path in [container, container + "/tmp"] {
            try #require(chown(path, Self.ordinaryUser, Self.ordinaryUser) == 0)
        }
    }

    /// By another process: a file that this one has open for writing could be open in a child that is just being started,
    /// and could not be executed meanwhile.
    private func copy(_ source: String, to target: String) throws {
        let copying = try #require(popen("cp -L '\(source)' '\(target)' && chmod 755 '\(target)'", "re"))
        try #require(pclose(copying) == 0)
    }
}

import ChatServer
import Foundation
import Logging
import ProgramRunner
import Subprocess
import Synchronization
import SystemPackage

/// nginx, started in front of the server, with a certificate of the operator's: it takes a renewed one without a restart.
final class TLSProxy: Sendable {
    /// Time between two looks at the files.
    private static let lookInterval = Duration.seconds(10)
    private static let startMax = Duration.seconds(10)
    private static let startLook = Duration.milliseconds(20)
    private static let stopMax = Duration.seconds(2)
    /// Most bytes of nginx's complaints about its settings that are read.
    private static let wordsMax = 16 << 10
    private static let program = "/usr/sbin/nginx"

    private let host: String
    private let port: Int
    private let isBehindProxies: Bool
    private let files: CertificateFiles
    private let folder: TLSProxyFolder
    private let logger: Logger
    private let child = Mutex<ChildProcess?>(nil)
    private let (ends, end) = AsyncStream<ServingError>.makeStream(bufferingPolicy: .bufferingOldest(1))

    /// Finds out that nginx is there, takes the certificate, and may have the port.
    /// - Throws: `ServingError`: `no_proxy`, `bad_certificate`, `port_taken`, `port_forbidden`, `cannot_listen`.
    init(host: String, port: Int, isBehindProxies: Bool, files: CertificateFiles, logger: Logger) async throws {
        (self.host, self.port, self.isBehindProxies) = (host, port, isBehindProxies)
        (self.files, self.logger) = (files, logger)
        guard FileManager.default.isExecutableFile(atPath: Self.program) else {
            throw ServingError(
                .noProxy,
                "--certificate needs nginx, which speaks TLS for Parley: install it with `apt install nginx-light`.")
        }
        folder = try TLSProxyFolder(files: files)
        do {
            try await ServingError.checkPort(port, of: host)
            try folder.write(settings(serverPort: 1))
            if let words = await complaint() {
                throw ServingError(.badCertificate, "nginx does not take the certificate and the key: \(words)")
            }
        } catch {
            folder.remove()
            throw error
        }
    }

    /// Runs the server with nginx in front, and ends nginx after it. Where nginx ends first, the server ends, too.
    /// - Parameter server: runs the server; it is to call and await its parameter with the port once it listens there, which returns
    ///   whether people can come.
    func run(
        _ server:
            @escaping @Sendable (_ isListening: @escaping @Sendable (_ port: Int) async -> Bool) async throws -> Void
    ) async throws {
        defer { folder.remove() }
        do {
            try await withThrowingTaskGroup { group in
                group.addTask { try await server { await self.start(before: $0) } }
                group.addTask { for await error in self.ends { throw error } }
                group.addTask { await self.takeRenewedFiles() }
                // The others wait until they are cancelled.
                defer { group.cancelAll() }
                try await group.next()
            }
        } catch {
            await stop()
            throw error
        }
        await stop()
    }

    private func settings(serverPort: Int) -> TLSProxySettings {
        TLSProxySettings(host: host, port: port, serverPort: serverPort, isBehindProxies: isBehindProxies)
    }

    /// Returns whether nginx listens in front of the server now; where it does not, `run` ends with the reason.
    private func start(before serverPort: Int) async -> Bool {
        do {
            try folder.write(settings(serverPort: serverPort))
            let child = try await spawn()
            self.child.withLock { $0 = child }
            child.whenEnded { [end] _ in
                end.yield(ServingError(.proxyEnded, "nginx has ended, which spoke TLS for this server."))
            }
            let last = ContinuousClock.now + Self.startMax
            while !folder.isServed {
                guard ContinuousClock.now < last else {
                    end.yield(ServingError(.proxyEnded, "nginx does not listen \(Self.startMax) after its start."))
                    return false
                }
                try await Task.sleep(for: Self.startLook)
            }
            return true
        } catch is CancellationError {
            return false
        } catch {
            end.yield(ServingError(.proxyEnded, "nginx cannot be started: \(error)"))
            return false
        }
    }

    /// Starts nginx in a session of its own, so that Control-C lets the server finish first, and so that it ends where the server does,
    /// however that ends.
    private func spawn() async throws -> ChildProcess {
        let null = open("/dev/null", O_RDWR | O_CLOEXEC)
        defer { close(null) }
        return try await ProcessSpawner.shared.spawn(
            ["/usr/bin/setsid", "/usr/bin/setpriv", "--pdeathsig", "TERM", Self.program] + folder.arguments,
            connection: null, log: STDERR_FILENO)
    }

    private func takeRenewedFiles() async {
        var version = files.version
        while (try? await Task.sleep(for: Self.lookInterval)) != nil {
            guard files.version != version else { continue }
            version = files.version
            if let words = await complaint() {
                logger.warning("The renewed certificate is not taken, the one before stays: \(words)")
            } else if let child = child.withLock({ $0 }) {
                child.send(SIGHUP)
                logger.notice("The certificate was renewed.")
            }
        }
    }

    /// Returns what nginx finds wrong with its settings and the files that they name; nil for nothing.
    private func complaint() async -> String? {
        do {
            let answer = try await Subprocess.run(
                .path(FilePath(Self.program)), arguments: Arguments(["-t", "-q"] + folder.arguments),
                output: .discarded, error: .string(limit: Self.wordsMax))
            if answer.terminationStatus.isSuccess { return nil }
            let lines = answer.standardError.split(separator: "\n")
            return (lines.first { $0.contains("[emerg]") } ?? lines.first).map(String.init) ?? "it says nothing"
        } catch {
            return "\(error)"
        }
    }

    private func stop() async {
        guard let child = child.withLock({ $0 }) else { return }
        child.send(SIGTERM)
        let force = Task {
            try await Task.sleep(for: Self.stopMax)
            child.kill()
        }
        _ = await child.exit
        force.cancel()
    }
}

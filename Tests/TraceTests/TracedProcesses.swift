import AppHost
import AppProtocol
import AppRuntime
import Foundation
import Glibc
import Logging
import Messages
import ProbeBundles
import Synchronization
import TraceApp

/// Starts the trace app, here or in processes of its own, and gathers what it writes.
@MainActor final class TracedProcesses {
    private let link: TracedDevice.Link
    private let folder: URL
    private let host: AppHost
    private let onChange: @Sendable () -> Void
    private var started: [any TracedProcess] = []

    init(_ link: TracedDevice.Link, onChange: @escaping @Sendable () -> Void) throws {
        self.link = link
        self.onChange = onChange
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("trace-\(UUID().uuidString)")
        var logger = Logger(label: "trace") { _ in ChangeHandler(onChange: onChange) }
        logger.logLevel = .debug
        host = AppHost(
            launcher: ProbeBundle.product("AppLauncher"), containers: folder.appendingPathComponent("containers"),
            logger: logger)
    }

    isolated deinit { try? FileManager.default.removeItem(at: folder) }

    var lines: [String] { started.flatMap(\.lines) }

    func launch() throws -> any AppProcess {
        let process: any TracedProcess
        switch link {
        case .loopback: process = LoopbackProcess(onChange: onChange)
        case .process:
            let bundle = try AppBundle.load(
                at: ProbeBundle.make(
                    in: folder.appendingPathComponent("\(started.count)"), executable: "TraceApp",
                    principalClass: "TraceApp.TraceViewController"))
            process = StartingProcess { [host] in try await host.launch(bundle, container: "kate-trace") }
        }
        started.append(process)
        return process
    }

    func killNewest() { started.last?.kill() }
}

protocol TracedProcess: AppProcess {
    var lines: [String] { get }
    func kill()
}

/// The app in this process; every frame crosses as on the wire. One at a time writes the trace.
final class LoopbackProcess: TracedProcess {
    let output: AsyncStream<AppProcessOutput>
    private let door: AsyncStream<AppProcessOutput>.Continuation
    private let written = Mutex<[String]>([])
    private let onChange: @Sendable () -> Void
    @MainActor private var server: AppServer?
    @MainActor private var lastRequest = 0

    @MainActor init(onChange: @escaping @Sendable () -> Void) {
        (output, door) = AsyncStream.makeStream()
        self.onChange = onChange
        TraceLog.redirect { [weak self] line in
            self?.written.withLock { $0.append(line) }
            onChange()
        }
        server = AppServer(principalClass: TraceViewController.self) { [weak self] in self?.deliver($0) }
        perform(.initialize(Initialization(bundlePath: "", containerPath: "")))
    }

    var lines: [String] { written.withLock(\.self) }

    func perform(_ request: HostRequest) {
        MainActor.assumeIsolated {
            lastRequest += 1
            receive(.request(id: lastRequest, request))
        }
    }

    func answer(_ id: Int, _ outcome: Outcome) {
        MainActor.assumeIsolated { receive(.response(id: id, outcome)) }
    }

    func terminate() { MainActor.assumeIsolated { end(.terminated) } }

    func kill() { MainActor.assumeIsolated { end(.crashed(signal: SIGKILL)) } }

    @MainActor private func end(_ reason: AppProcessEnd) {
        // Ends on the queue of completions, behind those of requests that the app made while it was closed.
        InsertionCompletion.queue.async { [door] in
            door.yield(.ended(reason))
            door.finish()
        }
        if reason != .terminated { server = nil }
    }

    @MainActor private func receive(_ frame: HostFrame) {
        guard let bytes = try? FrameCodec.encode(frame), let read = try? decode(HostFrame.self, bytes) else { return }
        server?.receive(read)
    }

    @MainActor private func deliver(_ frame: AppFrame) {
        guard let bytes = try? FrameCodec.encode(frame), let read = try? decode(AppFrame.self, bytes) else { return }
        switch read {
        case .request(let id, let request): door.yield(.request(id: id, request))
        case .notification(let notification): door.yield(.notification(notification))
        case .response: break
        }
        onChange()
    }

    private func decode<Frame: Decodable>(_ type: Frame.Type, _ bytes: Data) throws -> Frame {
        try FrameCodec.decode(type, from: bytes.dropFirst(4))
    }
}

/// The host says when an app has written something; what it was is in the app's log by then.
private struct ChangeHandler: Logging.LogHandler {
    let onChange: @Sendable () -> Void
    var logLevel = Logger.Level.debug
    var metadata: Logger.Metadata = [:]
    var metadataProvider: Logger.MetadataProvider?

    init(onChange: @escaping @Sendable () -> Void) { self.onChange = onChange }

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    func log(event: LogEvent) { onChange() }
}

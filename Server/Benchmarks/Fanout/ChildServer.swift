import Foundation
import LoadClient

/// A server in a process of its own, which ends with its standard input.
final class ChildServer: @unchecked Sendable {
    private let process = Process()
    private let input = Pipe()
    private let prosody: Prosody?
    /// The process whose time and memory count.
    private var identifier: Int32 = 0
    private(set) var port = 0
    /// Whether phones post by sockets, and not by requests.
    var isPostedBySocket = false

    /// Starts a program that writes its port to its standard output.
    init(_ program: String, _ arguments: [String]) throws {
        prosody = nil
        port = try start(program, arguments)
        identifier = process.processIdentifier
    }

    /// Starts Prosody.
    init(_ prosody: Prosody) async throws {
        self.prosody = prosody
        identifier = Int32(try start("/bin/sh", prosody.shellArguments))
        port = prosody.port
        do {
            try await prosody.awaitReady()
        } catch {
            end()
            throw error
        }
    }

    var isProsody: Bool { prosody != nil }

    /// Returns the number that the program writes first.
    private func start(_ program: String, _ arguments: [String]) throws -> Int {
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        (process.standardInput, process.standardOutput) = (input, output)
        try process.run()
        let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
        guard let number = Int(line.trimmingCharacters(in: .whitespacesAndNewlines)) else {
            throw LoadError("\(program) does not serve: \(line)")
        }
        return number
    }

    func end() {
        try? input.fileHandleForWriting.close()
        process.waitUntilExit()
    }

    /// Processor time of the server so far, in user and system mode. Source: proc(5), `/proc/pid/stat`.
    var processorTime: Duration {
        let text = (try? String(contentsOfFile: "/proc/\(identifier)/stat", encoding: .utf8)) ?? ""
        let fields = text.split(separator: ")").last?.split(separator: " ") ?? []
        guard fields.count > 12, let user = Int(fields[11]), let system = Int(fields[12]) else { return .zero }
        return .milliseconds(10 * (user + system))
    }

    /// Memory of the server that is in use, in bytes. Source: proc(5), `/proc/pid/statm`.
    var residentByteCount: Int {
        let text = (try? String(contentsOfFile: "/proc/\(identifier)/statm", encoding: .utf8)) ?? ""
        return (text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0) * Int(getpagesize())
    }

    static var ownProcessorTime: Duration {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    }
}

import Foundation
import Testing

/// Flags that one thread sets and another reads. A plain run cannot show such a race: no order of the two accesses to one byte
/// gives a wrong value. ThreadSanitizer reports it, so that the file is compiled with it, into a small program.
@Suite(.timeLimit(.minutes(5))) struct `A flag for several threads` {
    private static let program = """
        import Foundation

        final class Owner {}
        let owner = Owner()
        let handle = Handle(owner)
        let (begun, ended) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        Thread {
            begun.signal()
            for _ in 0..<1000 { _ = handle.isGone }
            ended.signal()
        }.start()
        begun.wait()
        handle.objectIsGone()
        ended.wait()
        """

    @Test func `of an element's handle is read while the element goes`() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "race-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let (main, race) = (folder.appending(path: "main.swift"), folder.appending(path: "race"))
        try Data(Self.program.utf8).write(to: main)
        let handle = Checkout.root.appending(path: "Sources/SwiftUICore/Graph/Handle.swift")
        let options = ["-swift-version", "5", "-sanitize=thread", "-o", race.path, handle.path, main.path]
        #expect(try await status(of: "/usr/bin/env", ["swiftc"] + options) == 0, "it compiles")
        #expect(try await status(of: race.path, []) == 0, "66 says that ThreadSanitizer has seen a race")
    }

    /// Runs a program on a thread of its own; returns the status with which it ends.
    private func status(of path: String, _ arguments: [String]) async throws -> Int32 {
        let command = ([path] + arguments).map { "'\($0)'" }.joined(separator: " ")
        let status = await withCheckedContinuation { ended in
            Thread.detachNewThread { ended.resume(returning: popen(command, "r").map(pclose)) }
        }
        return try #require(status) >> 8
    }
}

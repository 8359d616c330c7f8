import Foundation
import Glibc
import ProbeBundles
import Testing

extension ProcessTests {
    struct LauncherTests {
        @Test(arguments: [
            (["--nonsense", "1", "--", "/bin/true"], Int32(112), "unknown option"),
            (["--memory-bytes", "many", "--", "/bin/true"], 112, "not a whole number"),
            (["--memory-bytes", "-1", "--", "/bin/true"], 112, "not a whole number"),
            (["--memory-bytes"], 112, "no value"),
            (["--"], 112, "no executable"),
            ([], 112, "no executable"),
            (["--parent", "1", "--", "/bin/true"], 113, "the host is gone"),
            (["--sandbox", "maybe", "--", "/bin/true"], 112, "neither yes nor no"),
            (["--", "/bin/true"], 112, "no absolute path: --container"),
            (["--directory", "/none", "--", "/bin/true"], 118, "/none: No such file or directory"),
            (["--sandbox", "no", "--", "/etc/passwd"], 126, "Permission denied"),
            (["--sandbox", "no", "--", "/none"], 127, "No such file or directory"),
        ])
        func `a step that fails has its exit code and one line`(
            arguments: [String], status: Int32, message: String
        ) throws {
            let result = try run(arguments)
            #expect(result.status == status)
            #expect(result.errors.contains(message))
            #expect(result.errors.split(separator: "\n").count == 1)
        }

        @Test func `the app replaces the launcher`() throws {
            let result = try run([
                "--sandbox", "no", "--directory", "/", "--environment", "A=b", "--", "/bin/sh", "-c",
                "test $A = b && exit 7",
            ])
            #expect(result.status == 7)
            #expect(result.errors.isEmpty)
        }

        /// Holds the program open for writing, as a process does that the host has forked while it copied the program.
        @Test func `a program that is open for writing is waited for, and not for ever`() throws {
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            let program = folder.appendingPathComponent("true")
            try FileManager.default.copyItem(at: URL(fileURLWithPath: "/bin/true"), to: program)
            let writer = try FileHandle(forWritingTo: program)

            var result = try run([])
            let time = try ContinuousClock().measure { result = try run(["--sandbox", "no", "--", program.path]) }
            #expect(result.status == 126 && result.errors.contains("Text file busy"))
            #expect(time > .milliseconds(900))

            try writer.close()
            #expect(try run(["--sandbox", "no", "--", program.path]).status == 0)
        }

        /// A shell stands for the host: it says who it is, starts an app and is killed. The app holds the pipe, which ends with it.
        @Test func `an app dies with its parent`() throws {
            let launcher = ProbeBundle.product("AppLauncher").path
            let app = "\(launcher) --parent $$ --sandbox no -- /bin/sh -c 'echo ready; exec sleep 1000'"
            let output = try #require(popen("echo $$; \(app) & wait", "r"))
            defer { pclose(output) }
            let host = try #require(pid_t(try line(of: output)))
            #expect(try line(of: output) == "ready")

            kill(host, SIGKILL)

            // Returns only when the last writer is gone.
            #expect(fgetc(output) == EOF)
        }

        private func line(of file: UnsafeMutablePointer<FILE>) throws -> String {
            let chunkSize = 100
            var chunk = [CChar](repeating: 0, count: chunkSize)
            try #require(fgets(&chunk, Int32(chunkSize), file) != nil)
            return String(decoding: chunk.prefix { $0 != 0 && $0 != 10 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
        }

        /// Not by Foundation's `Process`: it reads past the end of the list of open descriptors where they are many.
        private func run(_ arguments: [String]) throws -> (status: Int32, errors: String) {
            let words = [ProbeBundle.product("AppLauncher").path] + arguments
            let command = words.map { "'\($0.replacing("'", with: "'\\''"))'" }.joined(separator: " ")
            let errors = try #require(popen("\(command) 2>&1 >/dev/null", "r"))
            let chunkSize = 1 << 12
            var bytes: [UInt8] = []
            var chunk = [UInt8](repeating: 0, count: chunkSize)
            while case let count = fread(&chunk, 1, chunkSize, errors), count > 0 { bytes += chunk[..<count] }
            return (pclose(errors) >> 8, String(decoding: bytes, as: UTF8.self))
        }
    }
}

import Foundation
import ProbeBundles
import ProgramRunner
import Testing

extension ProcessTests {
    struct ProgramRunTests {
        private static func program(in folder: TemporaryFolder) -> ProgramRun {
            let limits = ProgramLimits(
                timeMax: .seconds(3600), processorSecondsMax: 60, memoryByteCountMax: 512 << 20,
                addressSpaceByteCountMax: 4 << 30, openFileCountMax: 64, fileByteCountMax: 1 << 20,
                outputByteCountMax: 1 << 10)
            return ProgramRun(launcher: ProbeBundle.product("AppLauncher"), limits: limits, folder: folder.url)
        }

        /// Stands for `AppLauncher` and `NoNetwork`, which the Debian package has in `/usr/lib/parley`.
        @Test func `a program in a folder that all walled programs see is run`() async throws {
            let folder = try TemporaryFolder()
            let loader = URL(fileURLWithPath: "/lib64/ld-linux-x86-64.so.2").resolvingSymlinksInPath()
            #expect(loader.path.hasPrefix("/usr/lib/"))
            let lines = CollectedLines()
            let end = await Self.program(in: folder).run(loader, ["--version"]) { lines.add($0) }
            #expect(end == .exited(status: 0), "\(lines.text)")
        }

        @Test func `a program whose task is cancelled before it has started is ended all the same`() async throws {
            let folder = try TemporaryFolder()
            let program = Self.program(in: folder)
            let task = Task {
                while !Task.isCancelled { await Task.yield() }
                return await program.run(URL(fileURLWithPath: "/bin/sleep"), ["1000"])
            }
            task.cancel()
            #expect(await task.value == .cancelled)
        }
    }
}

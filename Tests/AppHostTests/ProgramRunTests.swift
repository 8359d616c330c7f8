import Foundation
import ProbeBundles
import ProgramRunner
import Testing

extension ProcessTests {
    struct ProgramRunTests {
        @Test func `a program whose task is cancelled before it has started is ended all the same`() async throws {
            let folder = try TemporaryFolder()
            let limits = ProgramLimits(
                timeMax: .seconds(3600), processorSecondsMax: 60, memoryByteCountMax: 512 << 20,
                addressSpaceByteCountMax: 4 << 30, openFileCountMax: 64, fileByteCountMax: 1 << 20,
                outputByteCountMax: 1 << 10)
            let program = ProgramRun(
                launcher: ProbeBundle.product("AppLauncher"), limits: limits, folder: folder.url)
            let task = Task {
                while !Task.isCancelled { await Task.yield() }
                return await program.run(URL(fileURLWithPath: "/bin/sleep"), ["1000"])
            }
            task.cancel()
            #expect(await task.value == .cancelled)
        }
    }
}

public import Foundation

/// Tries the walls once, as the server starts.
public enum WallCheck {
    /// Returns in one line what is in force on this computer.
    /// - Throws: `wallsUnavailable` where a wall cannot stand, with a sentence; other codes where nothing can be started.
    public static func run(launcher: URL) async throws(ProgramError) -> String {
        let output = CollectedLines()
        let end: ProgramRun.End
        do {
            let folder = try WorkFolder(for: "walls")
            defer { folder.remove() }
            let run = ProgramRun(launcher: launcher, limits: limits, folder: folder.url)
            end = await run.report { output.add($0) }
        } catch {
            throw ProgramError(.spawnFailed, "There is no room for a folder: \(error.localizedDescription)")
        }
        switch end {
        case .exited(status: 0): return output.text
        case .failed(let error) where error.code == .wallsUnavailable:
            throw ProgramError(.wallsUnavailable, "\(error.message) (\(output.text))")
        case .failed(let error): throw error
        default: throw ProgramError(.spawnFailed, "The launcher ended unexpectedly: \(output.text)")
        }
    }

    private static let limits = ProgramLimits(
        timeMax: .seconds(30), processorSecondsMax: 10, memoryByteCountMax: 64 << 20,
        addressSpaceByteCountMax: 1 << 30, openFileCountMax: 64, fileByteCountMax: 1 << 20,
        outputByteCountMax: 16 << 10)
}

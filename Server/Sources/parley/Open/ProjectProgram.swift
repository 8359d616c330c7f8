import ArgumentParser
import Foundation
import ParleyPrograms
import Subprocess
import SystemPackage

/// The program beside this one that reads Xcode projects and rewrites their sources. The libraries that it needs for that would be a
/// part of each server otherwise.
struct ProjectProgram: Sendable {
    /// Most bytes of an answer; the report on a project with thousands of errors has a few million.
    private static let answerByteCountMax = 16 << 20

    /// Longest that a project is read and rewritten: the largest that was seen takes two seconds.
    static let timeMax = Duration.seconds(300)

    private let path: URL
    private let timeMax: Duration

    static let installed = ProjectProgram(
        URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
            .deletingLastPathComponent().appendingPathComponent("parley-project"))

    init(_ path: URL, timeMax: Duration = Self.timeMax) { (self.path, self.timeMax) = (path, timeMax) }

    /// Returns what the program answers to a task.
    /// - Throws: `ValidationError` with a sentence for the author; `CommandFailure` where this computer is the reason.
    func answer(to task: ProjectTask) async throws -> ProjectAnswer {
        guard FileManager.default.isExecutableFile(atPath: path.path) else {
            throw CommandFailure("\(path.path) is missing, which reads projects. Install Parley again.")
        }
        let answer = try await run(task)
        guard let refusal = answer.refusal else { return answer }
        guard refusal.isAuthors else { throw CommandFailure(refusal.words) }
        throw ValidationError(refusal.words)
    }

    private struct Output: Sendable {
        let status: TerminationStatus
        let bytes: [UInt8]
    }

    private func run(_ task: ProjectTask) async throws -> ProjectAnswer {
        let output = try await withThrowingTaskGroup(of: Output.self) { group -> Output in
            group.addTask { try await self.output(for: JSONEncoder().encode(task)) }
            group.addTask { try await self.tooLate() }
            // Cancelling the task ends the program.
            defer { group.cancelAll() }
            guard let first = try await group.next() else { throw CancellationError() }
            return first
        }
        // A program that was ended with this one has no answer, which is nobody's fault.
        try Task.checkCancellation()
        guard output.status.isSuccess else {
            throw CommandFailure("\(path.path) could not read the project: it ended with \(output.status).")
        }
        let version = ProjectVersion.of(Data(output.bytes))
        guard version == ProjectTask.version || output.bytes.isEmpty else {
            throw CommandFailure(
                "\(path.path) is of another version of Parley (\(version.map(String.init) ?? "none"), not \(ProjectTask.version)). Install Parley again."
            )
        }
        guard let answer = try? JSONDecoder().decode(ProjectAnswer.self, from: Data(output.bytes)) else {
            throw CommandFailure("\(path.path) gave no answer. Install Parley again.")
        }
        return answer
    }

    private func tooLate() async throws -> Output {
        try await Task.sleep(for: timeMax)
        throw CommandFailure("\(path.path) took longer than \(timeMax), and was ended.")
    }

    /// Passes the task as a file: a pipe would end this process if the program, or its run, ended before all was written.
    private func output(for task: Data) async throws -> Output {
        do {
            let input = try Self.file(of: task)
            defer { try? input.close() }
            let result = try await Subprocess.run(
                .path(FilePath(path.path)), input: .fileDescriptor(input, closeAfterSpawningProcess: false),
                output: .bytes(limit: Self.answerByteCountMax), error: .currentStandardError)
            return Output(status: result.terminationStatus, bytes: result.standardOutput)
        } catch let error as CancellationError {
            throw error
        } catch {
            try Task.checkCancellation()
            throw CommandFailure("\(path.path) could not be run, or answered too much: \(error)")
        }
    }

    /// Returns an open file with these bytes, at its beginning. It has no name any more, so that nothing is left of it, whatever ends
    /// this process.
    private static func file(of bytes: Data) throws -> FileDescriptor {
        let name = FileManager.default.temporaryDirectory.appendingPathComponent("parley-task-\(UUID().uuidString)")
        let file = try FileDescriptor.open(
            FilePath(name.path), .readWrite, options: [.create, .exclusiveCreate], permissions: .ownerReadWrite)
        do {
            try FileManager.default.removeItem(at: name)
            try file.writeAll(bytes)
            try file.seek(offset: 0, from: .start)
            return file
        } catch {
            try? file.close()
            throw error
        }
    }
}

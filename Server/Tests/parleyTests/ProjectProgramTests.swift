import ArgumentParser
import Foundation
import ParleyPrograms
import Testing

@testable import parley

@Suite(.timeLimit(.minutes(5))) struct `The program beside this one that reads projects` {
    private static let task = ProjectTask(folder: "/poll", target: "Poll", work: .find)

    /// Calls the body with a program that does what a script says.
    private func withProgram(_ script: String, _ body: (ProjectProgram) async throws -> Void) async throws {
        try await inNewFolder { folder in
            let program = folder.appendingPathComponent("parley-project")
            try Data("#!/bin/sh\n\(script)\n".utf8).write(to: program)
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
            try await body(ProjectProgram(program))
        }
    }

    @Test func `gets the task, and its answer is taken`() async throws {
        var answer = ProjectAnswer()
        answer.target = "Poll"
        let json = String(decoding: try JSONEncoder().encode(answer), as: UTF8.self)
        try await withProgram("grep -q '\"target\":\"Poll\"' && echo '\(json)'") { program in
            let given = try await program.answer(to: Self.task)
            #expect(given == answer)
        }
    }

    @Test(arguments: [true, false]) func `says why it did nothing`(isAuthors: Bool) async throws {
        var answer = ProjectAnswer()
        answer.refusal = ProjectAnswer.Refusal(isAuthors: isAuthors, words: "There is no app.")
        let json = String(decoding: try JSONEncoder().encode(answer), as: UTF8.self)
        try await withProgram("cat >/dev/null; echo '\(json)'") { program in
            let error = await #expect(throws: (any Error).self) { try await program.answer(to: Self.task) }
            #expect((error as? ValidationError)?.message == (isAuthors ? "There is no app." : nil))
            #expect((error is CommandFailure) == !isAuthors)
        }
    }

    @Test(arguments: ["exit 3", "echo no JSON", "head -c 20000000 /dev/zero"])
    func `may fail, which is said in a sentence`(script: String) async throws {
        try await withProgram(script) { program in
            await #expect(throws: CommandFailure.self) { try await program.answer(to: Self.task) }
        }
    }

    @Test func `may crash, which is not said to be a missing program`() async throws {
        try await withProgram("exit 3") { program in
            let error = await #expect(throws: CommandFailure.self) { try await program.answer(to: Self.task) }
            #expect(error.map { "\($0)".contains("exited(3)") } == true)
        }
    }

    @Test func `may hang, and is ended`() async throws {
        try await inNewFolder { folder in
            let program = folder.appendingPathComponent("parley-project")
            try Data("#!/bin/sh\nexec sleep 600\n".utf8).write(to: program)
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
            let slow = ProjectProgram(program, timeMax: .milliseconds(200))
            await #expect(throws: CommandFailure.self) { try await slow.answer(to: Self.task) }
        }
    }

    @Test func `may be missing, which is said in a sentence`() async throws {
        let program = ProjectProgram(URL(fileURLWithPath: "/nowhere/parley-project"))
        await #expect(throws: CommandFailure.self) { try await program.answer(to: Self.task) }
    }

    @Test(arguments: [#"{"version":0}"#, #"{"target":"Poll"}"#])
    func `may be of another version, which is said with the remedy`(json: String) async throws {
        try await withProgram("cat >/dev/null; echo '\(json)'") { program in
            let error = await #expect(throws: CommandFailure.self) { try await program.answer(to: Self.task) }
            #expect(error.map { "\($0)".contains("another version of Parley") } == true)
            #expect(error.map { "\($0)".contains("Install Parley again.") } == true)
        }
    }
}

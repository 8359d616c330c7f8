import Foundation
import Testing

@testable import parley

@Suite(.timeLimit(.minutes(5)))
struct ShortRunTests {
    private let shell = ShortRun(URL(fileURLWithPath: "/bin/sh"))
    /// Longer than other tests keep all threads busy.
    private let long = Duration.seconds(240)

    @Test func `the answer is what the program writes, and how it ends`() async {
        let answer = await shell.answer(["-c", "echo words; echo complaint >&2; exit 3"], timeMax: long)
        #expect(answer.output == "words\n")
        #expect(answer.status == 3)
        #expect(await shell.answer(["-c", "kill -TERM $$"], timeMax: long).status == SIGTERM)
    }

    @Test func `a program that takes too long is ended, and is gone with the answer`() async throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("slow-\(UUID())")
        defer { try? FileManager.default.removeItem(at: file) }
        let answer = await shell.answer(
            ["-c", "echo $$ >\"$0\"; while true; do sleep 0.01; done", file.path], timeMax: .seconds(2))
        #expect(!answer.isGood)
        let text = try String(contentsOf: file, encoding: .utf8).trimmingCharacters(in: .whitespacesAndNewlines)
        let process = try #require(pid_t(text))
        #expect(kill(process, 0) == -1 && errno == ESRCH)
    }

    @Test func `a program that writes without an end is ended`() async {
        #expect(await !shell.answer(["-c", "yes"], timeMax: long).isGood)
    }

    @Test func `a program that is not there gives no answer`() async {
        let answer = await ShortRun(URL(fileURLWithPath: "/no/such/program")).answer([], timeMax: long)
        #expect(answer.status == -1)
    }
}

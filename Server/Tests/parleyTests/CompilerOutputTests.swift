import Foundation
import Testing

@testable import parley

@Suite(.timeLimit(.minutes(5))) struct `What the compiler says to an author` {
    private func shown(_ text: String, inPartsOf count: Int = 7) -> String {
        var output = CompilerOutput()
        var bytes = Data(text.utf8)
        var shown = Data()
        while !bytes.isEmpty {
            shown += output.take(Data(bytes.prefix(count)))
            bytes = Data(bytes.dropFirst(count))
        }
        return String(decoding: shown + output.finish(), as: UTF8.self)
    }

    private let problem = """
        /a/View.swift:7:11: warning: variable 'ü' was never used [#no-usage]
        6 |     var body: some View {
        7 |         let ü = 3
          |             `- warning: variable 'ü' was never used [#no-usage]
        8 |     }


        """

    @Test func `has each problem once`() {
        let expected = """
            [1/2] Emitting module App
            /a/View.swift:7:11: warning: variable 'ü' was never used [#no-usage]
            6 |     var body: some View {
            7 |         let ü = 3
              |             ^
            8 |     }

            [2/2] Compiling App View.swift
            Build complete!
            """
        for count in [1, 7, 10_000] {
            let said = "[1/2] Emitting module App\n\(problem)[2/2] Compiling App View.swift\n\(problem)Build complete!"
            #expect(shown(said, inPartsOf: count) == expected)
        }
    }

    @Test func `has two problems of one line, and one of another line`() {
        let other = problem.replacing(":7:11:", with: ":7:12:")
        #expect(shown(problem + other).contains(":7:12:"))
        #expect(shown(problem + problem.replacing("warning", with: "error")).contains("error"))
    }

    @Test func `does not call deprecated what only has no effect here`() {
        let inert = "/a.swift:1:2: warning: 'tint()' is deprecated: tint has no effect in Parley: it is late. [#D]\n"
        #expect(shown(inert) == "/a.swift:1:2: warning: tint has no effect in Parley: it is late. [#D]\n")
        let old = "/a.swift:1:2: warning: 'tint()' is deprecated: use color()\n"
        #expect(shown(old) == old)
    }

    @Test func `is left as it is where it is no text`() {
        var output = CompilerOutput()
        #expect(output.take(Data([0xFF, 0x0A, 0x41])) == Data([0xFF, 0x0A]))
        #expect(output.finish() == Data([0x41]))
    }
}

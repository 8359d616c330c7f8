import AppHost
import ChatModels
import Testing

@testable import ChatServer

@Suite(.timeLimit(.minutes(5))) struct LastWordsTests {
    @Test func `the addresses are told apart from what the app has written`() {
        let words = LastWords([
            "counted", "App.swift:4: Fatal error: Index out of range", "Current stack trace:",
            "0    libswiftCore.so                    0x00007f1549512b60 swift_reportError + 33",
            "parley-frame 0x00000000000012ab", "parley-frame 0x0000000000000010",
        ])
        #expect(words.output == ["counted", "App.swift:4: Fatal error: Index out of range"])
        #expect(words.offsets == [0x12ab, 0x10])
    }

    @Test func `lines that only resemble an address are the app's own`() {
        let lines = [
            "parley-frame", "parley-frame 0x", "parley-frame 0xyz",
            "parley-frame 0x" + String(repeating: "f", count: 17),
        ]
        #expect(LastWords(lines).output == lines)
        #expect(LastWords(lines).offsets.isEmpty)
        #expect(lines.allSatisfy { !LastWords.isHidden($0) })
        #expect(LastWords.isHidden("parley-frame 0x01"))
    }

    @Test func `only the newest lines are kept, each cut, and so many addresses`() {
        let lines = (1...30).map { "\($0) " + String(repeating: "a", count: 500) }
        let words = LastWords(lines + (0..<200).map { "parley-frame 0x" + String($0, radix: 16) })
        #expect(words.output.count == CrashReport.outputCountMax)
        #expect(words.output.last?.hasPrefix("30 aaa") == true)
        #expect(words.output.allSatisfy { $0.count == CrashReport.scalarCountMax })
        #expect(words.offsets == Array(0..<48))
    }

    @Test func `an end that the host wanted has no cause, every other one has`() {
        #expect(AppProcessEnd.terminated.cause == nil)
        for words in ["There is no such class", "There is no such class."] {
            let error = Misbehaviour(.cannotStart, words)
            let cause = AppProcessEnd.misbehaved(error).cause
            #expect(cause == "The host ended it (cannot_start): There is no such class.")
        }
        #expect(AppProcessEnd.exited(status: 3).cause == "It ended itself, with status 3.")
        #expect(AppProcessEnd.crashed(signal: 4).cause?.contains("(SIGILL)") == true)
        #expect(AppProcessEnd.crashed(signal: 9).cause?.contains("(SIGKILL)") == true)
        #expect(AppProcessEnd.crashed(signal: 40).cause == "Signal 40 ended it.")
        #expect(AppProcessEnd.hung.cause?.contains("main thread") == true)
    }
}

import ChatModels
import ProcessorTime
import Testing

@Suite(.timeLimit(.minutes(5))) struct VisibleNameTests {
    @Test func `a name is trimmed, and a row of flags takes no longer than other letters`() {
        #expect(VisibleName.trimmed(" \n\u{3000}Zoë B. \t") == "Zoë B.")
        #expect(VisibleName.trimmed(" \n") == "")
        let flags = String(repeating: "\u{1F1E6}", count: 64_000)
        var trimmed = ""
        #expect(processorTime { trimmed = VisibleName.trimmed(" " + flags + " ") } < .seconds(2))
        #expect(trimmed == flags)
    }

    @Test(arguments: [
        "Zoë", "Anna Lee", "O’Brien", "李小龍", "Ольга", "Jean-Luc", "a",
        // Joiners between letters of Persian and of the scripts of India, also at the end of a word.
        "علی\u{200C}رضا", "क\u{94D}\u{200D}ष", "க\u{200C}", "\u{6F0}\u{200D}", "\u{DC0}\u{200C}",
        // Pictures made of several, a key, a flag with tags, a heart with a selector.
        "👩\u{200D}🚀", "Ben ❤\u{FE0F}", "❤\u{FE0E}", "1\u{FE0F}\u{20E3}", "🏴\u{E0067}\u{E0062}\u{E007F}",
    ])
    func `a name of any script, and a picture, can be seen`(name: String) {
        #expect(VisibleName.isVisible(name))
    }

    @Test(arguments: [
        "", " ", "\u{301}", "\u{A0}", "a\nb", "a\tb", "a\0", "a\u{7F}", "a\u{2028}b", "a\u{2029}b",
        // Direction, the soft hyphen, no width, a hangul filler, braille without a dot, nobody's.
        "a\u{202E}b", "\u{2066}a", "a\u{AD}b", "a\u{200B}b", "\u{FEFF}a", "\u{3164}", "\u{2800}", "a\u{E000}",
        "a\u{378}",
        // Joiners and selectors that join nothing.
        "\u{200D}", "\u{200D}a", "a\u{200D}", "a\u{200C}b", "👩\u{200D}", "1\u{FE0F}", "a\u{FE0F}", "\u{FE0F}",
        "\u{627} \u{200C}", "a\u{E0067}", "©a\u{200D}", "\u{200C}\u{627}",
    ])
    func `what cannot be seen is no name, nor is one with something in it that cannot`(name: String) {
        #expect(!VisibleName.isVisible(name))
    }
}

import CPangoCairo
import Testing

@testable import CoreGraphics

@Suite(.timeLimit(.minutes(5))) struct FontSourceTests {
    /// Files that fontconfig has read for its rules.
    private var files: [String] {
        guard let list = FcConfigGetConfigFiles(nil) else { return [] }
        defer { FcStrListDone(list) }
        var files: [String] = []
        while let file = FcStrListNext(list) { files.append(String(cString: file)) }
        return files
    }

    @Test func `the computer's font settings are not read`() {
        _ = TextEngine.metrics(of: FontSpec(size: 17))
        #expect(files.allSatisfy { !$0.hasPrefix("/etc") })
        #expect(files.count <= 3)
    }

    @Test func `the system font is found, and what it does not cover falls back`() {
        let texts = ["Parley", "\u{645}\u{631}\u{62d}\u{628}\u{627}", "\u{1F980}"]
        for text in texts {
            let layout = TextEngine.layout(
                TextParagraph(spans: [TextSpan(text: text, font: FontSpec(size: 17))], width: nil))
            #expect(layout.lines.first?.width ?? 0 > 10)
        }
    }
}

import AppProtocol
import ProcessorTime
import RenderTree
import Testing

@Suite(.timeLimit(.minutes(5))) struct FileNameTests {
    @Test(arguments: [
        ("menu.pdf", "menu.pdf"), ("../../etc/passwd", "-..-etc-passwd"), ("C:\\a.txt", "C--a.txt"),
        ("a/b.png", "a-b.png"),
        (".profile", "profile"), ("..", "file"), ("", "file"), (" \n", "file"), ("a\u{0}b\u{7f}.txt", "ab.txt"),
        ("gpj.\u{202e}exe", "gpj.exe"), ("a\u{2028}b\u{200b}", "ab"), ("Cafe\u{301}.md", "Caf\u{e9}.md"),
        ("👩‍👧.png", "👩‍👧.png"), ("name.", "name"),
    ]) func `a name keeps what can be seen and leads nowhere`(_ name: String, _ wanted: String) {
        #expect(FileName.sanitised(name) == wanted)
    }

    @Test func `a name without end is cut at once, whatever it is made of`() {
        for part in ["\u{1F1E6}", "e\u{301}", "\u{301}"] {
            var name = ""
            let duration = processorTime { name = FileName.sanitised(String(repeating: part, count: 60_000) + ".png") }
            #expect(duration < .seconds(2))
            #expect(name.hasSuffix(".png") && name.utf8.count <= FileLimits.nameByteCountMax)
        }
    }

    @Test func `a long name keeps its extension`() {
        let long = FileName.sanitised(String(repeating: "ä", count: 300) + ".jpeg")
        #expect(long.hasSuffix("ä.jpeg") && long.utf8.count <= FileLimits.nameByteCountMax)
        #expect(FileName.sanitised(String(repeating: "a.", count: 300)).utf8.count <= FileLimits.nameByteCountMax)
    }
}

import RenderTree
import SwiftUI
import Testing

@MainActor @Suite(.timeLimit(.minutes(5))) struct `Literals in text` {
    @Test func `values are put in as Apple's text puts them in`() {
        #expect(words(Text("\(1234567) points")) == "1,234,567 points")
        #expect(words(Text("\(1234567)"), locale: "de_DE") == "1.234.567")
        #expect(words(Text("\(0.5)")) == "0.500000")
        #expect(words(Text("\(0.256, specifier: "%.1f") %")) == "0.3 %")
        #expect(words(Text("\(0.25, format: .percent)")) == "25%")
        #expect(words(Text("\("a") and \(Text("b").bold())")) == "a and b")
        #expect(words(Text("100% sure, \("really")")) == "100% sure, really")
        #expect(words(Text("100%d")) == "100%d")
        #expect(words(Text("\(true)")) == "true")
        #expect(words(Text("\(Int8(-1)) \(Int16(-2)) \(Int32(-3)) \(Int64(-4))")) == "-1 -2 -3 -4")
        #expect(words(Text("\(UInt8(1)) \(UInt16(2)) \(UInt32(3)) \(UInt(4))")) == "1 2 3 4")
        #expect(words(Text("\(UInt64.max)")) == "18,446,744,073,709,551,615")
    }

    @Test func `Markdown is drawn`() {
        let screen = Screen(Text("a **b** *c* ***d*** ~~e~~ `f`"))
        #expect(screen.texts == ["a b c d e f"])
        #expect(screen.run("b")?.font.weight == 700)
        #expect(screen.run("c")?.font.italic == true)
        #expect(screen.run("d")?.font.weight == 700 && screen.run("d")?.font.italic == true)
        #expect(screen.run("e")?.strikethrough == true)
        #expect(screen.run("f")?.font.family == "JetBrains Mono")
    }

    @Test func `phrases agree with their number`() {
        #expect(words(Text("^[\(1) apple](inflect: true)")) == "1 apple")
        #expect(
            words(Text("You have ^[\(3) red apple](inflect: true) and ^[\(1) pears](inflect: true)."))
                == "You have 3 red apples and 1 pear.")
        #expect(words(Text("^[\(2) **Person**](inflect: true)")) == "2 People")
        #expect(words(Text("^[\(2) Apfel](inflect: true)"), locale: "de_DE") == "2 Apfel")
        #expect(words(Text("^[\(2) apple](other: 3)")) == "2 apple")
        #expect(words(Text("^[a ^2 b")) == "^[a ^2 b")
        #expect(words(Text("^[1\u{A0}apple](inflect: true)")) == "1\u{A0}apple")
        // Two values may make one character.
        #expect(words(Text("^[\(2) \("👍")\("🏽") like](inflect: true)")) == "2 👍🏽 likes")
        #expect(words(Text("^[\(3) item left](inflect: true)")) == "3 items left")
        #expect(words(Text("^[\(2) cup of tea](inflect: true)")) == "2 cups of tea")
        #expect(String(AttributedString(localized: "^[\(4) box](inflect: true)").characters) == "4 boxes")
        let screen = Screen(Text("^[\(2) **box**](inflect: true)"))
        #expect(screen.run("boxes")?.font.weight == 700)
    }

    @Test func `values are no Markdown, and take the looks of what is around them`() {
        let screen = Screen(Text("**\("*x*") y**"))
        #expect(screen.runs.map(\.text).joined() == "*x* y")
        #expect(screen.runs.allSatisfy { $0.font.weight == 700 })
    }

    @Test func `words that are no literal are no Markdown`() {
        #expect(words(Text(verbatim: "**a**")) == "**a**")
        let text = "**a**"
        #expect(words(Text(text)) == "**a**")
        #expect(words(Text(LocalizedStringKey(text))) == "a")
    }

    @Test(arguments: [
        ("a * b * c", "a * b * c"), ("snake_case_name", "snake_case_name"), ("**open", "**open"), ("*a**", "a*"),
        ("\\*a\\*", "*a*"), ("[a](", "[a]("), ("a ] b", "a ] b"), ("``a`b``", "a`b"), ("<b>", "<b>"), ("~a~", "a"),
        ("[*a* b](https://x.y) c", "a b c"), ("<https://x.y>", "https://x.y"), ("5 < 6", "5 < 6"),
    ])
    func `signs that mean nothing stay`(_ source: String, _ expected: String) {
        #expect(words(Text(LocalizedStringKey(source))) == expected)
    }

    @Test func `a link is tinted, and opens its address when tapped`() {
        var opened: [URL] = []
        let screen = Screen(
            Text("see [here](https://example.org/a) now").environment(
                \.openURL,
                OpenURLAction { url in
                    opened.append(url)
                    return .handled
                }))
        #expect(screen.run("here")?.color == RGBA(hexadecimal: "#007aff"))
        #expect(screen.node("here")?.accessibility.traits?.contains(.link) == true)
        screen.tap("here")
        #expect(opened == [URL(string: "https://example.org/a")].compactMap(\.self))
    }

    @Test func `attributed strings keep their attributes`() throws {
        var string = AttributedString("red ")
        string.foregroundColor = .red
        string.font = .title
        var second = AttributedString("spaced")
        second.kern = 3
        second.underlineStyle = Text.LineStyle(pattern: .dot, color: .blue)
        second.backgroundColor = .yellow
        second.baselineOffset = 4
        let screen = Screen(Text(string + second))
        #expect(screen.run("red ")?.font.size == 28)
        #expect(screen.run("red ")?.color == RGBA(hexadecimal: "#ff3b30"))
        #expect(screen.run("spaced")?.tracking == 3)
        #expect(screen.run("spaced")?.baselineOffset == 4)
        #expect(screen.shapes.first?.fill == RGBA(hexadecimal: "#ffcc00").map { .color($0) })
        #expect(screen.shapes.last?.stroke?.dash?.isEmpty == false)
        #expect(try words(Text(AttributedString(markdown: "**a** b"))) == "a b")
    }

    @Test func `pictures stand in the line`() throws {
        let screen = Screen(
            HStack {
                Text("a \(Image(systemName: "heart")) b")
                Text(Image(systemName: "star")) + Text("c")
            })
        #expect(screen.texts.joined().replacing(" ", with: "") == "abc")
        #expect(screen.shapes.count == 2)
        let first = try #require(screen.painted.inDrawingOrder.map(\.node).first { $0.accessibility.label != nil })
        #expect(first.accessibility.label == "a heart b")
    }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `Tables of strings` {
    private func bundle(_ files: [String: String]) throws -> Bundle {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("strings-\(UUID().uuidString)")
        for (name, text) in files {
            let file = folder.appendingPathComponent(name)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        return try #require(Bundle(path: folder.path))
    }

    @Test func `a key is looked up in the language of the environment`() throws {
        let bundle = try bundle([
            "de.lproj/Localizable.strings": "\"Hello %@\" = \"Hallo **%@**\"; \"%@ to %@\" = \"an %2$@ von %1$@\";",
            "en.lproj/Localizable.strings": "\"Hello %@\" = \"Hi %@\";",
        ])
        let hello = Text("Hello \("Eva")", bundle: bundle)
        #expect(words(hello, locale: "de_AT") == "Hallo Eva")
        #expect(words(hello, locale: "fr_FR") == "Hi Eva")
        #expect(words(Text("\("a") to \("b")", bundle: bundle), locale: "de") == "an b von a")
        #expect(words(Text("unknown \(3)", bundle: bundle), locale: "de") == "unknown 3")
        #expect(String(localized: "Hello \("Eva")", bundle: bundle, locale: Locale(identifier: "en")) == "Hi Eva")
    }

    @Test func `Xcode's catalogues are read, with plurals`() throws {
        let bundle = try bundle([
            "Localizable.xcstrings": """
            {"sourceLanguage": "en", "version": "1.0", "strings": {
              "OK": {},
              "Bye": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Tschüss"}}}},
              "%lld cats": {"localizations": {"en": {"variations": {"plural": {
                "one": {"stringUnit": {"state": "translated", "value": "%lld cat"}},
                "other": {"stringUnit": {"state": "translated", "value": "%lld cats"}}}}}}}}}
            """
        ])
        #expect(words(Text("Bye", bundle: bundle), locale: "de_DE") == "Tschüss")
        #expect(words(Text("OK", bundle: bundle), locale: "de_DE") == "OK")
        #expect(words(Text("\(1) cats", bundle: bundle)) == "1 cat")
        #expect(words(Text("\(2) cats", bundle: bundle)) == "2 cats")
    }

    @Test func `plurals of a dictionary go before the words of a table`() throws {
        let bundle = try bundle([
            "en.lproj/Localizable.strings": "\"%lld cats\" = \"cats\";",
            "en.lproj/Localizable.stringsdict": """
            <plist version="1.0"><dict>
              <key>%lld cats</key><dict>
                <key>NSStringLocalizedFormatKey</key><string>There %#@cats@.</string>
                <key>cats</key><dict>
                  <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
                  <key>NSStringFormatValueTypeKey</key><string>lld</string>
                  <key>one</key><string>is %lld cat</string>
                  <key>other</key><string>are %lld cats</string>
                </dict>
              </dict>
              <key>Saw %lld</key><dict>
                <key>NSStringLocalizedFormatKey</key><string>%#@all@</string>
                <key>all</key><dict><key>one</key><string>Saw %#@one@</string><key>other</key><string>Saw %#@one@</string></dict>
                <key>one</key><dict><key>one</key><string>a cat</string><key>other</key><string>%lld cats</string></dict>
              </dict>
              <key>odd</key><string>no dictionary</string>
              <key>broken %lld</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@x@</string></dict>
            </dict></plist>
            """,
        ])
        #expect(words(Text("\(1) cats", bundle: bundle)) == "There is 1 cat.")
        #expect(words(Text("\(3) cats", bundle: bundle)) == "There are 3 cats.")
        #expect(words(Text("broken \(3)", bundle: bundle)) == "broken 3")
        #expect(words(Text("Saw \(1)", bundle: bundle)) == "Saw a cat")
        #expect(words(Text("Saw \(3)", bundle: bundle)) == "Saw 3 cats")
    }

    @Test func `plurals follow the rules of the table's language`() throws {
        func forms(_ forms: [String: String]) -> String {
            forms.map { "<key>\($0)</key><string>\($1)</string>" }.joined()
        }
        let russian = forms(["one": "%lld кот", "few": "%lld кота", "many": "%lld котов", "other": "%lld кота"])
        let bundle = try bundle([
            "ru.lproj/Localizable.stringsdict": """
            <plist version="1.0"><dict><key>%lld cats</key><dict>
              <key>NSStringLocalizedFormatKey</key><string>%#@cats@</string><key>cats</key><dict>\(russian)</dict>
            </dict></dict></plist>
            """
        ])
        let written = [1, 3, 5, 21].map { words(Text("\($0) cats", bundle: bundle), locale: "ru_RU") }
        #expect(written == ["1 кот", "3 кота", "5 котов", "21 кот"])
    }

    @Test func `a broken table counts as empty`() throws {
        let bundle = try bundle(["en.lproj/Localizable.strings": "= = =", "Localizable.xcstrings": "{"])
        #expect(words(Text("Bye", bundle: bundle)) == "Bye")
    }

    @Test func `resources have a default`() {
        let resource = LocalizedStringResource("greeting", defaultValue: "Hello \(2)")
        #expect(words(Text(resource)) == "Hello 2")
        #expect(String(localized: resource) == "Hello 2")
    }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `Dates in text` {
    private let noon = Date(timeIntervalSince1970: 43_200)

    @Test func `are written in each style`() {
        #expect(words(Text(noon, style: .date)) == "January 1, 1970")
        #expect(words(Text(noon, style: .relative), now: 43_200 - 8_580) == "2 hr, 23 min")
        #expect(words(Text(noon, style: .relative), now: 43_200 + 84) == "1 min, 24 sec")
        #expect(words(Text(noon, style: .offset), now: 43_200 - 7_200) == "+2 hours")
        #expect(words(Text(noon, style: .offset), now: 43_200 + 180) == "-3 minutes")
        #expect(words(Text(noon, style: .timer), now: 43_200 - 3_661) == "1:01:01")
    }

    @Test func `timers stay within their time`() {
        let range = Date(timeIntervalSince1970: 100)...Date(timeIntervalSince1970: 200)
        #expect(words(Text(timerInterval: range), now: 0) == "1:40")
        #expect(words(Text(timerInterval: range), now: 130) == "1:10")
        #expect(words(Text(timerInterval: range), now: 500) == "0:00")
        #expect(words(Text(timerInterval: range, countsDown: false), now: 130) == "0:30")
        #expect(words(Text(timerInterval: range, pauseTime: Date(timeIntervalSince1970: 150)), now: 190) == "0:50")
        let long = Date(timeIntervalSince1970: 0)...Date(timeIntervalSince1970: 7_265)
        #expect(words(Text(timerInterval: long)) == "2:01:05")
        #expect(words(Text(timerInterval: long, showsHours: false)) == "121:05")
    }

    @Test func `keep up with the time, and stop when it has run out`() {
        let range = Date(timeIntervalSince1970: 0)...Date(timeIntervalSince1970: 3)
        let clock = TurnedClock(0)
        let renderer = SceneRenderer(root: UIHostingController(rootView: Text(timerInterval: range)))
        renderer.clock = clock
        renderer.size = CGSize(width: 100, height: 100)
        #expect(words(renderer) == "0:03")
        clock.turn(to: Date(timeIntervalSince1970: 1))
        #expect(words(renderer) == "0:02")
        clock.turn(to: Date(timeIntervalSince1970: 2))
        clock.turn(to: Date(timeIntervalSince1970: 3))
        #expect(words(renderer) == "0:00")
        #expect(clock.waitingCount == 0)
    }

    @Test func `in literals they are written too`() {
        #expect(words(Text("in \(noon, style: .timer)"), now: 43_200 - 61) == "in 1:01")
    }
}

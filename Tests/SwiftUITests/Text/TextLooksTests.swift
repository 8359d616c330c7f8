import ReadPictures
import RenderTree
import SwiftUI
import Testing

@MainActor @Suite(.timeLimit(.minutes(5))) struct `Looks of text` {
    @Test func `fonts by style, size, design and name`() {
        func font(_ font: Font) -> FontDescription? { Screen(Text("a").font(font)).runs.first?.font }
        #expect(
            font(.system(.title3, design: .monospaced, weight: .bold))
                == .init(family: "JetBrains Mono", size: 20, weight: 700))
        #expect(
            font(.system(size: 12, weight: .light, design: .serif))
                == .init(family: "Caladea", size: 12, weight: 300))
        #expect(font(.system(size: 12, design: .rounded)) == .init(family: "Quicksand", size: 12))
        #expect(font(.custom("Menlo-Bold", size: 9)) == .init(family: "JetBrains Mono", size: 9, weight: 700))
        #expect(font(.custom("HelveticaNeue-LightItalic", fixedSize: 9)) == .init(size: 9, weight: 300, italic: true))
        #expect(font(Font(UIFont.boldSystemFont(ofSize: 21))) == .init(size: 21, weight: 700))
        let menlo = CTFontCreateWithName("Menlo" as CFString, 11, nil)
        #expect(font(Font(menlo)) == .init(family: "JetBrains Mono", size: 11))
        #expect(font(Font(CTFontCreateWithName("No such font" as CFString, 0, nil))) == .init(size: 12))
        #expect(font(.body.monospaced()) == .init(family: "JetBrains Mono", size: 17))
    }

    @Test func `a font is resolved at the person's text size`() {
        var values = EnvironmentValues()
        values.dynamicTypeSize = .accessibility1
        let font = Font.body.bold(true).italic().resolve(in: values.fontResolutionContext)
        #expect(font.isBold && font.isItalic && !font.isMonospaced)
        #expect(font.pointSize > 17)
        #expect(!Font.headline.bold(false).resolve(in: values.fontResolutionContext).isBold)
        #expect(Font.system(size: 20).resolve(in: values.fontResolutionContext).pointSize == 20)
    }

    @Test func `a font that nobody has is told`() {
        #expect(Screen(Text("a").font(.custom("Bangers", size: 20))).diagnostics == ["font_missing Text"])
    }

    @Test func `modifiers of views reach the text inside, and the text's own win`() {
        let screen = Screen(
            VStack {
                Text("a")
                Text("b").fontDesign(.default).kerning(1)
            }.fontDesign(.monospaced).tracking(2).textCase(.uppercase))
        #expect(screen.run("A")?.font.family == "JetBrains Mono")
        #expect(screen.run("A")?.tracking == 2)
        #expect(screen.run("B")?.font.family == "Inter")
    }

    @Test func `tracking makes a line longer by so much a gap`() {
        func width(_ tracking: CGFloat) -> Double {
            Screen(Text("abcde").tracking(tracking)).runs.first?.width ?? 0
        }
        #expect(abs(width(3) - width(0) - 12) < 0.1)
    }

    @Test func `runs of different tracking stand where a browser puts them`() {
        let screen = Screen(Text("ab").tracking(4) + Text("cd").tracking(10) + Text("ef"))
        let plain = Screen(Text("ab").bold() + Text("cd") + Text("ef").bold())
        let gaps = screen.runs.map(\.x)
        #expect(gaps.count == 3)
        #expect(plain.runs.count == 3)
        // Each letter is followed by its own tracking.
        let widths = ["ab", "cd"].map { Screen(Text($0)).runs.first?.width ?? 0 }
        #expect(abs(gaps[1] - (widths[0] + 8)) < 0.6)
        #expect(abs(gaps[2] - (widths[0] + 8 + widths[1] + 20)) < 0.6)
    }

    @Test func `lines in colours and patterns are shapes, plain ones are not`() {
        let plain = Screen(Text("a").underline())
        #expect(plain.run("a")?.underline == true && plain.shapes.isEmpty)
        let coloured = Screen(Text("a").underline(color: .red).strikethrough(pattern: .dash, color: .blue))
        #expect(coloured.run("a")?.underline == nil)
        #expect(coloured.shapes.compactMap { $0.stroke?.paint } == [SystemColors.red, SystemColors.blue])
        #expect(coloured.shapes.map { $0.stroke?.dash == nil } == [true, false])
    }

    @Test func `small capitals are smaller, and heard as they are written`() {
        let screen = Screen(Text("Ab").font(.system(size: 20).lowercaseSmallCaps()))
        #expect(screen.runs.map(\.text) == ["A", "B"])
        #expect(screen.runs.map(\.font.size) == [20, 16])
        #expect(screen.node("Ab") != nil)
    }

    @Test func `gradients paint letters`() {
        let screen = Screen(
            Text("a").foregroundStyle(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)))
        #expect(screen.runs.first?.paint != nil)
        #expect(screen.diagnostics.isEmpty)
    }

    @Test func `text styles grow with the size of text, fixed sizes do not`() {
        func size(_ font: Font) -> Double? {
            Screen(Text("a").font(font).dynamicTypeSize(.accessibility1)).runs.first?.font.size
        }
        #expect(size(.body) == 28)
        #expect(size(.system(size: 17)) == 17)
        #expect(size(.custom("Menlo", size: 34, relativeTo: .body)) == 56)
        #expect(size(.custom("Menlo", fixedSize: 34)) == 34)
    }

    @Test func `the secondary style may be given`() {
        let screen = Screen(Text("a").foregroundStyle(.secondary).foregroundStyle(.red, .blue))
        #expect(screen.runs.first?.color == RGBA(hexadecimal: "#007aff"))
    }

    @Test func `selection is told to the painter`() {
        #expect(Screen(Text("a").textSelection(.enabled)).textContents.first?.isSelectable == true)
        #expect(Screen(Text("a").textSelection(.disabled)).textContents.first?.isSelectable == nil)
    }

    @Test func `emoji are measured`() {
        let run = Screen(Text("🎉")).runs.first
        #expect(run?.isFallback == true && (run?.width ?? 0) > 10)
    }
}

private enum SystemColors {
    static let red = Paint.color(RGBA(hexadecimal: "#ff3b30") ?? .black)
    static let blue = Paint.color(RGBA(hexadecimal: "#007aff") ?? .black)
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `Text in little room` {
    private let long = "a rather long line of words that will not fit"

    @Test func `becomes smaller before it is cut`() throws {
        let screen = Screen(Text(long).lineLimit(1).minimumScaleFactor(0.4).frame(width: 250))
        let run = try #require(screen.runs.first)
        #expect(run.text == long)
        #expect(run.font.size < 17 && run.font.size >= 17 * 0.4)
        #expect(run.width > 230 && run.width <= 250.02)
    }

    @Test func `becomes no smaller than is allowed`() {
        let screen = Screen(Text(long).lineLimit(1).minimumScaleFactor(0.8).frame(width: 120))
        #expect(screen.runs.last?.text.hasSuffix("…") == true)
        #expect(screen.runs.first.map { abs($0.font.size - 17 * 0.8) < 0.01 } == true)
    }

    @Test func `keeps its size where it fits`() {
        #expect(Screen(Text("a").lineLimit(1).minimumScaleFactor(0.1)).runs.first?.font.size == 17)
    }

    @Test func `letters come nearer where they may`() {
        let width = Screen(Text(long).lineLimit(1)).runs.first?.width ?? 0
        #expect(width > 0)
        let own = Screen(Text(long), size: CGSize(width: 1_000, height: 100)).runs.first?.width ?? 0
        let screen = Screen(
            Text(long).lineLimit(1).allowsTightening(true).frame(width: own - 10),
            size: CGSize(width: 1_000, height: 100))
        #expect(screen.runs.map(\.text) == [long])
        #expect((screen.runs.first?.tracking ?? 0) < 0)
    }

    @Test func `what is cut is heard in full`() {
        let screen = Screen(Text(long).lineLimit(1).frame(width: 100))
        #expect(screen.node(long) != nil)
        #expect(screen.runs.last?.text.hasSuffix("…") == true)
    }

    @Test func `limits may be ranges, and reserve room`() throws {
        func height(_ view: some View) throws -> Double {
            let screen = Screen(view.accessibilityIdentifier("t"))
            return try #require(screen.painted.nodes.values.first { $0.accessibility.identifier == "t" }).frame.height
        }
        let one = try height(Text("a"))
        #expect(try height(Text("a").lineLimit(3, reservesSpace: true)) == 3 * one)
        let spaced = try height(Text("a\nb\nc").lineSpacing(7))
        #expect(try height(Text("a").lineSpacing(7).lineLimit(3, reservesSpace: true)) == spaced)
        #expect(try height(Text("a").lineLimit(2...4)) == 2 * one)
        #expect(try height(Text("a\nb\nc\nd\ne").lineLimit(2...4)) == 4 * one)
        #expect(try height(Text("a\nb\nc").lineLimit(...2)) == 2 * one)
        #expect(try height(Text("a\nb\nc").lineLimit(2...)) == 3 * one)
        #expect(try height(Text("a\nb").font(.body.leading(.loose))) == 2 * one + 2)
    }
}

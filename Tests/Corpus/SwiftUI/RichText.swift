import SwiftUI

struct WaveRenderer: TextRenderer {
    var strength: Double
    var phase: Double

    var animatableData: Double {
        get { phase }
        set { phase = newValue }
    }

    var displayPadding: EdgeInsets { EdgeInsets(top: 10, leading: 0, bottom: 10, trailing: 0) }

    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
        for line in layout {
            for run in line {
                for (index, glyph) in run.enumerated() {
                    var copy = context
                    copy.translateBy(x: 0, y: strength * sin(Double(index) / 3 + phase))
                    copy.opacity = 0.8
                    copy.draw(glyph, options: .disablesSubpixelQuantization)
                }
            }
        }
    }
}

struct HighlightAttribute: TextAttribute {}

struct RichText: View {
    @State private var phase = 0.0
    @State private var code = "let x = 1"
    @Environment(\.font) private var font
    @Environment(\.legibilityWeight) private var legibilityWeight
    @Environment(\.sizeCategory) private var sizeCategory
    @Environment(\.lineSpacing) private var lineSpacing
    @Environment(\.multilineTextAlignment) private var alignment
    @Environment(\.openURL) private var openURL

    private var attributed: AttributedString {
        var text = AttributedString("Swift is fun")
        text.font = .body.italic()
        text.foregroundColor = .purple
        if let range = text.range(of: "fun") {
            text[range].font = .title.bold()
            text[range].underlineStyle = .single
            text[range].backgroundColor = .yellow
            text[range].link = URL(string: "https://example.com")
        }
        return text
    }

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 12) {
                Text(attributed)
                Text("**Bold**, *italic*, ~~gone~~ and `code`")
                Text("Plain \(Text("red").foregroundStyle(.red)) and \(Image(systemName: "star"))")
                Text("Waving").customAttribute(HighlightAttribute())
                    .textRenderer(WaveRenderer(strength: 4, phase: phase))
                Text("Total: \(12.5, format: .currency(code: "USD")), \(Date.now, style: .time)")
                Text("\(3, specifier: "%02d") of \(10)")
                Text(timerInterval: Date.now...Date.now.addingTimeInterval(90), pauseTime: nil, countsDown: true, showsHours: false)
                Text(["a", "b"], format: .list(type: .or))
                Text("Tracked").tracking(4).baselineOffset(6).kerning(1)
                Text("Underlined").underline(true, pattern: .dashDot, color: .red)
                Text("Weights").fontWeight(legibilityWeight == .bold ? .black : .regular).fontWidth(.expanded)
                Text("Small caps").font(.body.lowercaseSmallCaps().leading(.loose).monospacedDigit())
                Text("Custom").font(.custom("Georgia", size: 18, relativeTo: .headline))
                Text(code)
                    .font(.system(size: 14, design: .monospaced))
                    .textSelection(.enabled)
                    .lineSpacing(lineSpacing + 4)
                    .padding()
                    .background(.fill.tertiary, in: .rect(cornerRadius: 8))
                Text("Long text that is cut somewhere in its middle because there is no room")
                    .lineLimit(2, reservesSpace: true)
                    .truncationMode(.middle)
                    .textScale(.secondary)
                Text("Typesetting").typesettingLanguage(.init(languageCode: .german))
                Text("Heading").font(.title2).accessibilityHeading(.h2).accessibilityAddTraits(.isHeader)
                Text("Spoken").speechSpellsOutCharacters().speechAdjustedPitch(0.2).accessibilityTextContentType(.sourceCode)
                TextEditor(text: $code)
                    .frame(height: 100)
                    .scrollContentBackground(.hidden)
                    .background(.gray.opacity(0.1))
                    .textEditorStyle(.plain)
                    .findNavigator(isPresented: .constant(false))
                    .writingToolsBehavior(.disabled)
                if #available(iOS 17, *) {
                    Text(sizeCategory.isAccessibilityCategory ? "Large" : "Regular")
                }
                ViewThatFits(in: .horizontal) {
                    Text("A long title for wide screens").fixedSize()
                    Text("Short")
                }
                (Text("Joined ") + Text(Image(systemName: "link")) + Text(" texts").italic())
                    .foregroundStyle(.linearGradient(colors: [.blue, .green], startPoint: .leading, endPoint: .trailing))
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            .padding()
        }
        .environment(\.openURL, OpenURLAction { url in
            url.host() == "example.com" ? .systemAction : .discarded
        })
        .onAppear { withAnimation(.linear(duration: 2).repeatForever(autoreverses: false)) { phase = 6 } }
        .font(font ?? .body)
        .tint(.purple)
        .dynamicTypeSize(.small ... .accessibility3)
        .multilineTextAlignment(alignment)
    }
}

#Preview("Text", traits: .sizeThatFitsLayout) { RichText() }

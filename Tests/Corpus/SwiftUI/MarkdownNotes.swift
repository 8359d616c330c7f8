import SwiftUI

struct MarkdownNotes: View {
    @State private var source = "**Bold**, *italic*, [link](https://swift.org) and `code`"
    @State private var selectedRange: TextSelection?
    @State private var showsInspector = false
    @State private var fontSize = 17.0

    private var rendered: AttributedString {
        var result = (try? AttributedString(
            markdown: source,
            options: AttributedString.MarkdownParsingOptions(interpretedSyntax: .inlineOnlyPreservingWhitespace)
        )) ?? AttributedString(source)
        for run in result.runs where run.inlinePresentationIntent?.contains(.code) == true {
            result[run.range].foregroundColor = .orange
            result[run.range].font = .system(size: fontSize, design: .monospaced)
        }
        if let range = result.range(of: "Bold") {
            result[range].underlineStyle = .single
            result[range].backgroundColor = .yellow.opacity(0.3)
        }
        return result
    }

    private var wordCount: Int {
        source.split(whereSeparator: \.isWhitespace).count
    }

    var body: some View {
        NavigationStack {
            VStack(alignment: .leading) {
                TextEditor(text: $source)
                    .font(.system(size: fontSize, design: .serif))
                    .scrollContentBackground(.hidden)
                    .background(Color(uiColor: .secondarySystemBackground))
                    .frame(minHeight: 120)
                    .overlay(alignment: .topLeading) {
                        if source.isEmpty {
                            Text("Write something").foregroundStyle(.placeholder).padding(8).allowsHitTesting(false)
                        }
                    }
                Divider()
                ScrollView {
                    Text(rendered)
                        .lineSpacing(4)
                        .multilineTextAlignment(.leading)
                        .textSelection(.enabled)
                        .environment(\.openURL, OpenURLAction { url in
                            print("opened", url)
                            return .handled
                        })
                }
                Text("Total: \(Text("\(wordCount)").bold().foregroundStyle(.tint)) words")
                (Text("Edited ").foregroundColor(.secondary) + Text(Date.now, style: .time).fontWeight(.medium))
                    .font(.footnote)
                Text("H\(Text("2").baselineOffset(-4).font(.caption))O")
                    .kerning(1.5)
                    .tracking(0.5)
                Text("Struck").strikethrough(true, pattern: .dash, color: .red)
                Text(verbatim: "literal **stars**")
                Text("Long text that will be shortened in the middle of it").lineLimit(1).truncationMode(.middle).allowsTightening(true)
            }
            .padding()
            .navigationTitle("Notes")
            .toolbarTitleDisplayMode(.inline)
            .toolbarBackground(.visible, for: .navigationBar)
            .toolbarColorScheme(.dark, for: .navigationBar)
            .toolbar {
                ToolbarItemGroup(placement: .primaryAction) {
                    ControlGroup {
                        Button { fontSize -= 1 } label: { Image(systemName: "textformat.size.smaller") }
                        Button { fontSize += 1 } label: { Image(systemName: "textformat.size.larger") }
                    }
                    Toggle("Inspector", systemImage: "sidebar.trailing", isOn: $showsInspector)
                }
            }
            .inspector(isPresented: $showsInspector) {
                Form {
                    Stepper("Size: \(fontSize.formatted(.number.precision(.fractionLength(0))))", value: $fontSize, in: 8...40, step: 1)
                    Stepper(value: $fontSize, in: 8...40) { Text("Again") } onEditingChanged: { _ in }
                }
                .inspectorColumnWidth(min: 200, ideal: 250, max: 400)
                .presentationDetents([.medium, .large])
            }
        }
    }
}

import SwiftUI

struct TextPage: View {
    /// Sunday, 1 March 2026, 23:30 in London.
    private static let night = Date(timeIntervalSince1970: 1_772_407_800)

    var body: some View {
        SamplePage {
            Sample("Text styles") {
                VStack(alignment: .leading, spacing: 2) {
                    Text("Large title").font(.largeTitle)
                    Text("Title").font(.title)
                    Text("Title 2").font(.title2)
                    Text("Title 3").font(.title3)
                    Text("Headline").font(.headline)
                    Text("Subheadline").font(.subheadline)
                    Text("Body").font(.body)
                    Text("Callout").font(.callout)
                    Text("Footnote").font(.footnote)
                    Text("Caption").font(.caption)
                    Text("Caption 2").font(.caption2)
                }
            }
            Sample("Weights") {
                HStack {
                    Text("Thin").fontWeight(.thin)
                    Text("Light").fontWeight(.light)
                    Text("Medium").fontWeight(.medium)
                    Text("Bold").bold()
                    Text("Black").fontWeight(.black)
                }
            }
            Sample("Text in one line of several looks") {
                Text("One ") + Text("two").bold() + Text(" three").italic().foregroundColor(.red)
                    + Text(" four").underline() + Text(" five").strikethrough()
            }
            Sample("Lines") {
                Text("A long text that is broken into lines where the words end, and cut after the second one of them.")
                    .lineLimit(2)
                Text("Centred lines of\na text that\nhas three").multilineTextAlignment(.center)
                Text("Cut in the middle of a line that is far too long for it").lineLimit(1).truncationMode(.middle)
                Text("Lines further\napart").lineSpacing(8)
            }
            Sample("Digits") { Text("0123456789 11111").monospacedDigit() }
            Sample("Dates in the person’s region") {
                Text(Self.night, style: .date)
                Text(verbatim: Self.night.formatted(date: .long, time: .shortened))
                Text(1_234.5, format: .currency(code: "EUR"))
            }
            Sample("Emoji") { Text("Mussels 🦪 and fries 🍟") }
        }
    }
}

#Preview {
    @Previewable @State var isLong = false
    Button(isLong ? "Short" : "Long") { isLong.toggle() }
    TextPage()
}

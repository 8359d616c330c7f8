import SwiftUI

struct TextPage: View {
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
            Sample("Emoji") { Text("Mussels 🦪 and fries 🍟") }
        }
    }
}

#Preview {
    @Previewable @State var isLong = false
    Button(isLong ? "Short" : "Long") { isLong.toggle() }
    TextPage()
}

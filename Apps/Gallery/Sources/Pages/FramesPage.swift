import SwiftUI

struct FramesPage: View {
    var body: some View {
        SamplePage {
            Sample("frame") {
                Tile("60 × 40").frame(width: 90, height: 50).outlined()
                Tile("trailing").frame(maxWidth: .infinity, alignment: .trailing).outlined()
                Tile("at least 80 high").frame(minHeight: 80, alignment: .top).outlined()
            }
            Sample("padding") {
                Tile("12 on all sides").padding(12).outlined()
                Tile("leading 30").padding(.leading, 30).outlined()
            }
            Sample("offset, position") {
                HStack(spacing: 40) {
                    Tile("moved").offset(x: 10, y: 8).outlined()
                    Tile("at 30, 20").position(x: 40, y: 20).frame(width: 120, height: 60).outlined()
                }
            }
            Sample("aspectRatio") {
                HStack {
                    Rectangle().fill(Color.teal).aspectRatio(2, contentMode: .fit).frame(width: 80, height: 80)
                        .outlined()
                    Circle().fill(Color.pink).scaledToFit().frame(width: 120, height: 40).outlined()
                    Circle().fill(Color.pink).scaledToFill().frame(width: 60, height: 40).clipped().outlined()
                }
            }
            Sample("background, overlay") {
                Text("Text with a card")
                    .padding()
                    .background(Color.yellow.opacity(0.4))
                    .overlay(alignment: .topTrailing) { Circle().fill(Color.red).frame(width: 12, height: 12) }
            }
        }
    }
}

extension View {
    /// Outlines the view's bounds.
    func outlined() -> some View { overlay { Rectangle().strokeBorder(Color.gray) } }
}

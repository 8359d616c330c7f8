import SwiftUI

struct StacksPage: View {
    var body: some View {
        SamplePage {
            Sample("HStack, Spacer, Divider") {
                HStack(spacing: 8) {
                    Tile("1")
                    Spacer()
                    Divider()
                    Tile("2")
                    Tile("3")
                }
                .frame(height: 40)
            }
            Sample("VStack alignments") {
                HStack(alignment: .top, spacing: 20) {
                    VStack(alignment: .leading) {
                        Tile("left")
                        Tile("wider left")
                    }
                    VStack(alignment: .center) {
                        Tile("mid")
                        Tile("wider mid")
                    }
                    VStack(alignment: .trailing) {
                        Tile("right")
                        Tile("wider right")
                    }
                }
            }
            Sample("Baselines") {
                HStack(alignment: .firstTextBaseline) {
                    Text("Small").font(.caption)
                    Text("Large").font(.largeTitle)
                }
            }
            Sample("ZStack, zIndex") {
                ZStack(alignment: .bottomTrailing) {
                    Rectangle().fill(Color.blue.opacity(0.2)).frame(width: 120, height: 60)
                    Circle().fill(Color.red).frame(width: 40, height: 40).zIndex(1)
                    Circle().fill(Color.green).frame(width: 60, height: 60)
                }
            }
            Sample("layoutPriority, fixedSize") {
                HStack {
                    Text("This one gives way to the other, which is more important").lineLimit(1)
                    Text("Important").layoutPriority(1)
                }
                Text("As wide as it wants").fixedSize()
            }
        }
    }
}

/// A coloured box around a word.
struct Tile: View {
    let text: String
    init(_ text: String) { self.text = text }

    var body: some View {
        Text(text)
            .padding(.horizontal, 8)
            .padding(.vertical, 4)
            .background(Color.orange.opacity(0.25), in: RoundedRectangle(cornerRadius: 6))
    }
}

import SwiftUI

struct LabelsPage: View {
    var body: some View {
        SamplePage {
            Sample("Label") {
                Label("Party", systemImage: "party.popper")
                Label("Title only", systemImage: "star").labelStyle(.titleOnly)
                Label("Icon only", systemImage: "star.fill").labelStyle(.iconOnly)
                Label("In red", systemImage: "heart.fill").foregroundStyle(.red).font(.title2)
            }
            Sample("Symbols") {
                LazyVGrid(columns: Array(repeating: GridItem(.flexible()), count: 7), spacing: 14) {
                    ForEach(Self.symbols, id: \.self) { Image(systemName: $0) }
                }
                .font(.title3)
            }
            Sample("Sizes") {
                HStack(alignment: .firstTextBaseline) {
                    Image(systemName: "bell").imageScale(.small)
                    Image(systemName: "bell").imageScale(.large)
                    Image(systemName: "bell.fill").font(.largeTitle).foregroundStyle(.orange)
                    Image(systemName: "cloud.sun").resizable().scaledToFit().frame(width: 44, height: 44)
                }
            }
            Sample("In a text") { Text("Write \(Image(systemName: "pencil")) here") }
            Sample("ContentUnavailableView") {
                ContentUnavailableView(
                    "No parties", systemImage: "tray", description: Text("Parties that you plan appear here."))
            }
        }
    }

    private static let symbols = [
        "xmark", "checkmark", "plus", "minus", "trash", "pencil", "gear", "house", "person", "person.2", "bell",
        "calendar", "clock", "photo", "camera", "mic", "play.fill", "pause.fill", "magnifyingglass", "star", "heart",
        "flag", "bookmark", "tag", "bolt", "flame", "cart", "gift", "lock", "key", "link", "paperplane", "envelope",
        "message", "phone", "map", "globe", "sun.max", "moon", "cloud", "wifi", "info.circle",
    ]
}

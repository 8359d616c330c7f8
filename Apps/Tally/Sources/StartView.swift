import SwiftUI

/// Starts a tally: suggestions for the compact panel, where nothing can be typed, and a field for a title.
struct StartView: View {
    let isExpanded: Bool
    let start: (String) -> Void
    let expand: () -> Void
    @State private var title = ""

    private static let suggestions = ["Mussels eaten", "Glasses of water", "Dishes washed"]

    /// On a phone on its side the small panel is lower than its buttons, which scroll there.
    var body: some View {
        ViewThatFits(in: .vertical) {
            content
            ScrollView { content.padding(.vertical, 12) }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }

    private var content: some View {
        VStack(spacing: 10) {
            Text("What do you count?").font(.title3).fontWeight(.semibold)
            ForEach(Self.suggestions, id: \.self) { suggestion in
                Button(suggestion) { start(suggestion) }.buttonStyle(.bordered)
            }
            if isExpanded {
                TextField("Something else", text: $title).textFieldStyle(.roundedBorder).onSubmit(startOwn)
                Button("Start", action: startOwn).buttonStyle(.borderedProminent).tint(.tally).disabled(trimmed.isEmpty)
            } else {
                // As high as the buttons above, so that a finger that aims at one of those does not hit this.
                Button(action: expand) { Text("Something else…").frame(minHeight: 34) }
            }
        }
        .padding(.horizontal, 24)
        .frame(maxWidth: 420)
        .frame(maxWidth: .infinity)
    }

    private var trimmed: String { title.trimmingCharacters(in: .whitespacesAndNewlines) }

    private func startOwn() {
        if !trimmed.isEmpty { start(trimmed) }
    }
}

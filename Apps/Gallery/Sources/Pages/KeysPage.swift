import SwiftUI

struct KeysPage: View {
    @State private var column = 0
    @State private var saveCount = 0
    @State private var pile: [String] = []
    @State private var isTargeted = false
    @State private var pointer = "away"
    @FocusState private var isPlaying: Bool

    var body: some View {
        SamplePage {
            Sample("focusable, onKeyPress") {
                Tile("column \(column)")
                    .focusable()
                    .focused($isPlaying)
                    .onKeyPress(keys: [.leftArrow, .rightArrow]) { press in
                        column += press.key == .leftArrow ? -1 : 1
                        return .handled
                    }
                Button("Play") { isPlaying = true }
            }
            Sample("keyboardShortcut") {
                Button("Save") { saveCount += 1 }.keyboardShortcut("s").help("Counts how often it was saved")
                Text("saved \(saveCount) times")
            }
            Sample("draggable, dropDestination") {
                HStack {
                    ForEach(["Ace", "King"], id: \.self) { card in Tile(card).draggable(card) }
                }
                Tile(pile.isEmpty ? "Pile" : pile.joined(separator: ", "))
                    .opacity(isTargeted ? 0.5 : 1)
                    .accessibilityIdentifier("pile")
                    .dropDestination(for: String.self) { cards, _ in
                        pile += cards
                        return true
                    } isTargeted: {
                        isTargeted = $0
                    }
            }
            Sample("onContinuousHover, PasteButton") {
                Tile("pointer \(pointer)").onContinuousHover { phase in
                    switch phase {
                    case .active(let point): pointer = "at \(Int(point.x))"
                    case .ended: pointer = "away"
                    }
                }
                PasteButton(payloadType: String.self) { texts in
                    Task { @MainActor in pile += texts }
                }
            }
        }
    }
}

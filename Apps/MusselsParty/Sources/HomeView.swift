import SwiftUI

/// The compact panel: the purpose of the app, and buttons to start or open a list.
struct HomeView: View {
    /// The list of the bubble tapped last, if any.
    let list: ShoppingList?
    let startParty: () -> Void
    let openList: () -> Void

    /// On a phone on its side the mark gives way; what is still too high scrolls.
    var body: some View {
        ViewThatFits(in: .vertical) {
            content(hasMark: true)
            content(hasMark: false)
            ScrollView { content(hasMark: false).padding(.vertical, 12) }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }

    private func content(hasMark: Bool) -> some View {
        VStack(spacing: 14) {
            if hasMark { PartyMark(diameter: 64) }
            VStack(spacing: 4) {
                Text("Mussels Party").font(.title2).fontWeight(.bold)
                Text("Make a list together: everyone adds what is missing and sends it back.")
                    .font(.subheadline)
                    .foregroundStyle(.secondary)
                    .multilineTextAlignment(.center)
            }
            VStack(spacing: 10) {
                Button(action: startParty) {
                    Text("New party").frame(maxWidth: .infinity)
                }
                .buttonStyle(PartyButtonStyle(isProminent: true))
                if let list {
                    Button(action: openList) {
                        Text("Open “\(list.name)”").lineLimit(1).frame(maxWidth: .infinity)
                    }
                    .buttonStyle(PartyButtonStyle(isProminent: false))
                }
            }
        }
        .padding(.horizontal, 24)
        .frame(maxWidth: 420)
        .frame(maxWidth: .infinity)
    }
}

#Preview("Home") {
    HomeView(list: nil, startParty: {}, openList: {})
}

import SwiftUI
import UIKit

/// A finished ice cream.
struct FinishedView: View {
    let iceCream: IceCream
    let startNew: () -> Void

    @State private var isServed = false

    var body: some View {
        ScrollView {
            VStack(spacing: 14) {
                Image(uiImage: IceCreamPicture.image(of: iceCream, side: 240))
                    .resizable().scaledToFit().frame(maxWidth: 240)
                    .scaleEffect(isServed ? 1 : 0.6)
                    .accessibilityHidden(true)
                Text("Ready to eat").font(.title2).fontWeight(.bold).accessibilityAddTraits(.isHeader)
                Text(iceCream.name).font(.body).multilineTextAlignment(.center)
                Text("It is a sticker now: find it in the small panel.")
                    .font(.footnote).foregroundStyle(.secondary).multilineTextAlignment(.center)
                Button("New ice cream", action: startNew)
                    .buttonStyle(.borderedProminent).controlSize(.large).tint(Color(uiColor: .raspberry))
            }
            .padding(24)
            .frame(maxWidth: .infinity)
        }
        .onAppear {
            withAnimation(.spring(duration: 0.5, bounce: 0.4)) { isServed = true }
        }
    }
}

/// Shown if the message contains no ice cream.
struct NoIceCreamView: View {
    let startNew: () -> Void

    var body: some View {
        ContentUnavailableView {
            Label("No ice cream here", systemImage: "questionmark.circle")
        } description: {
            Text("This message holds nothing that can be built on.")
        } actions: {
            Button("New ice cream", action: startNew).buttonStyle(.borderedProminent).tint(Color(uiColor: .raspberry))
        }
    }
}

#Preview("Finished") {
    FinishedView(iceCream: IceCream(url: URL(string: "?base=cone&scoop=mint&topping=cherry")) ?? IceCream()) {}
}

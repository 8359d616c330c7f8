import SwiftUI
import TipKit

struct FavoriteTip: Tip {
    var title: Text { Text("Save as a favorite") }
    var message: Text? { Text("Tap the star to find it again.") }
    var image: Image? { Image(systemName: "star") }

    @Parameter static var isLoggedIn: Bool = false
    static let opened = Event(id: "opened")

    var rules: [Rule] {
        #Rule(Self.$isLoggedIn) { $0 == true }
        #Rule(Self.opened) { $0.donations.count >= 3 }
    }

    var options: [TipOption] { Tips.MaxDisplayCount(2) }
}

struct OnboardingStep: Identifiable {
    let id: Int
    let title: LocalizedStringResource
    let symbol: String
}

struct OnboardingPager: View {
    @AppStorage("hasOnboarded") private var hasOnboarded = false
    @State private var page = 0
    @Namespace private var pill
    private let tip = FavoriteTip()

    private let steps = [
        OnboardingStep(id: 0, title: "Welcome", symbol: "hand.wave"),
        OnboardingStep(id: 1, title: "Collect", symbol: "tray.full"),
        OnboardingStep(id: 2, title: "Share", symbol: "square.and.arrow.up"),
    ]

    var body: some View {
        VStack {
            TabView(selection: $page.animation(.easeInOut)) {
                ForEach(steps) { step in
                    VStack(spacing: 24) {
                        Image(systemName: step.symbol)
                            .resizable()
                            .scaledToFit()
                            .frame(width: 120)
                            .symbolRenderingMode(.hierarchical)
                            .foregroundStyle(.tint)
                        Text(step.title).font(.largeTitle.bold())
                    }
                    .tag(step.id)
                }
            }
            .tabViewStyle(.page(indexDisplayMode: .never))
            .indexViewStyle(.page(backgroundDisplayMode: .always))

            HStack {
                ForEach(steps) { step in
                    ZStack {
                        Capsule().fill(.quaternary)
                        if page == step.id {
                            Capsule().fill(.tint).matchedGeometryEffect(id: "pill", in: pill)
                        }
                    }
                    .frame(width: page == step.id ? 24 : 8, height: 8)
                }
            }
            TipView(tip, arrowEdge: .bottom)
            Button {
                if page < steps.count - 1 { withAnimation { page += 1 } } else { hasOnboarded = true }
            } label: {
                Text(page == steps.count - 1 ? "Start" : "Next").frame(maxWidth: .infinity)
            }
            .buttonStyle(.borderedProminent)
            .controlSize(.extraLarge)
            .popoverTip(tip)
            .padding()
        }
        .task {
            try? Tips.configure([.displayFrequency(.immediate), .datastoreLocation(.applicationDefault)])
            await FavoriteTip.opened.donate()
        }
        .onDisappear { tip.invalidate(reason: .actionPerformed) }
    }
}

import SwiftUI
import TipKit

struct WelcomePage: Identifiable {
    let id: Int
    let title: LocalizedStringKey
    let symbol: String
    let tint: Color
}

struct InviteTip: Tip {
    @Parameter static var hasInvited: Bool = false
    static let opened = Event(id: "opened")
    var title: Text { Text("Invite friends") }
    var message: Text? { Text("Games are better together.") }
    var image: Image? { Image(systemName: "person.badge.plus") }
    var actions: [Action] { [Action(id: "invite", title: "Invite"), Action(id: "later", title: "Later")] }
    var rules: [Rule] {
        #Rule(Self.$hasInvited) { $0 == false }
        #Rule(Self.opened) { $0.donations.count > 2 }
    }
    var options: [any TipOption] { Tips.MaxDisplayCount(3) }
}

struct Onboarding: View {
    @State private var page: Int? = 0
    @State private var name = ""
    @State private var birthday = Date.now
    @State private var accepted = false
    @State private var shakeToggle = false
    @AppStorage("didOnboard") private var didOnboard = false
    @Environment(\.dismiss) private var dismiss
    @Environment(\.accessibilityVoiceOverEnabled) private var voiceOver
    @Environment(\.accessibilityDifferentiateWithoutColor) private var withoutColor
    @AccessibilityFocusState private var focusesTitle: Bool
    private let tip = InviteTip()
    private let pages = [
        WelcomePage(id: 0, title: "Welcome", symbol: "hand.wave.fill", tint: .orange),
        WelcomePage(id: 1, title: "Play with everybody", symbol: "gamecontroller.fill", tint: .indigo),
        WelcomePage(id: 2, title: "About you", symbol: "person.crop.circle", tint: .teal),
    ]

    var body: some View {
        VStack {
            ScrollView(.horizontal) {
                HStack(spacing: 0) {
                    ForEach(pages) { item in
                        content(item).containerRelativeFrame([.horizontal, .vertical])
                    }
                }
                .scrollTargetLayout()
            }
            .scrollTargetBehavior(.paging)
            .scrollPosition(id: $page)
            .scrollDisabled(voiceOver)
            dots
            TipView(tip, arrowEdge: .bottom) { action in
                if action.id == "invite" { InviteTip.hasInvited = true }
                tip.invalidate(reason: .actionPerformed)
            }
            .tipBackground(.thinMaterial)
            Button(action: advance) {
                Text(page == pages.last?.id ? "Start" : "Next")
                    .frame(maxWidth: 320)
                    .padding(.vertical, 6)
                    .contentTransition(.opacity)
            }
            .buttonStyle(.borderedProminent)
            .tint(pages[page ?? 0].tint)
            .disabled(page == 2 && !(accepted && !name.isEmpty))
            .popoverTip(tip)
        }
        .background {
            Rectangle().fill(pages[page ?? 0].tint.mix(with: .white, by: 0.7, in: .perceptual).gradient.opacity(0.3)).ignoresSafeArea()
        }
        .animation(.smooth(duration: 0.4), value: page)
        .task { try? Tips.configure([.displayFrequency(.immediate), .datastoreLocation(.applicationDefault)]) }
        .onAppear { focusesTitle = true; Task { await InviteTip.opened.donate() } }
        .interactiveDismissDisabled()
    }

    @ViewBuilder private func content(_ item: WelcomePage) -> some View {
        VStack(spacing: 24) {
            Image(systemName: item.symbol)
                .font(.system(size: 96)).symbolRenderingMode(.palette)
                .foregroundStyle(item.tint, item.tint.secondary)
                .symbolEffect(.wiggle, options: .repeat(2), value: page)
                .accessibilityHidden(true)
            Text(item.title).font(.largeTitle.bold()).multilineTextAlignment(.center).accessibilityHeading(.h1)
                .accessibilityFocused($focusesTitle).accessibilityAddTraits(.isHeader)
            if item.id == 2 {
                VStack {
                    TextField("Name", text: $name).textContentType(.givenName).multilineTextAlignment(.center)
                    DatePicker("Birthday", selection: $birthday, in: ...Date.now, displayedComponents: .date).datePickerStyle(.graphical)
                    Toggle("I have read the rules", isOn: $accepted).toggleStyle(.automatic)
                        .overlay(alignment: .trailing) { if withoutColor { Text(accepted ? "on" : "off").font(.caption2) } }
                }
                .frame(maxWidth: 340)
                .transition(.blurReplace(.downUp))
            }
        }
        .padding(.horizontal, 32)
        .safeAreaPadding(.bottom, 20)
        .id(item.id)
    }

    private var dots: some View {
        HStack { ForEach(pages) { item in Circle().fill(item.id == page ? .primary : .tertiary).frame(width: 8, height: 8) } }
            .padding(8).background(.quaternary, in: .capsule)
            .accessibilityElement(children: .ignore)
            .accessibilityLabel("Page \((page ?? 0) + 1) of \(pages.count)")
            .accessibilityAdjustableAction { direction in
                switch direction {
                case .increment: page = min((page ?? 0) + 1, pages.count - 1)
                case .decrement: page = max((page ?? 0) - 1, 0)
                @unknown default: break
                }
            }
    }

    private func advance() {
        guard let current = page, current < pages.count - 1 else { didOnboard = true; dismiss(); return }
        page = current + 1
    }
}

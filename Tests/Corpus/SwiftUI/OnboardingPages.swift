import SwiftUI

struct OnboardingPage: Identifiable {
    var id: Int
    var title: LocalizedStringKey
    var image: String
    var tint: Color
}

struct OnboardingPages: View {
    @Binding var isPresented: Bool
    @State private var page: Int? = 0
    @State private var position = ScrollPosition(idType: Int.self)
    @State private var progress: CGFloat = 0
    @State private var phase: ScrollPhase = .idle
    @State private var seen: Set<Int> = []
    @Environment(\.accessibilityReduceTransparency) private var reduceTransparency
    @Environment(\.colorSchemeContrast) private var contrast

    private let pages = [
        OnboardingPage(id: 0, title: "Welcome", image: "hand.wave", tint: .orange),
        OnboardingPage(id: 1, title: "Write down", image: "pencil", tint: .blue),
        OnboardingPage(id: 2, title: "Share", image: "paperplane", tint: .green),
    ]

    var body: some View {
        ScrollView(.horizontal) {
            LazyHStack(spacing: 0) {
                ForEach(pages) { page in
                    PageView(page: page)
                        .containerRelativeFrame([.horizontal, .vertical])
                        .scrollTransition(.interactive, axis: .horizontal) { content, phase in
                            content
                                .opacity(phase.isIdentity ? 1 : 0.3)
                                .scaleEffect(phase.isIdentity ? 1 : 0.8)
                                .rotationEffect(.degrees(phase.value * 10))
                                .blur(radius: phase == .identity ? 0 : 4)
                        }
                        .onScrollVisibilityChange(threshold: 0.6) { visible in
                            if visible { seen.insert(page.id) }
                        }
                }
            }
            .scrollTargetLayout()
        }
        .scrollTargetBehavior(.paging)
        .scrollPosition(id: $page, anchor: .center)
        .scrollIndicators(.hidden)
        .scrollBounceBehavior(.basedOnSize, axes: .horizontal)
        .onScrollGeometryChange(for: CGFloat.self) { geometry in
            geometry.contentOffset.x / max(geometry.containerSize.width, 1)
        } action: { _, new in
            progress = new
        }
        .onScrollPhaseChange { _, new in phase = new }
        .background {
            background.ignoresSafeArea()
        }
        .overlay(alignment: .bottom) { controls }
        .statusBarHidden()
        .persistentSystemOverlays(.hidden)
    }

    private var background: some View {
        MeshGradient(
            width: 3, height: 3,
            points: [
                [0, 0], [0.5, 0], [1, 0],
                [0, 0.5], [Float(0.3 + progress * 0.2), 0.5], [1, 0.5],
                [0, 1], [0.5, 1], [1, 1],
            ],
            colors: [.orange, .yellow, .mint, .pink, .white, .teal, .purple, .blue, .indigo])
        .opacity(reduceTransparency || contrast == .increased ? 1 : 0.6)
    }

    private var controls: some View {
        VStack(spacing: 16) {
            HStack(spacing: 8) {
                ForEach(pages) { item in
                    Capsule()
                        .fill(item.id == page ? AnyShapeStyle(.tint) : AnyShapeStyle(.quaternary))
                        .frame(width: item.id == page ? 24 : 8, height: 8)
                        .onTapGesture { withAnimation { page = item.id } }
                }
            }
            .animation(.smooth(duration: 0.3), value: page)
            .accessibilityElement(children: .ignore)
            .accessibilityLabel("Page")
            .accessibilityValue("\((page ?? 0) + 1) of \(pages.count)")
            .accessibilityAdjustableAction { direction in
                switch direction {
                case .increment: page = min((page ?? 0) + 1, pages.count - 1)
                case .decrement: page = max((page ?? 0) - 1, 0)
                @unknown default: break
                }
            }

            Button(page == pages.count - 1 ? "Start" : "Next") {
                if let current = page, current < pages.count - 1 {
                    withAnimation { page = current + 1 }
                } else {
                    isPresented = false
                }
            }
            .keyboardShortcut(.defaultAction)
            .buttonStyle(.bordered)
            .buttonRepeatBehavior(.disabled)
            .disabled(phase.isScrolling)
        }
        .padding(.bottom, 32)
        .transaction { $0.disablesAnimations = seen.count == pages.count }
    }
}

private struct PageView: View {
    let page: OnboardingPage
    @State private var appears = false

    var body: some View {
        VStack(spacing: 24) {
            Image(systemName: page.image)
                .font(.system(size: 96))
                .symbolVariant(.fill)
                .symbolEffect(.pulse, options: .repeating, isActive: appears)
                .foregroundStyle(page.tint.gradient)
            Text(page.title)
                .font(.largeTitle)
                .bold()
                .multilineTextAlignment(.center)
                .dynamicTypeSize(...DynamicTypeSize.accessibility1)
        }
        .visualEffect { content, proxy in
            content.offset(y: proxy.frame(in: .global).minX / 20)
        }
        .onAppear { appears = true }
    }
}

#Preview {
    @Previewable @State var shown = true
    OnboardingPages(isPresented: $shown)
}

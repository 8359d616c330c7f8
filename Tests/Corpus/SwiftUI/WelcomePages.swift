import SwiftUI

struct OnboardingPage: Identifiable, Hashable {
    let id: Int
    var title: LocalizedStringResource
    var symbol: String
    var tint: Color

    static let all = [
        OnboardingPage(id: 0, title: "Track your day", symbol: "sun.max.fill", tint: .orange),
        OnboardingPage(id: 1, title: "Stay on course", symbol: "location.north.fill", tint: .blue),
        OnboardingPage(id: 2, title: "Share with friends", symbol: "person.3.fill", tint: .green),
    ]
    static func == (lhs: Self, rhs: Self) -> Bool { lhs.id == rhs.id }
    func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

struct TiltTransition: Transition {
    var degrees: Double
    static var properties: TransitionProperties { TransitionProperties(hasMotion: true) }

    func body(content: Content, phase: TransitionPhase) -> some View {
        content
            .rotation3DEffect(.degrees(phase.isIdentity ? 0 : degrees * phase.value), axis: (x: 1, y: 0, z: 0))
            .opacity(phase == .didDisappear ? 0 : 1)
            .blur(radius: phase.isIdentity ? 0 : 8)
    }
}

extension Transition where Self == TiltTransition {
    static func tilt(_ degrees: Double = 60) -> TiltTransition { TiltTransition(degrees: degrees) }
}

struct Wave: Shape {
    var phase: Double
    var amplitude: CGFloat = 12
    var animatableData: Double {
        get { phase }
        set { phase = newValue }
    }
    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: rect.minX, y: rect.midY))
        for x in stride(from: rect.minX, through: rect.maxX, by: 4) {
            let relative = Double(x / max(rect.width, 1))
            path.addLine(to: CGPoint(x: x, y: rect.midY + amplitude * CGFloat(sin(relative * .pi * 4 + phase))))
        }
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        path.closeSubpath()
        return path.offsetBy(dx: 0, dy: 4).applying(.identity)
    }
}

private struct PressableModifier: ViewModifier {
    @GestureState private var isPressed = false
    @State private var presses = 0
    let action: () -> Void

    func body(content: Content) -> some View {
        content
            .scaleEffect(isPressed ? 0.95 : 1)
            .animation(.snappy(duration: 0.15), value: isPressed)
            .gesture(
                DragGesture(minimumDistance: 0)
                    .updating($isPressed) { _, state, _ in state = true }
                    .onEnded { _ in presses += 1; action() }
            )
            .sensoryFeedback(.selection, trigger: presses)
    }
}

@available(iOS 18.0, *)
struct Onboarding: View {
    @State private var page = 0
    @State private var phase = 0.0
    @State private var showsSignIn = false
    @State private var email = ""
    @Environment(\.accessibilityReduceMotion) private var reduceMotion
    @Environment(\.verticalSizeClass) private var verticalSizeClass
    @AccessibilityFocusState private var titleFocused: Bool
    var onFinish: () -> Void = {}

    var body: some View {
        ZStack(alignment: .bottom) {
            Wave(phase: phase)
                .fill(OnboardingPage.all[page].tint.opacity(0.3))
                .frame(height: 160)
                .ignoresSafeArea()
                .onAppear {
                    guard !reduceMotion else { return }
                    withAnimation(.linear(duration: 3).repeatForever(autoreverses: false)) { phase = .pi * 2 }
                }
            TabView(selection: $page) {
                ForEach(OnboardingPage.all) { item in
                    pageView(item).tag(item.id)
                }
            }
            .tabViewStyle(.page(indexDisplayMode: .always))
            .indexViewStyle(.page(backgroundDisplayMode: .interactive))
            VStack {
                if page == OnboardingPage.all.count - 1 {
                    Text("Get Started")
                        .font(.headline)
                        .frame(maxWidth: 300)
                        .padding()
                        .background(.tint, in: .buttonBorder)
                        .foregroundStyle(.white)
                        .modifier(PressableModifier { showsSignIn = true })
                        .transition(.tilt(80))
                        .accessibilityAddTraits(.isButton)
                }
            }
            .padding(.bottom, 60)
            .animation(.easeInOut, value: page)
        }
        .sheet(isPresented: $showsSignIn, onDismiss: onFinish) {
            signIn
                .presentationDetents([.custom(CompactDetent.self)])
                .presentationSizing(.form)
        }
        .onChange(of: page) { titleFocused = true }
    }

    private func pageView(_ item: OnboardingPage) -> some View {
        let layout = verticalSizeClass == .compact ? AnyLayout(HStackLayout(spacing: 24)) : AnyLayout(VStackLayout())
        return layout {
            Image(systemName: item.symbol)
                .font(.system(size: 90))
                .foregroundStyle(item.tint.gradient)
            Text(item.title)
                .font(.largeTitle.weight(.bold))
                .accessibilityAddTraits(.isHeader)
                .accessibilityFocused($titleFocused)
                .accessibilitySortPriority(1)
        }
    }

    private var signIn: some View {
        VStack {
            TextField("E-mail", text: $email)
                .keyboardType(.emailAddress)
                .textInputAutocapitalization(.never)
                .textFieldStyle(.roundedBorder)
            Button("Continue") { showsSignIn = false }.disabled(email.wholeMatch(of: #/[^@\s]+@[^@\s]+\.\w{2,}/#) == nil)
        }
        .padding()
    }
}

private struct CompactDetent: CustomPresentationDetent {
    static func height(in context: Context) -> CGFloat? {
        context.dynamicTypeSize.isAccessibilitySize ? context.maxDetentValue : max(200, context.maxDetentValue * 0.25)
    }
}

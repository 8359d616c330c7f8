import SwiftUI

struct ShakeEffect: GeometryEffect {
    var travel: CGFloat = 10
    var shakes: CGFloat

    var animatableData: CGFloat {
        get { shakes }
        set { shakes = newValue }
    }

    func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: travel * sin(shakes * .pi * 4), y: 0))
    }
}

struct TwirlTransition: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
        content
            .rotationEffect(.degrees(phase.isIdentity ? 0 : phase == .willAppear ? -180 : 180))
            .scaleEffect(phase.isIdentity ? 1 : 0.1)
            .opacity(phase.isIdentity ? 1 : 0)
    }
}

struct ElasticAnimation: CustomAnimation {
    let duration: TimeInterval

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        guard time < duration else { return nil }
        let fraction = time / duration
        return value.scaled(by: 1 - pow(2, -10 * fraction) * cos(fraction * 20))
    }
}

extension Animation {
    static var elastic: Animation { Animation(ElasticAnimation(duration: 0.8)) }
}

private struct AvatarKey: TransactionKey {
    static let defaultValue = false
}

extension Transaction {
    var isFromAvatar: Bool {
        get { self[AvatarKey.self] }
        set { self[AvatarKey.self] = newValue }
    }
}

struct AnimationValues {
    var scale = 1.0
    var angle = Angle.zero
    var lift = 0.0
}

enum GlowPhase: CaseIterable {
    case dim, bright, fading

    var opacity: Double {
        switch self {
        case .dim: 0.3
        case .bright: 1
        case .fading: 0.6
        }
    }
}

struct AnimationLab: View {
    @State private var wrong = 0
    @State private var shows = true
    @State private var isOn = false
    @State private var amount = 0.0
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    var body: some View {
        VStack(spacing: 24) {
            Button("Wrong") { withAnimation(.linear(duration: 0.5)) { wrong += 1 } }
                .modifier(ShakeEffect(shakes: CGFloat(wrong)))
            if shows {
                Circle().frame(width: 60).transition(TwirlTransition())
            }
            if shows {
                Text("Slides")
                    .transition(.asymmetric(
                        insertion: .move(edge: .leading).animation(.spring),
                        removal: .modifier(active: BlurModifier(radius: 10), identity: BlurModifier(radius: 0))))
            }
            Toggle("Shown", isOn: $shows.animation(.elastic))
            Text("🐱")
                .font(.system(size: 80))
                .keyframeAnimator(initialValue: AnimationValues(), trigger: wrong) { content, value in
                    content
                        .rotationEffect(value.angle)
                        .scaleEffect(value.scale)
                        .offset(y: value.lift)
                } keyframes: { _ in
                    KeyframeTrack(\.scale) {
                        LinearKeyframe(1.2, duration: 0.2)
                        SpringKeyframe(1, duration: 0.4, spring: .snappy)
                    }
                    KeyframeTrack(\.angle) {
                        CubicKeyframe(.degrees(-15), duration: 0.2)
                        CubicKeyframe(.zero, duration: 0.4)
                    }
                    KeyframeTrack(\.lift) {
                        MoveKeyframe(-10)
                        CubicKeyframe(0, duration: 0.5)
                    }
                }
            Image(systemName: "lightbulb.fill")
                .phaseAnimator(GlowPhase.allCases) { content, phase in
                    content.opacity(phase.opacity).foregroundStyle(.yellow)
                } animation: { phase in
                    phase == .bright ? .easeIn(duration: 0.3) : .easeOut(duration: 1).delay(0.2).speed(2)
                }
            Capsule()
                .fill(isOn ? .green : .gray)
                .frame(width: isOn ? 120 : 60, height: 30)
                .animation(.bouncy(duration: 0.4, extraBounce: 0.2)) { content in
                    content.scaleEffect(isOn ? 1.1 : 1)
                }
                .transaction { transaction in
                    if reduceMotion { transaction.animation = nil }
                } body: { content in
                    content.opacity(isOn ? 1 : 0.5)
                }
                .onTapGesture {
                    var transaction = Transaction(animation: .snappy(duration: 0.2))
                    transaction.isFromAvatar = true
                    withTransaction(transaction) { isOn.toggle() }
                }
            Text(amount, format: .number.precision(.fractionLength(1)))
                .contentTransition(.numericText(countsDown: amount < 0))
                .animation(.timingCurve(0.2, 0.8, 0.2, 1, duration: 0.6), value: amount)
            Slider(value: $amount, in: -10...10)
            Image(systemName: "wifi")
                .symbolEffect(.variableColor.iterative.reversing, options: .repeating.speed(2), isActive: isOn)
            Image(systemName: "bell")
                .symbolEffect(.wiggle, value: wrong)
                .symbolEffect(.rotate.byLayer, options: .repeat(.periodic(2)), value: isOn)
                .symbolEffect(.breathe, isActive: shows)
                .symbolEffectsRemoved(reduceMotion)
        }
        .padding()
        .onChange(of: isOn) { withTransaction(\.isFromAvatar, true) { amount += 1 } }
    }
}

struct BlurModifier: ViewModifier {
    var radius: CGFloat
    func body(content: Content) -> some View { content.blur(radius: radius).opacity(radius > 0 ? 0 : 1) }
}

#Preview { AnimationLab() }

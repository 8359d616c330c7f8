import SwiftUI

enum BurstPhase: CaseIterable {
    case rest, grow, fade

    var scale: Double {
        switch self {
        case .rest: 1
        case .grow: 1.6
        case .fade: 1.2
        }
    }

    var opacity: Double { self == .fade ? 0.2 : 1 }
}

struct BounceValues {
    var scale = 1.0
    var stretch = 1.0
    var offset = CGSize.zero
    var angle = Angle.zero
}

struct HeartBurstAnimation: View {
    @State private var likes = 0
    @State private var isLiked = false
    @State private var progress = 0.0
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    var body: some View {
        VStack(spacing: 40) {
            PhaseAnimator(BurstPhase.allCases, trigger: likes) { phase in
                Image(systemName: "heart.fill")
                    .font(.largeTitle)
                    .foregroundStyle(.pink)
                    .scaleEffect(phase.scale)
                    .opacity(phase.opacity)
            } animation: { phase in
                switch phase {
                case .rest: .smooth
                case .grow: .bouncy(duration: 0.3, extraBounce: 0.2)
                case .fade: .easeOut(duration: 0.4).delay(0.1)
                }
            }

            Text("🎉")
                .font(.system(size: 70))
                .keyframeAnimator(initialValue: BounceValues(), trigger: likes) { content, value in
                    content
                        .scaleEffect(x: value.scale, y: value.scale * value.stretch, anchor: .bottom)
                        .rotationEffect(value.angle)
                        .offset(value.offset)
                } keyframes: { _ in
                    KeyframeTrack(\.scale) {
                        LinearKeyframe(1.0, duration: 0.2)
                        SpringKeyframe(1.5, duration: 0.5, spring: .bouncy)
                        SpringKeyframe(1.0, spring: .smooth)
                    }
                    KeyframeTrack(\.offset) {
                        CubicKeyframe(CGSize(width: 0, height: -60), duration: 0.3)
                        CubicKeyframe(.zero, duration: 0.4)
                    }
                    KeyframeTrack(\.angle) {
                        MoveKeyframe(.degrees(-10))
                        LinearKeyframe(.degrees(10), duration: 0.3, timingCurve: .easeInOut)
                        CubicKeyframe(.zero, duration: 0.3)
                    }
                }

            Circle()
                .trim(from: 0, to: progress)
                .stroke(AngularGradient(colors: [.blue, .purple, .blue], center: .center), style: .init(lineWidth: 12, lineCap: .round))
                .rotationEffect(.degrees(-90))
                .frame(width: 100, height: 100)
                .overlay { Text(progress, format: .percent.precision(.fractionLength(0))).contentTransition(.numericText(countsDown: false)) }

            Button {
                withAnimation(reduceMotion ? nil : .spring(duration: 0.6, bounce: 0.4)) {
                    isLiked.toggle()
                    likes += 1
                } completion: {
                    withAnimation(.interpolatingSpring(stiffness: 170, damping: 15)) { progress = isLiked ? 1 : 0 }
                }
            } label: {
                Label(isLiked ? "Liked" : "Like", systemImage: isLiked ? "heart.fill" : "heart")
                    .contentTransition(.symbolEffect(.replace.downUp))
                    .symbolEffect(.bounce.up.byLayer, value: likes)
            }
            .buttonStyle(.bordered)
            .buttonBorderShape(.capsule)
            .tint(.pink)

            if isLiked {
                Text("Thank you!")
                    .transition(.asymmetric(insertion: .move(edge: .bottom).combined(with: .opacity), removal: .scale(scale: 0.1, anchor: .top)))
                    .transition(BlurTransition(radius: 8))
            }
        }
        .animation(.default, value: isLiked)
        .phaseAnimator([false, true]) { content, wiggle in
            content.hueRotation(.degrees(wiggle ? 15 : 0))
        } animation: { _ in .linear(duration: 2) }
    }
}

struct BlurTransition: Transition {
    var radius: CGFloat

    func body(content: Content, phase: TransitionPhase) -> some View {
        content
            .blur(radius: phase.isIdentity ? 0 : radius)
            .offset(y: phase == .willAppear ? 20 : phase == .didDisappear ? -20 : 0)
            .opacity(phase.value == 0 ? 1 : 0)
    }
}

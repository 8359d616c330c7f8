import SwiftUI

/// Phase and keyframe animations, matched geometry and custom effects.
struct MotionPage: View {
    @Namespace private var space
    @State private var isLarge = false
    @State private var knocks = 0
    @State private var count = 3.0

    var body: some View {
        SamplePage {
            Sample("matchedGeometryEffect") {
                ZStack(alignment: isLarge ? .trailing : .leading) {
                    Color.clear
                    if isLarge {
                        RoundedRectangle(cornerRadius: 12).fill(Color.orange)
                            .matchedGeometryEffect(id: "hero", in: space).frame(width: 120, height: 60)
                    } else {
                        RoundedRectangle(cornerRadius: 12).fill(Color.blue)
                            .matchedGeometryEffect(id: "hero", in: space).frame(width: 40, height: 40)
                    }
                }
                .frame(height: 60)
                Button("Swap") { withAnimation(.easeInOut(duration: 0.5)) { isLarge.toggle() } }
            }
            Sample("keyframeAnimator, phaseAnimator, symbolEffect") {
                HStack(spacing: 30) {
                    Image(systemName: "bell.fill").font(.title)
                        .keyframeAnimator(initialValue: 0.0, trigger: knocks) { content, turn in
                            content.rotationEffect(.degrees(turn), anchor: .top)
                        } keyframes: { _ in
                            CubicKeyframe(20.0, duration: 0.15)
                            CubicKeyframe(-15.0, duration: 0.2)
                            SpringKeyframe(0.0, spring: .bouncy)
                        }
                    Image(systemName: "heart.fill").font(.title).foregroundStyle(.red)
                        .phaseAnimator([1.0, 1.4, 0.9], trigger: knocks) { content, scale in
                            content.scaleEffect(scale)
                        } animation: { _ in
                            .easeInOut(duration: 0.2)
                        }
                    Image(systemName: "star.fill").font(.title).foregroundStyle(.yellow)
                        .symbolEffect(.bounce, value: knocks)
                }
                Button("Knock") { knocks += 1 }
            }
            Sample("AnimatableModifier, GeometryEffect") {
                HStack(spacing: 30) {
                    Color.clear.frame(width: 60, height: 30).modifier(CountingUp(number: count))
                    Text("wave").modifier(Waving(phase: count))
                }
                Button("Count") { withAnimation(.linear(duration: 0.5)) { count += 20 } }
            }
        }
    }
}

private struct CountingUp: AnimatableModifier {
    var number: Double
    nonisolated var animatableData: Double {
        get { number }
        set { number = newValue }
    }
    func body(content: Content) -> some View { content.overlay { Text("\(Int(number)) mussels").fixedSize() } }
}

private struct Waving: GeometryEffect {
    var phase: Double
    var animatableData: Double {
        get { phase }
        set { phase = newValue }
    }
    func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: 0, y: 6 * sin(phase)))
    }
}

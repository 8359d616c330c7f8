import SwiftUI

struct BellValues {
    var angle = Angle.zero
    var scale = 1.0
    var lift = CGFloat.zero
}

enum Beat: CaseIterable {
    case rest, up, glow
    var scale: Double {
        switch self {
        case .rest: 1
        case .up: 1.2
        case .glow: 1.1
        }
    }
}

struct KeyframePlayground: View {
    @State private var rings = 0
    @State private var beats = 0
    @State private var expanded = false
    @State private var rotation = 0.0
    @Namespace private var hero

    var body: some View {
        ScrollView {
            VStack(spacing: 40) {
                Image(systemName: "bell.fill")
                    .font(.system(size: 60))
                    .keyframeAnimator(initialValue: BellValues(), trigger: rings) { view, value in
                        view
                            .rotationEffect(value.angle, anchor: .top)
                            .scaleEffect(value.scale)
                            .offset(y: value.lift)
                    } keyframes: { _ in
                        KeyframeTrack(\.angle) {
                            CubicKeyframe(.degrees(20), duration: 0.15)
                            CubicKeyframe(.degrees(-20), duration: 0.2)
                            SpringKeyframe(.zero, duration: 0.6, spring: .bouncy)
                        }
                        KeyframeTrack(\.scale) {
                            LinearKeyframe(1.3, duration: 0.2, timingCurve: .easeIn)
                            MoveKeyframe(1.1)
                            SpringKeyframe(1)
                        }
                        KeyframeTrack(\.lift) {
                            CubicKeyframe(-20, duration: 0.3)
                            CubicKeyframe(0, duration: 0.4)
                        }
                    }
                    .onTapGesture { rings += 1 }

                Text("♥")
                    .font(.largeTitle)
                    .phaseAnimator(Beat.allCases, trigger: beats) { content, beat in
                        content
                            .scaleEffect(beat.scale)
                            .foregroundStyle(beat == .glow ? Color.red : .pink)
                            .shadow(color: .red, radius: beat == .glow ? 12 : 0)
                    } animation: { beat in
                        switch beat {
                        case .rest: .smooth
                        case .up: .spring(.bouncy(duration: 0.4, extraBounce: 0.1))
                        case .glow: .easeInOut(duration: 0.8)
                        }
                    }
                    .onTapGesture { beats += 1 }

                Text("Loading")
                    .phaseAnimator([false, true]) { $0.opacity($1 ? 1 : 0.3) }

                if expanded {
                    RoundedRectangle(cornerRadius: 30)
                        .fill(.linearGradient(colors: [.purple, .blue], startPoint: .top, endPoint: .bottom))
                        .matchedGeometryEffect(id: "card", in: hero, properties: .frame, anchor: .center)
                        .frame(height: 240)
                        .transition(.asymmetric(insertion: .move(edge: .bottom).combined(with: .opacity), removal: .push(from: .top)))
                } else {
                    Circle()
                        .fill(.purple.gradient)
                        .matchedGeometryEffect(id: "card", in: hero)
                        .frame(width: 80)
                        .transition(.blurReplace)
                }

                Button(expanded ? "Shrink" : "Grow") {
                    withAnimation(.spring(response: 0.5, dampingFraction: 0.6, blendDuration: 0.1)) { expanded.toggle() }
                }

                Gear(teeth: 8)
                    .fill(.orange, style: FillStyle(eoFill: true))
                    .frame(width: 120, height: 120)
                    .rotation3DEffect(.degrees(rotation), axis: (x: 0, y: 1, z: 0), perspective: 0.4)
                    .animation(.linear(duration: 4).repeatForever(autoreverses: false), value: rotation)
                    .onAppear { rotation = 360 }
                    .modifier(Shake(amount: CGFloat(rings)))
            }
            .padding()
        }
    }
}

struct Gear: Shape {
    var teeth: Double
    var animatableData: Double {
        get { teeth }
        set { teeth = newValue }
    }

    func path(in rect: CGRect) -> Path {
        Path { path in
            let center = CGPoint(x: rect.midX, y: rect.midY)
            let count = Int(teeth) * 2
            for index in 0..<count {
                let radius = index.isMultiple(of: 2) ? rect.width / 2 : rect.width / 3
                let angle = Angle.degrees(Double(index) / Double(count) * 360).radians
                let point = CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
                if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
            }
            path.closeSubpath()
            path.addEllipse(in: rect.insetBy(dx: rect.width / 3, dy: rect.height / 3))
        }
    }
}

struct Shake: GeometryEffect {
    var amount: CGFloat
    var animatableData: CGFloat {
        get { amount }
        set { amount = newValue }
    }

    func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: 6 * sin(amount * .pi * 4), y: 0))
    }
}

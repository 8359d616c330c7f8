import SwiftUI

struct Profile: Identifiable, Equatable { let id = UUID(); let name: String; let age: Int; let color: Color }

struct CardStackGestures: View {
    enum Verdict { case like, nope, superLike }

    @State private var profiles = ["Ida", "Jon", "Kim", "Lea"].enumerated().map { Profile(name: $1, age: 24 + $0 * 3, color: [.pink, .teal, .indigo, .orange][$0]) }
    @State private var history: [(Profile, Verdict)] = []
    @State private var matches = 0

    var body: some View {
        VStack {
            ZStack {
                ForEach(Array(profiles.enumerated().reversed()), id: \.element.id) { index, profile in
                    SwipeCard(profile: profile) { verdict in decide(profile, verdict) }
                        .scaleEffect(1 - CGFloat(index) * 0.04)
                        .offset(y: CGFloat(index) * 12)
                        .allowsHitTesting(index == 0)
                        .zIndex(Double(-index))
                        .transition(.asymmetric(insertion: .identity, removal: .push(from: .bottom)))
                }
            }
            .padding()
            HStack(spacing: 24) {
                RoundButton(symbol: "arrow.uturn.backward", color: .yellow) {
                    guard let (profile, _) = history.popLast() else { return }
                    withAnimation(.spring(response: 0.4, dampingFraction: 0.6, blendDuration: 0)) { profiles.insert(profile, at: 0) }
                }
                .disabled(history.isEmpty)
                RoundButton(symbol: "xmark", color: .red) { profiles.first.map { decide($0, .nope) } }
                RoundButton(symbol: "heart.fill", color: .green) { profiles.first.map { decide($0, .like) } }
            }
        }
        .sensoryFeedback(trigger: history.count) { old, new in new > old ? .impact(weight: .medium, intensity: 0.8) : .selection }
        .phaseAnimator([0, 1, 0], trigger: matches) { content, phase in
            content.overlay { Image(systemName: "heart.fill").font(.system(size: 120)).foregroundStyle(.pink).scaleEffect(phase).opacity(phase) }
        } animation: { phase in phase == 1 ? .bouncy(duration: 0.5, extraBounce: 0.2) : .easeOut(duration: 0.3) }
    }

    private func decide(_ profile: Profile, _ verdict: Verdict) {
        withAnimation(.easeIn(duration: 0.25)) {
            profiles.removeAll { $0 == profile }
            history.append((profile, verdict))
        } completion: {
            if verdict != .nope && history.count.isMultiple(of: 2) { matches += 1 }
        }
    }
}

private struct SwipeCard: View {
    let profile: Profile
    let onVerdict: (CardStackGestures.Verdict) -> Void

    private enum DragPhase: Equatable {
        case idle, pressing, dragging(CGSize)
        var translation: CGSize { if case .dragging(let size) = self { size } else { .zero } }
        var isActive: Bool { self != .idle }
    }
    @GestureState(resetTransaction: Transaction(animation: .spring)) private var drag = DragPhase.idle
    @State private var flyOut = CGSize.zero
    @State private var rotation = Angle.zero

    var body: some View {
        let width = drag.translation.width + flyOut.width
        RoundedRectangle(cornerRadius: 24, style: .continuous)
            .fill(profile.color.mix(with: .black, by: 0.1).gradient)
            .overlay(alignment: .bottomLeading) {
                VStack(alignment: .leading) {
                    Text("\(profile.name), \(profile.age)").font(.title.bold())
                    Text("2 km away").font(.subheadline)
                }
                .foregroundStyle(.white)
                .shadow(radius: 2)
                .padding(24)
            }
            .overlay(alignment: width > 0 ? .topLeading : .topTrailing) {
                Text(width > 0 ? "LIKE" : "NOPE")
                    .font(.largeTitle.weight(.black))
                    .kerning(2)
                    .foregroundStyle(width > 0 ? .green : .red)
                    .padding(8)
                    .border(width > 0 ? .green : .red, width: 4)
                    .rotationEffect(.degrees(width > 0 ? -15 : 15))
                    .opacity(min(abs(width) / 100, 1))
                    .padding(32)
            }
            .shadow(color: .black.opacity(drag.isActive ? 0.3 : 0.1), radius: drag.isActive ? 16 : 4)
            .rotationEffect(.degrees(width / 20) + rotation, anchor: .bottom)
            .rotation3DEffect(.degrees(drag.translation.height / 30), axis: (x: 1, y: 0, z: 0), perspective: 0.5)
            .offset(x: width, y: drag.translation.height + flyOut.height)
            .gesture(press.simultaneously(with: twist))
            .accessibilityElement()
            .accessibilityLabel("\(profile.name), \(profile.age) years old")
            .accessibilityActions {
                Button("Like") { onVerdict(.like) }
                Button("Nope") { onVerdict(.nope) }
            }
    }

    private var press: some Gesture {
        LongPressGesture(minimumDuration: 0.05)
            .sequenced(before: DragGesture(coordinateSpace: .global))
            .updating($drag) { value, state, transaction in
                switch value {
                case .first(true): state = .pressing
                case .second(true, let drag):
                    transaction.animation = .interactiveSpring
                    state = .dragging(drag?.translation ?? .zero)
                default: state = .idle
                }
            }
            .onEnded { value in
                guard case .second(true, let drag?) = value else { return }
                let end = drag.predictedEndTranslation
                guard abs(end.width) > 200 || drag.velocity.width.magnitude > 800 else { return }
                withAnimation(.easeOut(duration: 0.2)) { flyOut = CGSize(width: end.width.sign == .plus ? 600 : -600, height: end.height) }
                onVerdict(end.width > 0 ? .like : .nope)
            }
    }

    private var twist: some Gesture {
        RotateGesture(minimumAngleDelta: .degrees(3))
            .onChanged { rotation = $0.rotation }
            .onEnded { _ in withAnimation(.bouncy) { rotation = .zero } }
    }
}

private struct RoundButton: View {
    let symbol: String
    let color: Color
    let action: () -> Void
    var body: some View {
        Button(action: action) {
            Image(systemName: symbol).font(.title2.weight(.bold)).foregroundStyle(color.gradient)
                .frame(width: 60, height: 60)
                .background(Circle().fill(.background.shadow(.drop(radius: 4))))
        }
        .buttonStyle(.plain)
    }
}

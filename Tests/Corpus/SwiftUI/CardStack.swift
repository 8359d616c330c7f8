import SwiftUI

struct Person: Identifiable, Hashable {
    let id = UUID()
    var name: String
    var hue: Double
}

enum SwipeDirection { case left, right, none }

struct CardStack: View {
    @State private var people = [
        Person(name: "Ana", hue: 0.1), Person(name: "Ben", hue: 0.4), Person(name: "Cleo", hue: 0.7),
    ]
    @State private var liked: [Person] = []
    @GestureState(resetTransaction: Transaction(animation: .spring)) private var zoom: CGFloat = 1

    var body: some View {
        GeometryReader { proxy in
            ZStack {
                ForEach(Array(people.enumerated()), id: \.element.id) { index, person in
                    SwipeCard(person: person, size: proxy.size) { direction in
                        remove(person, direction)
                    }
                    .scaleEffect(1 - CGFloat(people.count - 1 - index) * 0.05, anchor: .bottom)
                    .offset(y: CGFloat(index) * 10)
                    .allowsHitTesting(index == people.count - 1)
                }
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .scaleEffect(zoom)
            .gesture(
                MagnifyGesture()
                    .updating($zoom) { value, state, transaction in
                        state = value.magnification
                        transaction.isContinuous = true
                    }
            )
        }
        .padding()
        .safeAreaInset(edge: .bottom) {
            Text("Liked: \(liked.map(\.name).formatted(.list(type: .and)))")
                .padding()
                .frame(maxWidth: .infinity)
                .background(.bar)
        }
        .background(alignment: .top) {
            LinearGradient(gradient: Gradient(colors: [.mint, .clear]), startPoint: .top, endPoint: .center)
                .ignoresSafeArea()
        }
    }

    private func remove(_ person: Person, _ direction: SwipeDirection) {
        guard let index = people.firstIndex(of: person) else { return }
        withAnimation(.interpolatingSpring(stiffness: 120, damping: 14)) {
            people.remove(at: index)
            if direction == .right { liked.append(person) }
        }
    }
}

struct SwipeCard: View {
    let person: Person
    let size: CGSize
    let onRemove: (SwipeDirection) -> Void

    @State private var offset = CGSize.zero
    @State private var angle = Angle.zero
    @State private var isPressed = false
    @GestureState private var isDragging = false

    var body: some View {
        RoundedRectangle(cornerRadius: 24)
            .fill(Color(hue: person.hue, saturation: 0.5, brightness: 0.95))
            .overlay(alignment: .bottomLeading) {
                Text(person.name)
                    .font(.system(.largeTitle, design: .serif, weight: .bold))
                    .padding(24)
            }
            .overlay(alignment: offset.width > 0 ? .topLeading : .topTrailing) {
                Text(offset.width > 0 ? "LIKE" : "NOPE")
                    .font(.title.width(.condensed).bold())
                    .padding(8)
                    .border(offset.width > 0 ? Color.green : .red, width: 4)
                    .rotationEffect(.degrees(offset.width > 0 ? -15 : 15))
                    .opacity(min(abs(offset.width) / 100, 1))
                    .padding(30)
            }
            .compositingGroup()
            .shadow(color: .black.opacity(0.2), radius: isDragging ? 20 : 6, x: 0, y: 4)
            .rotationEffect(.degrees(offset.width / 15) + angle, anchor: .bottom)
            .offset(offset)
            .gesture(drag.simultaneously(with: rotation))
            .highPriorityGesture(
                TapGesture(count: 2).onEnded { onRemove(.right) }
            )
            .onLongPressGesture(minimumDuration: 0.4, maximumDistance: 20) {
                onRemove(.left)
            } onPressingChanged: { isPressed = $0 }
            .scaleEffect(isPressed ? 0.97 : 1)
            .animation(.bouncy, value: isPressed)
            .accessibilityElement()
            .accessibilityLabel(Text(person.name))
            .accessibilityAction(named: "Like") { onRemove(.right) }
            .accessibilityAction(named: Text("Nope")) { onRemove(.left) }
    }

    private var drag: some Gesture {
        DragGesture(minimumDistance: 5, coordinateSpace: .local)
            .updating($isDragging) { _, state, _ in state = true }
            .onChanged { value in
                offset = value.translation
            }
            .onEnded { value in
                let end = value.predictedEndTranslation
                if abs(end.width) > size.width / 2 {
                    onRemove(end.width > 0 ? .right : .left)
                } else {
                    withAnimation(.spring(duration: 0.4, bounce: 0.3)) { offset = .zero }
                }
            }
    }

    private var rotation: some Gesture {
        RotateGesture(minimumAngleDelta: .degrees(2))
            .onChanged { angle = $0.rotation }
            .onEnded { _ in withAnimation { angle = .zero } }
    }
}

#Preview { CardStack() }

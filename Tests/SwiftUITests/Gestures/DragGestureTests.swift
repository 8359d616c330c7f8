import RenderTree
import SwiftUI
import Testing

@MainActor @Suite(.timeLimit(.minutes(5))) struct DragGestureTests {
    private let heard = Heard()

    /// A card that is dragged about and keeps its place.
    private struct Movable: View {
        @State private var place = CGSize.zero
        @GestureState private var drag = CGSize.zero

        var body: some View {
            Color.red.frame(width: 40, height: 40)
                .accessibilityIdentifier("card")
                .offset(x: place.width + drag.width, y: place.height + drag.height)
                .gesture(
                    DragGesture()
                        .updating($drag) { value, state, _ in state = value.translation }
                        .onEnded { value in
                            place.width += value.translation.width
                            place.height += value.translation.height
                        })
        }
    }

    private func card(_ screen: Screen) -> TreeRect? {
        screen.painted.inDrawingOrder.map(\.node).first { $0.accessibility.identifier == "card" }?.frame
    }

    @Test func `a view follows a drag and stays where it is let go`() {
        let screen = Screen(Movable(), size: CGSize(width: 100, height: 100))
        #expect(card(screen) == TreeRect(x: 0, y: 0, width: 40, height: 40))
        screen.drag(.began, to: (25, 5))
        #expect(card(screen)?.x == 20)
        screen.drag(.changed, to: (35, 15))
        #expect(card(screen) == TreeRect(x: 30, y: 10, width: 40, height: 40))
        screen.drag(.ended, to: (36, 16))
        #expect(card(screen) == TreeRect(x: 31, y: 11, width: 40, height: 40))
        screen.drag(.began, to: (25, 5))
        #expect(card(screen) == TreeRect(x: 51, y: 11, width: 40, height: 40))
    }

    @Test func `a cancelled drag goes back`() {
        let screen = Screen(Movable(), size: CGSize(width: 100, height: 100))
        screen.drag(.began, to: (25, 5))
        screen.drag(.cancelled, to: (25, 5))
        #expect(card(screen)?.x == 0)
    }

    @Test func `a drag knows where it began, how fast it is and where it would end`() {
        var value: DragGesture.Value?
        let screen = Screen(Color.red.gesture(DragGesture().onEnded { value = $0 }))
        screen.drag(.began, to: (20, 5))
        screen.drag(.ended, to: (25, 15), velocity: (100, -40))
        #expect(value?.startLocation == CGPoint(x: 5, y: 5))
        #expect(value?.location == CGPoint(x: 25, y: 15))
        #expect(value?.translation == CGSize(width: 20, height: 10))
        #expect(value?.velocity == CGSize(width: 100, height: -40))
        #expect(value?.predictedEndLocation == CGPoint(x: 50, y: 5))
        #expect(value?.predictedEndTranslation == CGSize(width: 45, height: 0))
    }

    @Test func `an event of a finger has one identity from its touch to its end`() {
        var seen: [SpatialEventCollection.Event] = []
        let gesture = SpatialEventGesture().onChanged { seen += $0 }.onEnded { seen += $0 }
        let screen = Screen(Color.red.gesture(gesture))
        screen.drag(.began, to: (20, 5))
        screen.drag(.ended, to: (25, 15))
        screen.drag(.began, to: (1, 1))
        #expect(seen.map(\.phase) == [.active, .ended, .active])
        #expect(seen.map(\.location.x) == [20, 25, 1])
        #expect(seen[0].id == seen[1].id)
        #expect(seen[1].id != seen[2].id)
    }

    @Test func `a drag and a tap are told in the coordinates that they ask for`() throws {
        let screen = Screen(
            Color.red.frame(width: 20, height: 20)
                .gesture(DragGesture(coordinateSpace: .global).onChanged { heard.hear("\($0.location)") })
                .offset(x: 3).padding(.leading, 50),
            size: CGSize(width: 70, height: 20))
        screen.drag(.began, to: (20, 5))
        #expect(heard.take() == ["(73.0, 5.0)"])
        let tapped = Screen(
            Color.red.frame(width: 20, height: 20)
                .onTapGesture(coordinateSpace: .named("board")) { heard.hear("\($0)") }
                .padding(.leading, 10).coordinateSpace(.named("board")).padding(.leading, 40),
            size: CGSize(width: 70, height: 20))
        tapped.gesture(.tap, .ended, from: (1, 2), amount: 1)
        #expect(heard.take() == ["(11.0, 2.0)"])
    }

    @Test func `a change is told once`() {
        let screen = Screen(Color.red.gesture(DragGesture().map(\.translation).onChanged { heard.hear("\($0.width)") }))
        for place in [20.0, 20, 30] { screen.drag(.changed, to: (place, 5)) }
        #expect(heard.take() == ["15.0", "25.0"])
    }

    @Test func `a shorter drag of another gesture is none of this one's`() {
        let both = DragGesture(minimumDistance: 0).onChanged { _ in heard.hear("short") }
            .simultaneously(with: DragGesture(minimumDistance: 30).onChanged { _ in heard.hear("long") })
        let screen = Screen(Color.red.gesture(both))
        #expect(screen.gestureNode?.gestures == NodeGestures(dragDistance: 0))
        screen.drag(.began, to: (5, 5))
        screen.drag(.changed, to: (36, 5))
        screen.drag(.ended, to: (36, 5))
        #expect(heard.take() == ["short", "short", "long"])
    }

    @Test func `numbers that are none are not heard`() throws {
        let screen = Screen(Color.red.gesture(DragGesture().onChanged { _ in heard.hear("drag") }))
        screen.drag(.changed, to: (.nan, 5))
        screen.drag(.changed, to: (1e9, 5))
        #expect(heard.take() == [])
    }

    /// The rows of a list that a person sorts by dragging.
    private struct Sortable: View {
        @State private var names = ["a", "b", "c"]
        @State private var dragged: String?
        @State private var shift: CGFloat = 0

        var body: some View {
            VStack(spacing: 0) {
                ForEach(names, id: \.self) { name in
                    Color.red.frame(width: 100, height: 20)
                        .accessibilityIdentifier(name)
                        .offset(y: dragged == name ? shift : 0)
                        .gesture(
                            DragGesture().onChanged { move(name, $0.translation.height) }
                                .onEnded { _ in (dragged, shift) = (nil, 0) })
                }
            }
        }

        private func move(_ name: String, _ distance: CGFloat) {
            dragged = name
            guard let index = names.firstIndex(of: name) else { return }
            let wanted = min(max(Int((distance / 20).rounded()), 0), names.count - 1)
            if wanted != index {
                names.remove(at: index)
                names.insert(name, at: wanted)
            }
            shift = distance - CGFloat(wanted) * 20
        }
    }

    @Test func `views are sorted by dragging one over the others`() throws {
        let screen = Screen(Sortable(), size: CGSize(width: 100, height: 60))
        func order() -> [String] {
            screen.painted.inDrawingOrder.map(\.node).filter { $0.accessibility.identifier != nil }
                .sorted { $0.frame.y < $1.frame.y }.compactMap(\.accessibility.identifier)
        }
        let first = try #require(screen.gestureNode).id
        func drag(_ phase: GestureEvent.Phase, _ y: Double) {
            screen.send(.gesture(first, GestureEvent(gesture: .drag, phase: phase, startX: 5, startY: 5, x: 5, y: y)))
        }
        drag(.began, 16)
        drag(.changed, 27)
        drag(.changed, 48)
        drag(.ended, 48)
        #expect(order() == ["b", "c", "a"])
        #expect(screen.diagnostics.isEmpty)
    }
}

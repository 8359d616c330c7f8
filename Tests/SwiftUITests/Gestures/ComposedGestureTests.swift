import RenderTree
import SwiftUI
import Testing

@MainActor @Suite(.timeLimit(.minutes(5))) struct ComposedGestureTests {
    private let heard = Heard()

    @Test func `a long press tells that it is pressed and when it has lasted`() {
        let screen = Screen(
            Color.red.onLongPressGesture(minimumDuration: 0.8, maximumDistance: 4) {
                heard.hear("done")
            } onPressingChanged: {
                heard.hear("\($0)")
            })
        #expect(screen.gestureNode?.gestures == NodeGestures(longPress: .init(duration: 0.8, distance: 4)))
        screen.gesture(.longPress, .began)
        screen.gesture(.longPress, .ended)
        #expect(heard.take() == ["true", "done", "false"])
        screen.gesture(.longPress, .began)
        screen.gesture(.longPress, .cancelled)
        #expect(heard.take() == ["true", "false"])
    }

    @Test func `a long press, then a drag`() {
        struct Pressed: View {
            let heard: Heard
            @GestureState private var state = "nothing"

            var body: some View {
                Text(state).gesture(
                    LongPressGesture().sequenced(before: DragGesture())
                        .updating($state) { value, state, _ in
                            switch value {
                            case .first: state = "pressing"
                            case .second(_, let drag): state = drag.map { "dragging \($0.translation.width)" } ?? "held"
                            }
                        }
                        .onEnded { _ in heard.hear("ended") })
            }
        }
        let screen = Screen(Pressed(heard: heard))
        screen.drag(.changed, to: (40, 5))
        #expect(screen.texts == ["nothing"])
        screen.gesture(.longPress, .began)
        #expect(screen.texts == ["pressing"])
        screen.gesture(.longPress, .ended)
        #expect(screen.texts == ["held"])
        screen.drag(.began, to: (25, 5))
        #expect(screen.texts == ["dragging 20.0"])
        screen.drag(.ended, to: (25, 5))
        #expect(screen.texts == ["nothing"])
        #expect(heard.take() == ["ended"])
        screen.gesture(.longPress, .began)
        screen.gesture(.longPress, .ended)
        screen.drag(.cancelled, to: (5, 5))
        #expect(screen.texts == ["nothing"])
        #expect(heard.take() == [])
    }

    @Test func `magnifying and turning at the same time`() {
        let both = MagnifyGesture().simultaneously(with: RotateGesture())
            .onChanged { value in
                let parts = [value.first.map { "\($0.magnification)" }, value.second.map { "\($0.rotation.degrees)" }]
                heard.hear(parts.map { $0 ?? "-" }.joined(separator: " "))
            }
            .onEnded { _ in heard.hear("ended") }
        let screen = Screen(Color.red.gesture(both))
        #expect(screen.gestureNode?.gestures == NodeGestures(magnifies: true, rotates: true))
        screen.gesture(.magnify, .began, amount: 1.5)
        screen.gesture(.rotate, .began, amount: 20)
        screen.gesture(.magnify, .ended, amount: 1.5)
        screen.gesture(.rotate, .ended, amount: 20)
        #expect(heard.take() == ["1.5 -", "1.5 20.0", "1.5 20.0", "ended"])
    }

    @Test func `a long press, then a pinch that begins below its threshold`() {
        let both = MagnifyGesture().simultaneously(with: RotateGesture())
        let screen = Screen(
            Color.red.gesture(
                LongPressGesture().sequenced(before: both).onEnded { value in
                    if case .second(_, let pinch) = value {
                        heard.hear("\(pinch?.first?.magnification ?? 0)")
                    }
                }))
        screen.gesture(.longPress, .began)
        screen.gesture(.longPress, .ended)
        screen.gesture(.magnify, .began, amount: 1)
        screen.gesture(.magnify, .changed, amount: 1.5)
        screen.gesture(.magnify, .ended, amount: 1.5)
        #expect(heard.take() == ["1.5"])
    }

    @Test func `the older names give plain values`() {
        let screen = Screen(
            VStack {
                Color.red.gesture(
                    MagnificationGesture().onChanged { heard.hear("\($0)") }.exclusively(
                        before: RotationGesture().onChanged { heard.hear("\($0.degrees)") }))
            })
        screen.gesture(.magnify, .changed, amount: 2)
        screen.gesture(.rotate, .changed, amount: 45)
        screen.gesture(.magnify, .ended, amount: 2)
        screen.gesture(.rotate, .changed, amount: 90)
        #expect(heard.take() == ["2.0", "90.0"])
    }

    @Test func `an author's own gesture and one whose type is hidden`() {
        struct Swipe: Gesture {
            let action: (Bool) -> Void
            var body: AnyGesture<Bool> {
                AnyGesture(DragGesture(minimumDistance: 20).map { $0.translation.width > 0 }.onEnded(action))
            }
        }
        let screen = Screen(Color.red.gesture(Swipe { heard.hear($0 ? "right" : "left") }))
        #expect(screen.gestureNode?.gestures == NodeGestures(dragDistance: 20))
        screen.drag(.began, to: (40, 5))
        screen.drag(.ended, to: (50, 5))
        #expect(heard.take() == ["right"])
    }

    @Test func `the end of a gesture still reads its state`() {
        struct Reading: View {
            let heard: Heard
            @GestureState private var width: CGFloat = 0
            var body: some View {
                Text("\(Int(width))").gesture(
                    DragGesture().updating($width) { value, width, _ in width = value.translation.width }
                        .onEnded { _ in heard.hear("\(width)") })
            }
        }
        let screen = Screen(Reading(heard: heard))
        screen.drag(.began, to: (35, 5))
        screen.drag(.ended, to: (35, 5))
        #expect(heard.take() == ["30.0"])
        #expect(screen.texts == ["0"])
    }

    @Test func `hover comes and goes`() throws {
        struct Hovered: View {
            @State private var isOver = false
            var body: some View { Text(isOver ? "over" : "off").onHover { isOver = $0 } }
        }
        let screen = Screen(Hovered())
        let node = try #require(screen.gestureNode)
        screen.send(.hover(node.id, isInside: true))
        #expect(screen.texts == ["over"])
        screen.send(.hover(node.id, isInside: false))
        #expect(screen.texts == ["off"])
    }

    @Test func `a content shape takes input in its own outline`() throws {
        let screen = Screen(Color.clear.frame(width: 20, height: 10).contentShape(Rectangle()).onTapGesture {})
        let node = try #require(screen.painted.inDrawingOrder.map(\.node).first { $0.style.hitPath != nil })
        #expect(node.style.hitPath == "M0 0L20 0L20 10L0 10Z")
        let preview = Screen(Color.clear.contentShape(.dragPreview, Circle()))
        #expect(preview.painted.inDrawingOrder.allSatisfy { $0.node.style.hitPath == nil })
    }
}

import RenderTree
import SwiftUI
import Testing

@MainActor @Suite(.timeLimit(.minutes(5))) struct TapGestureTests {
    private let heard = Heard()

    @Test func `a plain tap needs no more than a tap`() throws {
        let screen = Screen(
            Color.red.accessibilityLabel("card").onTapGesture { heard.hear("tap") }.accessibilityAddTraits(.isButton))
        let node = try #require(screen.painted.inDrawingOrder.map(\.node).first { $0.interactions == .tap })
        #expect(node.gestures == nil)
        #expect(node.accessibility.traits == [.button])
        screen.send(.tap(node.id))
        #expect(heard.take() == ["tap"])
    }

    @Test func `a double tap is told by its count`() {
        let screen = Screen(Color.red.onTapGesture(count: 2) { heard.hear("double") })
        #expect(screen.gestureNode?.gestures == NodeGestures(taps: [2]))
        #expect(screen.gestureNode?.interactions == [])
        screen.gesture(.tap, .ended, amount: 1)
        #expect(heard.take() == [])
        screen.gesture(.tap, .ended, amount: 2)
        #expect(heard.take() == ["double"])
    }

    @Test func `a spatial tap tells its place, and the middle where a key made it`() throws {
        let screen = Screen(
            Color.red.frame(width: 100, height: 40)
                .gesture(SpatialTapGesture().onEnded { heard.hear("\($0.location.x) \($0.location.y)") }))
        screen.gesture(.tap, .ended, from: (12, 30), amount: 1)
        screen.send(.tap(try #require(screen.gestureNode).id))
        #expect(heard.take() == ["12.0 30.0", "50.0 20.0"])
    }

    @Test func `a disabled view hears nothing`() {
        let screen = Screen(
            VStack {
                Color.red.onTapGesture { heard.hear("tap") }
                Color.blue.onTapGesture(count: 2) { heard.hear("double") }
            }
            .disabled(true))
        #expect(screen.gestureNode == nil)
        for node in screen.painted.inDrawingOrder { screen.send(.tap(node.node.id)) }
        #expect(heard.take() == [])
    }

    @Test func `a double tap before a single one`() {
        let gesture = TapGesture(count: 2).exclusively(before: TapGesture()).onEnded { value in
            if case .first = value { heard.hear("double") } else { heard.hear("single") }
        }
        let screen = Screen(Color.red.gesture(gesture))
        #expect(screen.gestureNode?.gestures == NodeGestures(taps: [1, 2]))
        screen.gesture(.tap, .ended, amount: 1)
        screen.gesture(.tap, .ended, amount: 2)
        #expect(heard.take() == ["single", "double"])
    }

    @Test func `a gesture changes its actions with the state they read`() {
        struct Counting: View {
            @State private var count = 0
            var body: some View {
                Text("\(count)").onTapGesture(count: 2) { count += 1 }
            }
        }
        let screen = Screen(Counting())
        screen.gesture(.tap, .ended, amount: 2)
        screen.gesture(.tap, .ended, amount: 2)
        #expect(screen.texts == ["2"])
    }

    @Test func `masks leave out the gesture or what is inside`() {
        func card(_ mask: GestureMask) -> Screen {
            Screen(
                Color.red.onTapGesture(count: 3) { heard.hear("inside") }
                    .gesture(DragGesture().onEnded { _ in heard.hear("outside") }, including: mask))
        }
        func wanted(_ mask: GestureMask) -> [NodeGestures] {
            card(mask).painted.inDrawingOrder.compactMap(\.node.gestures)
        }
        #expect(wanted(.all) == [NodeGestures(dragDistance: 10), NodeGestures(taps: [3])])
        #expect(wanted(.gesture) == [NodeGestures(dragDistance: 10)])
        #expect(wanted(.subviews) == [NodeGestures(taps: [3])])
        #expect(wanted(.none) == [])
    }

    @Test func `priority goes to the painter`() {
        let high = Screen(Color.red.highPriorityGesture(TapGesture(count: 2)))
        #expect(high.gestureNode?.gestures?.comesFirst == true)
        let beside = Screen(Color.red.simultaneousGesture(TapGesture(count: 2)))
        #expect(beside.gestureNode?.gestures?.isSimultaneous == true)
        let optional: TapGesture? = nil
        #expect(Screen(Color.red.gesture(optional)).gestureNode == nil)
    }
}

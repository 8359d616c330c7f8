import RenderTree
import SwiftUI
import Testing

@MainActor @Observable private final class Model {
    var position = ScrollPosition(idType: Int.self)
    var log: [String] = []
}

/// Twenty rows of 50 points in a window of 200: the greatest offset is 800.
private struct Rows: View {
    let model: Model
    var body: some View {
        ScrollView {
            VStack(spacing: 0) { ForEach(0..<20) { Color.red.frame(width: 100, height: 50).id($0) } }
                .scrollTargetLayout()
        }
        .frame(height: 200)
        .scrollPosition(Bindable(model).position)
        .onScrollTargetVisibilityChange(idType: Int.self, threshold: 0.5) { model.log.append("\($0)") }
    }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `A scroll position` {
    @Test func `scrolls to an edge, an offset and a view`() {
        let model = Model()
        let screen = Screen(Rows(model: model))
        model.position.scrollTo(edge: .bottom)
        screen.render()
        #expect(screen.scrolls.first?.content.target?.y == 800)
        #expect(model.position.edge == .bottom)
        model.position.scrollTo(y: 120)
        screen.render()
        #expect(screen.scrolls.first?.content.target?.y == 120)
        withAnimation { model.position.scrollTo(id: 10, anchor: .top) }
        screen.render()
        #expect(screen.scrolls.first?.content.target?.y == 500)
        #expect(screen.scrolls.first?.content.target?.isAnimated == true)
        #expect(model.position.viewID(type: Int.self) == 10)
        #expect(screen.diagnostics.isEmpty)
    }

    @Test func `scrolls to the same edge twice`() throws {
        let model = Model()
        let screen = Screen(Rows(model: model))
        model.position.scrollTo(edge: .bottom)
        screen.render()
        screen.send(.scroll(try #require(screen.scrolls.first).node.id, x: 0, y: 100))
        model.position.scrollTo(edge: .bottom)
        screen.render()
        #expect(screen.scrolls.first?.content.target?.serial == 2)
    }

    @Test func `says what the person has scrolled to`() throws {
        let model = Model()
        let screen = Screen(Rows(model: model))
        #expect(!model.position.isPositionedByUser)
        screen.send(.scroll(try #require(screen.scrolls.first).node.id, x: 0, y: 260))
        #expect(model.position.isPositionedByUser)
        #expect(model.position.viewID(type: Int.self) == 5)
        #expect(model.position.edge == nil)
    }

    @Test func `goes with the targets that are in sight`() throws {
        let model = Model()
        let screen = Screen(Rows(model: model))
        #expect(model.log.last == "[0, 1, 2, 3]")
        screen.send(.scroll(try #require(screen.scrolls.first).node.id, x: 0, y: 120))
        // In sight are 30 points of row 2, from 100 to 150, and 20 of row 6, from 300: less than half.
        #expect(model.log.last == "[2, 3, 4, 5]")
    }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `A scroll view's own ways` {
    @Test func `rest where the author's behaviour says`() {
        struct Steps: ScrollTargetBehavior {
            func updateTarget(_ target: inout SwiftUI.ScrollTarget, context: TargetContext) {
                target.rect.origin.y = (target.rect.minY / 400).rounded() * 400
            }
        }
        let screen = Screen(
            ScrollView { Color.red.frame(width: 100, height: 1000) }
                .frame(height: 200).scrollTargetBehavior(Steps()))
        #expect(screen.scrolls.first?.content.snap == .offsets([0, 400, 800]))
    }

    @Test func `tell when the person scrolls and stops`() throws {
        final class Log { var phases: [ScrollPhase] = [] }
        let log = Log()
        let clock = TurnedClock()
        let view = ScrollView { Color.red.frame(width: 100, height: 1000) }
            .onScrollPhaseChange { _, new in log.phases.append(new) }
        let screen = Screen(controller: UIHostingController(rootView: view), clock: clock)
        screen.send(.scroll(try #require(screen.scrolls.first).node.id, x: 0, y: 10))
        #expect(log.phases == [.interacting])
        clock.turn(by: 1)
        screen.render()
        #expect(log.phases == [.interacting, .idle])
    }

    @Test func `change a view's looks at their edges`() throws {
        let screen = Screen(
            ScrollView {
                VStack(spacing: 0) {
                    Color.red.frame(width: 100, height: 100)
                        .scrollTransition(.interactive(timingCurve: .linear)) { content, phase in
                            content.opacity(1 + phase.value)
                        }
                    Color.blue.frame(width: 100, height: 900)
                }
            }
            .frame(height: 200))
        let styles = { screen.painted.inDrawingOrder.compactMap(\.node.style.opacity) }
        #expect(styles().isEmpty)
        screen.send(.scroll(try #require(screen.scrolls.first).node.id, x: 0, y: 25))
        // A quarter of the view has left.
        #expect(styles() == [0.75])
    }
}

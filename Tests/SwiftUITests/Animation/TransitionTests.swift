import RenderTree
import SwiftUI
import Testing

@MainActor @Suite(.timeLimit(.minutes(5))) struct TransitionTests {
    /// A card that comes and goes over a ground, at (10, 10), 40 by 20 points large.
    private struct Coming: View {
        let transition: AnyTransition?
        var isAnimated = true
        @State private var isShown = false

        var body: some View {
            ZStack(alignment: .topLeading) {
                Color.blue.onTapGesture {
                    if isAnimated { withAnimation(.linear(duration: 1)) { isShown.toggle() } } else { isShown.toggle() }
                }
                if isShown {
                    if let transition { card.transition(transition) } else { card }
                }
            }
        }

        private var card: some View { Color.red.frame(width: 40, height: 20).padding(10) }
    }

    /// The card's looks before it has come, and after it has gone.
    private func looks(
        _ transition: AnyTransition?, isAnimated: Bool = true
    ) throws -> (before: Node?, after: Node?, screen: Screen) {
        let screen = Screen(
            Coming(transition: transition, isAnimated: isAnimated), size: CGSize(width: 100, height: 100))
        screen.tapFirst()
        let before = screen.lastPatch?.motions?.first?.before
        screen.tapFirst()
        let after = screen.lastPatch?.motions?.first?.after
        #expect(before?.count ?? 0 <= 1 && after?.count ?? 0 <= 1)
        #expect(screen.diagnostics.isEmpty)
        return (before?.first, after?.first, screen)
    }

    @Test func `a view fades in and out where nothing is said`() throws {
        let looks = try looks(nil)
        #expect(looks.before?.style == NodeStyle(opacity: 0))
        #expect(looks.after?.style == NodeStyle(opacity: 0))
        #expect(looks.before?.frame == TreeRect(x: 10, y: 10, width: 40, height: 20))
        #expect(!looks.screen.painted.inDrawingOrder.contains { $0.node.isFilled("#ff3b30ff") })
    }

    @Test func `nothing comes or goes slowly without an animation`() throws {
        let looks = try looks(.slide, isAnimated: false)
        #expect(looks.before == nil && looks.after == nil)
        #expect(try self.looks(.identity).before == nil)
    }

    @Test func `a transition may bring its own animation`() throws {
        let looks = try looks(.opacity.animation(.linear(duration: 5)), isAnimated: false)
        #expect(looks.before?.style.opacity == 0 && looks.after?.style.opacity == 0)
        #expect(looks.screen.lastPatch?.motions?.first?.timing.duration == 5)
    }

    @Test func `a move goes as far as the view is large`() throws {
        let looks = try looks(.move(edge: .bottom).combined(with: .opacity))
        #expect(looks.before?.style == NodeStyle(opacity: 0, transform: [1, 0, 0, 1, 0, 40]))
        #expect(looks.after?.style == NodeStyle(opacity: 0, transform: [1, 0, 0, 1, 0, 40]))
    }

    @Test func `a slide comes from one side and goes to the other`() throws {
        let looks = try looks(.slide)
        #expect(looks.before?.style.transform == [1, 0, 0, 1, -60, 0])
        #expect(looks.after?.style.transform == [1, 0, 0, 1, 60, 0])
        let push = try self.looks(.push(from: .top))
        #expect(push.before?.style == NodeStyle(opacity: 0, transform: [1, 0, 0, 1, 0, -40]))
        #expect(push.after?.style == NodeStyle(opacity: 0, transform: [1, 0, 0, 1, 0, 40]))
    }

    @Test func `a scale is about the view and not about what is drawn of it`() throws {
        let looks = try looks(.asymmetric(insertion: .scale(scale: 0.5, anchor: .topLeading), removal: .scale))
        // The corner of the padded view is ten points from the card's.
        #expect(looks.before?.style.transform == [0.5, 0, 0, 0.5, -15, -10])
        #expect(looks.after?.style.transform == [0.001, 0, 0, 0.001, 0, 0])
    }

    @Test func `an author's modifier is tried on an empty view`() throws {
        struct Tilted: ViewModifier {
            let isActive: Bool
            func body(content: Content) -> some View {
                content.scaleEffect(isActive ? 0.5 : 1).opacity(isActive ? 0.25 : 1).offset(x: isActive ? 8 : 0)
            }
        }
        let looks = try looks(.modifier(active: Tilted(isActive: true), identity: Tilted(isActive: false)))
        #expect(looks.before?.style == NodeStyle(opacity: 0.25, transform: [0.5, 0, 0, 0.5, 8, 0]))
    }

    @Test func `an author's transition says what it does in each phase`() throws {
        struct Sinking: Transition {
            func body(content: Content, phase: TransitionPhase) -> some View {
                content.offset(y: 10 * phase.value).opacity(phase.isIdentity ? 1 : 0.5)
            }
        }
        let looks = try looks(AnyTransition(Sinking()))
        #expect(looks.before?.style == NodeStyle(opacity: 0.5, transform: [1, 0, 0, 1, 0, -10]))
        #expect(looks.after?.style == NodeStyle(opacity: 0.5, transform: [1, 0, 0, 1, 0, 10]))
        let slow = try self.looks(AnyTransition(Sinking().animation(.linear(duration: 4))), isAnimated: false)
        #expect(slow.screen.lastPatch?.motions?.first?.timing.duration == 4)
    }

    @Test func `the system's transitions say the same in both ways`() throws {
        let pairs: [(AnyTransition, AnyTransition)] = [
            (AnyTransition(.opacity), .opacity), (AnyTransition(.slide), .slide),
            (AnyTransition(.move(edge: .top)), .move(edge: .top)),
            (AnyTransition(.push(from: .leading)), .push(from: .leading)),
            (AnyTransition(.scale(0.5, anchor: .top)), .scale(scale: 0.5, anchor: .top)),
            (AnyTransition(.opacity.combined(with: .offset(x: 5))), .offset(x: 5).combined(with: .opacity)),
            (
                AnyTransition(AsymmetricTransition(insertion: .opacity, removal: .offset(y: 3))),
                .asymmetric(insertion: .opacity, removal: .offset(y: 3))
            ),
        ]
        for (one, other) in pairs {
            let (left, right) = (try looks(one), try looks(other))
            #expect(left.before?.style == right.before?.style)
            #expect(left.after?.style == right.after?.style)
        }
        #expect(try looks(.blurReplace).before?.style.filters?.blur == 8)
    }

    @Test func `rows of a list come and go, and the others make room`() throws {
        struct Rows: View {
            @State private var names = ["a", "b"]
            var body: some View {
                VStack(spacing: 0) {
                    Button("add") { withAnimation { names.insert("c", at: 0) } }
                    Button("drop") { withAnimation { names.removeAll { $0 == "b" } } }
                    List { ForEach(names, id: \.self) { Text($0) } }
                }
            }
        }
        let screen = Screen(Rows())
        screen.tap("add")
        let added = try #require(screen.lastPatch?.motions?.first)
        #expect(added.before?.count == 1)
        #expect(added.before?.first?.style.opacity == 0)
        // Two rows have moved down and the card behind them is larger.
        #expect(try #require(added.nodes?.count) >= 3)
        screen.tap("drop")
        #expect(screen.lastPatch?.motions?.first?.after?.count == 1)
        #expect(screen.texts.contains("c") && !screen.texts.contains("b"))
        #expect(screen.diagnostics.isEmpty)
    }

    @Test func `what is inside of a view that comes does not come by itself`() throws {
        struct Nested: View {
            @State private var isShown = false
            var body: some View {
                ZStack {
                    Color.blue.onTapGesture { withAnimation { isShown = true } }
                    if isShown {
                        VStack {
                            Text("one").opacity(0.9); Text("two")
                        }.compositing()
                    }
                }
            }
        }
        let screen = Screen(Nested())
        screen.tapFirst()
        let motion = try #require(screen.lastPatch?.motions?.first)
        #expect(motion.before?.count == 1)
        #expect(motion.nodes?.count == 1)
    }
}

extension View {
    /// One node around all of it.
    fileprivate func compositing() -> some View { opacity(0.8) }
}

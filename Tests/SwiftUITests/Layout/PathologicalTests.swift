import RenderTree
import SwiftUI
import Testing

/// Says that it is so large, whatever is proposed.
private struct Claiming: Layout {
    let size: CGSize

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { size }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}

/// Everything that an author may do to the engine ends with a diagnostic that names the author's view, and a tree that a
/// host takes.
@MainActor @Suite(.timeLimit(.minutes(5))) struct `Trees that no screen can show` {
    private func expect(
        _ view: some View, tells diagnostic: String, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let screen = Screen(view)
        #expect(
            screen.diagnostics.contains(diagnostic), "told \(screen.diagnostics)", sourceLocation: sourceLocation)
        #expect(!screen.diagnostics.contains { $0.hasPrefix("refused") }, sourceLocation: sourceLocation)
    }

    @Test func `a view that grows by its own size never settles, and is named`() {
        struct Growing: View {
            @State private var width: CGFloat = 10
            var body: some View {
                Color.red.frame(width: width, height: 10)
                    .onGeometryChange(for: CGFloat.self) {
                        $0.size.width
                    } action: {
                        width = $0 + 1
                    }
            }
        }
        expect(Growing(), tells: "update_loop Growing")
    }

    @Test func `a reader whose content moves it never settles, and is named`() {
        struct Chasing: View {
            @State private var top: CGFloat = 0
            var body: some View {
                GeometryReader { proxy in
                    let y = proxy.frame(in: .global).minY
                    Color.red.onChange(of: y, initial: true) { top = y == 0 ? 10 : 0 }
                }.offset(y: top)
            }
        }
        expect(Chasing(), tells: "update_loop Chasing")
    }

    @Test func `ten thousand bodies in one another are cut`() {
        struct Deep: View {
            let level: Int
            var body: some View { if level > 0 { AnyView(Deep(level: level - 1)) } else { AnyView(Text("bottom")) } }
        }
        expect(Deep(level: 10_000), tells: "view_too_deep Deep")
    }

    @Test func `ten thousand modifiers around one another are cut, and may be made anew`() {
        struct Wrapped: View {
            @State private var count = 10_000
            var body: some View {
                VStack {
                    Button("more") { count += 1 }
                    (0..<count).reduce(AnyView(Text("bottom"))) { view, _ in AnyView(view.padding(0.001)) }
                }
            }
        }
        let screen = Screen(Wrapped())
        #expect(screen.diagnostics == ["view_too_deep Wrapped"])
        screen.tap("more")
        #expect(screen.diagnostics == ["view_too_deep Wrapped"])
    }

    @Test func `groups deeper than a tree may be are left out`() {
        struct Veils: View {
            var body: some View { (0..<190).reduce(AnyView(Text("bottom"))) { view, _ in AnyView(view.opacity(0.99)) } }
        }
        expect(Veils(), tells: "tree_too_deep Veils")
    }

    @Test func `a loop over a million elements shows what a tree may hold`() {
        struct Crowd: View {
            var body: some View { LazyVStack(spacing: 0) { ForEach(0..<1_000_000, id: \.self) { _ in Color.red } } }
        }
        let screen = Screen(Crowd())
        #expect(screen.diagnostics == ["too_many_views Crowd", "tree_too_large Crowd"])
        #expect(screen.painted.nodes.count > TreeLimits.nodeCountMax / 2)
    }

    @Test func `a tree that was too large is whole again when it shrinks`() {
        struct Shrinking: View {
            @State private var count = TreeLimits.nodeCountMax
            var body: some View {
                VStack(spacing: 0) {
                    Button("shrink") { count = 3 }
                    ForEach(0..<count, id: \.self) { _ in Color.red.frame(height: 1) }
                }
            }
        }
        let screen = Screen(Shrinking())
        #expect(screen.diagnostics == ["tree_too_large Shrinking"])
        screen.tap("shrink")
        #expect(screen.painted.nodes.count < 20)
        #expect(screen.diagnostics == ["tree_too_large Shrinking"])
    }

    @Test func `ids that are new in each update are told`() {
        struct Forgetful: View {
            @State private var count = 0
            var body: some View {
                VStack {
                    Button("again") { count += 1 }
                    Text("\(count)")
                    ForEach((0..<3).map { _ in UUID() }, id: \.self) { _ in Text("row") }
                }
            }
        }
        let screen = Screen(Forgetful())
        for _ in 0..<12 { screen.tap("again") }
        #expect(screen.diagnostics == ["unstable_ids Forgetful"])
        #expect(screen.texts.filter { $0 == "row" }.count == 3)
    }

    @Test func `lengths that are no numbers are told with the view's name, whatever modifier has them`() {
        struct Bad: View {
            let view: AnyView
            var body: some View { view }
        }
        let text = Text("a")
        let cases: [(any View, String)] = [
            (text.frame(width: .nan), "bad_frame"), (text.frame(height: .infinity), "bad_frame"),
            (text.frame(minWidth: .nan, maxHeight: .nan), "bad_frame"), (text.padding(.nan), "bad_padding"),
            (text.padding(.leading, .infinity), "bad_padding"), (text.offset(x: .nan), "bad_size"),
            (text.offset(y: -.infinity), "bad_size"), (text.position(x: .infinity, y: .nan), "bad_size"),
            (text.frame(width: 1e9), "bad_size"), (text.offset(x: -1e12), "bad_size"),
            (VStack(alignment: .leading) { text.alignmentGuide(.leading) { _ in .nan } }, "bad_guide"),
            (
                HStack(spacing: .infinity) {
                    text; text
                }, "bad_size"
            ),
            (
                VStack(spacing: .nan) {
                    text; text
                }, "bad_size"
            ),
            (text.containerRelativeFrame(.horizontal) { _, _ in .nan }, "bad_frame"),
            (text.safeAreaPadding(.nan), "bad_padding"),
        ]
        for (view, code) in cases { expect(Bad(view: AnyView(view)), tells: "\(code) Bad") }
    }

    @Test func `a layout's size that is less than nothing or no number is nothing that way`() {
        struct Claim: View {
            let size: CGSize
            var body: some View { Claiming(size: size) { EmptyView() }.background(box("a")) }
        }
        let flat = Claim(size: CGSize(width: 50, height: -20))
        expectFrames(of: flat, ["a": rect(175, 150, 50, 0)])
        expectFrames(of: Claim(size: CGSize(width: -50, height: 20)), ["a": rect(200, 140, 0, 20)])
        #expect(Screen(flat).diagnostics.isEmpty)
        for (size, frame) in [
            (CGSize(width: CGFloat.nan, height: 20), rect(200, 140, 0, 20)),
            (CGSize(width: 50, height: CGFloat.nan), rect(175, 150, 50, 0)),
        ] {
            expectFrames(of: Claim(size: size), ["a": frame])
            expect(Claim(size: size), tells: "bad_size Claim")
        }
    }

    @Test func `proportions that are no numbers change nothing`() {
        for ratio in [CGFloat.nan, .infinity, 0, -1] {
            let screen = Screen(Text("a").aspectRatio(ratio, contentMode: .fit))
            #expect(screen.texts == ["a"])
            #expect(screen.diagnostics.isEmpty)
        }
    }
}

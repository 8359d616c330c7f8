import RenderTree
import SwiftUI
import Testing

/// Views in a row, each as wide as the widest: the example of Apple's "Composing custom layouts with SwiftUI".
private struct EqualWidths: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        let width = sizes.map(\.width).max() ?? 0
        return CGSize(width: width * CGFloat(subviews.count), height: sizes.map(\.height).max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let width = bounds.width / CGFloat(max(1, subviews.count))
        for (index, subview) in subviews.enumerated() {
            subview.place(
                at: CGPoint(x: bounds.minX + width * (CGFloat(index) + 0.5), y: bounds.midY), anchor: .center,
                proposal: ProposedViewSize(width: width, height: bounds.height))
        }
    }
}

/// Places each view on a circle at the angle that the view tells it; guides the whole by its own rule.
private struct Lengths: Layout {
    struct Factor: LayoutValueKey { static let defaultValue: CGFloat = 1 }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: subviews.reduce(0) { $0 + $1[Factor.self] * 10 }, height: 20)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var x = bounds.minX
        for subview in subviews {
            let width = subview[Factor.self] * 10
            subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: ProposedViewSize(width: width, height: 20))
            x += width
        }
    }

    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout ()
    ) -> CGFloat? {
        guide == .leading ? bounds.minX + 10 : nil
    }
}

/// A column that stands where its first view does, beside other columns.
private struct GuidedByFirst: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        VStackLayout(spacing: 0).sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        VStackLayout(spacing: 0).placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }

    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout ()
    ) -> CGFloat? {
        VStackLayout(spacing: 0).explicitAlignment(
            of: guide, in: bounds, proposal: proposal, subviews: subviews[0..<1], cache: &cache)
    }
}

/// Counts how often its cache is made.
private struct Cached: Layout {
    final class Log: @unchecked Sendable {  // used on the main actor only
        var made = 0
        var updated = 0
    }
    let log: Log

    func makeCache(subviews: Subviews) -> [CGSize] {
        log.made += 1
        return subviews.map { $0.sizeThatFits(.unspecified) }
    }

    func updateCache(_ cache: inout [CGSize], subviews: Subviews) {
        log.updated += 1
        cache = subviews.map { $0.sizeThatFits(.unspecified) }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]) -> CGSize {
        CGSize(width: cache.map(\.width).max() ?? 0, height: cache.map(\.height).reduce(0, +))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]) {
        var y = bounds.minY
        for (subview, size) in zip(subviews, cache) {
            subview.place(at: CGPoint(x: bounds.minX, y: y), proposal: ProposedViewSize(size))
            y += size.height
        }
    }
}

private struct Nothing: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `Custom layouts` {
    // Source: Apple, "Composing custom layouts with SwiftUI" (MyEqualWidthHStack).
    @Test func `place views where they say, at the size they propose`() {
        expectFrames(
            of: EqualWidths {
                box("a").frame(idealWidth: 30, idealHeight: 20)
                box("b").frame(idealWidth: 60, idealHeight: 10)
            },
            ["a": rect(140, 140, 60, 20), "b": rect(200, 140, 60, 20)])
    }

    // Source: Apple, placeSubviews(in:proposal:subviews:cache:) ("If you don't place a subview, it appears at the center
    // of the layout container's bounds").
    @Test func `put a view that is not placed into the middle`() {
        expectFrames(of: Nothing { box("a").frame(width: 20, height: 10) }, ["a": rect(190, 145, 20, 10)])
    }

    // Source: Apple, layoutValue(key:value:) and LayoutValueKey.
    @Test func `read the values of the views inside, through other modifiers`() {
        expectFrames(
            of: Lengths {
                box("a")
                box("b").layoutValue(key: Lengths.Factor.self, value: 5)
                box("c").layoutValue(key: Lengths.Factor.self, value: 2).opacity(0.5)
            },
            ["a": rect(160, 140, 10, 20), "b": rect(170, 140, 50, 20), "c": rect(220, 140, 20, 20)])
    }

    // Source: Apple, layoutValue(key:value:): what depends on state is laid out anew when that changes.
    @Test func `read a value anew when it changes, through other modifiers`() throws {
        struct Widening: View {
            @State private var factor: CGFloat = 5
            var body: some View {
                Lengths {
                    Button("widen") { factor = 9 }.layoutValue(key: Lengths.Factor.self, value: factor).opacity(0.5)
                    Text("c").accessibilityLabel("c")
                }
            }
        }
        let screen = Screen(Widening())
        func left() -> Double { screen.node("c")?.frame.x ?? .nan }
        let before = left()
        screen.tap("widen")
        // The whole is 40 points wider, around the middle of the screen.
        #expect(abs(left() - before - 20) < 0.01)
    }

    // Source: Apple, explicitAlignment(of:in:proposal:subviews:cache:) (its own example indents the leading edge).
    @Test func `may move the guides of the whole`() {
        expectFrames(
            of: VStack(alignment: .leading, spacing: 0) {
                box("a").frame(width: 100, height: 20)
                Lengths { box("b").layoutValue(key: Lengths.Factor.self, value: 5) }
            },
            ["a": rect(155, 130, 100, 20), "b": rect(145, 150, 50, 20)])
    }

    // Source: Apple, LayoutSubviews ("A collection of proxy values that represent the subviews of a layout view").
    @Test func `merge the guides of a part of the views by another layout`() {
        expectFrames(
            of: HStack(alignment: .top, spacing: 0) {
                box("a").frame(width: 50, height: 100)
                GuidedByFirst {
                    box("b").frame(width: 50, height: 20).alignmentGuide(.top) { _ in 10 }
                    box("c").frame(width: 50, height: 20).alignmentGuide(.top) { _ in 30 }
                }
            },
            ["a": rect(150, 105, 50, 100), "b": rect(200, 95, 50, 20), "c": rect(200, 115, 50, 20)])
    }

    // Source: Apple, makeCache(subviews:) and updateCache(_:subviews:).
    @Test func `make their cache once and update it when what is inside changes`() {
        struct Changing: View {
            let log: Cached.Log
            @State private var isTall = false
            var body: some View {
                Cached(log: log) {
                    Button("grow") { isTall = true }
                    box("a").frame(width: 50, height: isTall ? 40 : 20)
                }
            }
        }
        let log = Cached.Log()
        let screen = Screen(Changing(log: log))
        #expect(log.made == 1)
        let updates = log.updated
        screen.tap("grow")
        #expect(log.made == 1)
        #expect(log.updated > updates)
    }

    // Source: Apple, AnyLayout ("dynamically change the type of a layout container without destroying the state of the
    // subviews").
    @Test func `give way to one another and leave the state of the views inside`() {
        struct Counting: View {
            @State private var count = 0
            var body: some View { Button("count \(count)") { count += 1 } }
        }
        struct Turning: View {
            @State private var isRow = false
            var body: some View {
                let layout = isRow ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))
                layout {
                    Counting()
                    Button("turn") { isRow.toggle() }
                }
            }
        }
        let screen = Screen(Turning())
        screen.tap("count 0")
        let column = screen.node("turn")?.frame
        screen.tap("turn")
        #expect(screen.node("count 1") != nil)
        #expect(column?.y != screen.node("turn")?.frame.y)
        #expect(screen.node("count 1")?.frame.y == screen.node("turn")?.frame.y)
    }

    // Source: Apple, AnyLayout ("a type-erased instance of the layout protocol") and updateCache(_:subviews:).
    @Test func `of a hidden type update their cache when what is inside changes`() throws {
        struct Changing: View {
            @State private var height: CGFloat = 20
            let log: Cached.Log
            var body: some View {
                let layout = AnyLayout(Cached(log: log))
                layout {
                    Button("grow") { height = 60 }.frame(height: height)
                    Text("below").accessibilityLabel("below")
                }
            }
        }
        let screen = Screen(Changing(log: Cached.Log()))
        func top() -> Double { screen.node("below")?.frame.y ?? .nan }
        let before = top()
        screen.tap("grow")
        // The whole is 40 points higher, around the middle of the screen.
        #expect(abs(top() - before - 20) < 0.01)
    }

    // Source: Apple, HStackLayout, VStackLayout, ZStackLayout, GridLayout ("behaves like …").
    @Test func `of the engine behave like the stacks and grids of that name`() {
        expectFrames(
            of: HStackLayout(alignment: .top, spacing: 0) {
                box("a").frame(width: 50, height: 100)
                Spacer()
                box("b").frame(width: 50, height: 20)
            },
            ["a": rect(0, 100, 50, 100), "b": rect(350, 100, 50, 20)])
        expectFrames(
            of: VStackLayout(alignment: .trailing, spacing: 10) {
                box("a").frame(width: 100, height: 20)
                box("b").frame(width: 50, height: 20)
            },
            ["a": rect(150, 125, 100, 20), "b": rect(200, 155, 50, 20)])
        expectFrames(
            of: ZStackLayout(alignment: .bottomTrailing) {
                box("a").frame(width: 100, height: 100)
                box("b").frame(width: 20, height: 20)
            },
            ["b": rect(230, 180, 20, 20)])
        expectFrames(
            of: GridLayout(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    box("a").frame(width: 50, height: 20)
                    box("b").frame(width: 100, height: 20)
                }
                GridRow { box("c").frame(width: 10, height: 20) }
            },
            ["a": rect(125, 130, 50, 20), "b": rect(175, 130, 100, 20), "c": rect(145, 150, 10, 20)])
    }

    // Source: Apple, LayoutSubview.spacing and ViewSpacing.distance(to:along:).
    @Test func `are told what room views want between them`() {
        #expect(ViewSpacing().distance(to: ViewSpacing(), along: .horizontal) == 8)
        #expect(ViewSpacing.zero.distance(to: ViewSpacing(), along: .vertical) == 0)
        #expect(ViewSpacing.zero.union(ViewSpacing()).distance(to: ViewSpacing(), along: .vertical) == 8)
    }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `Views that fit` {
    private var choice: some View {
        ViewThatFits {
            box("wide").frame(width: 300, height: 20)
            box("narrow").frame(width: 100, height: 20)
        }
    }

    // Source: Apple, ViewThatFits ("the first child view that fits").
    @Test func `the first that fits is shown`() {
        expectFrames(of: choice, ["wide": rect(50, 140, 300, 20)])
        let narrow = frames(of: choice.frame(width: 200))
        #expect(narrow["wide"] == nil)
        #expect(narrow["narrow"] == rect(150, 140, 100, 20))
    }

    // Source: Apple, ViewThatFits ("If none fits, the last").
    @Test func `the last is shown where none fits`() {
        #expect(frames(of: choice.frame(width: 50))["narrow"]?.width == 100)
    }

    // Source: Apple, ViewThatFits.init(in:content:) ("in constrains the axes").
    @Test func `only the axes that are named must fit`() {
        let view = ViewThatFits(in: .vertical) {
            box("wide").frame(width: 300, height: 20)
            box("narrow").frame(width: 100, height: 20)
        }
        #expect(frames(of: view.frame(width: 200))["wide"] != nil)
    }

    // Source: Apple, ViewThatFits: the choice follows the space there is.
    @Test func `another is shown when there is less room`() {
        struct Shrinking: View {
            @State private var width: CGFloat = 300
            var body: some View {
                VStack(spacing: 0) {
                    Button("shrink") { width = 120 }
                    ViewThatFits {
                        Text("a sentence of some length").accessibilityLabel("long")
                        Text("short").accessibilityLabel("short")
                    }.frame(width: width)
                }
            }
        }
        let screen = Screen(Shrinking())
        #expect(screen.node("long") != nil && screen.node("short") == nil)
        screen.tap("shrink")
        #expect(screen.node("long") == nil && screen.node("short") != nil)
        #expect(screen.diagnostics.isEmpty)
    }
}

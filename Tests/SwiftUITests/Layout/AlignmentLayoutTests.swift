import RenderTree
import SwiftUI
import Testing

/// A guide of the author's own, in the middle where nobody says otherwise.
private enum EyeLine: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
}

extension VerticalAlignment {
    fileprivate static let eyeLine = VerticalAlignment(EyeLine.self)
}

private enum Column: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[HorizontalAlignment.leading] }
}

extension HorizontalAlignment {
    fileprivate static let column = HorizontalAlignment(Column.self)
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `Alignment guides` {
    // Source: Apple, alignmentGuide(_:computeValue:) for VerticalAlignment.
    @Test func `a moved guide moves a view against its neighbours and enlarges the stack`() {
        expectFrames(
            of: HStack(alignment: .top, spacing: 0) {
                box("a").frame(width: 50, height: 20)
                box("b").frame(width: 50, height: 20).alignmentGuide(.top) { _ in -30 }
            }.background(box("stack")),
            ["a": rect(150, 125, 50, 20), "b": rect(200, 155, 50, 20), "stack": rect(150, 125, 100, 50)])
    }

    // Source: Apple, ViewDimensions ("you can find the guide's position by its alignment").
    @Test func `a guide may be worked out from other guides of the same view`() {
        expectFrames(
            of: VStack(alignment: .leading, spacing: 0) {
                box("a").frame(width: 100, height: 20)
                box("b").frame(width: 40, height: 20).alignmentGuide(.leading) { $0[HorizontalAlignment.center] }
            },
            ["a": rect(160, 130, 100, 20), "b": rect(140, 150, 40, 20)])
    }

    // Source: Apple, "Aligning views across stacks" (a custom VerticalAlignment, and guides set in nested stacks).
    @Test func `a guide of the author's own lines up views of neighbouring stacks`() {
        expectFrames(
            of: HStack(alignment: .eyeLine, spacing: 0) {
                VStack(spacing: 0) {
                    box("a").frame(width: 50, height: 20)
                    box("b").frame(width: 50, height: 20).alignmentGuide(.eyeLine) { $0[VerticalAlignment.center] }
                }
                VStack(spacing: 0) {
                    box("c").frame(width: 50, height: 20).alignmentGuide(.eyeLine) { $0[VerticalAlignment.center] }
                    box("d").frame(width: 50, height: 20)
                }
            },
            [
                "a": rect(150, 120, 50, 20), "b": rect(150, 140, 50, 20), "c": rect(200, 140, 50, 20),
                "d": rect(200, 160, 50, 20),
            ])
    }

    // Source: Apple, AlignmentID.defaultValue(in:): "the value of the guide in a view that does not set it".
    @Test func `a guide of the author's own lies at its default where no view has set it`() {
        expectFrames(
            of: HStack(alignment: .eyeLine, spacing: 0) {
                box("a").frame(width: 50, height: 60)
                box("b").frame(width: 50, height: 20)
            },
            ["a": rect(150, 120, 50, 60), "b": rect(200, 140, 50, 20)])
    }

    // Source: Apple, frame(width:height:alignment:), with a custom alignment (WWDC 2019 session 237, "Alignment").
    @Test func `a frame lines its content up by guides that the content has set`() {
        expectFrames(
            of: box("a").frame(width: 20, height: 20).alignmentGuide(.top) { _ in 15 }
                .frame(width: 100, height: 100, alignment: .topLeading),
            ["a": rect(150, 85, 20, 20)])
    }

    // Source: Apple, "Aligning views within a stack": padding moves a guide with its view.
    @Test func `a guide moves with the view that padding moves`() {
        expectFrames(
            of: VStack(alignment: .column, spacing: 0) {
                box("a").frame(width: 40, height: 20).alignmentGuide(.column) { _ in 10 }.padding(.leading, 30)
                box("b").frame(width: 40, height: 20)
            },
            // The guide is 30 + 10 points from the padded view's edge; b's own is its leading edge.
            ["a": rect(190, 130, 40, 20), "b": rect(200, 150, 40, 20)])
    }

    // Source: Apple, overlay(alignment:content:) and the badge example of "Adding a background to your view".
    @Test func `an overlay hangs over the edge by its guides`() {
        expectFrames(
            of: box("a").frame(width: 100, height: 50).overlay(alignment: .topTrailing) {
                box("badge").frame(width: 20, height: 20)
                    .alignmentGuide(.top) { $0.height / 2 }.alignmentGuide(.trailing) { $0.width / 2 }
            },
            ["badge": rect(240, 115, 20, 20)])
    }

    // Source: Apple, ZStack ("aligns its subviews in both axes").
    @Test func `a stack in depth lines up by guides in both directions`() {
        expectFrames(
            of: ZStack(alignment: .topLeading) {
                box("a").frame(width: 100, height: 100)
                box("b").frame(width: 20, height: 20).alignmentGuide(.leading) { _ in -40 }
                    .alignmentGuide(.top) { _ in -60 }
            },
            ["a": rect(150, 100, 100, 100), "b": rect(190, 160, 20, 20)])
    }

    // Source: Apple, ViewDimensions subscript(explicit:).
    @Test func `explicit guides are told apart from those that follow from the size`() {
        var found: [CGFloat?] = []
        expectFrames(
            of: box("a").frame(width: 40, height: 20).alignmentGuide(.column) { _ in 7 }
                .alignmentGuide(.leading) { dimensions in
                    found = [dimensions[explicit: .column], dimensions[explicit: .trailing], dimensions[.trailing]]
                    return 0
                }
                .frame(width: 50, alignment: .leading),
            ["a": rect(175, 140, 40, 20)])
        #expect(found == [7, nil, 40])
    }

    // Source: Apple, "Aligning views within a stack" (firstTextBaseline, lastTextBaseline).
    @Test func `baselines line up text of different sizes`() throws {
        let found = frames(
            of: HStack(alignment: .firstTextBaseline, spacing: 0) {
                Text("a").font(.system(size: 40)).accessibilityIdentifier("large")
                Text("b").font(.system(size: 10)).accessibilityIdentifier("small")
                box("c").frame(width: 10, height: 10)
            })
        let (large, small, square) = (
            try #require(found["large"]), try #require(found["small"]), try #require(found["c"])
        )
        // A box without text stands on the line; the small text's line box ends below it and above the large one's.
        #expect(square.maxY < large.maxY && square.maxY > large.midY)
        #expect(small.maxY > square.maxY && small.maxY < large.maxY)
    }

    // Source: Apple, VerticalAlignment.lastTextBaseline ("the bottom-most text baseline").
    @Test func `the last baseline is that of the last line, through what wraps the text`() throws {
        func stand(_ alignment: VerticalAlignment) throws -> (text: CGRect, square: CGRect) {
            let found = frames(
                of: HStack(alignment: alignment, spacing: 0) {
                    Text("a\nb").accessibilityIdentifier("text").padding(.bottom, 10)
                    box("c").frame(width: 10, height: 10)
                })
            return (try #require(found["text"]), try #require(found["c"]))
        }
        let first = try stand(.firstTextBaseline)
        #expect(first.square.maxY < first.text.midY)
        let last = try stand(.lastTextBaseline)
        #expect(last.square.maxY > last.text.midY && last.square.maxY < last.text.maxY)
    }

    // Source: Apple, VerticalAlignment.combineExplicit(_:) and HorizontalAlignment.combineExplicit(_:).
    @Test func `guides of several views make one: the first line, the last line, or the mean of others`() {
        let places: [CGFloat?] = [10, nil, 4, 1]
        #expect(VerticalAlignment.firstTextBaseline.combineExplicit(places) == 1)
        #expect(VerticalAlignment.lastTextBaseline.combineExplicit(places) == 10)
        #expect(VerticalAlignment.top.combineExplicit(places) == 5)
        #expect(HorizontalAlignment.leading.combineExplicit(places) == 5)
        let unknown: [CGFloat?] = [nil, nil]
        #expect(HorizontalAlignment.leading.combineExplicit(unknown) == nil)
    }

    // Source: Apple, HorizontalAlignment.listRowSeparatorLeading (a guide that has a place in every view).
    @Test func `the guides of a list's separators are a view's edges`() {
        expectFrames(
            of: VStack(alignment: .listRowSeparatorTrailing, spacing: 0) {
                box("a").frame(width: 100, height: 20)
                box("b").frame(width: 40, height: 20)
            },
            ["b": rect(210, 150, 40, 20)])
        expectFrames(
            of: VStack(alignment: .listRowSeparatorLeading, spacing: 0) {
                box("a").frame(width: 100, height: 20)
                box("b").frame(width: 40, height: 20)
            },
            ["b": rect(150, 150, 40, 20)])
    }

    // Source: Apple, AlignmentID (state in computeValue moves a view when it changes).
    @Test func `a guide that changes moves its view`() {
        struct Moving: View {
            @State private var isDown = false
            var body: some View {
                HStack(alignment: .top, spacing: 0) {
                    Button("move") { isDown = true }.frame(width: 50, height: 100)
                    Text("t").accessibilityLabel("t").alignmentGuide(.top) { _ in isDown ? -40 : 0 }
                }
            }
        }
        let screen = Screen(Moving())
        func top() -> Double? { screen.node("t")?.frame.y }
        let before = top()
        screen.tap("move")
        #expect(top().flatMap { now in before.map { now - $0 } } == 40)
    }
}

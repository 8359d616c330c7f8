import RenderTree
import SwiftUI
import Testing

@MainActor @Suite(.timeLimit(.minutes(5))) struct `Right to left` {
    private func turned(_ view: some View) -> some View { view.environment(\.layoutDirection, .rightToLeft) }

    // Source: Apple, LayoutDirection ("SwiftUI horizontally flips the x position of each view within its parent").
    @Test func `a row begins on the right`() {
        expectFrames(
            of: turned(
                HStack(spacing: 10) {
                    box("a").frame(width: 50, height: 20)
                    box("b").frame(width: 30, height: 20)
                    Spacer()
                }),
            ["a": rect(350, 140, 50, 20), "b": rect(310, 140, 30, 20)])
    }

    // Source: Apple, HorizontalAlignment.leading and Edge.leading ("the leading edge depends on the layout direction").
    @Test func `leading alignment and padding are on the right`() {
        expectFrames(
            of: turned(
                VStack(alignment: .leading, spacing: 0) {
                    box("a").frame(width: 100, height: 20)
                    box("b").frame(width: 40, height: 20)
                    box("c").frame(width: 40, height: 20).padding(.leading, 10)
                }),
            ["a": rect(150, 120, 100, 20), "b": rect(210, 140, 40, 20), "c": rect(200, 160, 40, 20)])
    }

    // Source: Apple, "Making fine adjustments to a view's position" ("When the layout direction is set to right-to-left,
    // the 0 horizontal value is on the right side of the view").
    @Test func `offsets and positions count from the right`() {
        expectFrames(
            of: turned(
                ZStack(alignment: .topLeading) {
                    box("a").frame(width: 20, height: 20).offset(x: 30, y: 5)
                    box("b").frame(width: 20, height: 20).position(x: 100, y: 50)
                }),
            ["a": rect(350, 5, 20, 20), "b": rect(290, 40, 20, 20)])
    }

    // Source: Apple, frame(width:height:alignment:), overlay(alignment:content:) with leading alignment.
    @Test func `frames, overlays and grids are mirrored`() {
        expectFrames(
            of: turned(box("a").frame(width: 20, height: 20).frame(width: 100, height: 100, alignment: .topLeading)),
            ["a": rect(230, 100, 20, 20)])
        expectFrames(
            of: turned(
                box("a").frame(width: 100, height: 50).overlay(alignment: .topTrailing) {
                    box("badge").frame(width: 10, height: 10)
                }),
            ["badge": rect(150, 125, 10, 10)])
        expectFrames(
            of: turned(
                LazyVGrid(columns: [GridItem(.fixed(100), spacing: 0), GridItem(.fixed(50))]) {
                    box("1").frame(height: 20)
                    box("2").frame(height: 20)
                }),
            ["1": rect(175, 140, 100, 20), "2": rect(125, 140, 50, 20)])
    }

    // Source: Apple, environment(_:_:) with layoutDirection: a part of the interface may be turned back.
    @Test func `a part may be turned back`() {
        expectFrames(
            of: turned(
                HStack(spacing: 0) {
                    box("a").frame(width: 50, height: 20)
                    HStack(spacing: 0) {
                        box("b").frame(width: 30, height: 20)
                        box("c").frame(width: 30, height: 20)
                    }.environment(\.layoutDirection, .leftToRight)
                    Spacer()
                }),
            ["a": rect(350, 140, 50, 20), "b": rect(290, 140, 30, 20), "c": rect(320, 140, 30, 20)])
    }

    // Source: Apple, "Right to left" of the Human Interface Guidelines: the person's setting turns the whole interface.
    @Test func `the device's direction turns what is shown`() {
        let screen = Screen(
            HStack(spacing: 0) {
                Text("first"); Spacer(); Text("last")
            })
        func left(_ text: String) -> Double {
            screen.painted.inDrawingOrder.map(\.node).first {
                if case .text(let content) = $0.content { return content.plainText == text }
                return false
            }?.frame.x ?? -1
        }
        #expect(left("first") == 0 && left("last") > 200)
        screen.renderer.environment.layoutDirection = .rightToLeft
        screen.render()
        #expect(left("first") > 200 && left("last") == 0)
    }

    // Source: Apple, multilineTextAlignment(_:) (leading lines begin on the right).
    @Test func `short lines of text stand on the right`() throws {
        func firstX(_ direction: LayoutDirection) -> Double? {
            let screen = Screen(
                Text("a\na long second line").environment(\.layoutDirection, direction))
            return screen.painted.inDrawingOrder.compactMap { entry -> Double? in
                if case .text(let text) = entry.node.content { return text.lines.first?.runs.first?.x }
                return nil
            }.first
        }
        #expect(firstX(.leftToRight) == 0)
        #expect(try #require(firstX(.rightToLeft)) > 50)
    }

    // Source: Apple, flipsForRightToLeftLayoutDirection(_:).
    @Test func `a picture that asks for it is mirrored`() {
        let arrow = Text("→").flipsForRightToLeftLayoutDirection(true)
        func transforms(_ view: some View) -> [[Double]] {
            Screen(view).painted.inDrawingOrder.compactMap(\.node.style.transform)
        }
        #expect(transforms(arrow).isEmpty)
        #expect(transforms(turned(arrow)) == [[-1, 0, 0, 1, 0, 0]])
    }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `Text sizes` {
    private func width(_ view: some View) -> CGFloat {
        frames(of: view.accessibilityIdentifier("t"))["t"]?.width ?? 0
    }

    // Source: Apple, Human Interface Guidelines, "Typography", "Dynamic Type sizes" (body: 17 points large, 53 at most).
    @Test func `fonts of a style grow with the person's setting`() {
        let usual = width(Text("a"))
        #expect(abs(width(Text("a").dynamicTypeSize(.accessibility5)) / usual - 53 / 17) < 0.01)
        #expect(abs(width(Text("a").font(.largeTitle).dynamicTypeSize(.xSmall)) / usual - 31 / 17) < 0.01)
        #expect(width(Text("a").font(.system(size: 17)).dynamicTypeSize(.accessibility5)) == usual)
    }

    // Source: Apple, dynamicTypeSize(_:) with a range.
    @Test func `a range keeps the setting within bounds`() {
        #expect(
            width(Text("a").dynamicTypeSize(...DynamicTypeSize.large).dynamicTypeSize(.accessibility5))
                == width(Text("a")))
        #expect(
            width(Text("a").dynamicTypeSize(DynamicTypeSize.xLarge...).dynamicTypeSize(.small))
                == width(Text("a").dynamicTypeSize(.xLarge)))
    }

    // Source: Apple, ScaledMetric.
    @Test func `a scaled metric grows as its style does`() {
        struct Sized: View {
            @ScaledMetric private var side = 17.0
            @ScaledMetric(relativeTo: .largeTitle) private var wide: CGFloat = 34
            var body: some View { box("a").frame(width: wide, height: side) }
        }
        #expect(frames(of: Sized())["a"]?.size == CGSize(width: 34, height: 17))
        #expect(frames(of: Sized().dynamicTypeSize(.accessibility5))["a"]?.size == CGSize(width: 60, height: 53))
    }

    // Source: Apple, EnvironmentValues.horizontalSizeClass (an iPhone held upright).
    @Test func `size classes are those of a phone held upright`() {
        struct Classes: View {
            @Environment(\.horizontalSizeClass) private var horizontal
            @Environment(\.verticalSizeClass) private var vertical
            var body: some View { Text(horizontal == .compact && vertical == .regular ? "phone" : "other") }
        }
        #expect(Screen(Classes()).texts == ["phone"])
    }
}

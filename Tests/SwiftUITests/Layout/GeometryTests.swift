import RenderTree
import SwiftUI
import Testing

@MainActor private final class Seen {
    var rects: [CGRect] = []
    var sizes: [CGSize] = []
    func note(_ rect: CGRect) -> some View {
        rects.append(rect)
        return Color.clear
    }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `Geometry` {
    // Source: Apple, GeometryProxy.frame(in:), GlobalCoordinateSpace, LocalCoordinateSpace.
    @Test func `a reader knows its place in the scene and in itself`() {
        let seen = Seen()
        _ = frames(
            of: VStack(spacing: 0) {
                box("a").frame(height: 100)
                GeometryReader { proxy in
                    seen.note(proxy.frame(in: .global))
                    seen.note(proxy.frame(in: .local))
                }.padding(10).opacity(0.5)
            })
        #expect(seen.rects.suffix(2) == [rect(10, 110, 380, 180), rect(0, 0, 380, 180)])
    }

    // Source: Apple, coordinateSpace(_:), NamedCoordinateSpace, and CoordinateSpace.named(_:) of iOS 13.
    @Test func `a reader knows its place in a space with a name`() {
        let seen = Seen()
        _ = frames(
            of: VStack(spacing: 0) {
                box("a").frame(height: 100)
                VStack(spacing: 0) {
                    box("b").frame(height: 50)
                    GeometryReader { proxy in
                        seen.note(proxy.frame(in: .named("card")))
                        seen.note(proxy.frame(in: CoordinateSpace.named("card")))
                    }
                }.coordinateSpace(.named("card"))
            }.coordinateSpace(name: "screen"))
        #expect(seen.rects.suffix(2) == [rect(0, 50, 400, 150), rect(0, 50, 400, 150)])
    }

    // Source: Apple, GeometryProxy.frame(in:): "the container view's bounds rectangle, converted to a defined coordinate
    // space"; transforms belong to what is converted, as UIView.convert(_:to:) has it.
    @Test func `frames follow what scales, turns and moves the reader`() {
        let seen = Seen()
        func reader(_ space: some CoordinateSpaceProtocol = .global) -> some View {
            GeometryReader { seen.note($0.frame(in: space)) }
        }
        _ = frames(of: reader().scaleEffect(0.5))
        #expect(seen.rects.last == rect(100, 75, 200, 150))
        _ = frames(of: reader().frame(width: 100, height: 20).rotationEffect(.degrees(90)))
        #expect(seen.rects.last?.isWithinAHundredth(of: rect(190, 100, 20, 100)) == true)
        _ = frames(of: reader().frame(width: 100, height: 20).scaleEffect(2, anchor: .topLeading).offset(x: 7, y: -4))
        #expect(seen.rects.last == rect(157, 136, 200, 40))
        _ = frames(
            of: reader(.named("card")).padding(10).coordinateSpace(.named("card")).scaleEffect(0.5))
        #expect(seen.rects.last == rect(10, 10, 380, 280))
    }

    // Source: Apple, LayoutDirection ("SwiftUI horizontally flips the x position of each view within its parent").
    @Test func `frames count from the right where lines begin there`() {
        let seen = Seen()
        _ = frames(
            of: HStack(spacing: 0) {
                box("a").frame(width: 50)
                GeometryReader { seen.note($0.frame(in: .global)) }.frame(width: 30, height: 20)
                Spacer()
            }.environment(\.layoutDirection, .rightToLeft))
        #expect(seen.rects.last == rect(50, 140, 30, 20))
    }

    // Source: Apple, GeometryReader: the content is made anew when the geometry changes.
    @Test func `a reader whose place changes is told, though its size does not`() {
        struct Falling: View {
            let seen: Seen
            @State private var height: CGFloat = 50
            var body: some View {
                VStack(spacing: 0) {
                    Button("fall") { height = 90 }.frame(height: height)
                    GeometryReader { seen.note($0.frame(in: .global)) }.frame(height: 20).opacity(0.9)
                    Spacer()
                }
            }
        }
        let seen = Seen()
        let screen = Screen(Falling(seen: seen))
        #expect(seen.rects.last?.minY == 50)
        screen.tap("fall")
        #expect(seen.rects.last?.minY == 90)
        #expect(screen.diagnostics.isEmpty)
    }

    // Source: Apple, onGeometryChange(for:of:action:).
    @Test func `a change of geometry is told with the old and the new value`() {
        struct Growing: View {
            let seen: Seen
            @State private var width: CGFloat = 50
            var body: some View {
                VStack {
                    Button("grow") { width = 80 }
                    Color.red.frame(width: width, height: 20)
                        .onGeometryChange(for: CGSize.self) {
                            $0.size
                        } action: { old, new in
                            seen.sizes += [old, new]
                        }
                }
            }
        }
        let seen = Seen()
        let screen = Screen(Growing(seen: seen))
        #expect(seen.sizes.map(\.width) == [50, 50])
        screen.tap("grow")
        #expect(seen.sizes.map(\.width) == [50, 50, 50, 80])
    }

    // Source: Apple, containerRelativeFrame(_:count:span:spacing:alignment:).
    @Test func `a frame may be a part of the scroll view around it`() {
        expectFrames(
            of: ScrollView(.horizontal) {
                HStack(spacing: 10) {
                    box("a").containerRelativeFrame(.horizontal, count: 4, spacing: 10)
                    box("b").containerRelativeFrame(.horizontal, count: 4, span: 2, spacing: 10)
                    box("c").containerRelativeFrame(.horizontal) { length, _ in length / 2 }
                }
            }.padding(.horizontal, 20),
            // The scroll view is 360 wide: parts of (360 − 30) / 4 = 82.5.
            ["a": rect(20, 0, 82.5, 300), "b": rect(112.5, 0, 175, 300), "c": rect(297.5, 0, 180, 300)])
    }

    // Source: Apple, containerRelativeFrame(_:alignment:) ("the container is the nearest scroll view"), as pages of an onboarding
    // are written.
    @Test func `pages that scroll sideways share the height that is left`() {
        expectFrames(
            of: VStack(spacing: 0) {
                ScrollView(.horizontal) {
                    HStack(spacing: 0) {
                        box("a").containerRelativeFrame([.horizontal, .vertical])
                        box("b").containerRelativeFrame([.horizontal, .vertical])
                    }
                }
                box("button").frame(height: 60)
            },
            ["a": rect(0, 0, 400, 240), "b": rect(400, 0, 400, 240), "button": rect(0, 240, 400, 60)])
    }

    // An action that would be given the value of a tree whose readers have no content yet could take a width from it that the
    // content never leaves again.
    @Test func `preferences are told once all readers have their content`() {
        struct Columns: View {
            let seen: (CGFloat) -> Void
            var body: some View {
                box("a").frame(width: 70, height: 20)
                    .background {
                        GeometryReader { proxy in Color.clear.preference(key: WidthKey.self, value: proxy.size.width) }
                    }
                    .onPreferenceChange(WidthKey.self, perform: seen)
            }
        }
        var widths: [CGFloat] = []
        let screen = Screen(Columns { widths.append($0) })
        #expect(widths == [70])
        _ = screen
    }
}

private struct WidthKey: PreferenceKey {
    static var defaultValue: CGFloat { 0 }
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `Safe areas` {
    // Source: Apple, safeAreaInset(edge:alignment:spacing:content:) ("the modified view is inset by the height of
    // content").
    @Test func `a bar at an edge takes its height from what it is put on`() {
        expectFrames(
            of: box("a").safeAreaInset(edge: .bottom, spacing: 0) { box("bar").frame(height: 50) },
            ["a": rect(0, 0, 400, 250), "bar": rect(0, 250, 400, 50)])
        expectFrames(
            of: box("a").safeAreaInset(edge: .leading, alignment: .top, spacing: 10) {
                box("bar").frame(width: 40, height: 30)
            },
            ["a": rect(50, 0, 350, 300), "bar": rect(0, 0, 40, 30)])
        expectFrames(
            of: box("a").safeAreaBar(edge: .trailing, alignment: .bottom, spacing: 10) {
                box("bar").frame(width: 40, height: 30)
            },
            ["a": rect(0, 0, 350, 300), "bar": rect(360, 270, 40, 30)])
    }

    // Source: Apple, ignoresSafeArea(_:edges:).
    @Test func `a view that ignores the safe area reaches under the bar`() {
        expectFrames(
            of: ZStack {
                box("back").ignoresSafeArea()
                box("front")
            }.safeAreaInset(edge: .top, spacing: 0) { box("bar").frame(height: 50) },
            ["back": rect(0, 0, 400, 300), "front": rect(0, 50, 400, 250)])
        expectFrames(
            of: box("back").edgesIgnoringSafeArea(.bottom)
                .safeAreaInset(edge: .top, spacing: 0) { box("bar").frame(height: 50) },
            ["back": rect(0, 50, 400, 250)])
    }

    // Source: Apple, background(_:ignoresSafeAreaEdges:) ("By default, the background ignores safe area insets on all
    // edges").
    @Test func `a view that does not touch the bar has nothing to ignore`() {
        expectFrames(
            of: box("a").ignoresSafeArea().padding(10)
                .safeAreaInset(edge: .top, spacing: 0) { box("bar").frame(height: 50) },
            ["a": rect(10, 60, 380, 230)])
    }

    // Source: Apple, safeAreaPadding(_:_:) and GeometryProxy.safeAreaInsets.
    @Test func `padding of the safe area is told to readers and may be ignored`() {
        let seen = Seen()
        expectFrames(
            of: ZStack {
                GeometryReader { proxy in
                    seen.note(CGRect(x: proxy.safeAreaInsets.leading, y: proxy.safeAreaInsets.top, width: 0, height: 0))
                }
                box("all").ignoresSafeArea(edges: .vertical)
            }.safeAreaPadding(EdgeInsets(top: 30, leading: 20, bottom: 10, trailing: 0)),
            ["all": rect(20, 0, 380, 300)])
        #expect(seen.rects.last == rect(20, 30, 0, 0))
    }

    // Source: Apple, GeometryProxy.safeAreaInsets (EdgeInsets: leading and trailing follow the layout direction).
    @Test func `safe areas are told and ignored at the trailing side, whichever that is`() {
        let seen = Seen()
        func padded(_ direction: LayoutDirection) -> some View {
            ZStack {
                GeometryReader { proxy in
                    let insets = proxy.safeAreaInsets
                    seen.note(CGRect(x: insets.leading, y: 0, width: insets.trailing, height: 0))
                }
                box("back").ignoresSafeArea(edges: .trailing)
            }
            .safeAreaPadding(EdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 30))
            .environment(\.layoutDirection, direction)
        }
        expectFrames(of: padded(.leftToRight), ["back": rect(20, 0, 380, 300)])
        #expect(seen.rects.last == rect(20, 0, 30, 0))
        seen.rects = []
        expectFrames(of: padded(.rightToLeft), ["back": rect(0, 0, 380, 300)])
        #expect(seen.rects.last == rect(20, 0, 30, 0))
    }

    // Source: Apple, safeAreaInset(edge:alignment:spacing:content:) (a bar may come and go with its content).
    @Test func `a bar that shows nothing takes no room`() {
        expectFrames(of: box("a").safeAreaInset(edge: .bottom) { EmptyView() }, ["a": rect(0, 0, 400, 300)])
    }
}

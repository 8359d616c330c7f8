import RenderTree
import SwiftUI
import Testing

private struct Names: PreferenceKey {
    static let defaultValue: [String] = []
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

private struct Widest: PreferenceKey {
    static let defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

private struct Bounds: PreferenceKey {
    static let defaultValue: Anchor<CGRect>? = nil
    static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) { value = value ?? nextValue() }
}

@MainActor private final class HeardNames {
    var names: [[String]] = []
}

extension View {
    fileprivate func said(_ name: String) -> some View { preference(key: Names.self, value: [name]) }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `Preferences` {
    // Source: Apple, PreferenceKey.reduce(value:nextValue:) ("values from multiple views … in view-tree order").
    @Test func `of several views are put together in their order`() {
        let heard = HeardNames()
        _ = Screen(
            VStack {
                Text("1").said("a")
                HStack { ForEach(["b", "c"], id: \.self) { Text($0).said($0) } }
                Text("2").background(Text("3").said("d"))
            }.onPreferenceChange(Names.self) { heard.names.append($0) })
        #expect(heard.names == [["a", "b", "c", "d"]])
    }

    // Source: Apple, preference(key:value:) and transformPreference(_:_:).
    @Test func `of a container take the place of those inside, or change them`() {
        let heard = HeardNames()
        _ = Screen(
            VStack {
                VStack { Text("1").said("inner") }.said("outer")
                Text("2").said("b").transformPreference(Names.self) { $0.append("more") }
            }.onPreferenceChange(Names.self) { heard.names.append($0) })
        #expect(heard.names == [["outer", "b", "more"]])
    }

    // Source: Apple, onPreferenceChange(_:perform:).
    @Test func `are told again when they change, come or go`() {
        struct Changing: View {
            let heard: HeardNames
            @State private var names = ["a", "b"]
            var body: some View {
                VStack {
                    Button("swap") { names.reverse() }
                    Button("drop") { names.removeLast() }
                    ForEach(names, id: \.self) { Text($0).said($0) }
                }.onPreferenceChange(Names.self) { heard.names.append($0) }
            }
        }
        let heard = HeardNames()
        let screen = Screen(Changing(heard: heard))
        screen.tap("swap")
        screen.tap("drop")
        screen.render()
        #expect(heard.names == [["a", "b"], ["b", "a"], ["b"]])
    }

    // Source: WWDC 2020, "App essentials…"; objc.io "Thinking in SwiftUI" (views of equal width by a preference).
    @Test func `let views become as wide as the widest of them`() {
        struct Equal: View {
            @State private var width: CGFloat?
            var body: some View {
                VStack(spacing: 0) {
                    box("a").frame(width: 30, height: 20).measured.frame(width: width).background(box("back"))
                    box("b").frame(width: 90, height: 20).measured.frame(width: width)
                }.onPreferenceChange(Widest.self) { width = $0 }
            }
        }
        expectFrames(of: Equal(), ["back": rect(155, 130, 90, 20), "b": rect(155, 150, 90, 20)])
    }

    // Source: Apple, anchorPreference(key:value:transform:), overlayPreferenceValue(_:_:), GeometryProxy subscript.
    @Test func `with an anchor put an overlay over a view deep inside`() {
        expectFrames(
            of: VStack(spacing: 0) {
                box("a").frame(height: 100)
                HStack(spacing: 0) {
                    box("b").frame(width: 50, height: 20)
                    box("c").frame(width: 60, height: 20).opacity(0.5)
                        .anchorPreference(key: Bounds.self, value: .bounds) { $0 }
                }
            }.overlayPreferenceValue(Bounds.self) { anchor in
                GeometryReader { proxy in
                    if let anchor {
                        let frame = proxy[anchor]
                        box("ring").frame(width: frame.width, height: frame.height).offset(x: frame.minX, y: frame.minY)
                    }
                }
            },
            ["c": rect(195, 190, 60, 20), "ring": rect(195, 190, 60, 20)])
    }

    // Source: Apple, Anchor.Source (points of a view) and backgroundPreferenceValue(_:_:).
    @Test func `anchors follow the view that moves`() {
        struct Moving: View {
            @State private var isDown = false
            var body: some View {
                VStack(spacing: 0) {
                    Button("move") { isDown = true }
                    Color.clear.frame(height: isDown ? 100 : 20)
                    Color.red.frame(width: 20, height: 20)
                        .anchorPreference(key: Bounds.self, value: .bounds) { $0 }
                    Spacer()
                }.backgroundPreferenceValue(Bounds.self) { anchor in
                    GeometryReader { proxy in
                        Text("mark").accessibilityLabel("mark").offset(y: anchor.map { proxy[$0].minY } ?? 0)
                    }
                }
            }
        }
        let screen = Screen(Moving())
        let before = screen.node("mark")?.frame.y ?? 0
        screen.tap("move")
        #expect((screen.node("mark")?.frame.y ?? 0) - before == 80)
        #expect(screen.diagnostics.isEmpty)
    }
}

extension View {
    fileprivate var measured: some View {
        background(GeometryReader { Color.clear.preference(key: Widest.self, value: $0.size.width) })
    }
}

import CoreGraphics
import ReadPictures
import RenderTree
import SwiftUI
import Testing

/// Effects of the modifiers that most apps use, beyond that they have one.
@MainActor @Suite(.timeLimit(.minutes(5))) struct `What a modifier shows` {
    @Test func `clipped cuts what is drawn outside of the frame`() throws {
        let wide = pureRed.frame(width: 30, height: 10).frame(width: 10, height: 30)
        #expect(try picture(of: wide).color(7, 20) == .red)
        let image = try picture(of: wide.clipped())
        #expect(image.color(20, 20) == .red)
        #expect(image.components(7, 20)[3] == 0)
    }

    @Test func `zIndex draws a view in front of those after it, and equal ones in their order`() throws {
        func colour(_ red: Double, _ blue: Double) throws -> RGBA? {
            try picture(
                of: ZStack {
                    pureRed.zIndex(red)
                    pureBlue.zIndex(blue)
                }
            ).color(20, 20)
        }
        #expect(try colour(1, 0) == .red)
        #expect(try colour(0, 0) == .blue)
        #expect(try colour(0, 1) == .blue)
        #expect(try colour(0, -1) == .red)
    }

    @Test func `allowsHitTesting tells the painter what takes no input, and of the rest nothing`() {
        func ignored(_ enabled: Bool) -> [Bool] {
            Screen(Button("a") {}.allowsHitTesting(enabled)).painted.inDrawingOrder.compactMap(
                \.node.style.ignoresInput)
        }
        #expect(ignored(false) == [true])
        #expect(ignored(true) == [])
    }

    @Test func `scaledToFill covers its frame and scaledToFit lies within, both in proportion`() {
        func size(_ view: some View) -> CGSize? {
            frames(of: view.frame(width: 100, height: 50), in: CGSize(width: 300, height: 300))["box"]?.size
        }
        #expect(size(box("box").scaledToFill()) == CGSize(width: 100, height: 100))
        #expect(size(box("box").scaledToFit()) == CGSize(width: 50, height: 50))
        #expect(size(box("box")) == CGSize(width: 100, height: 50))
    }

    @Test func `multilineTextAlignment moves the shorter lines of a text`() throws {
        func lines(_ alignment: TextAlignment) -> [TextRun] {
            Screen(Text("a line that is long\nshort").multilineTextAlignment(alignment)).runs
        }
        let (leading, center, trailing) = (lines(.leading), lines(.center), lines(.trailing))
        try #require(leading.count == 2 && center.count == 2 && trailing.count == 2)
        let gap = leading[0].width - leading[1].width
        #expect(leading[1].x == 0)
        #expect(abs(center[1].x - gap / 2) < 0.5)
        #expect(abs(trailing[1].x - gap) < 0.5)
        #expect(abs(trailing[0].x) < 0.5)
    }

    @Test func `monospacedDigit gives every digit the same width, and letters their own`() throws {
        func width(_ words: String, _ isMonospaced: Bool) throws -> Double {
            let text = Group { Text(words) }
            let screen = isMonospaced ? Screen(text.monospacedDigit()) : Screen(text)
            return try #require(screen.runs.first).width
        }
        #expect(try abs(width("1111", true) - width("0000", true)) < 0.01)
        #expect(try abs(width("1111", false) - width("0000", false)) > 1)
        #expect(try width("iiii", true) == width("iiii", false))
    }

    @Test func `buttonBorderShape rounds bordered buttons, and a circle is as wide as high`() throws {
        func fill(_ shape: ButtonBorderShape) throws -> (path: String, frame: TreeRect) {
            let screen = Screen(Button("a") {}.buttonStyle(.bordered).buttonBorderShape(shape))
            let found = screen.painted.inDrawingOrder.map(\.node).compactMap { node -> (String, TreeRect)? in
                if case .shape(let shape) = node.content { (shape.path, node.frame) } else { nil }
            }
            return try #require(found.first)
        }
        let shapes: [ButtonBorderShape] = [.automatic, .capsule, .roundedRectangle(radius: 3)]
        let paths = try shapes.map { try fill($0).path }
        #expect(Set(paths).count == 3)
        #expect(try fill(.roundedRectangle).path == paths[0])
        #expect(try fill(.circle).frame.width < fill(.capsule).frame.width)
    }

    @Test func `contentTransition identity keeps the content from moving in time`() {
        struct Counting: View {
            let transition: ContentTransition
            @State private var count = 0
            var body: some View {
                Text("\(count)").contentTransition(transition)
                Button("Add") { withAnimation { count += 1 } }
            }
        }
        func motionCount(_ transition: ContentTransition) -> Int {
            let screen = Screen(Counting(transition: transition))
            screen.tap("Add")
            let text = screen.painted.inDrawingOrder.first { $0.node.content.isText("1") }?.node.id
            return (screen.lastPatch?.motions ?? []).filter { motion in
                text.map { motion.nodes?.contains($0) == true } ?? false
            }.count
        }
        #expect(motionCount(.opacity) == 1)
        #expect(motionCount(.identity) == 0)
    }

    @Test func `presentationDragIndicator shows and hides the grabber, whatever the detents`() {
        func hasGrabber(_ visibility: Visibility, _ detents: Set<PresentationDetent>) -> Bool {
            let sheet = Text("Sheet").presentationDetents(detents).presentationDragIndicator(visibility)
            return Screen(Text("Page").sheet(isPresented: .constant(true)) { sheet }).node("Sheet grabber") != nil
        }
        #expect(hasGrabber(.visible, [.medium, .large]))
        #expect(!hasGrabber(.hidden, [.medium, .large]))
        #expect(hasGrabber(.automatic, [.medium, .large]))
    }

    @Test func `drawingGroup and compositingGroup compose what is inside apart`() {
        for view in [AnyView(pureRed.drawingGroup()), AnyView(pureRed.compositingGroup())] {
            #expect(Screen(view).painted.inDrawingOrder.compactMap(\.node.style.blend) == [.normal])
        }
    }

    @Test func `accessibilityHidden hides a view and all inside it, where it is true`() {
        func hidden(_ isHidden: Bool) -> Int {
            let row = HStack {
                Text("a"); Text("b")
            }
            return Screen(row.accessibilityHidden(isHidden)).painted.inDrawingOrder
                .filter { $0.node.accessibility.hidden == true }.count
        }
        #expect(hidden(true) > 0)
        #expect(hidden(false) == 0)
    }
}

extension NodeContent {
    fileprivate func isText(_ words: String) -> Bool {
        if case .text(let content) = self { content.plainText == words } else { false }
    }
}

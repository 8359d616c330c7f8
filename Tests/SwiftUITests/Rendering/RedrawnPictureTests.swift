import RenderTree
import Testing
import UIKit

@testable import SwiftUI
@testable import SwiftUICore

/// Pictures that the graphs of a scene keep, of those that are drawn in them.
@MainActor @Suite(.timeLimit(.minutes(5))) struct `Pictures that are drawn again and again` {
    private let pad = DrawingPad()
    private let host = PictureHost()
    private let size = CGSize(width: 60, height: 120)

    /// Renders as many numbers, each with what the host then has.
    private func run(_ screen: Screen, _ count: Int = 650, _ change: () -> Void) {
        for _ in 0..<count {
            change()
            screen.render()
            host.take(from: screen)
        }
    }

    private func pictureCount(_ screen: Screen) -> Int {
        screen.renderer.shownGraphs.values.map(\.pictures.count).max() ?? 0
    }

    @Test func `by UIKit's views within SwiftUI's are forgotten, and none of those beside them`() {
        let line = LineView(frame: .zero)
        let still = LineView(frame: .zero)
        let screen = Screen(
            VStack(spacing: 0) {
                Image(uiImage: picture(7))
                Wrapper(view: still).frame(height: 40)
                Wrapper(view: line).frame(height: 40)
            }, size: size)
        run(screen) { line.count += 1 }
        #expect(host.sentCount > 600 && host.most < 100 && pictureCount(screen) < 100)
        #expect(screen.diagnostics.isEmpty)
    }

    @Test func `by SwiftUI's views within UIKit's within SwiftUI's are forgotten by both graphs`() async throws {
        let controller = UIHostingController(rootView: ErasingView(pad: pad))
        let screen = Screen(Wrapper(view: controller.view), size: size)
        for _ in 0..<650 {
            pad.count += 1
            // The inner graph tells the outer one in a task.
            await Task { @MainActor in }.value
            run(screen, 1) {}
        }
        let inner = try #require(controller.view as? HostingView).graph
        #expect(host.sentCount > 600)
        #expect(host.most < 100)
        #expect(pictureCount(screen) < 100)
        #expect(inner.pictures.count < 100)
        #expect(screen.diagnostics.isEmpty)
    }

    @Test func `as images are forgotten, and sent again when they are shown again`() {
        let screen = Screen(PictureView(pad: pad), size: size)
        run(screen) { pad.count += 1 }
        let count = host.sentCount
        #expect(count >= 650 && host.most < 100 && pictureCount(screen) < 100)
        run(screen, 1) { pad.count = 1 }
        #expect(host.sentCount == count + 1)
        #expect(screen.diagnostics.isEmpty)
    }

    @Test func `in a canvas as images are not kept by the graph that lays them out`() {
        let screen = Screen(
            Canvas { context, _ in context.draw(Image(uiImage: picture(pad.count)), at: CGPoint(x: 20, y: 20)) },
            size: size)
        run(screen) { pad.count += 1 }
        #expect(host.sentCount >= 650 && host.most < 100 && pictureCount(screen) < 100)
    }

    @Test(arguments: [Image.ResizingMode.stretch, .tile])
    func `have no effect on an image that is left out meanwhile, and shown again`(mode: Image.ResizingMode) throws {
        let screen = Screen(NarrowedView(pad: pad, mode: mode), size: CGSize(width: 200, height: 120))
        host.take(from: screen)
        let still = try #require(self.still(on: screen))
        screen.renderer.size.width = 60
        var wasForgotten = false
        run(screen, 200) {
            pad.count += 1
            wasForgotten = wasForgotten || host.pictures[still] == nil
        }
        #expect(wasForgotten && self.still(on: screen) == nil)
        screen.renderer.size.width = 200
        run(screen, 1) {}
        #expect(self.still(on: screen) == still)
        #expect(screen.diagnostics.isEmpty)
    }

    @Test func `are forgotten at once where the process has many, but for those that are shown`() {
        let screen = Screen(PictureView(pad: pad), size: size)
        run(screen, 20) { pad.count += 1 }
        #expect(host.pictures.count == 21)
        #expect(screen.renderer.takeIdleAssets().count == 20 && pictureCount(screen) == 1)
        #expect(screen.renderer.takeIdleAssets().isEmpty)
        let count = host.sentCount
        run(screen, 1) { pad.count = 3 }
        #expect(host.sentCount == count + 1 && screen.diagnostics.isEmpty)
    }

    @Test func `by UIKit's views and forgotten at once are those that the next patch does not name`() {
        let controller = UIViewController()
        let line = LineView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        controller.view.addSubview(line)
        let screen = Screen(controller: controller, size: size)
        run(screen, 10) { line.count += 1 }
        // Names one of the ten that are not shown any more.
        line.count = 5
        UIView.animate(withDuration: 1) { line.frame.origin.x = 10 }
        #expect(screen.renderer.takeIdleAssets().count == 9)
        run(screen, 1) {}
        #expect(screen.diagnostics.isEmpty)
    }

    /// The picture that is 150 points wide.
    private func still(on screen: Screen) -> AssetID? {
        screen.painted.nodes.values.first { $0.frame.width == 150 && !$0.pictures.isEmpty }?.pictures.first
    }
}

private struct Wrapper: UIViewRepresentable {
    let view: UIView

    func makeUIView(context: Context) -> UIView { view }
    func updateUIView(_ view: UIView, context: Context) {}
}

private struct PictureView: View {
    let pad: DrawingPad

    var body: some View { Image(uiImage: picture(pad.count)) }
}

/// New pictures below one that is left out, with its views kept, while there is too little room for it.
private struct NarrowedView: View {
    let pad: DrawingPad
    let mode: Image.ResizingMode
    private static let still = picture(999)

    var body: some View {
        VStack(spacing: 0) {
            ViewThatFits(in: .horizontal) {
                Image(uiImage: Self.still).resizable(resizingMode: mode).frame(width: 150, height: 30)
                Color.red.frame(width: 10, height: 10)
            }
            PictureView(pad: pad)
        }
    }
}

/// A picture that differs from that of every other number.
@MainActor private func picture(_ number: Int) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { context in
        UIColor.blue.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 1 + number % 40, height: 1 + number / 40))
    }
}

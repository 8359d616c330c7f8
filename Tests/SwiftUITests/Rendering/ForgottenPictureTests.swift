import RenderTree
import SwiftUI
import Testing

@MainActor @Suite(.timeLimit(.minutes(5))) struct `Pictures that are not shown any more` {
    @Test func `are forgotten, however long a canvas erases`() {
        let (pad, host) = (DrawingPad(), PictureHost())
        let screen = Screen(ErasingView(pad: pad), size: CGSize(width: 40, height: 40))
        for _ in 0..<600 {
            pad.count += 1
            screen.render()
            host.take(from: screen)
        }
        #expect(host.most < 100)
    }

    @Test func `are forgotten, however often a UIKit view draws`() {
        let host = PictureHost()
        let controller = UIViewController()
        let line = LineView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        controller.view.addSubview(line)
        let screen = Screen(controller: controller, size: CGSize(width: 40, height: 40))
        for _ in 0..<600 {
            line.count += 1
            screen.render()
            host.take(from: screen)
        }
        #expect(host.most < 100)
    }

    @Test func `are sent again when they are shown again`() {
        let (pad, host) = (DrawingPad(), PictureHost())
        let screen = Screen(SometimesMaskedView(pad: pad), size: CGSize(width: 40, height: 80))
        host.take(from: screen)
        let mask = screen.painted.nodes.values.compactMap(\.style.mask).first
        var wasForgotten = false
        for _ in 0..<400 {
            pad.count += 1
            screen.render()
            host.take(from: screen)
            wasForgotten = wasForgotten || mask.map { host.pictures[$0] == nil } == true
        }
        #expect(wasForgotten)
        #expect(screen.diagnostics.isEmpty)
    }

    @Test func `are kept while a motion goes through them`() {
        let (pad, host) = (DrawingPad(), PictureHost())
        let screen = Screen(MovingView(pad: pad), size: CGSize(width: 40, height: 40))
        host.take(from: screen)
        withAnimation(.linear(duration: 1)) { pad.count = 40 }
        screen.render()
        host.take(from: screen)
        let looks = screen.lastPatch?.motions?.flatMap { $0.steps ?? [] }.flatMap { $0.looks ?? [] } ?? []
        let pictures = Set(looks.flatMap(\.pictures))
        #expect(pictures.count > 3)
        #expect(pictures.allSatisfy { host.pictures[$0] != nil })
    }
}

/// Shows a masked view for 100 of 200 numbers.
private struct SometimesMaskedView: View {
    let pad: DrawingPad

    var body: some View {
        VStack {
            if pad.count % 200 < 100 { MaskedView() }
            ErasingView(pad: pad)
        }
    }
}

/// Draws a bitmap for each step of a motion.
private struct MovingView: View {
    let pad: DrawingPad

    var body: some View { MovingCanvas(width: Double(pad.count)) }
}

private struct MovingCanvas: View, Animatable {
    nonisolated(unsafe) var width: Double
    nonisolated var animatableData: Double {
        get { width }
        set { width = newValue }
    }

    var body: some View {
        Canvas { context, _ in
            context.withCGContext { $0.fill(CGRect(x: 0, y: 0, width: width, height: 10)) }
        }
    }
}

private struct MaskedView: View {
    var body: some View { Color.blue.mask { Text("W") } }
}

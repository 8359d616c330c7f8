import RenderTree
import SwiftUI
import Testing

/// The pictures that a host has of a scene.
@MainActor final class PictureHost {
    private(set) var pictures: [AssetID: Data] = [:]
    private(set) var most = 0
    /// Number of pictures that were handed over, each as often as it was.
    private(set) var sentCount = 0

    func take(from screen: Screen) {
        for (asset, bytes) in screen.renderer.takeNewAssets() {
            pictures[asset] = bytes
            sentCount += 1
        }
        most = max(most, pictures.count)
        for asset in screen.renderer.takeUnneededAssets() { pictures[asset] = nil }
        for asset in screen.painted.nodes.values.flatMap(\.pictures) {
            #expect(pictures[asset] != nil, "the host lacks a picture that is shown")
        }
    }
}

@MainActor @Observable final class DrawingPad {
    var count = 0
}

struct ErasingView: View {
    let pad: DrawingPad

    var body: some View {
        Canvas { context, _ in
            context.fill(Path(CGRect(x: 0, y: 0, width: 40, height: 40)), with: .color(.red))
            context.blendMode = .destinationOut
            context.fill(
                Path(CGRect(x: pad.count % 40, y: pad.count / 40, width: 1, height: 1)), with: .color(.black))
            context.fill(Path(CGRect(x: 39, y: 39, width: 1, height: 1)), with: .color(.black))
        }
    }
}

/// Draws a line that is as long as the counter says.
final class LineView: UIView {
    var count = 0 { didSet { setNeedsDisplay() } }

    override func draw(_ rect: CGRect) {
        UIColor.red.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: count % 40, height: 1 + count / 40))
    }
}

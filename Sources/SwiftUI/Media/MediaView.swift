import CoreGraphics
import Foundation
import RenderTree
@_spi(Engine) import SwiftUICore

/// Video in the painter's own player; fills its proposal.
package struct MediaView {
    let playback: MediaPlayback

    package init(_ playback: MediaPlayback) { self.playback = playback }
}

extension MediaView: View, PrimitiveView {
    package typealias Body = Never

    package func makeElement(_ context: ElementContext) -> ViewElement<Self> {
        NodeElement(self, context, node: MediaNode(context.graph)) { node, view, _ in node.set(view.playback) }
    }
}

final class MediaNode: LayoutNode {
    private var playback: MediaPlayback?
    private lazy var id = makeID()

    func set(_ playback: MediaPlayback) {
        guard playback !== self.playback else { return }
        leave()
        self.playback = playback
        playback.isShown = true
        playback.onOrder = { [weak self] in self?.markDirty() }
        playback.scene?.remove(playback)
        markDirty()
    }

    private func leave() {
        playback?.isShown = false
        playback?.onOrder = nil
    }

    override var accessibilityRole: AccessibilityRole { .element }
    override var ownAccessibilityText: String? { playback?.url.deletingPathExtension().lastPathComponent }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    override func render() -> [NodeID] {
        guard let playback else { return [] }
        let content = playback.content(.video, file: graph.provide(file: playback.url), hasControls: true)
        var accessibility = resolvedAccessibility
        accessibility.label = accessibility.label ?? ownAccessibilityText
        graph.store.put(Node(id: id, frame: treeFrame, content: .media(content), accessibility: accessibility))
        graph.setResponder(self, for: id)
        return [id]
    }

    override func handle(_ event: InputEvent) {
        if case .media(_, let report) = event { playback?.apply(report) }
    }

    override func didRemove() {
        // Stop the sound too: no controls for it are left on screen.
        playback?.give { $0.isPlaying = false }
        leave()
    }
}

package import RenderTree
import TreePainter
import UIKit

// Describes a node to assistive technology and the keyboard. Sprites and shapes are decoration, unless the app labels them.
extension SKNode {
    func describe(_ draft: inout NodeDraft) {
        guard isAccessibilityElement || ownLabel != nil else {
            if !(self is SKEffectNode || self is SKCropNode) { draft.node.accessibility.hidden = true }
            return
        }
        guard isAccessibilityElement else { return }
        draft.node.accessibility.hidden = nil
        draft.node.accessibility.label = accessibilityLabel ?? ownLabel ?? name
        draft.node.accessibility.value = accessibilityValue
        draft.node.accessibility.hint = accessibilityHint
        draft.node.accessibility.identifier = accessibilityIdentifier
        if takesKeys {
            draft.node.interactions = .tap
            draft.node.accessibility.traits = [.button]
            draft.responder = self
        } else if accessibilityTraits.contains(.header) {
            draft.node.accessibility.traits = [.header]
        } else if ownLabel == nil {
            draft.node.accessibility.traits = [.image]
        }
    }

    private var takesKeys: Bool { isUserInteractionEnabled || accessibilityTraits.contains(.button) }
}

extension SKNode: PartResponder {
    /// Touches the middle of the node, where Return was pressed on it, or assistive technology has activated it.
    package func receive(_ event: InputEvent) {
        guard case .tap = event, let scene, let view = scene.view, let rect = accumulatedRect else { return }
        let middle = CGPoint(x: rect.midX, y: rect.midY).applying(sceneTransform)
        view.touchByKeys(scene.convertPoint(toView: middle))
    }
}

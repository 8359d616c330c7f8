package import RenderTree
package import TreePainter

/// A view that shows a tree of its own, such as SwiftUI's hosting view.
@MainActor package protocol TreeHosting: UIView {
    /// Returns the shown tree; nil where it is empty.
    func hostedTree() -> NodeDraft?
}

/// A view of another module that draws itself by nodes, such as SpriteKit's.
@MainActor package protocol NodeDrawing: UIView {
    /// Returns what the view draws below its subviews. It is called whenever the view is drawn, also into a bitmap.
    func drawnNodes() -> [NodeDraft]
}

/// Receives the input of a part of a view, as its draft's `responder`.
@MainActor package protocol PartResponder: AnyObject {
    func receive(_ event: InputEvent)
}

extension UIView {
    package var isShown: Bool { !isHidden && (alpha > 0 || isFading || ViewAnimations.keepsClearViews) }

    /// Returns the view's node with its descendants. Colours are resolved for the current traits.
    package func draft() -> NodeDraft { draft(isPicture: false) }

    /// Returns the view's node with its descendants, as among those of its superview.
    package func draftInSuperview() -> NodeDraft { draft().moved(by: superview?.contentShift) }

    /// Returns the view with its descendants for a bitmap, at the origin and without its transform; nil where it is
    /// hidden.
    func picture() -> NodeDraft? {
        guard isShown else { return nil }
        var draft = draft(isPicture: true)
        (draft.node.frame.x, draft.node.frame.y) = (0, 0)
        draft.node.style = nodeStyle(.identity)
        return draft
    }

    /// Creates the draft. For a bitmap, scroll offsets are applied and hosted trees included; in a scene the painter
    /// scrolls, and another renderer inserts hosted trees.
    private func draft(isPicture: Bool) -> NodeDraft {
        storedLayer?.displayIfWanted()
        let turn = storedLayer?.aboutMiddle(transform) ?? transform
        var draft = NodeDraft(frame: TreeRect(box), content: nodeContent, style: nodeStyle(turn))
        draft.responder = self
        if isPicture, case .scroll(var scroll) = draft.node.content {
            // The subviews of a bitmap are moved here, to where the person has scrolled them.
            scroll.target = nil
            draft.node.content = .scroll(scroll)
        }
        draft.node.accessibility = nodeAccessibility
        draft.node.gestures = nodeGestures
        if case .button = nodeContent { draft.node.interactions = .press }
        if takesTaps {
            draft.node.interactions = [.tap, .press]
            draft.node.accessibility.traits =
                [.button] + (draft.node.accessibility.traits ?? []).filter { $0 != .button }
        }
        if dragSource != nil { draft.node.interactions.insert(.drag) }
        if dropTarget != nil { draft.node.interactions.insert(.drop) }
        let offset = isPicture && self is UIScrollView ? CGPoint(x: -bounds.minX, y: -bounds.minY) : nil
        if isPicture, let hosted = (self as? any TreeHosting)?.hostedTree() { draft.children.append(hosted) }
        draft.children += nodesBelow.map { $0.moved(by: offset) }
        let content = layered(offset ?? boundsShift, isPicture)
        draft.children += storedLayer?.replicated(content) ?? content
        draft.children += nodesAbove.map { $0.moved(by: offset) }
        let title = (self as? UIScrollView)?.titleNodes ?? []
        draft.children += title.map { $0.moved(by: offset ?? contentShift) }
        if !isPicture { draft.children += elementNodes.map { $0.moved(by: boundsShift) } + keyCommandNodes }
        return draft.splittingField(textFrame)
    }

    /// Returns the node's style.
    /// - Parameter turn: the transform about the centre.
    private func nodeStyle(_ turn: CGAffineTransform) -> NodeStyle {
        let clip = storedLayer?.maskPath ?? (clipsToBounds ? outline : nil)
        let dimming = isDimmed ? DisabledLook.opacity(isDark: UITraitCollection.current.userInterfaceStyle == .dark) : 1
        var style = NodeStyle(opacity: alpha * dimming, transform: turn, clip: clip, size: box.size)
        if !clipsToBounds { style.shadow = storedLayer?.shadow }
        if !isUserInteractionEnabled || alpha <= 0 { style.ignoresInput = true }
        // A view's hit area is all of its bounds, whatever it draws.
        if nodeGestures != nil || takesTaps {
            style.hitPath = CGPath(rect: CGRect(origin: .zero, size: box.size)).svg
        }
        return style
    }

    private var nodeGestures: NodeGestures? {
        var gestures = (gestureRecognizers ?? []).filter(\.isEnabled).reduce(into: NodeGestures()) { $1.ask(&$0) }
        if hearsTouches {
            gestures.dragDistance = 0
            gestures.isSimultaneous = true
        }
        return gestures == NodeGestures() ? nil : gestures
    }

    // MARK: Drawing

    /// The view's area with its rounded corners.
    var outline: CGPath {
        storedLayer?.outline ?? CGPath(rect: CGRect(origin: .zero, size: box.size))
    }

    private var nodesBelow: [NodeDraft] {
        var nodes: [NodeDraft] = []
        if let color = backgroundColor?.rgba, color.alpha > 0 {
            nodes.append(.fill(outline, color, bounds: CGRect(origin: .zero, size: box.size)))
        }
        if let storedLayer { nodes += storedLayer.content }
        if let drawnPicture { nodes.append(.picture(drawnPicture, in: CGRect(origin: .zero, size: box.size))) }
        return nodes + ownNodes() + ((self as? any NodeDrawing)?.drawnNodes() ?? [])
    }

    private var nodesAbove: [NodeDraft] {
        upperNodes() + (storedLayer?.borderNode.map { [$0] } ?? [])
    }

    /// Returns the nodes of the subviews and, between them, of the free layers.
    private func layered(_ offset: CGPoint?, _ isPicture: Bool) -> [NodeDraft] {
        var nodes: [NodeDraft] = []
        var layers = (storedLayer?.freeLayers ?? [])[...]
        func putLayers(upTo index: Int) {
            while let layer = layers.first, layer.viewsBelow <= index {
                if let draft = layer.draft { nodes.append(draft.moved(by: offset)) }
                layers.removeFirst()
            }
        }
        for (index, view) in subviews.enumerated() {
            putLayers(upTo: index)
            if view.isShown { nodes.append(view.draft(isPicture: isPicture).moved(by: offset ?? contentShift)) }
        }
        putLayers(upTo: .max)
        return nodes
    }

    /// Offset of the subviews. The content of a scroll view's node begins outside of the content inset.
    private var contentShift: CGPoint? {
        (self as? UIScrollView).map { CGPoint(x: $0.adjustedContentInset.left, y: $0.adjustedContentInset.top) }
            ?? boundsShift
    }

    /// Offset of what is in a view whose bounds do not begin at zero; nil in a scroll view, which the painter scrolls.
    private var boundsShift: CGPoint? {
        self is UIScrollView || boundsOrigin == .zero ? nil : CGPoint(x: -boundsOrigin.x, y: -boundsOrigin.y)
    }

    // MARK: Input

    /// Delivers an input event, unless the view or an ancestor is hidden or ignores user interaction.
    package func send(_ event: InputEvent) {
        let isReachable = sequence(first: self, next: \.superview).allSatisfy { view in
            !view.isHidden && view.isUserInteractionEnabled
        }
        if isReachable { receive(event) }
    }
}

extension NodeDraft {
    fileprivate func moved(by offset: CGPoint?) -> NodeDraft {
        guard let offset, offset != .zero else { return self }
        var moved = self
        moved.node.frame.x += offset.x
        moved.node.frame.y += offset.y
        return moved
    }

    /// Splits a text field: its text box becomes a node of its own, within a group with the field's decorations.
    fileprivate func splittingField(_ frame: CGRect) -> NodeDraft {
        guard case .textField = node.content else { return self }
        var box = NodeDraft(frame: TreeRect(frame), content: node.content)
        box.node.accessibility = node.accessibility
        box.responder = responder
        var outer = self
        outer.node.content = .group
        outer.node.accessibility = NodeAccessibility()
        outer.children.append(box)
        return outer
    }
}

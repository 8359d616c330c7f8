package import RenderTree

/// A layout node that recognises the gestures of one view.
package final class GestureNode: GroupingNode {
    enum Rank { case normal, first, simultaneous }

    private var recognizer: AnyRecognizer?
    private var rank = Rank.normal
    private var wanted = NodeGestures()
    private var isEnabled = true
    /// Whether the gesture is a single tap without a location, for which `InputEvent.tap` suffices.
    private var isPlainTap = false

    func recognize<G: Gesture>(_ gesture: G, _ rank: Rank, isEnabled: Bool, isPlainTap: Bool) {
        if let known = recognizer as? Recognizer<G> {
            known.update(gesture)
        } else {
            recognizer = makeGestureRecognizer(gesture)
        }
        if self.isEnabled, !isEnabled { recognizer?.reset() }
        let wanted = recognizer?.wanted ?? NodeGestures()
        guard
            wanted != self.wanted || rank != self.rank || isEnabled != self.isEnabled || isPlainTap != self.isPlainTap
        else { return }
        (self.wanted, self.rank, self.isEnabled, self.isPlainTap) = (wanted, rank, isEnabled, isPlainTap)
        markDirty()
    }

    private var hearsTaps: Bool { wanted.taps?.contains(1) == true }

    package override var accessibilityRole: AccessibilityRole { hearsTaps ? .element : .none }
    package override var isControl: Bool { hearsTaps }

    package override func makeNode(_ id: NodeID) -> Node {
        var node = Node(id: id, frame: treeFrame)
        if hearsTaps { describe(&node) }
        guard isEnabled else { return node }
        if hearsTaps { node.interactions = .tap }
        if !isPlainTap, wanted != NodeGestures() { node.gestures = ranked }
        return node
    }

    private func describe(_ node: inout Node) {
        node.accessibility = resolvedAccessibility
        if let button = content.onlyButton {
            node.accessibility = node.accessibility.merged(over: button)
        }
        // A button needs an accessible name, or voice control and screen readers could not find it.
        if node.accessibility.traits?.contains(.button) == true, node.accessibility.label == nil {
            node.accessibility.label = content.accessibilityText
        }
    }

    private var ranked: NodeGestures {
        var gestures = wanted
        gestures.comesFirst = rank == .first ? true : nil
        gestures.isSimultaneous = rank == .simultaneous ? true : nil
        return gestures
    }

    package override func handle(_ event: InputEvent) {
        guard isEnabled else { return }
        switch event {
        case .tap: deliver(tapInTheMiddle)
        case .gesture(_, let event): deliver(event)
        default: break
        }
    }

    /// A tap at the view's centre, for taps by keyboard or assistive technology, which have no location.
    private var tapInTheMiddle: GestureEvent {
        GestureEvent(
            gesture: .tap, phase: .ended, startX: size.width / 2, startY: size.height / 2, x: size.width / 2,
            y: size.height / 2, amount: 1)
    }

    private func deliver(_ event: GestureEvent) {
        let input = GestureInput(event, at: self, time: graph.clock.now)
        recognizer?.deliver(input)
        input.finish()
    }
}

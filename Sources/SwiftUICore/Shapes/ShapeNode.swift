package import RenderTree

/// Paint, effects and sizing of a shape node, with the function that computes the outline for a rectangle.
struct ShapeDrawing {
    var fill: Paint?
    var stroke: Stroke?
    var evenOdd = false
    var effects = PaintEffects()
    var fit: (ProposedViewSize) -> CGSize = { $0.replacingUnspecifiedDimensions() }
    var path: (CGRect) -> Path
}

package final class ShapeNode: LayoutNode {
    private var drawing = ShapeDrawing { Path($0) }
    private lazy var id = makeID()
    /// Nodes for effects that one node cannot express: shadows.
    private lazy var extras = NodeIDPool(self)
    private var shown: Any?
    private var interpolation: ShapeInterpolation?

    /// Records the previous and the new shape for interpolation, in case the change is animated.
    func follow<S: Shape>(_ shape: S) {
        guard S.AnimatableData.self != EmptyAnimatableData.self else { return }
        // A second update with an unchanged shape keeps the pending interpolation.
        if let next = (shown as? S).flatMap({ ShapeInterpolation(from: $0, to: shape) }) { interpolation = next }
        shown = shape
    }

    func set(_ drawing: ShapeDrawing) {
        self.drawing = drawing
        sizeChanged()
    }

    package override var accessibilityRole: AccessibilityRole { .drawing }
    package override func measure(_ proposal: ProposedViewSize) -> CGSize { drawing.fit(proposal) }

    package override func render() -> [NodeID] {
        let path = drawing.path(CGRect(origin: .zero, size: size))
        var data = path.data
        if data.utf8.count > TreeLimits.pathByteCountMax {
            graph.report("path_too_long", "A shape's path is longer than \(TreeLimits.pathByteCountMax) bytes.", nil)
            data = ""
        }
        noteInterpolation()
        extras.begin()
        defer { extras.end() }
        var node = Node(id: id, frame: treeFrame, content: content(data), accessibility: resolvedAccessibility)
        if let tile = drawing.effects.tile, drawing.fill != nil, let asset = tile.asset(for: size, graph) {
            node.content = .image(ImageContent(asset: asset))
            node.style.clip = Clip(path: data, evenOdd: drawing.evenOdd ? true : nil)
        }
        if let blur = drawing.effects.backdropBlur, drawing.fill != nil {
            node.style.backdropBlur = blur
            node.style.clip = Clip(path: data, evenOdd: drawing.evenOdd ? true : nil)
        }
        node.style.blend = drawing.effects.blend
        return finish(&node, data)
    }

    private func noteInterpolation() {
        if let interpolation, let animation = Transaction.current.animation {
            graph.store.motions.note(interpolation.steps(for: id, in: CGRect(origin: .zero, size: size), animation))
        }
        interpolation = nil
    }

    private func content(_ data: String) -> NodeContent {
        .shape(
            ShapeContent(
                path: data, fill: drawing.fill, stroke: drawing.stroke, evenOdd: drawing.evenOdd ? true : nil))
    }

    private func finish(_ node: inout Node, _ data: String) -> [NodeID] {
        node.children = drawing.effects.inner.map { innerShadow($0, data) }
        node.style.shadow = drawing.effects.drop.first
        graph.store.put(node)
        // Each further drop shadow is cast by everything drawn before it.
        return [
            drawing.effects.drop.dropFirst().reduce(node.id) { inner, shadow in
                guard var wrapped = graph.store[inner] else { return inner }
                let outer = extras.next()
                graph.store.put(
                    Node(id: outer, frame: wrapped.frame, style: NodeStyle(shadow: shadow), children: [inner]))
                wrapped.frame = TreeRect(x: 0, y: 0, width: wrapped.frame.width, height: wrapped.frame.height)
                graph.store.put(wrapped)
                return outer
            }
        ]
    }

    /// Draws an inner shadow: the area outside of the shape, blurred and offset, clipped to the shape.
    private func innerShadow(_ shadow: Shadow, _ data: String) -> NodeID {
        let (group, around) = (extras.next(), extras.next())
        let reach = Double(shadow.radius) * 4 + 20
        let frame = CGRect(origin: .zero, size: size).insetBy(
            dx: -CGFloat(reach + abs(shadow.x)), dy: -CGFloat(reach + abs(shadow.y)))
        let bounds = TreeRect(x: 0, y: 0, width: Double(size.width), height: Double(size.height))
        graph.store.put(
            Node(
                id: around,
                frame: TreeRect(x: shadow.x, y: shadow.y, width: bounds.width, height: bounds.height),
                content: .shape(
                    ShapeContent(path: PathData.rectangle(frame) + data, fill: .color(shadow.color), evenOdd: true)),
                style: NodeStyle(filters: shadow.radius > 0 ? Filters(blur: shadow.radius) : nil)))
        graph.store.put(
            Node(id: group, frame: bounds, style: NodeStyle(clip: Clip(path: data)), children: [around]))
        return group
    }
}

/// Pool of node ids for nodes that are created anew in each render: the n-th node always gets the n-th id.
@MainActor package final class NodeIDPool {
    private unowned let owner: LayoutNode
    private var ids: [NodeID] = []
    private var usedCount = 0

    package init(_ owner: LayoutNode) { self.owner = owner }

    package func begin() { usedCount = 0 }

    func next() -> NodeID {
        if usedCount == ids.count { ids.append(owner.makeID()) }
        defer { usedCount += 1 }
        return ids[usedCount]
    }

    /// Removes the nodes of the previous render that this one did not use.
    package func end() { for id in ids[usedCount...] { owner.graph.store.remove(id) } }
}

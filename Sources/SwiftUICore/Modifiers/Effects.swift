package import RenderTree

/// Modifier that draws its content as one group with an effect.
public struct _EffectModifier: LayoutModifier {
    public typealias Body = Never
    enum Effect {
        case opacity(Double)
        case shadow(color: Color, radius: CGFloat, x: CGFloat, y: CGFloat)
        case clip(any Shape, evenOdd: Bool)
        case scale(x: CGFloat, y: CGFloat, UnitPoint)
        case rotation(Angle, UnitPoint)
        case hidden
    }
    let effect: Effect

    package func wrap(_ content: LayoutNode) -> EffectNode { EffectNode(content) }

    package func apply(to node: EffectNode, in environment: EnvironmentValues) {
        node.style = { size in style(for: size, environment) }
        if case .hidden = effect { node.isHidden = true }
        if case .rotation(let angle, let anchor) = effect {
            node.turn = Turn(radians: angle.radians.finite) { Self.turned(by: $0, anchor, $1) }
        }
    }

    private func style(for size: CGSize, _ environment: EnvironmentValues) -> NodeStyle {
        var style = NodeStyle()
        switch effect {
        case .opacity(let opacity): style.opacity = opacity.isNaN ? 1 : min(max(opacity, 0), 1)
        case .shadow(let color, let radius, let x, let y):
            style.shadow = Shadow(
                color: color.resolved(in: environment), radius: radius.finite, x: x.finite, y: y.finite)
        case .clip(let shape, let evenOdd):
            style.clip = Self.clip(shape, size, evenOdd: evenOdd, environment)
        case .scale(let x, let y, let anchor): style.transform = Self.about(anchor, size, x.finite, 0, 0, y.finite)
        case .rotation(let angle, let anchor):
            style.transform = Self.turned(by: angle.radians.finite, anchor, size)
        case .hidden:
            style.opacity = 0
            style.ignoresInput = true
        }
        return style
    }

    private static func turned(by radians: Double, _ anchor: UnitPoint, _ size: CGSize) -> [Double] {
        about(anchor, size, cos(radians), sin(radians), -sin(radians), cos(radians))
    }

    private static func clip(
        _ shape: any Shape, _ size: CGSize, evenOdd: Bool, _ environment: EnvironmentValues
    ) -> Clip {
        let path = shape.drawnPath(in: environment)(CGRect(origin: .zero, size: size)).data
        switch shape {
        case _ where evenOdd: return Clip(path: path, evenOdd: true)
        case let plain as Rectangle where plain.inset == 0: return Clip(path: path, cornerRadius: 0)
        case let rounded as RoundedRectangle
        where rounded.cornerSize.width == rounded.cornerSize.height && rounded.inset == 0:
            return Clip(path: path, cornerRadius: min(rounded.cornerSize.width, size.width / 2, size.height / 2))
        case let capsule as Capsule where capsule.inset == 0:
            return Clip(path: path, cornerRadius: min(size.width, size.height) / 2)
        default: return Clip(path: path)
        }
    }

    /// Returns a transform about an anchor, converted to be about the frame's centre, as painters apply it.
    private static func about(
        _ anchor: UnitPoint, _ size: CGSize, _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat
    ) -> [Double] {
        let (x, y) = ((anchor.x - 0.5) * size.width, (anchor.y - 0.5) * size.height)
        return [a, b, c, d, x - (a * x + c * y), y - (b * x + d * y)]
    }
}

package final class EffectNode: GroupingNode {
    var style: (CGSize) -> NodeStyle = { _ in NodeStyle() } { didSet { markDirty() } }

    var isHidden = false
    var turn: Turn?
    private var shownTurn: Turn?

    override var shownTransform: CGAffineTransform? {
        guard let numbers = style(size).transform, numbers.count == 6 else { return nil }
        let (x, y) = (size.width / 2, size.height / 2)
        return CGAffineTransform(translationX: -x, y: -y)
            .concatenating(
                CGAffineTransform(
                    a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
            )
            .concatenating(CGAffineTransform(translationX: x, y: y))
    }

    override func passesHeader(to child: LayoutNode) -> Bool {
        var looks = style(size)
        (looks.ignoresInput, looks.hitPath) = (nil, nil)
        if looks.opacity == 1 { looks.opacity = nil }
        return looks == NodeStyle()
    }

    package override func render() -> [NodeID] {
        let ids = super.render()
        if Transaction.current.animation != nil, let turn, let shownTurn, let id = ids.first,
            let steps = turn.steps(from: shownTurn, for: id, size)
        {
            graph.store.motions.note(steps)
        }
        shownTurn = turn
        return ids
    }

    package override func makeNode(_ id: NodeID) -> Node {
        Node(
            id: id, frame: treeFrame, style: style(size),
            accessibility: NodeAccessibility(hidden: isHidden ? true : nil))
    }
}

extension View {
    private func effect(_ effect: _EffectModifier.Effect) -> some View { modifier(_EffectModifier(effect: effect)) }

    /// Sets the opacity of this view as a whole, 0…1.
    public func opacity(_ opacity: Double) -> some View { effect(.opacity(opacity)) }

    /// Draws a shadow behind this view. Radius and offsets in points.
    public func shadow(
        color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some View {
        effect(.shadow(color: color, radius: radius, x: x, y: y))
    }

    /// Clips this view to a shape of its size.
    public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
        effect(.clip(shape, evenOdd: style.isEOFilled))
    }

    /// Clips this view to its frame. The edges are always antialiased.
    public func clipped(antialiased: Bool = false) -> some View { effect(.clip(Rectangle(), evenOdd: false)) }

    /// Clips this view to a rectangle with rounded corners. `antialiased` is ignored: edges are always smooth.
    public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        clipShape(RoundedRectangle(cornerRadius: radius))
    }

    /// Scales this view when drawn; its frame in the layout stays.
    public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
        effect(.scale(x: scale, y: scale, anchor))
    }

    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
        effect(.scale(x: x, y: y, anchor))
    }

    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        effect(.scale(x: scale.width, y: scale.height, anchor))
    }

    /// Rotates this view when drawn; its frame in the layout stays.
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        effect(.rotation(angle, anchor))
    }

    /// Keeps this view's frame in the layout, but draws nothing and takes no input.
    public func hidden() -> some View { effect(.hidden) }

    /// Lets pointer input through to the views behind where `enabled` is false.
    public func allowsHitTesting(_ enabled: Bool) -> some View {
        modifier(_HitTestingModifier(isEnabled: enabled))
    }
}

public struct _HitTestingModifier: LayoutModifier {
    public typealias Body = Never
    let isEnabled: Bool

    package func wrap(_ content: LayoutNode) -> EffectNode { EffectNode(content) }

    package func apply(to node: EffectNode, in environment: EnvironmentValues) {
        let style = NodeStyle(ignoresInput: isEnabled ? nil : true)
        node.style = { _ in style }
    }
}

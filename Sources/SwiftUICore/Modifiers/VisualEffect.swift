import RenderTree

/// Changes of a view's looks that do not change its layout.
///
/// Source: developer.apple.com/documentation/swiftui/visualeffect
public protocol VisualEffect: Sendable {
    var _looks: _VisualLooks { get }
}

/// No change at all: where the changes in a closure begin.
///
/// Source: developer.apple.com/documentation/swiftui/emptyvisualeffect
public struct EmptyVisualEffect: VisualEffect {
    public var _looks: _VisualLooks { _VisualLooks() }
    public init() {}
}

/// Changes after others.
public struct _ChangedVisualEffect: VisualEffect {
    public let _looks: _VisualLooks
}

/// All changes of an effect, the first one innermost.
public struct _VisualLooks: Equatable, Sendable {
    enum Move: Equatable, Sendable {
        case offset(CGFloat, CGFloat)
        case scale(CGFloat, CGFloat, UnitPoint)
        case rotation(Angle, UnitPoint)
        case transform(CGAffineTransform, UnitPoint)
    }
    var moves: [Move] = []
    var filters = Filters()
    var opacity = 1.0

    /// Returns the style of a node of that size.
    func style(for size: CGSize) -> NodeStyle {
        var style = NodeStyle()
        if filters != Filters() { style.filters = filters }
        if opacity != 1 { style.opacity = min(max(opacity.finite, 0), 1) }
        let whole = moves.reduce(CGAffineTransform.identity) { $0.concatenating($1.transform(for: size)) }
        let numbers = [whole.a, whole.b, whole.c, whole.d, whole.tx, whole.ty]
        if !moves.isEmpty, numbers.allSatisfy(\.isFinite) { style.transform = numbers.map { Double($0) } }
        return style
    }
}

extension _VisualLooks.Move {
    /// Returns the transform about the centre of a view of that size.
    fileprivate func transform(for size: CGSize) -> CGAffineTransform {
        func about(_ anchor: UnitPoint, _ transform: CGAffineTransform) -> CGAffineTransform {
            let (x, y) = ((anchor.x - 0.5) * size.width, (anchor.y - 0.5) * size.height)
            return CGAffineTransform(translationX: -x, y: -y).concatenating(transform)
                .concatenating(CGAffineTransform(translationX: x, y: y))
        }
        switch self {
        case .offset(let x, let y): return CGAffineTransform(translationX: x.finite, y: y.finite)
        case .scale(let x, let y, let anchor):
            return about(anchor, CGAffineTransform(a: x.finite, b: 0, c: 0, d: y.finite, tx: 0, ty: 0))
        case .rotation(let angle, let anchor):
            let (sine, cosine) = (sin(angle.radians.finite), cos(angle.radians.finite))
            return about(anchor, CGAffineTransform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0))
        case .transform(let transform, let anchor): return about(anchor, transform)
        }
    }
}

extension VisualEffect {
    private func changed(_ change: (inout _VisualLooks) -> Void) -> _ChangedVisualEffect {
        var looks = _looks
        change(&looks)
        return _ChangedVisualEffect(_looks: looks)
    }

    /// Moves the view by an offset in points.
    ///
    /// Source: developer.apple.com/documentation/swiftui/visualeffect/offset(x:y:)
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
        changed { $0.moves.append(.offset(x, y)) }
    }
    public func offset(_ offset: CGSize) -> some VisualEffect { self.offset(x: offset.width, y: offset.height) }
    public func offset(_ offset: CGPoint) -> some VisualEffect { self.offset(x: offset.x, y: offset.y) }
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
        changed { $0.moves.append(.scale(x, y, anchor)) }
    }
    public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
        scaleEffect(x: scale, y: scale, anchor: anchor)
    }
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
        scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
    }
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
        changed { $0.moves.append(.rotation(angle, anchor)) }
    }
    /// Rotates the view about an axis in space.
    ///
    /// Partly: without perspective, so that it looks as if seen from far away.
    ///
    /// Source: developer.apple.com/documentation/swiftui/visualeffect/rotation3deffect(_:axis:anchor:anchorz:perspective:)
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some VisualEffect {
        let length = (axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot()
        guard length > 0 else { return changed { _ in } }
        let (x, y, z) = (axis.x / length, axis.y / length, axis.z / length)
        let (cosine, sine) = (cos(angle.radians), sin(angle.radians))
        let flat = CGAffineTransform(
            a: cosine + x * x * (1 - cosine), b: x * y * (1 - cosine) + z * sine,
            c: x * y * (1 - cosine) - z * sine, d: cosine + y * y * (1 - cosine), tx: 0, ty: 0)
        return changed { $0.moves.append(.transform(flat, anchor)) }
    }
    public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
        changed { $0.moves.append(.transform(transform, .topLeading)) }
    }
    public func opacity(_ opacity: Double) -> some VisualEffect { changed { $0.opacity *= opacity } }
    public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
        changed { $0.filters.blur = max(0, Double(radius.finite)) }
    }
    public func brightness(_ amount: Double) -> some VisualEffect {
        changed { $0.filters.brightness = min(max(amount.finite, -1), 1) }
    }
    public func contrast(_ amount: Double) -> some VisualEffect {
        changed { $0.filters.contrast = max(0, amount.finite) }
    }
    public func saturation(_ amount: Double) -> some VisualEffect {
        changed { $0.filters.saturation = max(0, amount.finite) }
    }
    public func grayscale(_ amount: Double) -> some VisualEffect {
        changed { $0.filters.grayscale = min(max(amount.finite, 0), 1) }
    }
    public func hueRotation(_ angle: Angle) -> some VisualEffect {
        changed { $0.filters.hueRotation = angle.degrees.finite.truncatingRemainder(dividingBy: 360) }
    }
}

public import CoreGraphics
import RenderTree

/// A 3 × 3 matrix for points of a plane in space, as rows that points are multiplied with: x' = m11·x + m21·y + m31, and
/// so on, divided by m13·x + m23·y + m33.
///
/// Source: developer.apple.com/documentation/swiftui/projectiontransform
public struct ProjectionTransform: Equatable, Sendable {
    public var m11: CGFloat = 1
    public var m12: CGFloat = 0
    public var m13: CGFloat = 0
    public var m21: CGFloat = 0
    public var m22: CGFloat = 1
    public var m23: CGFloat = 0
    public var m31: CGFloat = 0
    public var m32: CGFloat = 0
    public var m33: CGFloat = 1

    public init() {}

    public init(_ m: CGAffineTransform) {
        (m11, m12, m21, m22, m31, m32) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
    }

    public var isIdentity: Bool { self == ProjectionTransform() }

    public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

    /// Returns the transform that applies this one first, then `rhs`.
    public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
        var result = ProjectionTransform()
        func row(_ x: CGFloat, _ y: CGFloat, _ w: CGFloat) -> (CGFloat, CGFloat, CGFloat) {
            (
                x * rhs.m11 + y * rhs.m21 + w * rhs.m31, x * rhs.m12 + y * rhs.m22 + w * rhs.m32,
                x * rhs.m13 + y * rhs.m23 + w * rhs.m33
            )
        }
        (result.m11, result.m12, result.m13) = row(m11, m12, m13)
        (result.m21, result.m22, result.m23) = row(m21, m22, m23)
        (result.m31, result.m32, result.m33) = row(m31, m32, m33)
        return result
    }

    static func translation(_ x: CGFloat, _ y: CGFloat) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: x, y: y))
    }

    /// Returns the style that a painter applies about the centre of a frame of that size. A matrix with NaN, infinite
    /// or huge numbers hides the view.
    func style(for size: CGSize) -> NodeStyle {
        let (x, y) = (size.width / 2, size.height / 2)
        let matrix = ProjectionTransform.translation(x, y).concatenating(self).concatenating(.translation(-x, -y))
        let rows = [
            matrix.m11, matrix.m21, matrix.m31, matrix.m12, matrix.m22, matrix.m32, matrix.m13, matrix.m23, matrix.m33,
        ].map(Double.init)
        guard rows.allSatisfy({ $0.isFinite && abs($0) < 1e6 }) else { return NodeStyle(opacity: 0) }
        guard matrix.isAffine else { return NodeStyle(projection: rows) }
        return NodeStyle(transform: [rows[0], rows[3], rows[1], rows[4], rows[2], rows[5]])
    }
}

/// Modifier that applies a transform whose origin is the frame's corner.
public struct _ProjectionEffect: LayoutModifier {
    public typealias Body = Never
    let transform: ProjectionTransform

    package func wrap(_ content: LayoutNode) -> EffectNode { EffectNode(content) }

    package func apply(to node: EffectNode, in environment: EnvironmentValues) {
        let transform = transform
        node.style = { transform.style(for: $0) }
    }
}

/// Modifier that rotates its content in three dimensions.
public struct _Rotation3DEffect: LayoutModifier {
    public typealias Body = Never
    var angle: Angle
    let axis: (x: CGFloat, y: CGFloat, z: CGFloat)
    let anchor: UnitPoint
    let anchorZ: CGFloat
    let perspective: CGFloat

    package func wrap(_ content: LayoutNode) -> EffectNode { EffectNode(content) }

    package func apply(to node: EffectNode, in environment: EnvironmentValues) {
        let effect = self
        node.style = { effect.transform(for: $0).style(for: $0) }
    }

    /// Returns the rotation about the axis through the anchor; the eye's distance is the longer side divided by the
    /// perspective.
    private func transform(for size: CGSize) -> ProjectionTransform {
        let length = (axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot()
        guard length > 0, length.isFinite else { return ProjectionTransform() }
        let (x, y, z) = (axis.x / length, axis.y / length, axis.z / length)
        let (s, c) = (CGFloat(sin(angle.radians.finite)), CGFloat(cos(angle.radians.finite)))
        let t = 1 - c
        // Columns of the rotation matrix: the images of the unit vectors of x, y and depth.
        let right = (x * x * t + c, x * y * t + z * s, x * z * t - y * s)
        let down = (x * y * t - z * s, y * y * t + c, y * z * t + x * s)
        let near = (x * z * t + y * s, y * z * t - x * s, z * z * t + c)
        let nearness = -perspective.finite / max(size.width, size.height, 1)
        var matrix = ProjectionTransform()
        (matrix.m11, matrix.m12, matrix.m13) = (right.0, right.1, right.2 * nearness)
        (matrix.m21, matrix.m22, matrix.m23) = (down.0, down.1, down.2 * nearness)
        let depth = -anchorZ.finite
        matrix.m31 = near.0 * depth
        matrix.m32 = near.1 * depth
        matrix.m33 = 1 + (near.2 * depth - depth) * nearness
        let (left, top) = (anchor.x * size.width, anchor.y * size.height)
        return .translation(-left, -top).concatenating(matrix).concatenating(.translation(left, top))
    }
}

extension View {
    /// Rotates this view in three dimensions when drawn; its frame in the layout stays.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/rotation3deffect(_:axis:anchor:anchorz:perspective:)
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some View {
        modifier(
            _Rotation3DEffect(angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
    }

    /// Applies a projection about the corner of this view's frame when drawn; its frame in the layout stays.
    public func projectionEffect(_ transform: ProjectionTransform) -> some View {
        modifier(_ProjectionEffect(transform: transform))
    }

    /// Applies a transform about the corner of this view's frame when drawn; its frame in the layout stays.
    public func transformEffect(_ transform: CGAffineTransform) -> some View {
        projectionEffect(ProjectionTransform(transform))
    }
}

import CoreGraphics

// Boolean operations. Curves are flattened to short straight lines.
extension Path {
    /// Returns the area inside of either path.
    ///
    /// Source: developer.apple.com/documentation/swiftui/path/union(_:eofill:)
    public func union(_ other: Path, eoFill: Bool = false) -> Path {
        Path(cgPath.union(other.cgPath, using: eoFill ? .evenOdd : .winding))
    }

    /// Returns the area inside of both paths.
    public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
        Path(cgPath.intersection(other.cgPath, using: eoFill ? .evenOdd : .winding))
    }

    /// Returns the area inside of this path and outside of the other.
    public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
        Path(cgPath.subtracting(other.cgPath, using: eoFill ? .evenOdd : .winding))
    }

    /// Returns the area inside of exactly one of the paths.
    public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
        Path(cgPath.symmetricDifference(other.cgPath, using: eoFill ? .evenOdd : .winding))
    }

    /// Returns the parts of this path's lines that are inside of the other's area.
    ///
    /// Source: developer.apple.com/documentation/swiftui/path/lineintersection(_:eofill:)
    public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
        Path(cgPath.lineIntersection(other.cgPath, using: eoFill ? .evenOdd : .winding))
    }

    /// Returns the parts of this path's lines that are outside of the other's area.
    public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
        Path(cgPath.lineSubtraction(other.cgPath, using: eoFill ? .evenOdd : .winding))
    }

    /// Returns the same area with an outline that does not cross itself.
    public func normalized(eoFill: Bool = true) -> Path {
        Path(cgPath.normalized(using: eoFill ? .evenOdd : .winding))
    }
}

/// The result of a boolean operation on two shapes.
public struct _CombinedShape<First: Shape, Second: Shape>: Shape {
    enum Operation: Sendable {
        case union, intersection, subtracting, symmetricDifference, lineIntersection, lineSubtraction
    }
    public var first: First
    public var second: Second
    let operation: Operation
    let evenOdd: Bool

    public nonisolated var animatableData: AnimatablePair<First.AnimatableData, Second.AnimatableData> {
        get { AnimatablePair(first.animatableData, second.animatableData) }
        set { (first.animatableData, second.animatableData) = (newValue.first, newValue.second) }
    }

    public nonisolated func path(in rect: CGRect) -> Path {
        let (one, other) = (first.path(in: rect), second.path(in: rect))
        return switch operation {
        case .union: one.union(other, eoFill: evenOdd)
        case .intersection: one.intersection(other, eoFill: evenOdd)
        case .subtracting: one.subtracting(other, eoFill: evenOdd)
        case .symmetricDifference: one.symmetricDifference(other, eoFill: evenOdd)
        case .lineIntersection: one.lineIntersection(other, eoFill: evenOdd)
        case .lineSubtraction: one.lineSubtraction(other, eoFill: evenOdd)
        }
    }

    public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { first.sizeThatFits(proposal) }
}

extension Shape {
    /// Returns the area inside of either shape.
    ///
    /// Source: developer.apple.com/documentation/swiftui/shape/union(_:eofill:)
    public nonisolated func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        _CombinedShape(first: self, second: other, operation: .union, evenOdd: eoFill)
    }

    /// Returns the area inside of both shapes.
    public nonisolated func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        _CombinedShape(first: self, second: other, operation: .intersection, evenOdd: eoFill)
    }

    /// Returns the area of this shape without that of the other.
    public nonisolated func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        _CombinedShape(first: self, second: other, operation: .subtracting, evenOdd: eoFill)
    }

    /// Returns the area inside of exactly one of the shapes.
    public nonisolated func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        _CombinedShape(first: self, second: other, operation: .symmetricDifference, evenOdd: eoFill)
    }

    /// Returns the parts of this shape's lines that are inside of the other's area.
    public nonisolated func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        _CombinedShape(first: self, second: other, operation: .lineIntersection, evenOdd: eoFill)
    }

    /// Returns the parts of this shape's lines that are outside of the other's area.
    public nonisolated func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        _CombinedShape(first: self, second: other, operation: .lineSubtraction, evenOdd: eoFill)
    }
}

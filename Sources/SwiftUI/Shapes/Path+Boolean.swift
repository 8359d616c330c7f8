import CoreGraphics

// Curves become short straight lines on the way.
extension Path {
    /// What is inside of this path, of the other, or of both.
    ///
    /// Source: developer.apple.com/documentation/swiftui/path/union(_:eofill:)
    public func union(_ other: Path, eoFill: Bool = false) -> Path {
        Path(cgPath.union(other.cgPath, using: eoFill ? .evenOdd : .winding))
    }

    /// What is inside of both.
    public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
        Path(cgPath.intersection(other.cgPath, using: eoFill ? .evenOdd : .winding))
    }

    /// What is inside of this path and not of the other.
    public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
        Path(cgPath.subtracting(other.cgPath, using: eoFill ? .evenOdd : .winding))
    }

    /// What is inside of one of them and not of both.
    public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
        Path(cgPath.symmetricDifference(other.cgPath, using: eoFill ? .evenOdd : .winding))
    }

    /// What of this path's lines lies in the other's area.
    ///
    /// Source: developer.apple.com/documentation/swiftui/path/lineintersection(_:eofill:)
    public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
        Path(cgPath.lineIntersection(other.cgPath, using: eoFill ? .evenOdd : .winding))
    }

    /// What of this path's lines lies outside of the other's area.
    public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
        Path(cgPath.lineSubtraction(other.cgPath, using: eoFill ? .evenOdd : .winding))
    }

    /// The same area, with an outline that does not cross itself.
    public func normalized(eoFill: Bool = true) -> Path {
        Path(cgPath.normalized(using: eoFill ? .evenOdd : .winding))
    }
}

/// Two shapes that become one area.
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
    /// The area of this shape, of the other, or of both.
    ///
    /// Source: developer.apple.com/documentation/swiftui/shape/union(_:eofill:)
    public nonisolated func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        _CombinedShape(first: self, second: other, operation: .union, evenOdd: eoFill)
    }

    /// The area of both.
    public nonisolated func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        _CombinedShape(first: self, second: other, operation: .intersection, evenOdd: eoFill)
    }

    /// The area of this shape without that of the other.
    public nonisolated func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        _CombinedShape(first: self, second: other, operation: .subtracting, evenOdd: eoFill)
    }

    /// The area of one of them and not of both.
    public nonisolated func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        _CombinedShape(first: self, second: other, operation: .symmetricDifference, evenOdd: eoFill)
    }

    /// What of this shape's lines lies in the other's area.
    public nonisolated func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        _CombinedShape(first: self, second: other, operation: .lineIntersection, evenOdd: eoFill)
    }

    /// What of this shape's lines lies outside of the other's area.
    public nonisolated func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        _CombinedShape(first: self, second: other, operation: .lineSubtraction, evenOdd: eoFill)
    }
}

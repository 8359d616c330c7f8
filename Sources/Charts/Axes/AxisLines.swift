/// A line across the plot area at a tick.
///
/// Source: developer.apple.com/documentation/charts/axisgridline
public struct AxisGridLine: AxisMark {
    public typealias Body = Never
    public let _parts: [_AxisPart]

    public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
        var part = _AxisPart(.grid)
        (part.isCentered, part.stroke) = (centered, stroke)
        _parts = [part]
    }
}

/// A short line between the plot area and its labels.
///
/// Source: developer.apple.com/documentation/charts/axistick
public struct AxisTick: AxisMark {
    public typealias Body = Never
    public let _parts: [_AxisPart]

    /// Length of a tick, outwards from the plot area.
    public struct Length: Sendable {
        enum Kind {
            case automatic
            case points(CGFloat)
            /// Along the labels, and so many points more.
            case label(CGFloat)
        }
        let kind: Kind

        public static let automatic = Length(kind: .automatic)
        public static let label = Length(kind: .label(0))
        public static let longestLabel = Length(kind: .label(0))
        public static func label(extendPastBy length: CGFloat) -> Length { Length(kind: .label(length)) }
        public static func longestLabel(extendPastBy length: CGFloat) -> Length { Length(kind: .label(length)) }
        init(kind: Kind) { self.kind = kind }
    }

    public init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) {
        var part = _AxisPart(.tick)
        (part.isCentered, part.length, part.stroke) = (centered, length, stroke)
        _parts = [part]
    }

    public init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {
        self.init(centered: centered, length: Length(kind: .points(length)), stroke: stroke)
    }
}

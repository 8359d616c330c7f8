/// One column of a vertical lazy grid or one row of a horizontal one; several if it is adaptive.
///
/// Source: developer.apple.com/documentation/swiftui/griditem
public struct GridItem: Sendable {
    /// The length of a track across the grid's axis, in points.
    public enum Size: Sendable {
        case fixed(CGFloat)
        /// A share of the room left by fixed items, within these bounds.
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        /// Fits as many tracks as possible into the item's share, each within these bounds.
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    public var size: GridItem.Size
    /// Points to the next item; nil is 8.
    public var spacing: CGFloat?
    /// Alignment of views in their cells; nil is the centre.
    public var alignment: Alignment?

    public init(_ size: GridItem.Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
    }
}

/// A column or row of a lazy grid, computed from the items.
struct GridTrack: Equatable {
    var start: CGFloat
    var length: CGFloat
    var alignment: Alignment
}

extension GridTrack {
    /// Maximum number of tracks in one grid: more could not be told apart on any screen.
    private static let countMax = 1000

    // Source: objc.io, "SwiftUI Grid Layout" (2020): fixed columns and spacing are taken off; then, in their order, each
    // remaining item is given an equal share of what is left, within its bounds.
    static func tracks(of items: [GridItem], in length: CGFloat?) -> [GridTrack] {
        let length = length.flatMap { $0.isFinite ? $0 : nil }
        var remaining = (length ?? 0) - items.dropLast().reduce(0) { $0 + $1.gap } - items.reduce(0) { $0 + $1.fixed }
        var waiting = items.filter { !$0.isFixed }.count
        var tracks: [GridTrack] = []
        var start: CGFloat = 0
        for item in items {
            let share = item.isFixed ? item.fixed : length.map { _ in max(0, remaining / CGFloat(waiting)) }
            let lengths = item.lengths(in: share)
            for length in lengths.prefix(countMax - min(countMax, tracks.count)) {
                tracks.append(GridTrack(start: start, length: length, alignment: item.alignment ?? .center))
                start += length + item.gap
            }
            guard !item.isFixed else { continue }
            remaining -= lengths.reduce(0, +) + CGFloat(lengths.count - 1) * item.gap
            waiting -= 1
        }
        return tracks
    }
}

extension GridItem {
    fileprivate var gap: CGFloat { spacing.flatMap { $0.isFinite ? $0 : nil } ?? StackNode.defaultSpacing }

    fileprivate var isFixed: Bool { if case .fixed = size { true } else { false } }

    fileprivate var fixed: CGFloat { if case .fixed(let length) = size { Self.valid(length) } else { 0 } }

    /// Returns the lengths of the item's tracks, at least one; a nil share returns the minimum.
    fileprivate func lengths(in share: CGFloat?) -> [CGFloat] {
        switch size {
        case .fixed: return [fixed]
        case .flexible(let least, let most): return [Self.clamp(share, least, most)]
        case .adaptive(let least, let most):
            guard let share else { return [Self.valid(least)] }
            // Cells of no width would fit without limit.
            let step = max(1, Self.valid(least) + gap)
            let count = max(1, min(1000, Int(max(0, min(1e6, (share + gap) / step)))))
            let length = (share - CGFloat(count - 1) * gap) / CGFloat(count)
            return Array(repeating: Self.clamp(length, least, most), count: count)
        }
    }

    private static func clamp(_ length: CGFloat?, _ least: CGFloat, _ most: CGFloat) -> CGFloat {
        max(valid(least), min(length ?? 0, most.isNaN ? .infinity : most))
    }

    private static func valid(_ length: CGFloat) -> CGFloat { length.isFinite ? max(0, length) : 0 }

    /// Whether fixed and minimum lengths are finite, fixed ones not negative, and maximum lengths not NaN.
    var isValid: Bool {
        switch size {
        case .fixed(let length): length.isFinite && length >= 0
        case .flexible(let least, let most), .adaptive(let least, let most): least.isFinite && !most.isNaN
        }
    }
}

/// A place or length along the plot area that is known before its size is: points and a share of the size.
struct Length: Hashable, Sendable {
    var points: CGFloat = 0
    var share: CGFloat = 0

    static let zero = Length()
    static let whole = Length(share: 1)

    func callAsFunction(_ length: CGFloat) -> CGFloat { points + share * length }

    static func + (left: Length, right: Length) -> Length {
        Length(points: left.points + right.points, share: left.share + right.share)
    }
    static func - (left: Length, right: Length) -> Length {
        Length(points: left.points - right.points, share: left.share - right.share)
    }
    static func * (left: Length, factor: CGFloat) -> Length {
        Length(points: left.points * factor, share: left.share * factor)
    }
    static func + (left: Length, points: CGFloat) -> Length {
        Length(points: left.points + points, share: left.share)
    }
}

/// From one place to another along an axis, in points of the screen: the start is at the left or top, unless the
/// values say otherwise.
struct Extent: Hashable, Sendable {
    var start: Length
    var end: Length

    static let whole = Extent(start: .zero, end: .whole)

    var middle: Length { (start + end) * 0.5 }

    /// Returns the place and size for a plot area of that length; never negative.
    func span(in length: CGFloat) -> (origin: CGFloat, length: CGFloat) {
        let (one, other) = (start(length), end(length))
        return (min(one, other), abs(other - one))
    }

    /// Returns the part that a mark of that dimension takes, in the middle.
    func narrowed(to dimension: MarkDimension, automatic: CGFloat) -> Extent {
        switch dimension.kind {
        case .automatic: narrowed(toShare: automatic)
        case .ratio(let ratio): narrowed(toShare: ratio)
        case .inset(let inset):
            share >= 0
                ? Extent(start: start + inset, end: end + -inset) : Extent(start: start + -inset, end: end + inset)
        case .fixed(let length): Extent(start: middle + -length / 2, end: middle + length / 2)
        }
    }

    private var share: CGFloat { end.share - start.share }

    private func narrowed(toShare ratio: CGFloat) -> Extent {
        let half = (end - start) * (ratio / 2)
        return Extent(start: middle - half, end: middle + half)
    }

    /// Returns one of equal parts of this extent.
    func part(_ index: Int, of count: Int) -> Extent {
        let step = (end - start) * (1 / CGFloat(max(1, count)))
        return Extent(start: start + step * CGFloat(index), end: start + step * CGFloat(index + 1))
    }
}

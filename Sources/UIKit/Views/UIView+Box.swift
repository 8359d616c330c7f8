import TreePainter

extension UIView {
    public struct AutoresizingMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
        public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
        public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
    }

    public static let layoutFittingCompressedSize = CGSize.zero
    public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

    // MARK: Position

    var transformedFrame: CGRect {
        transform.isIdentity ? box : box.applying(transform.about(center))
    }

    func place(atFrame new: CGRect) {
        guard !transform.isIdentity else { return setBox(new) }
        setBox(
            CGRect(
                x: new.midX - box.width / 2, y: new.midY - box.height / 2, width: box.width, height: box.height))
    }

    func place(atCenter new: CGPoint) {
        let anchor = storedLayer?.anchorPoint ?? CGPoint(x: 0.5, y: 0.5)
        setBox(
            CGRect(
                x: new.x - box.width * anchor.x, y: new.y - box.height * anchor.y, width: box.width,
                height: box.height))
    }

    /// Resizes the view about its anchor, the centre where nobody has moved it; one with its corner at zero keeps the corner.
    func resize(toBounds size: CGSize) {
        let anchor = storedLayer?.anchorPoint ?? CGPoint(x: 0.5, y: 0.5)
        let x = box.minX + anchor.x * (box.width - size.width)
        let y = box.minY + anchor.y * (box.height - size.height)
        setBox(CGRect(origin: box.origin == .zero ? .zero : CGPoint(x: x, y: y), size: size))
    }

    /// Draws the subviews in another place; an origin that is not finite is not taken.
    func boundsOriginDidChange(from old: CGPoint) {
        guard boundsOrigin != old else { return }
        guard boundsOrigin.x.isFinite, boundsOrigin.y.isFinite else { return boundsOrigin = old }
        drawing.isStale = true
        setNeedsLayout()
    }

    /// Sets the box; values that are not finite are ignored.
    private func setBox(_ new: CGRect) {
        let old = box
        guard new != old, [new.minX, new.minY, new.width, new.height].allSatisfy(\.isFinite) else { return }
        box = new
        LayoutPass.noteChange(ofBoxOf: self)
        LayoutPass.layOutWhatIsBound(to: self)
        if new.size != old.size {
            if autoresizesSubviews { resizeSubviews(from: old.size) }
            setNeedsLayout()
        } else {
            didChangeLooks()
        }
        safeAreaMayHaveMoved(isResized: new.size != old.size)
    }

    // MARK: Autoresizing

    /// Resizes the subviews without constraints by their autoresizing masks.
    private func resizeSubviews(from old: CGSize) {
        let growth = CGSize(width: box.width - old.width, height: box.height - old.height)
        for subview in subviews where subview.translatesAutoresizingMaskIntoConstraints {
            let (mask, frame) = (subview.autoresizingMask, subview.frame)
            let x = Self.shares(
                growth.width,
                [
                    mask.contains(.flexibleLeftMargin) ? frame.minX : nil,
                    mask.contains(.flexibleWidth) ? frame.width : nil,
                    mask.contains(.flexibleRightMargin) ? old.width - frame.maxX : nil,
                ])
            let y = Self.shares(
                growth.height,
                [
                    mask.contains(.flexibleTopMargin) ? frame.minY : nil,
                    mask.contains(.flexibleHeight) ? frame.height : nil,
                    mask.contains(.flexibleBottomMargin) ? old.height - frame.maxY : nil,
                ])
            subview.frame = CGRect(
                x: frame.minX + x[0], y: frame.minY + y[0], width: frame.width + x[1], height: frame.height + y[1])
        }
    }

    /// Returns what each part takes of a growth: flexible ones in proportion to their lengths, or evenly where none has a length.
    /// Source: developer.apple.com/documentation/uikit/uiview/autoresizingmask-swift.property
    /// - Parameter lengths: nil for a part that is not flexible.
    private static func shares(_ growth: CGFloat, _ lengths: [CGFloat?]) -> [CGFloat] {
        let total = lengths.reduce(0) { $0 + max(0, $1 ?? 0) }
        let count = CGFloat(lengths.count { $0 != nil })
        return lengths.map { length in
            guard let length else { return 0 }
            return total > 0 ? growth * max(0, length) / total : growth / count
        }
    }
}

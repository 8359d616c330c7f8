/// A rectangle that fills its frame.
///
/// Source: developer.apple.com/documentation/swiftui/rectangle
public struct Rectangle: InsettableShape {
    var inset: CGFloat = 0
    public nonisolated init() {}
    public nonisolated func path(in rect: CGRect) -> Path { Path(rect.shrunk(by: inset)) }
    public nonisolated func inset(by amount: CGFloat) -> Rectangle {
        var shape = self
        shape.inset += amount
        return shape
    }
}

/// Form of rounded corners. Both are drawn as circular arcs here.
public enum RoundedCornerStyle: Hashable, Sendable { case circular, continuous }

/// A rectangle with rounded corners.
///
/// Source: developer.apple.com/documentation/swiftui/roundedrectangle
public struct RoundedRectangle: InsettableShape {
    public var cornerSize: CGSize
    public var style: RoundedCornerStyle
    var inset: CGFloat = 0

    public nonisolated init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.cornerSize = cornerSize
        self.style = style
    }

    public nonisolated init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    public nonisolated func path(in rect: CGRect) -> Path {
        let corner = CGSize(width: max(0, cornerSize.width - inset), height: max(0, cornerSize.height - inset))
        return Path(roundedRect: rect.shrunk(by: inset), cornerSize: corner)
    }

    public nonisolated func inset(by amount: CGFloat) -> RoundedRectangle {
        var shape = self
        shape.inset += amount
        return shape
    }
}

/// The largest circle that fits, centred in its frame.
///
/// Source: developer.apple.com/documentation/swiftui/circle
public struct Circle: InsettableShape {
    var inset: CGFloat = 0
    public nonisolated init() {}

    public nonisolated func path(in rect: CGRect) -> Path {
        let side = min(rect.width, rect.height)
        let square = CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
        return Path(ellipseIn: square.shrunk(by: inset))
    }

    /// Returns the largest square that fits the proposal.
    public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let side =
            switch (proposal.width, proposal.height) {
            case (let width?, let height?): min(width, height)
            case (let length?, nil), (nil, let length?): length
            case (nil, nil): CGFloat(10)
            }
        return CGSize(width: side, height: side)
    }

    public nonisolated func inset(by amount: CGFloat) -> Circle {
        var shape = self
        shape.inset += amount
        return shape
    }
}

/// An ellipse that fills its frame.
///
/// Source: developer.apple.com/documentation/swiftui/ellipse
public struct Ellipse: InsettableShape {
    var inset: CGFloat = 0
    public nonisolated init() {}
    public nonisolated func path(in rect: CGRect) -> Path { Path(ellipseIn: rect.shrunk(by: inset)) }
    public nonisolated func inset(by amount: CGFloat) -> Ellipse {
        var shape = self
        shape.inset += amount
        return shape
    }
}

/// A rectangle whose shorter sides are semicircles.
///
/// Source: developer.apple.com/documentation/swiftui/capsule
public struct Capsule: InsettableShape {
    public var style: RoundedCornerStyle
    var inset: CGFloat = 0

    public nonisolated init(style: RoundedCornerStyle = .continuous) { self.style = style }

    public nonisolated func path(in rect: CGRect) -> Path {
        let rect = rect.shrunk(by: inset)
        return Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2)
    }

    public nonisolated func inset(by amount: CGFloat) -> Capsule {
        var shape = self
        shape.inset += amount
        return shape
    }
}

extension CGRect {
    /// Returns the rectangle inset on all sides; width and height never become negative.
    nonisolated func shrunk(by amount: CGFloat) -> CGRect {
        CGRect(
            x: minX + min(amount, width / 2), y: minY + min(amount, height / 2), width: max(0, width - 2 * amount),
            height: max(0, height - 2 * amount))
    }
}

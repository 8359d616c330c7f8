/// Type that identifies an alignment guide and computes its default position in a view that does not set it.
///
/// Source: developer.apple.com/documentation/swiftui/alignmentid
public protocol AlignmentID {
    /// Distance in points from the leading or top edge of a view of these dimensions.
    static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// Alignment guide of one axis.
struct AlignmentKey: Hashable, @unchecked Sendable {  // a metatype, which is immutable
    let axis: Axis
    let id: any AlignmentID.Type

    static func == (left: AlignmentKey, right: AlignmentKey) -> Bool {
        ObjectIdentifier(left.id) == ObjectIdentifier(right.id) && left.axis == right.axis
    }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(id)) }

    var isFirstBaseline: Bool { id == FirstBaselineID.self }
    var isLastBaseline: Bool { id == LastBaselineID.self }
    var isBaseline: Bool { isFirstBaseline || isLastBaseline }
    var isTextLeading: Bool { id == TextLeadingID.self }

    /// Returns the position that stands for several children: the first line for the first baseline, the last for the
    /// last baseline, the beginning of the first words, else the mean. nil where no child has one.
    func combined(_ positions: some Sequence<CGFloat?>) -> CGFloat? {
        let known = positions.compactMap(\.self)
        if isFirstBaseline || isTextLeading { return known.min() }
        if isLastBaseline { return known.max() }
        return known.isEmpty ? nil : known.reduce(0, +) / CGFloat(known.count)
    }
}

/// Alignment guide on the horizontal axis: leading edges, centres, or a guide of the author's own.
///
/// Source: developer.apple.com/documentation/swiftui/horizontalalignment
public struct HorizontalAlignment: Equatable, Sendable {
    let key: AlignmentKey

    public init(_ id: any AlignmentID.Type) { key = AlignmentKey(axis: .horizontal, id: id) }

    public static let leading = HorizontalAlignment(LeadingID.self)
    public static let center = HorizontalAlignment(HorizontalCenterID.self)
    public static let trailing = HorizontalAlignment(TrailingID.self)
    /// Start of the separator under a list row; where the row's words begin by default.
    public static let listRowSeparatorLeading = HorizontalAlignment(ListSeparatorLeadingID.self)
    /// End of the separator under a list row; the row's trailing edge by default.
    public static let listRowSeparatorTrailing = HorizontalAlignment(ListSeparatorTrailingID.self)
    /// Beginning of the words in a view that has some.
    static let textLeading = HorizontalAlignment(TextLeadingID.self)

    /// Returns the mean of the known positions; nil where none is known.
    public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
        key.combined(values)
    }
}

/// Alignment guide on the vertical axis: tops, text baselines, or a guide of the author's own.
///
/// Source: developer.apple.com/documentation/swiftui/verticalalignment
public struct VerticalAlignment: Equatable, Sendable {
    let key: AlignmentKey

    public init(_ id: any AlignmentID.Type) { key = AlignmentKey(axis: .vertical, id: id) }

    public static let top = VerticalAlignment(TopID.self)
    public static let center = VerticalAlignment(VerticalCenterID.self)
    public static let bottom = VerticalAlignment(BottomID.self)
    public static let firstTextBaseline = VerticalAlignment(FirstBaselineID.self)
    public static let lastTextBaseline = VerticalAlignment(LastBaselineID.self)

    /// Returns the first or last line for the text guides, else the mean of the known positions; nil where none is
    /// known.
    public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
        key.combined(values)
    }
}

/// Alignment in both axes: a point of a view.
///
/// Source: developer.apple.com/documentation/swiftui/alignment
public struct Alignment: Equatable, Sendable {
    public var horizontal: HorizontalAlignment
    public var vertical: VerticalAlignment

    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    public static let center = Alignment(horizontal: .center, vertical: .center)
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    public static let top = Alignment(horizontal: .center, vertical: .top)
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
    public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
    public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
    public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
    public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
    public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
    public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
}

// MARK: - The guides that every view has

private enum LeadingID: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}
private enum HorizontalCenterID: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
}
private enum TrailingID: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
}
private enum ListSeparatorLeadingID: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}
private enum ListSeparatorTrailingID: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
}
private enum TextLeadingID: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}
private enum TopID: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}
private enum VerticalCenterID: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
}
private enum BottomID: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}
/// A view without text has its baseline at its bottom.
private enum FirstBaselineID: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}
private enum LastBaselineID: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}

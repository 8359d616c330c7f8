/// The label of a tick.
///
/// Source: developer.apple.com/documentation/charts/axisvaluelabel
public struct AxisValueLabel<Content: View>: AxisMark {
    public typealias Body = Never
    public let _parts: [_AxisPart]

    fileprivate init(_ look: AxisLabelLook, _ centered: Bool?) {
        var part = _AxisPart(.label)
        (part.label, part.isCentered) = (look, centered)
        _parts = [part]
    }
}

extension AxisValueLabel {
    /// Creates a label with views.
    ///
    /// Source: developer.apple.com/documentation/charts/axisvaluelabel/init(centered:anchor:multilabelalignment:collisionresolution:offsetsmarks:orientation:horizontalspacing:verticalspacing:content:)
    public init(
        centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(
            AxisLabelLook(
                content: AnyView(content()), anchor: anchor, collision: collisionResolution,
                orientation: orientation, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing),
            centered)
    }
}

extension AxisValueLabel where Content == Text {
    /// Creates a label of the tick's value.
    public init(
        centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) {
        self.init(
            AxisLabelLook(
                anchor: anchor, collision: collisionResolution, orientation: orientation,
                horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing),
            centered)
    }

    /// Creates a label of the tick's value in a format.
    ///
    /// Source: developer.apple.com/documentation/charts/axisvaluelabel/init(format:centered:anchor:multilabelalignment:collisionresolution:offsetsmarks:orientation:horizontalspacing:verticalspacing:)
    public init<Format: FormatStyle>(
        format: Format, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
        self.init(
            AxisLabelLook(
                format: Labelling.text(format), anchor: anchor, collision: collisionResolution,
                orientation: orientation, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing),
            centered)
    }

    public init(
        _ titleKey: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil,
        multiLabelAlignment: Alignment? = nil, collisionResolution: AxisValueLabelCollisionResolution = .automatic,
        offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
        horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) {
        self.init(
            centered: centered, anchor: anchor, collisionResolution: collisionResolution, orientation: orientation,
            horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing
        ) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) {
        self.init(
            centered: centered, anchor: anchor, collisionResolution: collisionResolution, orientation: orientation,
            horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing
        ) { Text(title) }
    }
}

/// Treatment of labels that overlap.
///
/// Source: developer.apple.com/documentation/charts/axisvaluelabelcollisionresolution
public struct AxisValueLabelCollisionResolution: Hashable, Sendable {
    enum Kind: Hashable {
        case shown
        case greedy(CGFloat)
    }
    let kind: Kind
    public static let automatic = greedy
    /// Labels that overlap an earlier one are left out.
    public static let greedy = greedy()
    public static func greedy(
        priority: Double = 0, minimumSpacing: CGFloat? = nil
    ) -> AxisValueLabelCollisionResolution { .init(kind: .greedy(minimumSpacing ?? 4)) }
    public static let truncate = AxisValueLabelCollisionResolution(kind: .shown)
    public static let disabled = AxisValueLabelCollisionResolution(kind: .shown)
}

/// Direction of a label's text.
///
/// Source: developer.apple.com/documentation/charts/axisvaluelabelorientation
public struct AxisValueLabelOrientation: Hashable, Sendable {
    let degrees: Double
    public static let automatic = AxisValueLabelOrientation(degrees: 0)
    public static let horizontal = AxisValueLabelOrientation(degrees: 0)
    public static let vertical = AxisValueLabelOrientation(degrees: 90)
    public static let verticalReversed = AxisValueLabelOrientation(degrees: -90)
}

/// What a cell shows, as a value. Source: developer.apple.com/documentation/uikit/uicontentconfiguration
@MainActor public protocol UIContentConfiguration {
    func makeContentView() -> any UIView & UIContentView
    func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a configuration. Source: developer.apple.com/documentation/uikit/uicontentview
@MainActor public protocol UIContentView: UIView {
    var configuration: any UIContentConfiguration { get set }
}

/// Source: developer.apple.com/documentation/uikit/uiconfigurationstate
@MainActor public protocol UIConfigurationState {
    var traitCollection: UITraitCollection { get }
}

/// Source: developer.apple.com/documentation/uikit/uicellconfigurationstate
@MainActor public struct UICellConfigurationState: UIConfigurationState {
    public let traitCollection: UITraitCollection
    public var isSelected = false
    public var isHighlighted = false
    public var isEditing = false

    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

/// Keeps the view of a cell's configuration in the cell's content view.
@MainActor struct ConfiguredContent {
    private(set) var view: (any UIView & UIContentView)?
    private(set) var configuration: (any UIContentConfiguration)?

    /// A view that shows configurations of this kind already goes on to do so.
    mutating func show(_ new: (any UIContentConfiguration)?, in area: UIView) {
        let isSameKind = new.flatMap { new in configuration.map { type(of: $0) == type(of: new) } } ?? false
        configuration = new
        if isSameKind, let view, let new {
            view.configuration = new
        } else {
            view?.removeFromSuperview()
            view = new?.makeContentView()
            if let view { area.addSubview(view) }
        }
        area.superview?.setNeedsLayout()
    }

    func height(atWidth width: CGFloat) -> CGFloat? {
        guard let view else { return nil }
        let fitting = view.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        return max(view.sizeThatFits(CGSize(width: width, height: 0)).height, fitting.height)
    }
}

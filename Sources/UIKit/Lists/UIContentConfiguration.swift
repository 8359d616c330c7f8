/// Content of a cell, as a value. Source: developer.apple.com/documentation/uikit/uicontentconfiguration
@preconcurrency @MainActor public protocol UIContentConfiguration {
    func makeContentView() -> any UIView & UIContentView
    func updated(for state: any UIConfigurationState) -> Self
}

/// View that shows a content configuration. Source: developer.apple.com/documentation/uikit/uicontentview
@preconcurrency @MainActor public protocol UIContentView: UIView {
    var configuration: any UIContentConfiguration { get set }
}

/// Holds the view of a cell's content configuration, in the cell's content view.
@MainActor struct ConfiguredContent {
    private(set) var view: (any UIView & UIContentView)?
    private(set) var configuration: (any UIContentConfiguration)?

    /// Shows a configuration. The existing view is updated where the new configuration is of the same type.
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

    /// Distance of a row's primary text from the beginning of the view; nil for content of the app's own.
    var textStart: CGFloat? { (view as? UIListContentView)?.textStart }

    /// Says how far before the content's end a row's texts end, where an accessory follows; nil where none does.
    func setTrailingMargin(_ margin: CGFloat?) { (view as? UIListContentView)?.accessoryMargin = margin }

    func height(atWidth width: CGFloat) -> CGFloat? {
        guard let view else { return nil }
        let fitting = view.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        return max(view.sizeThatFits(CGSize(width: width, height: 0)).height, fitting.height)
    }
}

/// View of a `UIContentUnavailableConfiguration`. Source: developer.apple.com/documentation/uikit/uicontentunavailableview
@preconcurrency @MainActor open class UIContentUnavailableView: UIView, UIContentView {
    private var shown: UIContentUnavailableConfiguration
    private let stack = UIStackView()

    public init(configuration: UIContentUnavailableConfiguration) {
        shown = configuration
        super.init(frame: .zero)
        stack.axis = .vertical
        stack.alignment = .center
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        NSLayoutConstraint.activate([
            stack.centerXAnchor.constraint(equalTo: centerXAnchor),
            stack.centerYAnchor.constraint(equalTo: centerYAnchor),
            stack.widthAnchor.constraint(lessThanOrEqualTo: widthAnchor, constant: -Self.sideMargins),
        ])
        update()
    }

    public required init?(coder: NSCoder) { nil }

    /// Sum of the margins at both sides, in points.
    private static let sideMargins: CGFloat = 48
    /// Side of a symbol above the words, in points.
    private static let symbolSize: CGFloat = 48

    public var configuration: any UIContentConfiguration {
        get { shown }
        set {
            guard let new = newValue as? UIContentUnavailableConfiguration else { return }
            shown = new
            update()
        }
    }

    private func update() {
        for view in stack.arrangedSubviews { view.removeFromSuperview() }
        if shown.isBusy { add(spinner, space: shown.imageToTextPadding) }
        if let image = shown.image { add(picture(image), space: shown.imageToTextPadding) }
        addLabel(shown.text, shown.attributedText, shown.textProperties, space: shown.textToSecondaryTextPadding)
        addLabel(
            shown.secondaryText, shown.secondaryAttributedText, shown.secondaryTextProperties,
            space: shown.textToButtonPadding)
        addButton(shown.button, shown.buttonProperties)
        addButton(shown.secondaryButton, shown.secondaryButtonProperties)
        backgroundColor = shown.background.backgroundColor
    }

    private func add(_ view: UIView, space: CGFloat) {
        stack.addArrangedSubview(view)
        stack.setCustomSpacing(space, after: view)
    }

    private var spinner: UIView {
        let spinner = UIActivityIndicatorView(style: .medium)
        spinner.startAnimating()
        return spinner
    }

    private func picture(_ image: UIImage) -> UIView {
        let view = UIImageView(image: image)
        if let color = shown.imageProperties.tintColor { view.tintColor = color }
        view.contentMode = .scaleAspectFit
        view.layer.cornerRadius = shown.imageProperties.cornerRadius
        let asked = shown.imageProperties.maximumSize
        let side = asked == .zero ? Self.symbolSize : max(asked.width, asked.height)
        view.heightAnchor.constraint(equalToConstant: side).isActive = true
        view.widthAnchor.constraint(equalToConstant: side).isActive = true
        return view
    }

    private func addLabel(
        _ text: String?, _ attributed: NSAttributedString?,
        _ properties: UIContentUnavailableConfiguration.TextProperties, space: CGFloat
    ) {
        guard text != nil || attributed != nil else { return }
        let label = UILabel()
        (label.font, label.textColor) = (properties.font, properties.color)
        (label.numberOfLines, label.textAlignment) = (properties.numberOfLines, .center)
        label.text = text
        if let attributed { label.attributedText = attributed }
        add(label, space: space)
    }

    private func addButton(
        _ configuration: UIButton.Configuration, _ properties: UIContentUnavailableConfiguration.ButtonProperties
    ) {
        guard configuration.title != nil || configuration.image != nil || configuration.attributedTitle != nil else {
            return
        }
        let button = UIButton(configuration: configuration, primaryAction: properties.primaryAction)
        button.menu = properties.menu
        button.showsMenuAsPrimaryAction = properties.primaryAction == nil && properties.menu != nil
        button.isEnabled = properties.isEnabled
        add(button, space: 8)
    }
}

/// Holds the content that stands in for a controller's own, above it.
@MainActor final class UnavailableContentView: UIView {
    private var content = ConfiguredContent()

    func show(_ configuration: any UIContentConfiguration) {
        content.show(configuration, in: self)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        content.view?.frame = bounds
        content.view?.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
}

extension UIViewController {
    func unavailableContentDidChange() {
        guard let configuration = contentUnavailableConfiguration else {
            unavailableView?.removeFromSuperview()
            unavailableView = nil
            return
        }
        guard let view else { return }
        let shown = unavailableView ?? UnavailableContentView(frame: view.bounds)
        unavailableView = shown
        if shown.superview == nil { view.addSubview(shown) }
        shown.show(configuration)
    }

    /// Has `updateContentUnavailableConfiguration(using:)` called.
    public func setNeedsUpdateContentUnavailableConfiguration() {
        var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
        state.searchText = navigationItem.searchController?.searchBar.text
        updateContentUnavailableConfiguration(using: state)
    }
}

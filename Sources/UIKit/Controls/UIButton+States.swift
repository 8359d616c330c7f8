// A button's content for each state. A state without a value of its own shows that of `.normal`.
extension UIButton {
    /// Ignored: titles have no shadow.
    @available(*, deprecated, message: "titles have no shadow in Parley")
    public func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {}

    public func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        attributedTitles[state] = title
        stateDidChange()
    }

    public func setTitleColor(_ color: UIColor?, for state: State) {
        colors[state] = color
        stateDidChange()
    }

    public func setBackgroundImage(_ image: UIImage?, for state: State) {
        backgrounds[state] = image
        stateDidChange()
    }

    public func setPreferredSymbolConfiguration(
        _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
    ) {
        if let configuration, let image = image(for: state) {
            setImage(image.withConfiguration(configuration), for: state)
        }
    }

    public func title(for state: State) -> String? { titles[state] ?? titles[.normal] }
    public func attributedTitle(for state: State) -> NSAttributedString? {
        attributedTitles[state] ?? attributedTitles[.normal]
    }
    public func image(for state: State) -> UIImage? { images[state] ?? images[.normal] }
    public func backgroundImage(for state: State) -> UIImage? { backgrounds[state] ?? backgrounds[.normal] }
    public func titleColor(for state: State) -> UIColor? { colors[state] ?? colors[.normal] }
    public var currentTitle: String? { configuration?.title ?? title(for: state) }
    public var currentImage: UIImage? { configuration?.image ?? image(for: state) }
    public var currentTitleColor: UIColor { titleColor(for: state) ?? defaultColor }

    private var defaultColor: UIColor { buttonType == .custom ? .white : tintColor }

    public func setNeedsUpdateConfiguration() { stateDidChange() }

    func showStates() {
        showSpinner(nil)
        showSubtitle(nil)
        label.attributedText = nil
        label.text = title(for: state)
        if let attributed = attributedTitle(for: state) { label.attributedText = attributed }
        label.textColor = isEnabled || colors[.disabled] != nil ? currentTitleColor : .tertiaryLabel
        dimPicture()
        picture.image = image(for: state).map { image in
            // A system button draws its images as templates, unless they set a rendering mode.
            buttonType != .custom && image.renderingMode == .automatic
                ? image.withRenderingMode(.alwaysTemplate) : image
        }
    }

    /// Has the picture of a disabled button as pale as its title. Sets nothing otherwise, since an app may tint the picture itself.
    private func dimPicture() {
        let isDim = !isEnabled && images[.disabled] == nil
        guard isDim != isPictureDim else { return }
        isPictureDim = isDim
        picture.tintColor = isDim ? .tertiaryLabel : nil
    }

    func show(_ configuration: Configuration) {
        label.attributedText = nil
        label.text = configuration.title
        label.font = configuration.font
        label.lineBreakMode = configuration.titleLineBreakMode.cutting
        let color = configuration.foreground(tintColor)
        label.textColor = isEnabled ? color : .tertiaryLabel
        picture.tintColor = isEnabled ? configuration.imageColorTransformer?(color) ?? color : .tertiaryLabel
        showSpinner(configuration)
        showSubtitle(configuration)
        picture.image = spinner == nil ? configuration.image : nil
    }
}

extension UIButton {
    /// Shows the subtitle in the colour of the title, or takes it away.
    private func showSubtitle(_ configuration: Configuration?) {
        guard let text = configuration?.subtitle, !text.isEmpty else {
            secondLabel?.removeFromSuperview()
            secondLabel = nil
            return
        }
        let shown = secondLabel ?? UILabel()
        if secondLabel == nil {
            secondLabel = shown
            addSubview(shown)
        }
        (shown.text, shown.textColor) = (text, label.textColor)
        shown.font = .systemFont(ofSize: Self.subtitleSize)
    }

    /// Size of a subtitle's letters, in points.
    private static let subtitleSize: CGFloat = 12
}

extension NSLineBreakMode {
    /// The mode of a text with one line: one that would wrap cuts the end.
    fileprivate var cutting: NSLineBreakMode {
        self == .byWordWrapping || self == .byCharWrapping ? .byTruncatingTail : self
    }
}

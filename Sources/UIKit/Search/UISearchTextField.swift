/// Field of a search bar, with a magnifying glass or tokens before its text.
///
/// Partly: tokens stand in a row before the text; a person takes one away by a tap.
///
/// Source: developer.apple.com/documentation/uikit/uisearchtextfield
@preconcurrency @MainActor open class UISearchTextField: UITextField {
    /// Source: developer.apple.com/documentation/uikit/uisearchtextfield/tokens
    open var tokens: [UISearchToken] = [] { didSet { showTokens() } }
    /// Colour of the tokens; nil is the tint.
    /// Source: developer.apple.com/documentation/uikit/uisearchtextfield/tokenbackgroundcolor
    open var tokenBackgroundColor: UIColor? { didSet { showTokens() } }
    /// Whether a person can take tokens away.
    /// Source: developer.apple.com/documentation/uikit/uisearchtextfield/allowsdeletingtokens
    open var allowsDeletingTokens = true { didSet { showTokens() } }
    /// Ignored: tokens are not copied.
    /// Source: developer.apple.com/documentation/uikit/uisearchtextfield/allowscopyingtokens
    open var allowsCopyingTokens = true
    /// View before the text where there is no token.
    private var usualLeft: (view: UIView?, mode: ViewMode)?
    let glass = SearchGlass()

    override public init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        if backgroundColor == nil { backgroundColor = .tertiarySystemFill }
        layer.cornerRadius = 10
        (leftView, leftViewMode) = (glass, .always)
    }

    /// Source: developer.apple.com/documentation/uikit/uisearchtextfield/inserttoken(_:at:)
    open func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
        tokens.insert(token, at: max(0, min(tokenIndex, tokens.count)))
    }

    /// Removes a token; an index out of range removes none.
    /// Source: developer.apple.com/documentation/uikit/uisearchtextfield/removetoken(at:)
    open func removeToken(at tokenIndex: Int) {
        if tokens.indices.contains(tokenIndex) { tokens.remove(at: tokenIndex) }
    }

    /// Puts a token in the place of a part of the text.
    /// Source: developer.apple.com/documentation/uikit/uisearchtextfield/replacetextualportion(of:with:at:)
    open func replaceTextualPortion(
        of textRange: UITextRange, with token: UISearchToken, at tokenIndex: Int
    ) {
        replace(textRange, withText: "")
        insertToken(token, at: tokenIndex)
    }

    private func showTokens() {
        if usualLeft == nil { usualLeft = (leftView, leftViewMode) }
        guard !tokens.isEmpty else {
            (leftView, leftViewMode) = (usualLeft?.view, usualLeft?.mode ?? .never)
            return usualLeft = nil
        }
        let row = UIStackView(arrangedSubviews: tokens.map(button))
        row.spacing = 4
        row.frame.size = row.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        (leftView, leftViewMode) = (row, .always)
        setNeedsLayout()
    }

    private func button(for token: UISearchToken) -> UIButton {
        var look = UIButton.Configuration.filled()
        (look.title, look.image, look.buttonSize) = (token.text, token.icon, .small)
        look.baseBackgroundColor = tokenBackgroundColor
        look.contentInsets = NSDirectionalEdgeInsets(top: 3, leading: 6, bottom: 3, trailing: 6)
        let button = UIButton(configuration: look)
        button.addAction(
            UIAction { [weak self, weak token] _ in
                guard let self, allowsDeletingTokens else { return }
                tokens.removeAll { $0 === token }
                sendActions(for: .editingChanged)
            }, for: .touchUpInside)
        return button
    }
}

/// Part of a search that stands before its text, such as a kind of results.
/// Source: developer.apple.com/documentation/uikit/uisearchtoken
@preconcurrency @MainActor open class UISearchToken: NSObject {
    let icon: UIImage?
    let text: String
    /// Value of the app's own that the token stands for.
    /// Source: developer.apple.com/documentation/uikit/uisearchtoken/representedobject
    open var representedObject: Any?

    public init(icon: UIImage?, text: String) {
        (self.icon, self.text) = (icon, text)
        super.init()
    }
}

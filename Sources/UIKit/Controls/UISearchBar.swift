/// Bar with a text field to search with. Source: developer.apple.com/documentation/uikit/uisearchbar
@preconcurrency @MainActor open class UISearchBar: UIView {
    open weak var delegate: (any UISearchBarDelegate)?
    public let searchTextField = UITextField(frame: .zero)
    /// Ignored: the bar has no ground of its own.
    open var barTintColor: UIColor?
    /// Style of the bar. All are drawn alike.
    open var searchBarStyle = Style.default
    open var showsCancelButton = false { didSet { setNeedsLayout() } }
    private let cancelButton = UIButton(type: .system)

    public enum Style: UInt, Sendable { case `default` = 0, prominent, minimal }

    override public init(frame: CGRect) {
        super.init(frame: frame)
        searchTextField.backgroundColor = .tertiarySystemFill
        searchTextField.layer.cornerRadius = 10
        searchTextField.returnKeyType = .search
        searchTextField.clearButtonMode = .whileEditing
        searchTextField.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 1))
        searchTextField.leftViewMode = .always
        addSubview(searchTextField)
        addSubview(cancelButton)
        listen()
    }

    public required init?(coder: NSCoder) { nil }

    private func listen() {
        let events: [(UIControl.Event, (UISearchBar) -> Void)] = [
            (.editingChanged, { $0.delegate?.searchBar($0, textDidChange: $0.text ?? "") }),
            (.editingDidBegin, { $0.delegate?.searchBarTextDidBeginEditing($0) }),
            (.editingDidEnd, { $0.delegate?.searchBarTextDidEndEditing($0) }),
            (.editingDidEndOnExit, { $0.delegate?.searchBarSearchButtonClicked($0) }),
        ]
        for (event, tell) in events {
            searchTextField.addAction(UIAction { [weak self] _ in if let self { tell(self) } }, for: event)
        }
        cancelButton.addAction(
            UIAction { [weak self] _ in if let self { self.delegate?.searchBarCancelButtonClicked(self) } },
            for: .touchUpInside)
    }

    open var text: String? {
        get { searchTextField.text }
        set { searchTextField.text = newValue }
    }

    open var placeholder: String? {
        get { searchTextField.placeholder }
        set { searchTextField.placeholder = newValue }
    }

    /// Takes effect at once: `animated` is ignored.
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        self.showsCancelButton = showsCancelButton
    }

    override open var canBecomeFirstResponder: Bool { true }
    override open var isFirstResponder: Bool { searchTextField.isFirstResponder }

    @discardableResult
    override open func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }

    @discardableResult
    override open func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

    override open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: 56) }
    override open func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 56) }

    override open func layoutSubviews() {
        super.layoutSubviews()
        let title = SystemWords.current[.cancel]
        if cancelButton.currentTitle != title { cancelButton.setTitle(title, for: .normal) }
        let cancel = showsCancelButton ? cancelButton.intrinsicContentSize.width + 8 : 0
        cancelButton.isHidden = !showsCancelButton
        cancelButton.frame = CGRect(x: box.width - cancel, y: 10, width: max(0, cancel - 8), height: 36)
        searchTextField.frame = CGRect(x: 8, y: 10, width: max(0, box.width - 16 - cancel), height: 36)
        mirrorIfNeeded([searchTextField, cancelButton])
    }
}

/// Receives the edits and button taps of a search bar.
/// Source: developer.apple.com/documentation/uikit/uisearchbardelegate
@preconcurrency @MainActor public protocol UISearchBarDelegate: AnyObject {
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
}

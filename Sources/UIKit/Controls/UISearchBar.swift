/// Bar with a text field to search with. Source: developer.apple.com/documentation/uikit/uisearchbar
@preconcurrency @MainActor open class UISearchBar: UIView {
    open weak var delegate: (any UISearchBarDelegate)?
    public let searchTextField = UISearchTextField(frame: .zero)
    /// Whether a button with a picture of bookmarks stands in the field.
    /// Source: developer.apple.com/documentation/uikit/uisearchbar/showsbookmarkbutton
    open var showsBookmarkButton = false { didSet { showBookmarks() } }
    /// Ignored: the bar is opaque or clear as its background colour is.
    /// Source: developer.apple.com/documentation/uikit/uisearchbar/istranslucent
    open var isTranslucent = true
    /// Ignored, as `barTintColor` is: set `backgroundColor`.
    /// Source: developer.apple.com/documentation/uikit/uisearchbar/backgroundimage
    open var backgroundImage: UIImage?
    /// Ignored, as `barTintColor` is.
    /// Source: developer.apple.com/documentation/uikit/uisearchbar/barstyle
    open var barStyle = UIBarStyle.default
    /// Ignored: the text begins beside the magnifying glass.
    /// Source: developer.apple.com/documentation/uikit/uisearchbar/searchtextpositionadjustment
    open var searchTextPositionAdjustment = UIOffset.zero
    var icons: [Icon: [UIControl.State: UIImage]] = [:]
    var fieldBackgrounds: [UIControl.State: UIImage] = [:]
    /// Ignored: the bar has no ground of its own.
    open var barTintColor: UIColor?
    /// Style of the bar. All are drawn alike.
    open var searchBarStyle = Style.default
    open var showsCancelButton = false { didSet { setNeedsLayout() } }
    private let cancelButton = UIButton(type: .system)
    private lazy var bookmarks = makeBookmarks()
    private let scopes = UISegmentedControl(items: nil)
    /// Titles of the scopes below the field, which are shown where `showsScopeBar` is set.
    open var scopeButtonTitles: [String]? { didSet { scopesDidChange() } }
    open var showsScopeBar = false { didSet { invalidateIntrinsicContentSize() } }
    /// Called when a search controller is to follow.
    var watcher: ((Change) -> Void)?

    enum Change { case began, text, scope, cancelled }

    open var selectedScopeButtonIndex: Int {
        get { max(0, scopes.selectedSegmentIndex) }
        set { scopes.selectedSegmentIndex = newValue }
    }

    open var autocapitalizationType: UITextAutocapitalizationType {
        get { searchTextField.autocapitalizationType }
        set { searchTextField.autocapitalizationType = newValue }
    }

    open var autocorrectionType: UITextAutocorrectionType {
        get { searchTextField.autocorrectionType }
        set { searchTextField.autocorrectionType = newValue }
    }

    open var keyboardType: UIKeyboardType {
        get { searchTextField.keyboardType }
        set { searchTextField.keyboardType = newValue }
    }

    open var returnKeyType: UIReturnKeyType {
        get { searchTextField.returnKeyType }
        set { searchTextField.returnKeyType = newValue }
    }

    private func scopesDidChange() {
        scopes.removeAllSegments()
        for (index, title) in (scopeButtonTitles ?? []).enumerated() {
            scopes.insertSegment(withTitle: title, at: index, animated: false)
        }
        scopes.selectedSegmentIndex = 0
        invalidateIntrinsicContentSize()
    }

    /// Takes effect at once: `animate` is ignored.
    /// Source: developer.apple.com/documentation/uikit/uisearchbar/setshowsscope(_:animated:)
    open func setShowsScope(_ show: Bool, animated animate: Bool) { showsScopeBar = show }

    private func makeBookmarks() -> UIButton {
        let button = UIButton(type: .system)
        button.systemWord = .bookmarks
        button.frame.size = CGSize(width: 32, height: 24)
        button.addAction(
            UIAction { [weak self] _ in if let self { delegate?.searchBarBookmarkButtonClicked(self) } },
            for: .touchUpInside)
        return button
    }

    func showBookmarks() {
        bookmarks.setImage(image(for: .bookmark, state: .normal) ?? UIImage(systemName: "book"), for: .normal)
        searchTextField.rightView = showsBookmarkButton ? bookmarks : nil
        searchTextField.rightViewMode = showsBookmarkButton ? .unlessEditing : .never
    }

    private var hasScopes: Bool { showsScopeBar && !(scopeButtonTitles ?? []).isEmpty }
    private var barHeight: CGFloat { hasScopes ? 96 : 56 }

    public enum Style: UInt, Sendable { case `default` = 0, prominent, minimal }

    override public init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    private func setUp() {
        searchTextField.returnKeyType = .search
        searchTextField.clearButtonMode = .whileEditing
        addSubview(searchTextField)
        addSubview(cancelButton)
        addSubview(scopes)
        listen()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        if let coder = coder as? InterfaceCoder { decodeSearchValues(from: coder) }
    }

    private func listen() {
        let events: [(UIControl.Event, (UISearchBar) -> Void)] = [
            (
                .editingChanged,
                {
                    $0.delegate?.searchBar($0, textDidChange: $0.text ?? ""); $0.watcher?(.text)
                }
            ),
            (
                .editingDidBegin,
                {
                    $0.watcher?(.began); $0.delegate?.searchBarTextDidBeginEditing($0)
                }
            ),
            (.editingDidEnd, { $0.delegate?.searchBarTextDidEndEditing($0) }),
            (.editingDidEndOnExit, { $0.delegate?.searchBarSearchButtonClicked($0) }),
        ]
        for (event, tell) in events {
            searchTextField.addAction(UIAction { [weak self] _ in if let self { tell(self) } }, for: event)
        }
        cancelButton.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                delegate?.searchBarCancelButtonClicked(self)
                watcher?(.cancelled)
            }, for: .touchUpInside)
        scopes.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                delegate?.searchBar(self, selectedScopeButtonIndexDidChange: selectedScopeButtonIndex)
                watcher?(.scope)
            }, for: .valueChanged)
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

    override open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: barHeight) }
    override open func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: barHeight) }

    override open func layoutSubviews() {
        super.layoutSubviews()
        let title = SystemWords.current[.cancel]
        if cancelButton.currentTitle != title { cancelButton.setTitle(title, for: .normal) }
        let cancel = showsCancelButton ? cancelButton.intrinsicContentSize.width + 8 : 0
        cancelButton.isHidden = !showsCancelButton
        cancelButton.frame = CGRect(x: box.width - cancel, y: 10, width: max(0, cancel - 8), height: 36)
        searchTextField.frame = CGRect(x: 8, y: 10, width: max(0, box.width - 16 - cancel), height: 36)
        scopes.isHidden = !hasScopes
        scopes.frame = CGRect(x: 8, y: 56, width: max(0, box.width - 16), height: 32)
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
    /// Called when the person pushes the button that `showsBookmarkButton` shows.
    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
    /// Never called: no button lists the results.
    func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}

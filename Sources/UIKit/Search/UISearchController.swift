/// Controller of a search bar and of the results of a search. A navigation controller shows the bar of the one that is its top
/// controller's `navigationItem.searchController`, below the navigation bar.
/// Source: <https://developer.apple.com/documentation/uikit/uisearchcontroller>
@preconcurrency @MainActor open class UISearchController: UIViewController {
    public let searchBar = UISearchBar(frame: .zero)
    public let searchResultsController: UIViewController?
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    open weak var delegate: (any UISearchControllerDelegate)?
    /// Ignored: content is not dimmed while searching.
    open var obscuresBackgroundDuringPresentation = true
    /// Ignored: the navigation bar stays.
    open var hidesNavigationBarDuringPresentation = true
    open var automaticallyShowsCancelButton = true
    open var automaticallyShowsSearchResultsController = true
    /// Whether the scopes come and go with the search, as `scopeBarActivation` says.
    /// Source: <https://developer.apple.com/documentation/uikit/uisearchcontroller/automaticallyshowsscopebar>
    open var automaticallyShowsScopeBar: Bool {
        get { scopeBarActivation != .manual }
        set { scopeBarActivation = newValue ? .automatic : .manual }
    }
    /// When the scopes come: when the search begins, or with its text; the app shows them itself where it is manual. Automatic
    /// leaves them alone.
    /// Source: <https://developer.apple.com/documentation/uikit/uisearchcontroller/scopebaractivation-swift.property>
    open var scopeBarActivation = ScopeBarActivation.automatic { didSet { showScopes() } }

    /// Source: <https://developer.apple.com/documentation/uikit/uisearchcontroller/scopebaractivation-swift.enum>
    public enum ScopeBarActivation: Int, Sendable { case automatic = 0, manual, onTextEntry, onSearchActivation }
    /// Whether the results are shown without text, too.
    open var showsSearchResultsController = false { didSet { showResults() } }
    /// Ignored: no suggestions are shown below the bar.
    open var searchSuggestions: [any UISearchSuggestion]?
    private var active = false
    /// Area that the results cover, set by the navigation controller.
    weak var area: UIView? { didSet { showResults() } }

    public init(searchResultsController: UIViewController?) {
        self.searchResultsController = searchResultsController
        super.init(nibName: nil, bundle: nil)
        searchBar.watcher = { [weak self] in self?.barChanged($0) }
    }

    public convenience override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        self.init(searchResultsController: nil)
    }

    public required init?(coder: NSCoder) { nil }

    /// Whether a person is searching. Setting it begins or ends the search.
    open var isActive: Bool {
        get { active }
        set { newValue ? begin() : finish() }
    }

    private func barChanged(_ change: UISearchBar.Change) {
        switch change {
        case .began: begin()
        case .text, .scope: searchResultsUpdater?.updateSearchResults(for: self)
        case .cancelled: finish()
        }
        showResults()
    }

    private func begin() {
        guard !active else { return }
        delegate?.willPresentSearchController(self)
        active = true
        if automaticallyShowsCancelButton { searchBar.showsCancelButton = true }
        showScopes()
        searchResultsUpdater?.updateSearchResults(for: self)
        delegate?.didPresentSearchController(self)
    }

    private func finish() {
        guard active else { return }
        delegate?.willDismissSearchController(self)
        active = false
        if automaticallyShowsCancelButton { searchBar.showsCancelButton = false }
        searchBar.text = ""
        showScopes()
        _ = searchBar.resignFirstResponder()
        searchResultsUpdater?.updateSearchResults(for: self)
        showResults()
        delegate?.didDismissSearchController(self)
    }

    private func showScopes() {
        switch scopeBarActivation {
        case .automatic, .manual: break
        case .onTextEntry: searchBar.showsScopeBar = active && !(searchBar.text ?? "").isEmpty
        case .onSearchActivation: searchBar.showsScopeBar = active
        }
    }

    private func showResults() {
        showScopes()
        guard let results = searchResultsController else { return }
        let hasText = !(searchBar.text ?? "").isEmpty
        let isShown = active && (showsSearchResultsController || automaticallyShowsSearchResultsController && hasText)
        if isShown, let area, results.viewIfLoaded?.superview !== area {
            results.view.frame = CGRect(origin: .zero, size: area.box.size)
            area.addSubview(results.view)
        } else if !isShown || area == nil {
            results.viewIfLoaded?.removeFromSuperview()
        }
    }
}

/// Updates the results of a search. Source: <https://developer.apple.com/documentation/uikit/uisearchresultsupdating>
@preconcurrency @MainActor public protocol UISearchResultsUpdating: NSObjectProtocol {
    /// Called when the text or scope has changed, and when the search begins or ends.
    func updateSearchResults(for searchController: UISearchController)
    /// Never called: suggestions are not shown.
    func updateSearchResults(
        for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion)
}

extension UISearchResultsUpdating {
    public func updateSearchResults(
        for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
    ) {}
}

/// Source: <https://developer.apple.com/documentation/uikit/uisearchcontrollerdelegate>
@preconcurrency @MainActor public protocol UISearchControllerDelegate: NSObjectProtocol {
    func willPresentSearchController(_ searchController: UISearchController)
    func didPresentSearchController(_ searchController: UISearchController)
    func willDismissSearchController(_ searchController: UISearchController)
    func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
    public func willPresentSearchController(_ searchController: UISearchController) {}
    public func didPresentSearchController(_ searchController: UISearchController) {}
    public func willDismissSearchController(_ searchController: UISearchController) {}
    public func didDismissSearchController(_ searchController: UISearchController) {}
}

// Pictures in a search bar. Source: developer.apple.com/documentation/uikit/uisearchbar, "Configuring the Search Bar’s Appearance"
extension UISearchBar {
    /// Place of a picture. Source: developer.apple.com/documentation/uikit/uisearchbar/icon
    public enum Icon: Int, Sendable { case search = 0, clear, bookmark, resultsList }

    /// Partly: the pictures of the search and of the bookmarks are shown, those for `.normal` in each state; the others are
    /// ignored.
    ///
    /// Source: developer.apple.com/documentation/uikit/uisearchbar/setimage(_:for:state:)
    public func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
        icons[icon, default: [:]][state] = iconImage
        if icon == .search, state == .normal { searchTextField.glass.show(iconImage) }
        if showsBookmarkButton { showBookmarks() }
    }

    /// Source: developer.apple.com/documentation/uikit/uisearchbar/image(for:state:)
    public func image(for icon: Icon, state: UIControl.State) -> UIImage? { icons[icon]?[state] }

    /// Ignored: the field has a colour, `searchTextField.backgroundColor`.
    /// Source: developer.apple.com/documentation/uikit/uisearchbar/setsearchfieldbackgroundimage(_:for:)
    public func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
        fieldBackgrounds[state] = backgroundImage
    }

    /// Source: developer.apple.com/documentation/uikit/uisearchbar/searchfieldbackgroundimage(for:)
    public func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? { fieldBackgrounds[state] }

    /// Ignored: the bar has no picture behind it.
    /// Source: developer.apple.com/documentation/uikit/uisearchbar/setbackgroundimage(_:for:barmetrics:)
    public func setBackgroundImage(
        _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
    ) { self.backgroundImage = backgroundImage }
}

/// Edge at which a bar stands. Source: developer.apple.com/documentation/uikit/uibarposition
public enum UIBarPosition: Int, Sendable { case any = 0, bottom, top, topAttached }

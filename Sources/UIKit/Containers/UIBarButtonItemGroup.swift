/// Items of a bar that belong together.
///
/// Partly: people do not customise bars here: all groups are shown, those of the middle in a menu.
///
/// Source: developer.apple.com/documentation/uikit/uibarbuttonitemgroup
@preconcurrency @MainActor open class UIBarButtonItemGroup: NSObject, WatchedItem {
    open var barButtonItems: [UIBarButtonItem] { didSet { watchers.tell() } }
    /// Shown in place of the items where there is no room for them. Ignored: bars have room for all.
    open var representativeItem: UIBarButtonItem?
    /// Always false: the items themselves are shown.
    open var isDisplayingRepresentativeItem: Bool { false }
    /// Ignored: nobody takes groups away.
    open var alwaysAvailable = true
    /// Element of a menu for the group; nil for those of each item.
    open var menuRepresentation: UIMenuElement? { didSet { watchers.tell() } }
    open var isHidden = false { didSet { watchers.tell() } }
    var watchers = ItemWatchers()

    public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
        (self.barButtonItems, self.representativeItem) = (barButtonItems, representativeItem)
        super.init()
    }

    open class func fixedGroup(
        representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup { UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem) }

    open class func movableGroup(
        customizationIdentifier: String, representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup { fixedGroup(representativeItem: representativeItem, items: items) }

    /// Creates a group that a person may take away on an iPad: hidden where it is not among the default ones.
    open class func optionalGroup(
        customizationIdentifier: String, inDefaultCustomization: Bool = true,
        representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup {
        let group = fixedGroup(representativeItem: representativeItem, items: items)
        group.isHidden = !inDefaultCustomization
        return group
    }

    /// Element for the group in the menu of the bar's middle.
    var menuElements: [UIMenuElement] {
        if isHidden { return [] }
        return menuRepresentation.map { [$0] } ?? barButtonItems.compactMap(\.menuElement)
    }
}

extension UIBarButtonItem {
    public func creatingFixedGroup() -> UIBarButtonItemGroup { .fixedGroup(items: [self]) }

    public func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup {
        .movableGroup(customizationIdentifier: customizationIdentifier, items: [self])
    }

    public func creatingOptionalGroup(
        customizationIdentifier: String, inDefaultCustomization: Bool = true
    ) -> UIBarButtonItemGroup {
        .optionalGroup(
            customizationIdentifier: customizationIdentifier, inDefaultCustomization: inDefaultCustomization,
            items: [self])
    }

    /// Element of a menu for the item; nil for a space, and for an item that is hidden.
    var menuElement: UIMenuElement? {
        if let menuRepresentation { return menuRepresentation }
        guard !isSpace, !isHidden else { return nil }
        if let menu, primaryAction == nil {
            return UIMenu(title: title ?? menu.title, image: image ?? menu.image, children: menu.children)
        }
        return UIAction(
            title: title ?? accessibilityLabel ?? "", image: image, attributes: isEnabled ? [] : .disabled,
            state: isSelected ? .on : .off
        ) { [weak self] _ in self?.push() }
    }
}

extension UINavigationItem {
    /// Items at the leading end: the same as `leftBarButtonItems`.
    ///
    /// Source: developer.apple.com/documentation/uikit/uinavigationitem/leadingitemgroups
    public var leadingItemGroups: [UIBarButtonItemGroup] {
        get { groups.leading ?? Self.group(of: leftBarButtonItems) }
        set { setGroups(\.leading, newValue) }
    }

    /// Items at the trailing end, in their order: `rightBarButtonItems` has the last of them first.
    ///
    /// Source: developer.apple.com/documentation/uikit/uinavigationitem/trailingitemgroups
    public var trailingItemGroups: [UIBarButtonItemGroup] {
        get { groups.trailing ?? Self.group(of: rightBarButtonItems?.reversed()) }
        set { setGroups(\.trailing, newValue) }
    }

    /// Items in a menu at the trailing end, as on a phone.
    ///
    /// Source: developer.apple.com/documentation/uikit/uinavigationitem/centeritemgroups
    public var centerItemGroups: [UIBarButtonItemGroup] {
        get { groups.center ?? [] }
        set { setGroups(\.center, newValue) }
    }

    /// Items at the very end.
    ///
    /// Source: developer.apple.com/documentation/uikit/uinavigationitem/pinnedtrailinggroup
    public var pinnedTrailingGroup: UIBarButtonItemGroup? {
        get { groups.pinned?.first }
        set { setGroups(\.pinned, newValue.map { [$0] }) }
    }

    private static func group(of items: [UIBarButtonItem]?) -> [UIBarButtonItemGroup] {
        items.map { [.fixedGroup(items: $0)] } ?? []
    }

    private func setGroups(
        _ path: WritableKeyPath<ItemGroups, [UIBarButtonItemGroup]?>, _ new: [UIBarButtonItemGroup]?
    ) {
        groups[keyPath: path] = new
        watchedGroups.watch(groups.all, for: self) { [weak self] in self?.watchers.tell() }
        watchers.tell()
    }

    /// All items at the leading end, from there on.
    var shownLeft: [UIBarButtonItem] {
        (groups.leading.map(Self.items) ?? leftBarButtonItems ?? []).filter { !$0.isHidden }
    }

    /// All items at the trailing end, from there on.
    var shownRight: [UIBarButtonItem] {
        let own = groups.trailing.map { Self.items(of: $0).reversed() } ?? rightBarButtonItems ?? []
        let pinned = Array(Self.items(of: groups.pinned ?? []).reversed())
        return (pinned + [overflow].compactMap(\.self) + own).filter { !$0.isHidden }
    }

    /// All items, also hidden ones and those of the menu: a change of any changes the bar.
    var allItems: [UIBarButtonItem] {
        let inGroups = [groups.leading, groups.center, groups.trailing, groups.pinned].compactMap(\.self).joined()
        return (leftBarButtonItems ?? []) + (rightBarButtonItems ?? []) + inGroups.flatMap(\.barButtonItems)
    }

    private static func items(of groups: [UIBarButtonItemGroup]) -> [UIBarButtonItem] {
        groups.filter { !$0.isHidden }.flatMap(\.barButtonItems)
    }

    /// Button of the menu with what does not stand in the bar; nil where there is nothing.
    private var overflow: UIBarButtonItem? {
        let elements = (groups.center ?? []).flatMap(\.menuElements)
        guard !elements.isEmpty else { return nil }
        let item = UIBarButtonItem(image: UIImage(systemName: "ellipsis.circle"), menu: UIMenu(children: elements))
        item.accessibilityLabel = SystemWords.current[.more]
        return item
    }
}

/// Groups of a navigation item; nil for those that the app has not set.
struct ItemGroups {
    var leading: [UIBarButtonItemGroup]?
    var center: [UIBarButtonItemGroup]?
    var trailing: [UIBarButtonItemGroup]?
    var pinned: [UIBarButtonItemGroup]?

    var all: [UIBarButtonItemGroup] { [leading, center, trailing, pinned].compactMap(\.self).flatMap(\.self) }
}

/// Renames what a navigation item's title names. Never called: titles are not edited here.
///
/// Source: developer.apple.com/documentation/uikit/uinavigationitemrenamedelegate
@preconcurrency @MainActor public protocol UINavigationItemRenameDelegate: AnyObject {
    func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: String)
    func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool
    func navigationItem(
        _ navigationItem: UINavigationItem, willBeginRenamingWith suggestedTitle: String,
        selectedRange: Range<String.Index>
    ) -> (String, Range<String.Index>)
    func navigationItem(_ navigationItem: UINavigationItem, shouldEndRenamingWith title: String) -> Bool
}

extension UINavigationItemRenameDelegate {
    public func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool { true }
    public func navigationItem(
        _ navigationItem: UINavigationItem, willBeginRenamingWith suggestedTitle: String,
        selectedRange: Range<String.Index>
    ) -> (String, Range<String.Index>) { (suggestedTitle, selectedRange) }
    public func navigationItem(_ navigationItem: UINavigationItem, shouldEndRenamingWith title: String) -> Bool { true }
}

/// A controller's items for the bars around it, each made when it is first read.
@MainActor struct ControllerBars {
    var navigationItem: UINavigationItem?
    var tabBarItem: UITabBarItem?
    var editButton: EditButtonItem?
    var toolbarItems: [UIBarButtonItem]?
    var hidesBottomBar = false
    /// Scroll views that bars follow, where the app has said so.
    var scrollViews: [NSDirectionalRectEdge: UIScrollView] = [:]
}

extension UIViewController {
    public var navigationItem: UINavigationItem {
        if let item = bars.navigationItem { return item }
        let item = UINavigationItem(title: title ?? "")
        bars.navigationItem = item
        return item
    }

    public var tabBarItem: UITabBarItem {
        get {
            if let item = bars.tabBarItem { return item }
            let item = UITabBarItem(title: title, image: nil, tag: 0)
            bars.tabBarItem = item
            return item
        }
        set {
            bars.tabBarItem = newValue
            tabBarController?.itemsDidChange()
        }
    }

    /// Button that toggles `isEditing`; its title is Edit or Done.
    public var editButtonItem: UIBarButtonItem {
        if let item = bars.editButton { return item }
        let item = EditButtonItem(of: self)
        bars.editButton = item
        return item
    }

    /// Items for the bottom toolbar, where the navigation controller shows it.
    public var toolbarItems: [UIBarButtonItem]? {
        get { bars.toolbarItems }
        set { setToolbarItems(newValue, animated: false) }
    }

    /// Takes effect at once: `animated` is ignored.
    public func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
        bars.toolbarItems = toolbarItems
        navigationController?.barsDidChange()
    }

    /// Whether the tab bar is hidden while this controller, or one above it on the stack, is pushed.
    public var hidesBottomBarWhenPushed: Bool {
        get { bars.hidesBottomBar }
        set { bars.hidesBottomBar = newValue }
    }

    /// Nearest ancestor that is a navigation controller.
    public var navigationController: UINavigationController? {
        (parent as? UINavigationController) ?? parent?.navigationController
    }

    public var tabBarController: UITabBarController? { (parent as? UITabBarController) ?? parent?.tabBarController }

    public var splitViewController: UISplitViewController? {
        (parent as? UISplitViewController) ?? parent?.splitViewController
    }

    /// Copies the title to the bar items, which show it, as on Apple's systems.
    func titleDidChange() {
        bars.navigationItem?.title = title
        bars.tabBarItem?.title = title
        navigationController?.barsDidChange()
        tabBarController?.itemsDidChange()
    }
}

/// Button that toggles a controller's `isEditing`.
@MainActor final class EditButtonItem: UIBarButtonItem {
    convenience init(of controller: UIViewController) {
        self.init()
        showEditing(controller.isEditing)
        primaryAction = UIAction { [weak controller] _ in
            if let controller { controller.setEditing(!controller.isEditing, animated: true) }
        }
    }

    func showEditing(_ isEditing: Bool) {
        style = isEditing ? .done : .plain
        title = nil
        systemItem = isEditing ? .done : .edit
    }
}

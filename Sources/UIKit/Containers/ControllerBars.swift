/// What a controller has for the bars around it, made when somebody asks for it.
@MainActor struct ControllerBars {
    var navigationItem: UINavigationItem?
    var tabBarItem: UITabBarItem?
    var editButton: EditButtonItem?
    var toolbarItems: [UIBarButtonItem]?
    var hidesBottomBar = false
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

    /// Turns editing on and off; it says Edit or Done.
    public var editButtonItem: UIBarButtonItem {
        if let item = bars.editButton { return item }
        let item = EditButtonItem(of: self)
        bars.editButton = item
        return item
    }

    /// For the bar below, where the navigation controller shows one.
    public var toolbarItems: [UIBarButtonItem]? {
        get { bars.toolbarItems }
        set { setToolbarItems(newValue, animated: false) }
    }

    public func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
        bars.toolbarItems = toolbarItems
        navigationController?.barsDidChange()
    }

    /// Whether a tab bar goes while this controller is pushed.
    public var hidesBottomBarWhenPushed: Bool {
        get { bars.hidesBottomBar }
        set { bars.hidesBottomBar = newValue }
    }

    /// The nearest one that this controller is within.
    public var navigationController: UINavigationController? {
        (parent as? UINavigationController) ?? parent?.navigationController
    }

    public var tabBarController: UITabBarController? { (parent as? UITabBarController) ?? parent?.tabBarController }

    public var splitViewController: UISplitViewController? {
        (parent as? UISplitViewController) ?? parent?.splitViewController
    }

    /// The title is also what bars call the controller, as on Apple's systems.
    func titleDidChange() {
        bars.navigationItem?.title = title
        bars.tabBarItem?.title = title
        navigationController?.barsDidChange()
        tabBarController?.itemsDidChange()
    }
}

/// A button that turns a controller's editing on and off.
@MainActor final class EditButtonItem: UIBarButtonItem {
    init(of controller: UIViewController) {
        super.init()
        showEditing(controller.isEditing)
        primaryAction = UIAction { [weak controller] _ in
            if let controller { controller.setEditing(!controller.isEditing, animated: true) }
        }
    }

    func showEditing(_ isEditing: Bool) {
        style = isEditing ? .done : .plain
        title = isEditing ? "Done" : "Edit"
    }
}

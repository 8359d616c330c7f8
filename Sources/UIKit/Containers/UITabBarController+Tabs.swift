// Tabs as values, in place of controllers.
extension UITabBarController {
    /// Ignored: the tabs are in a bar at the bottom.
    ///
    /// Source: developer.apple.com/documentation/uikit/uitabbarcontroller/mode-swift.enum
    public enum Mode: Int, Sendable { case automatic = 0, tabBar, tabSidebar }

    /// Ignored: there is no sidebar. Source: developer.apple.com/documentation/uikit/uitabbarcontroller/sidebar-swift.class
    @preconcurrency @MainActor public final class Sidebar: NSObject {
        public var isHidden = true
        public var preferredLayout = Layout.automatic
        public enum Layout: Int, Sendable { case automatic = 0, overlap, tile }
        public var headerContentConfiguration: (any UIContentConfiguration)?
        public var footerContentConfiguration: (any UIContentConfiguration)?
        public weak var delegate: (any UITabBarControllerSidebarDelegate)?
    }

    /// Tabs of the bar, in order, in place of `viewControllers`.
    /// Source: developer.apple.com/documentation/uikit/uitabbarcontroller/tabs
    public var tabs: [UITab] {
        get { ownTabs }
        set {
            for tab in ownTabs { tab.controller = nil }
            ownTabs = newValue
            for tab in newValue { tab.controller = self }
            tabDidChange()
        }
    }

    public func setTabs(_ tabs: [UITab], animated: Bool) { self.tabs = tabs }

    /// Returns the tab with an identifier, of the bar or of a group; nil where there is none.
    public func tab(forIdentifier identifier: String) -> UITab? {
        ownTabs.lazy.compactMap { $0.find(identifier) }.first
    }

    /// Tab that is shown, within groups; nil without tabs.
    public var selectedTab: UITab? {
        get {
            let outer = selectedViewController.flatMap { shown in ownTabs.first { $0.shown === shown } }
            return sequence(first: outer) { ($0 as? UITabGroup)?.selectedChild }.compactMap(\.self).last
        }
        set {
            guard let newValue else { return }
            var outer = newValue
            while let group = outer.parent {
                group.selectedChild = outer
                outer = group
            }
            selectedViewController = outer.shown
        }
    }

    /// Shows the tabs as they are now, and keeps the selected one.
    func tabDidChange() {
        guard !isTakingTabs else { return }
        isTakingTabs = true
        defer { isTakingTabs = false }
        let shown = ownTabs.filter { !$0.isHidden }.compactMap { tab in
            tab.shown.map { (tab, $0) }
        }
        for (tab, controller) in shown { tab.dress(controller.tabBarItem) }
        let controllers = shown.map(\.1)
        if viewControllers != controllers { setViewControllers(controllers, animated: false) }
    }

    func tab(of controller: UIViewController) -> UITab? { ownTabs.first { $0.shown === controller } }
}

/// Never called: there is no sidebar.
///
/// Source: developer.apple.com/documentation/uikit/uitabbarcontroller/sidebar-swift.class/delegate-swift.protocol
@preconcurrency @MainActor public protocol UITabBarControllerSidebarDelegate: AnyObject {}

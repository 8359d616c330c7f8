import UIKit

class HomeViewController: UIViewController, UINavigationControllerDelegate, UITabBarControllerDelegate {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.title = "Home"
        navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Back", style: .plain, target: nil, action: nil)
        navigationItem.backButtonTitle = "Home"
        navigationItem.backBarButtonItem = UIBarButtonItem()
        navigationItem.hidesBackButton = false
        navigationItem.titleView = UIImageView(image: UIImage(systemName: "house"))
        let add = UIBarButtonItem(systemItem: .add)
        add.primaryAction = UIAction { [weak self] _ in self?.push() }
        add.tintColor = .systemRed
        let custom = UIBarButtonItem(customView: UIButton(type: .infoLight))
        navigationItem.rightBarButtonItems = [add, custom]
        navigationItem.setRightBarButton(add, animated: false)
        navigationItem.rightBarButtonItem?.isEnabled = true
        toolbarItems = [UIBarButtonItem(systemItem: .trash), .flexibleSpace(), .fixedSpace(12)]
        navigationController?.setToolbarHidden(false, animated: true)
        navigationController?.isNavigationBarHidden = false
        navigationController?.hidesBarsOnSwipe = false
        navigationController?.interactivePopGestureRecognizer?.isEnabled = true
        navigationController?.delegate = self
        hidesBottomBarWhenPushed = true
        edgesForExtendedLayout = []
        extendedLayoutIncludesOpaqueBars = false
    }

    private func push() {
        navigationController?.pushViewController(HomeViewController(), animated: true)
        navigationController?.popViewController(animated: true)
        navigationController?.popToRootViewController(animated: false)
        if let root = navigationController?.viewControllers.first {
            navigationController?.popToViewController(root, animated: true)
        }
        navigationController?.setViewControllers([self], animated: true)
        navigationController?.setNavigationBarHidden(true, animated: true)
        showDetailViewController(UIViewController(), sender: nil)
        print(navigationController?.topViewController == self, navigationController?.visibleViewController as Any)
    }

    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
        navigationController.setNavigationBarHidden(viewController is HomeViewController, animated: animated)
    }

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {}
}

class RootTabBarController: UITabBarController, UITabBarControllerDelegate {
    override func viewDidLoad() {
        super.viewDidLoad()
        delegate = self
        let home = UINavigationController(rootViewController: HomeViewController())
        home.tabBarItem = UITabBarItem(title: "Home", image: UIImage(systemName: "house"), tag: 0)
        home.tabBarItem.selectedImage = UIImage(systemName: "house.fill")
        let search = UIViewController()
        search.tabBarItem = UITabBarItem(tabBarSystemItem: .search, tag: 1)
        search.tabBarItem.badgeValue = "3"
        search.tabBarItem.badgeColor = .systemRed
        viewControllers = [home, search]
        setViewControllers([home, search], animated: false)
        selectedIndex = 0
        tabBar.tintColor = .systemPurple
        tabBar.unselectedItemTintColor = .systemGray
        tabBar.isTranslucent = false
        print(selectedViewController as Any, tabBar.items?.count ?? 0)
    }

    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        (viewController as? UINavigationController)?.popToRootViewController(animated: false)
    }

    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool { true }
}

class ThemedNavigationController: UINavigationController {
    override init(rootViewController: UIViewController) {
        super.init(rootViewController: rootViewController)
        navigationBar.isTranslucent = true
        navigationBar.tintColor = .systemRed
    }

    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

    override func pushViewController(_ viewController: UIViewController, animated: Bool) {
        viewController.hidesBottomBarWhenPushed = !viewControllers.isEmpty
        super.pushViewController(viewController, animated: animated)
    }

    override func popViewController(animated: Bool) -> UIViewController? {
        super.popViewController(animated: animated)
    }

    override var childForStatusBarHidden: UIViewController? { topViewController }
    override var preferredStatusBarStyle: UIStatusBarStyle { topViewController?.preferredStatusBarStyle ?? .default }
}

class SplitRoot: UISplitViewController, UISplitViewControllerDelegate {
    init() {
        super.init(style: .doubleColumn)
        preferredDisplayMode = .oneBesideSecondary
        preferredSplitBehavior = .tile
        setViewController(UITableViewController(style: .plain), for: .primary)
        setViewController(UIViewController(), for: .secondary)
        delegate = self
        show(.primary)
    }

    required init?(coder: NSCoder) { fatalError() }

    func splitViewController(
        _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { .primary }
}

import SwiftUI
import UIKit

final class RootTabController: UITabBarController, UITabBarControllerDelegate {
    override func viewDidLoad() {
        super.viewDidLoad()
        delegate = self
        let home = UINavigationController(rootViewController: HomeController())
        home.tabBarItem = UITabBarItem(title: "Home", image: UIImage(systemName: "house"), selectedImage: UIImage(systemName: "house.fill"))
        let list = UINavigationController(rootViewController: UIHostingController(rootView: Text("SwiftUI")))
        list.tabBarItem = UITabBarItem(tabBarSystemItem: .favorites, tag: 1)
        list.tabBarItem.badgeValue = "3"
        list.tabBarItem.badgeColor = .systemOrange
        setViewControllers([home, list], animated: false)
        selectedIndex = 0
        tabBar.tintColor = .systemPurple
        let appearance = UITabBarAppearance()
        appearance.configureWithDefaultBackground()
        appearance.stackedLayoutAppearance.selected.titleTextAttributes = [.foregroundColor: UIColor.systemPurple]
        tabBar.standardAppearance = appearance
        tabBar.scrollEdgeAppearance = appearance
        UINavigationBar.appearance().tintColor = .systemPurple
        UILabel.appearance(whenContainedInInstancesOf: [UITableViewHeaderFooterView.self]).textColor = .systemRed
    }

    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool { true }
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        (viewController as? UINavigationController)?.popToRootViewController(animated: true)
    }
}

final class HomeController: UIViewController {
    private let imageView = UIImageView(image: UIImage(systemName: "photo.artframe"))
    private let titleLabel: UILabel = {
        let label = UILabel()
        label.font = .systemFont(ofSize: 28, weight: .bold, width: .expanded)
        label.textColor = UIColor { traits in traits.userInterfaceStyle == .dark ? .white : .black }
        label.lineBreakMode = .byTruncatingTail
        label.text = "Home"
        return label
    }()
    private var constraintsByWidth: [NSLayoutConstraint] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(named: "Background") ?? .systemBackground
        imageView.contentMode = .scaleAspectFit
        imageView.tintColor = .systemTeal
        imageView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(paletteColors: [.systemTeal, .systemGray])
        imageView.addSymbolEffect(.bounce, options: .repeat(2))
        let guide = UILayoutGuide()
        view.addLayoutGuide(guide)
        [imageView, titleLabel].forEach {
            $0.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview($0)
        }
        constraintsByWidth = [imageView.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5)]
        NSLayoutConstraint.activate(constraintsByWidth + [
            guide.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            guide.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            imageView.topAnchor.constraint(equalTo: guide.topAnchor),
            imageView.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
            imageView.heightAnchor.constraint(equalTo: imageView.widthAnchor, multiplier: 3.0 / 4.0),
            titleLabel.topAnchor.constraint(equalTo: imageView.bottomAnchor, constant: 8),
            titleLabel.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
            titleLabel.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
            titleLabel.widthAnchor.constraint(lessThanOrEqualTo: view.readableContentGuide.widthAnchor),
        ])
        registerForTraitChanges([UITraitHorizontalSizeClass.self, UITraitUserInterfaceStyle.self]) { (self: Self, previous: UITraitCollection) in
            self.titleLabel.isHidden = self.traitCollection.horizontalSizeClass == .regular
        }
        let child = UIHostingController(rootView: Button("Tap") { print("tapped") }.padding())
        child.sizingOptions = [.intrinsicContentSize]
        addChild(child)
        view.addSubview(child.view)
        child.didMove(toParent: self)
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        titleLabel.text = "\(Int(view.bounds.width)) pt"
    }

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        coordinator.animate { _ in self.view.layoutIfNeeded() } completion: { _ in }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        imageView.layer.shadowPath = UIBezierPath(roundedRect: imageView.bounds, cornerRadius: 12).cgPath
    }
}

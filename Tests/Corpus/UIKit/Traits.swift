import UIKit

class ThemeViewController: UIViewController {
    private let label = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        overrideUserInterfaceStyle = .dark
        view.backgroundColor = UIColor { traits in
            traits.userInterfaceStyle == .dark ? .black : .white
        }
        label.textColor = UIColor(dynamicProvider: { $0.accessibilityContrast == .high ? .label : .secondaryLabel })
        registerForTraitChanges([UITraitUserInterfaceStyle.self, UITraitHorizontalSizeClass.self]) {
            (self: Self, previousTraitCollection: UITraitCollection) in
            self.updateColors()
        }
        let registration = label.registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (label: UILabel, previous) in
            label.font = .preferredFont(forTextStyle: .body)
        }
        label.unregisterForTraitChanges(registration)
        if traitCollection.horizontalSizeClass == .compact, traitCollection.verticalSizeClass == .regular { updateColors() }
        if #available(iOS 17.0, *) {
            traitOverrides.preferredContentSizeCategory = .accessibilityLarge
            traitOverrides.userInterfaceStyle = .light
        }
        print(traitCollection.displayScale, traitCollection.layoutDirection == .rightToLeft, traitCollection.userInterfaceIdiom == .phone)
    }

    private func updateColors() {
        let isDark = traitCollection.userInterfaceStyle == .dark
        label.text = isDark ? "Dark" : "Light"
        let resolved = UIColor.systemBackground.resolvedColor(with: traitCollection)
        var red: CGFloat = 0, green: CGFloat = 0, blue: CGFloat = 0, alpha: CGFloat = 0
        resolved.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        var hue: CGFloat = 0, saturation: CGFloat = 0, brightness: CGFloat = 0, white: CGFloat = 0
        if resolved.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha) { print(hue) }
        resolved.getWhite(&white, alpha: &alpha)
        view.layer.borderColor = UIColor(hue: hue, saturation: 1, brightness: 1, alpha: 1).cgColor
        label.font = UIFontMetrics(forTextStyle: .title2).scaledFont(for: UIFont.systemFont(ofSize: 22, weight: .semibold), maximumPointSize: 40)
        let height = UIFontMetrics.default.scaledValue(for: 44)
        label.frame.size.height = height
        UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
            view.layer.backgroundColor = UIColor.systemRed.cgColor
        }
        let combined = UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(preferredContentSizeCategory: .large),
        ])
        print(combined.preferredContentSizeCategory.isAccessibilityCategory, combined.preferredContentSizeCategory > .small)
    }

    func appearances() {
        let appearance = UINavigationBarAppearance()
        appearance.configureWithOpaqueBackground()
        appearance.backgroundColor = .systemIndigo
        appearance.titleTextAttributes = [.foregroundColor: UIColor.white]
        appearance.largeTitleTextAttributes = [.foregroundColor: UIColor.white, .font: UIFont.systemFont(ofSize: 30, weight: .black)]
        appearance.shadowColor = .clear
        UINavigationBar.appearance().standardAppearance = appearance
        UINavigationBar.appearance().scrollEdgeAppearance = appearance
        UINavigationBar.appearance().tintColor = .white
        UINavigationBar.appearance().prefersLargeTitles = true
        UISwitch.appearance().onTintColor = .systemOrange
        UITableViewCell.appearance().backgroundColor = .clear
        UILabel.appearance(whenContainedInInstancesOf: [UITableViewHeaderFooterView.self]).textColor = .systemPink
        UIBarButtonItem.appearance().setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
        UISegmentedControl.appearance().selectedSegmentTintColor = .systemYellow
        UITabBar.appearance().barTintColor = .black
        navigationController?.navigationBar.standardAppearance = appearance
        navigationController?.navigationBar.compactAppearance = appearance
        let tabs = UITabBarAppearance()
        tabs.configureWithDefaultBackground()
        tabBarController?.tabBar.standardAppearance = tabs
        view.tintAdjustmentMode = .dimmed
        view.semanticContentAttribute = .forceRightToLeft
        if view.effectiveUserInterfaceLayoutDirection == .rightToLeft { label.textAlignment = .right }
    }
}

class PaletteView: UIView {
    static let brand = UIColor(red: 0.2, green: 0.4, blue: 0.8, alpha: 1)
    static let named = UIColor(named: "Brand") ?? .systemBlue
    static let gray = UIColor(white: 0.5, alpha: 1)
    static let literal = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
    static let all: [UIColor] = [
        .systemRed, .systemGreen, .systemBlue, .systemOrange, .systemYellow, .systemPink, .systemPurple, .systemTeal, .systemIndigo,
        .systemBrown, .systemMint, .systemCyan, .systemGray, .systemGray2, .systemGray3, .systemGray4, .systemGray5, .systemGray6,
        .label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .systemFill, .secondarySystemFill, .tertiarySystemFill,
        .quaternarySystemFill, .placeholderText, .systemBackground, .secondarySystemBackground, .tertiarySystemBackground,
        .systemGroupedBackground, .secondarySystemGroupedBackground, .tertiarySystemGroupedBackground, .separator, .opaqueSeparator,
        .link, .darkText, .lightText, .darkGray, .lightGray, .magenta, .cyan, .brown, .orange, .purple, .clear,
    ]

    override func tintColorDidChange() {
        super.tintColorDidChange()
        backgroundColor = tintColor
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        guard window != nil else { return }
        backgroundColor = Self.brand
    }

    override func willMove(toSuperview newSuperview: UIView?) { super.willMove(toSuperview: newSuperview) }
    override func didMoveToSuperview() { super.didMoveToSuperview() }
    override func willMove(toWindow newWindow: UIWindow?) { super.willMove(toWindow: newWindow) }
    override func didAddSubview(_ subview: UIView) { super.didAddSubview(subview) }
    override func safeAreaInsetsDidChange() { super.safeAreaInsetsDidChange() }
    override func layoutMarginsDidChange() { super.layoutMarginsDidChange() }
}

/// Classes whose default look an app sets once, for all objects.
/// Source: <https://developer.apple.com/documentation/uikit/uiappearance>
@preconcurrency @MainActor public protocol UIAppearance: NSObjectProtocol {}

/// Objects that stand for all of a class: what an app has set of one is copied to the views of the class when they enter a
/// window, where the view still has the class's own value.
///
/// Partly: the properties in `AppearanceRules`.
@MainActor enum Appearances {
    struct Entry {
        let kind: UIView.Type
        let containers: [AnyClass]
        let view: UIView
    }

    private(set) static var all: [Entry] = []
    private static var plain: [ObjectIdentifier: UIView] = [:]

    static func view<Kind: UIView>(of kind: Kind.Type, in containers: [AnyClass]) -> Kind {
        let known = all.first {
            $0.kind == kind && $0.containers.map(ObjectIdentifier.init) == containers.map(ObjectIdentifier.init)
        }
        if let view = known?.view { return unsafeDowncast(view, to: kind) }
        let made = UIView.make(kind)
        if plain[ObjectIdentifier(kind)] == nil { plain[ObjectIdentifier(kind)] = UIView.make(kind) }
        all.append(Entry(kind: kind, containers: containers, view: made))
        return made
    }

    /// Copies what is set for the classes of a view. What is set for a subclass, or within containers, prevails.
    static func apply(to view: UIView) {
        guard !all.isEmpty else { return }
        let fitting = all.filter { $0.view !== view && fits($0, view) }
        for entry in fitting.sorted(by: { rank($0) > rank($1) }) {
            guard let plain = plain[ObjectIdentifier(entry.kind)] else { continue }
            for rule in AppearanceRules.all { rule(entry.view, plain, view) }
        }
    }

    private static func rank(_ entry: Entry) -> Int {
        let depth = sequence(first: entry.kind as AnyClass, next: { _getSuperclass($0) }).reduce(0) { count, _ in
            count + 1
        }
        return depth + entry.containers.count * 100
    }

    private static func fits(_ entry: Entry, _ view: UIView) -> Bool {
        guard view.isKind(of: entry.kind) else { return false }
        var wanted = entry.containers[...]
        for outer in sequence(first: view.next, next: { $0?.next }).prefix(while: { $0 != nil }) {
            if let first = wanted.first, let outer, outer.isKind(of: first) { wanted.removeFirst() }
        }
        return wanted.isEmpty
    }
}

/// Properties that appearances set.
@MainActor enum AppearanceRules {
    /// Copies from the object that stands for the class to a view; the second object has the class's own values.
    typealias Rule = @MainActor (UIView, UIView, UIView) -> Void

    static let all: [Rule] = [
        rule(\UIView.backgroundColor), rule(\UIView.storedTint), rule(\UIView.alpha), rule(\UILabel.textColor),
        rule(\UILabel.font), rule(\UISwitch.onTintColor), rule(\UISwitch.thumbTintColor),
        rule(\UISegmentedControl.selectedSegmentTintColor), rule(\UISlider.minimumTrackTintColor),
        rule(\UISlider.maximumTrackTintColor), rule(\UISlider.thumbTintColor), rule(\UIProgressView.progressTintColor),
        rule(\UIProgressView.trackTintColor), rule(\UIPageControl.currentPageIndicatorTintColor),
        rule(\UIPageControl.pageIndicatorTintColor), rule(\UIActivityIndicatorView.color),
        rule(\UINavigationBar.barTintColor), rule(\UINavigationBar.standardAppearance),
        rule(\UINavigationBar.scrollEdgeAppearance), attributes(\UINavigationBar.titleTextAttributes),
        rule(\UITabBar.barTintColor), rule(\UITabBar.unselectedItemTintColor), rule(\UITableView.separatorColor),
        rule(\UITableView.separatorStyle), rule(\UITableViewCell.selectionStyle), rule(\UITextField.textColor),
        rule(\UITextField.font), rule(\UITextView.textColor), rule(\UITextView.font), rule(\UISearchBar.barTintColor),
    ]

    /// The last to be applied prevails, which is that of the most general class; so a value that is set is not set again.
    private static func rule<Root: UIView, Value: Equatable>(_ path: ReferenceWritableKeyPath<Root, Value>) -> Rule {
        { stand, plain, view in
            guard let stand = stand as? Root, let plain = plain as? Root, let view = view as? Root else { return }
            if stand[keyPath: path] != plain[keyPath: path], view[keyPath: path] == plain[keyPath: path] {
                view[keyPath: path] = stand[keyPath: path]
            }
        }
    }

    private static func attributes<Root: UIView>(
        _ path: ReferenceWritableKeyPath<Root, [NSAttributedString.Key: Any]?>
    ) -> Rule {
        { stand, _, view in
            guard let stand = stand as? Root, let view = view as? Root, view[keyPath: path] == nil else { return }
            if let given = stand[keyPath: path] { view[keyPath: path] = given }
        }
    }
}

extension UIView: UIAppearance {}

extension UIAppearance where Self: UIView {
    /// Returns the object that stands for all objects of the class.
    /// Source: <https://developer.apple.com/documentation/uikit/uiappearance/appearance()>
    public static func appearance() -> Self { Appearances.view(of: Self.self, in: []) }

    /// Returns an object of the class that stands for no other.
    /// Source: <https://developer.apple.com/documentation/uikit/uiappearance/appearance(for:)>
    @available(*, deprecated, message: "appearance(for:) has no effect in Parley: use colours with a dark variant")
    public static func appearance(for trait: UITraitCollection) -> Self { UIView.make(Self.self) }

    /// Returns the object that stands for those within views or controllers of other classes, the innermost first.
    /// Source: <https://developer.apple.com/documentation/uikit/uiappearance/appearance(whencontainedininstancesof:)>
    public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
        Appearances.view(of: Self.self, in: containerTypes.map { $0 as AnyClass })
    }
}

/// Classes that appearances can be restricted to.
/// Source: <https://developer.apple.com/documentation/uikit/uiappearancecontainer>
@preconcurrency @MainActor public protocol UIAppearanceContainer: NSObjectProtocol {}
extension UIView: UIAppearanceContainer {}
extension UIViewController: UIAppearanceContainer {}

import InterfaceFiles

// Makes objects of the classes that a file names.
extension InterfaceLoader {
    static let viewClasses: [String: UIView.Type] = [
        "label": UILabel.self, "button": UIButton.self, "imageView": UIImageView.self, "textField": UITextField.self,
        "textView": UITextView.self, "stackView": UIStackView.self, "scrollView": UIScrollView.self,
        "tableView": UITableView.self, "tableViewCell": UITableViewCell.self, "collectionView": UICollectionView.self,
        "collectionViewCell": UICollectionViewCell.self, "collectionReusableView": UICollectionReusableView.self,
        "switch": UISwitch.self, "slider": UISlider.self, "stepper": UIStepper.self,
        "segmentedControl": UISegmentedControl.self, "activityIndicatorView": UIActivityIndicatorView.self,
        "progressView": UIProgressView.self, "pageControl": UIPageControl.self, "searchBar": UISearchBar.self,
        "datePicker": UIDatePicker.self, "pickerView": UIPickerView.self, "toolbar": UIToolbar.self,
        "navigationBar": UINavigationBar.self, "tabBar": UITabBar.self, "visualEffectView": UIVisualEffectView.self,
        "refreshControl": UIRefreshControl.self,
    ]

    private static let controllerClasses: [String: UIViewController.Type] = [
        "tableViewController": UITableViewController.self, "collectionViewController": UICollectionViewController.self,
        "navigationController": UINavigationController.self, "tabBarController": UITabBarController.self,
        "splitViewController": UISplitViewController.self, "pageViewController": UIPageViewController.self,
    ]

    /// Creates a view with everything in it, by the `init?(coder:)` of its class. A class that is not found or makes nothing is
    /// replaced by that of the element.
    func makeView(_ object: InterfaceObject) -> UIView? {
        if object.element == "viewLayoutGuide" { return nil }
        let usual = Self.viewClasses[object.element] ?? Self.foreignClass(of: object.element) ?? UIView.self
        let coder = InterfaceCoder(object, self)
        let kind = customClass(of: object, as: UIView.self) ?? usual
        return kind.init(coder: coder) ?? usual.init(coder: coder)
    }

    /// Returns the class of an element that belongs to a module above this one; nil where the app does not have that.
    private static func foreignClass(of element: String) -> UIView.Type? {
        element == "skView" ? NSClassFromString("SpriteKit.SKView") as? UIView.Type : nil
    }

    func makeController(_ object: InterfaceObject, _ creator: ((NSCoder) -> UIViewController?)?) -> UIViewController? {
        let coder = InterfaceCoder(object, self)
        if let controller = creator?(coder) { return controller }
        return controllerClass(of: object).init(coder: coder)
            ?? Self.controllerClasses[object.element, default: UIViewController.self].init(coder: coder)
    }

    func controllerClass(of object: InterfaceObject) -> UIViewController.Type {
        customClass(of: object, as: UIViewController.self)
            ?? Self.controllerClasses[object.element, default: UIViewController.self]
    }

    /// Returns the class that the file names in place of the element's; nil where it names none, and where there is none.
    func customClass<Kind: AnyObject>(of object: InterfaceObject, as kind: Kind.Type) -> Kind.Type? {
        guard let name = object.customClass else { return nil }
        return Self.findClass(name, object.customModule, source, as: kind)
    }

    static func findClass<Kind: AnyObject>(
        _ name: String, _ module: String?, _ source: InterfaceSource, as kind: Kind.Type
    ) -> Kind.Type? {
        guard let found = NamedMembers.type(named: name, module: module) ?? NamedMembers.type(named: name) else {
            InterfaceLog.write("there is no class \(name) in \(module ?? "the app"), which \(source.name) names")
            return nil
        }
        if let fitting = found as? Kind.Type { return fitting }
        InterfaceLog.write("\(name), which \(source.name) names, is no \(kind)")
        return nil
    }

    /// Gives an object that exists already, such as a cell's content view, its values, children and identifier.
    func adopt(_ view: UIView, _ object: InterfaceObject?) {
        guard let object else { return }
        view.decodeViewValues(from: InterfaceCoder(object, self))
    }

    /// Gives a container's bar its colours and identifier. Its place is the container's matter.
    func adoptBar(_ bar: UIView, _ role: String, of object: InterfaceObject) {
        guard let description = object.child(role) else { return }
        let coder = InterfaceCoder(description, self)
        register(bar, for: description)
        if let color = coder.color("tintColor") { bar.tintColor = color }
        if let color = coder.color("backgroundColor") { bar.backgroundColor = color }
        (bar as? UINavigationBar)?.prefersLargeTitles = coder.flag("largeTitles") ?? false
        if let color = coder.color("barTintColor") { (bar as? UINavigationBar)?.barTintColor = color }
    }

    // MARK: Top-level objects

    /// Makes the objects of a dock or a nib. Views among them are given back with the others, in order.
    func makeTopLevel(_ objects: [InterfaceObject]) -> [AnyObject] {
        objects.compactMap { object in
            let made = topLevelObject(object)
            if let made { topLevel.append(made) }
            return made
        }
    }

    private func topLevelObject(_ object: InterfaceObject) -> AnyObject? {
        switch object.element {
        case "placeholder", "exit": return nil
        case "customObject": return makeObject(object)
        case "barButtonItem": return UIBarButtonItem.made(object, self)
        case "navigationItem":
            let item = UINavigationItem(title: "")
            item.decode(object, self)
            return item
        default: break
        }
        if let recognizer = UIGestureRecognizer.made(object, self) { return recognizer }
        if object.element.hasSuffix("Controller") { return makeController(object, nil) }
        return makeView(object)
    }

    private func makeObject(_ object: InterfaceObject) -> AnyObject? {
        guard let kind = customClass(of: object, as: NSObject.self) else { return nil }
        let made = NSObject.make(kind)
        register(made, for: object)
        return made
    }
}

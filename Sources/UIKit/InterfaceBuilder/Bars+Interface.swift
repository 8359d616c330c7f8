import InterfaceFiles

// Items of bars and gesture recognisers. Of these, bar buttons have an `init?(coder:)`, and recognisers are made without one.
extension UIBarButtonItem {
    /// Returns an item of the file's class, or of UIKit's own where that is not found or makes nothing.
    static func made(_ object: InterfaceObject, _ loader: InterfaceLoader) -> UIBarButtonItem {
        let coder = InterfaceCoder(object, loader)
        let kind = loader.customClass(of: object, as: UIBarButtonItem.self)
        let item = kind?.init(coder: coder) ?? UIBarButtonItem(coder: coder) ?? UIBarButtonItem()
        loader.topLevel.append(item)
        return item
    }

    func decode(_ coder: InterfaceCoder) {
        if let systemItem = coder.name("systemItem", of: SystemItem.self) { become(systemItem) }
        if let title = coder.text("title") { self.title = title }
        if let image = coder.image("image") { self.image = image }
        if coder.attribute("style") == "done" { style = .done }
        isEnabled = coder.flag("enabled") ?? true
        width = coder.number("width") ?? 0
        tag = coder.integer("tag") ?? 0
        tintColor = coder.color("tintColor")
        if let label = coder.text("accessibilityLabel") { accessibilityLabel = label }
        customView = coder.object.child("customView").flatMap { coder.loader.makeView($0) }
        coder.loader.register(self, for: coder.object)
    }
}

extension UINavigationItem {
    func decode(_ object: InterfaceObject, _ loader: InterfaceLoader) {
        let coder = InterfaceCoder(object, loader)
        loader.register(self, for: object)
        if let title = coder.text("title") { self.title = title }
        prompt = coder.text("prompt")
        largeTitleDisplayMode = coder.name("largeTitleDisplayMode", of: LargeTitleDisplayMode.self) ?? .automatic
        hidesBackButton = coder.flag("hidesBackButton") ?? false
        leftItemsSupplementBackButton = coder.flag("leftItemsSupplementBackButton") ?? false
        leftBarButtonItems = items("left", object, loader)
        rightBarButtonItems = items("right", object, loader)
        backBarButtonItem = object.child("backBarButtonItem").map { .made($0, loader) }
        titleView = object.child("titleView").flatMap { loader.makeView($0) }
    }

    private func items(_ side: String, _ object: InterfaceObject, _ loader: InterfaceLoader) -> [UIBarButtonItem]? {
        let all = (object.children[side + "BarButtonItem"] ?? []) + (object.children[side + "BarButtonItems"] ?? [])
        return all.isEmpty ? nil : all.map { .made($0, loader) }
    }
}

extension UITabBarItem {
    static func made(_ object: InterfaceObject, _ loader: InterfaceLoader) -> UITabBarItem {
        let coder = InterfaceCoder(object, loader)
        let tag = coder.integer("tag") ?? 0
        let system = coder.name("systemItem", of: SystemItem.self)
        let item =
            system.map { UITabBarItem(tabBarSystemItem: $0, tag: tag) }
            ?? UITabBarItem(title: coder.text("title"), image: coder.image("image"), tag: tag)
        item.selectedImage = coder.image("selectedImage")
        item.badgeValue = coder.attribute("badgeValue")
        item.isEnabled = coder.flag("enabled") ?? true
        loader.register(item, for: object)
        return item
    }
}

extension UIGestureRecognizer {
    private static let kinds: [String: UIGestureRecognizer.Type] = [
        "tapGestureRecognizer": UITapGestureRecognizer.self,
        "pongPressGestureRecognizer": UILongPressGestureRecognizer.self,
        "panGestureRecognizer": UIPanGestureRecognizer.self, "swipeGestureRecognizer": UISwipeGestureRecognizer.self,
        "pinchGestureRecognizer": UIPinchGestureRecognizer.self,
        "rotationGestureRecognizer": UIRotationGestureRecognizer.self,
        "screenEdgePanGestureRecognizer": UIScreenEdgePanGestureRecognizer.self,
        "gestureRecognizer": UIGestureRecognizer.self,
    ]

    /// Returns a recogniser of a file; nil for an object of another kind.
    static func made(_ object: InterfaceObject, _ loader: InterfaceLoader) -> UIGestureRecognizer? {
        guard let usual = kinds[object.element] else { return nil }
        let kind = loader.customClass(of: object, as: UIGestureRecognizer.self) ?? usual
        let recognizer = NSObject.make(kind)
        let coder = InterfaceCoder(object, loader)
        recognizer.isEnabled = coder.flag("enabled") ?? true
        recognizer.cancelsTouchesInView = coder.flag("cancelsTouchesInView") ?? true
        switch recognizer {
        case let tap as UITapGestureRecognizer: tap.numberOfTapsRequired = coder.integer("numberOfTapsRequired") ?? 1
        case let press as UILongPressGestureRecognizer:
            press.minimumPressDuration = coder.number("minimumPressDuration").map { Double($0) } ?? 0.5
            press.allowableMovement = coder.number("allowableMovement") ?? 10
        case let swipe as UISwipeGestureRecognizer:
            swipe.direction = coder.attribute("direction").flatMap { InterfaceNames.swipes[$0] } ?? .right
        default: break
        }
        loader.register(recognizer, for: object)
        return recognizer
    }
}

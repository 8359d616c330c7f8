import InterfaceFiles

/// The coder that `init?(coder:)` of views and controllers gets from a storyboard or nib. It carries one object of the file, of which
/// each class of UIKit takes what is its own. Keys of an archive are not there: asked for one, it has no value.
final class InterfaceCoder: NSCoder {
    let object: InterfaceObject
    let loader: InterfaceLoader

    init(_ object: InterfaceObject, _ loader: InterfaceLoader) {
        self.object = object
        self.loader = loader
        super.init()
    }

    override var allowsKeyedCoding: Bool { true }
    override func containsValue(forKey key: String) -> Bool { false }
    override func decodeObject(forKey key: String) -> Any? { nil }
    override func decodeBool(forKey key: String) -> Bool { false }
    override func decodeInteger(forKey key: String) -> Int { 0 }
    override func decodeDouble(forKey key: String) -> Double { 0 }
    override func decodeFloat(forKey key: String) -> Float { 0 }
}

// Values of the object, with those that a variation for the present size classes has in their place.
@MainActor extension InterfaceCoder {
    func attribute(_ name: String) -> String? {
        variations.lazy.compactMap { $0.attributes[name] }.first ?? object.attributes[name]
    }

    func value(_ key: String) -> InterfaceValue? {
        variations.lazy.compactMap { $0.values[key] }.first ?? object.values[key]
    }

    /// Text in the person's language.
    /// - Parameter key: of the strings file, where it is not the attribute's.
    func text(_ name: String, key: String? = nil) -> String? {
        guard let text = attribute(name) else { return nil }
        return loader.source.translation(of: key ?? name, ofObject: object.id) ?? text
    }

    func flag(_ name: String) -> Bool? { attribute(name).map { $0 == "YES" } }
    func number(_ name: String) -> CGFloat? { attribute(name).flatMap { Double($0) }.map { CGFloat($0) } }
    func integer(_ name: String) -> Int? { number(name).flatMap { Int(exactly: $0.rounded()) } }

    /// Returns the case of an enumeration of UIKit that has the attribute's name.
    func name<Kind: RawRepresentable>(_ attribute: String, of kind: Kind.Type) -> Kind? where Kind.RawValue == Int {
        self.attribute(attribute).flatMap { InterfaceNames.find($0, kind) }
    }

    /// Gives a view that exists already, such as a cell's content view, what the file has for it.
    func fill(_ view: UIView, _ role: String) { loader.adopt(view, object.child(role)) }

    /// Returns the items of a list; nil where the file has none.
    func barButtonItems(_ role: String) -> [UIBarButtonItem]? {
        object.children[role]?.map { .made($0, loader) }
    }

    func color(_ key: String) -> UIColor? {
        if case .color(let color) = value(key) { return loader.source.color(color) }
        return nil
    }

    func font(_ key: String = "fontDescription") -> UIFont? {
        if case .font(let font) = value(key) { return UIFont.made(font) }
        return nil
    }

    func image(_ key: String) -> UIImage? {
        if case .image(let image) = value(key) {
            return loader.source.image(image, object.child("symbolConfiguration"))
        }
        return nil
    }

    func attributedText(_ key: String) -> NSAttributedString? {
        if case .attributedText(let runs) = value(key) { return loader.source.attributedText(runs) }
        return nil
    }

    func names(_ key: String) -> [String]? {
        if case .names(let names) = value(key) { return names }
        return nil
    }

    func rectangle(_ key: String) -> CGRect? {
        guard case .numbers(let parts) = value(key) else { return nil }
        return CGRect(
            x: parts["x"] ?? 0, y: parts["y"] ?? 0, width: parts["width"] ?? 0, height: parts["height"] ?? 0)
    }

    func size(_ key: String) -> CGSize? { rectangle(key)?.size }

    func insets(_ key: String) -> UIEdgeInsets? {
        guard case .numbers(let parts) = value(key) else { return nil }
        return UIEdgeInsets(
            top: parts["top"] ?? parts["minY"] ?? 0, left: parts["left"] ?? parts["leading"] ?? parts["minX"] ?? 0,
            bottom: parts["bottom"] ?? parts["maxY"] ?? 0,
            right: parts["right"] ?? parts["trailing"] ?? parts["maxX"] ?? 0)
    }

    /// Variations that hold here, the most specific first.
    private var variations: [InterfaceVariation] { object.variations.holding }
}

extension [InterfaceVariation] {
    /// Those for the present size classes, the most specific first.
    @MainActor var holding: [InterfaceVariation] {
        let traits = UITraitCollection.current
        let present = ["widthClass": "\(traits.horizontalSizeClass)", "heightClass": "\(traits.verticalSizeClass)"]
        return filter { variation in variation.traits.allSatisfy { present[$0.key] == $0.value } }
            .sorted { $0.traits.count > $1.traits.count }
    }
}

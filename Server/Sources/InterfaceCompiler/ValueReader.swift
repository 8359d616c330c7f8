import InterfaceFiles

/// Reads elements that are values: colours, fonts, numbers with names, texts.
struct ValueReader {
    let resources: InterfaceResources

    /// Returns the value of an element; nil for one that is no value.
    func value(of element: XMLElement) -> InterfaceValue? {
        switch element.name {
        case "nil": return InterfaceValue.none
        case "color": return color(element).map { .color($0) }
        case "fontDescription", "font": return font(element).map { .font($0) }
        case "rect", "size", "point", "inset", "edgeInsets", "directionalEdgeInsets", "offsetWrapper":
            return .numbers(element.attributes.compactMapValues { Double($0) })
        case "autoresizingMask", "dataDetectorType", "popoverArrowDirection", "accessibilityTraits", "rectEdge",
            "extendedEdge":
            return .names(element.attributes.filter { $0.value == "YES" }.map(\.key).sorted())
        case "string", "mutableString", "localizedString": return .text(element.text)
        case "bool", "boolean": return (element["value"]).map { .flag($0 == "YES") }
        case "integer", "real", "number": return element["value"].flatMap { Double($0) }.map { .number($0) }
        case "date": return element["timeIntervalSinceReferenceDate"].flatMap { Double($0) }.map { .date($0) }
        case "attributedString": return .attributedText(runs(element))
        case "imageReference": return image(element).map { .image($0) }
        default: return nil
        }
    }

    // MARK: Colours

    func color(_ element: XMLElement) -> InterfaceColor? {
        // Xcode 11 writes the colour's older name beside the one that follows the system.
        let systems = ["systemColor", "xcode11CocoaTouchSystemColor", "cocoaTouchSystemColor"]
        if let name = systems.lazy.compactMap({ element[$0] }).first { return .system(name) }
        if let name = element["name"] {
            guard let parts = resources.namedColors[name] ?? components(element) else { return nil }
            return .named(name, red: parts.red, green: parts.green, blue: parts.blue, alpha: parts.alpha)
        }
        guard let parts = components(element) else { return nil }
        return .components(red: parts.red, green: parts.green, blue: parts.blue, alpha: parts.alpha)
    }

    func components(_ element: XMLElement) -> ColorComponents? {
        let alpha = element["alpha"].flatMap { Double($0) } ?? 1
        if let white = element["white"].flatMap({ Double($0) }) {
            return ColorComponents(red: white, green: white, blue: white, alpha: alpha)
        }
        let parts = ["red", "green", "blue"].compactMap { element[$0].flatMap { Double($0) } }
        guard parts.count == 3 else { return nil }
        return ColorComponents(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
    }

    // MARK: Fonts

    private func font(_ element: XMLElement) -> InterfaceFont? {
        if let style = element["style"] { return InterfaceFont(type: "style", style: style) }
        let size = (element["pointSize"] ?? element["size"]).flatMap { Double($0) } ?? 0
        if let name = element["name"] {
            return InterfaceFont(type: "custom", size: size, name: name, family: element["family"])
        }
        let metaFonts = ["systemBold": "boldSystem", "systemItalic": "italicSystem", "system": "system"]
        guard let type = element["type"] ?? element["metaFont"].map({ metaFonts[$0] ?? "system" }) else { return nil }
        return InterfaceFont(type: type, size: size, weight: element["weight"])
    }

    // MARK: Images

    private func image(_ element: XMLElement) -> InterfaceImage? {
        guard let name = element["image"] else { return nil }
        var configuration: [String: String] = [:]
        if let scale = element["symbolScale"] { configuration["scale"] = scale }
        if let font = element.child("fontDescription") {
            if let size = font["pointSize"] { configuration["pointSize"] = size }
            if let weight = font["weight"] { configuration["weight"] = weight }
            if let style = font["style"] { configuration["textStyle"] = style }
        }
        return InterfaceImage(
            name: name, isSymbol: element["catalog"] == "system" || resources.symbols.contains(name),
            configuration: configuration, renderingMode: element["renderingMode"])
    }

    // MARK: Attributed text

    private func runs(_ element: XMLElement) -> [InterfaceTextRun] {
        element.children.filter { $0.name == "fragment" }.map { fragment in
            var run = InterfaceTextRun(text: fragment["content"] ?? fragment.child("string")?.text ?? "")
            for attribute in fragment.children(of: "attributes") {
                guard let key = attribute["key"] else { continue }
                if attribute.name == "paragraphStyle" {
                    run.paragraph = attribute.attributes.filter { $0.key != "key" }
                } else if let value = value(of: attribute) {
                    run.values[key] = value
                }
            }
            return run
        }
    }
}

struct ColorComponents: Hashable {
    var red, green, blue, alpha: Double
}

/// Colours and symbols that a file lists at its end, for values that refer to them by name.
struct InterfaceResources {
    var namedColors: [String: ColorComponents] = [:]
    var symbols: Set<String> = []

    init(_ document: XMLElement) {
        for resource in document.children(of: "resources") {
            guard let name = resource["name"] else { continue }
            if resource.name == "image", resource["catalog"] == "system" { symbols.insert(name) }
            if resource.name == "namedColor", let color = resource.child("color") {
                namedColors[name] = ValueReader(resources: Self()).components(color)
            }
        }
    }

    private init() {}
}

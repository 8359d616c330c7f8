import InterfaceFiles

// Constraints, connections, variations and runtime attributes of an object.
extension ObjectReader {
    // MARK: Constraints

    private static let constraintAttributes: Set<String> = [
        "id", "firstItem", "firstAttribute", "relation", "secondItem", "secondAttribute", "multiplier", "constant",
        "priority", "identifier", "symbolic", "symbolType", "placeholder", "userLabel", "customClass", "customModule",
        "customModuleProvider",
    ]
    /// Distance in points where Interface Builder has written none but asks for the system's.
    private static let standardSpacing = 8.0

    func constraint(_ element: XMLElement) -> InterfaceConstraint? {
        guard element.name == "constraint", let attribute = element["firstAttribute"] else {
            warn("the element \(element.name) in constraints is not known and is left out", at: element.line)
            return nil
        }
        for name in element.attributes.keys.sorted() where !Self.constraintAttributes.contains(name) {
            warn("the attribute \(name) of constraint is not known and is left out", at: element.line)
        }
        // A constraint that is only there while the interface is drawn up.
        guard element["placeholder"] != "YES" else { return nil }
        let id = element["id"] ?? ""
        note(id, at: element.line)
        for item in ["firstItem", "secondItem"].compactMap({ element[$0] }) { refer(to: item, at: element.line) }
        var constraint = InterfaceConstraint(
            id: id, firstItem: element["firstItem"], firstAttribute: attribute, relation: element["relation"],
            secondItem: element["secondItem"], secondAttribute: element["secondAttribute"],
            multiplier: multiplier(of: element), constant: constant(of: element),
            priority: number("priority", of: element) ?? 1000, identifier: element["identifier"])
        constraint.variations = element.children.filter { $0.name == "variation" }.map(variation)
        return constraint
    }

    private func number(_ name: String, of element: XMLElement) -> Double? {
        guard let text = element[name] else { return nil }
        let number = Double(text)
        if number == nil { warn("\(name) is no number: \(text)", at: element.line) }
        return number
    }

    private func constant(of element: XMLElement) -> Double {
        number("constant", of: element) ?? (element["symbolic"] == "YES" ? Self.standardSpacing : 0)
    }

    /// Returns the factor of `0.5`, `16:9` or `16/9`.
    private func multiplier(of element: XMLElement) -> Double {
        guard let text = element["multiplier"] else { return 1 }
        let parts = text.split { $0 == ":" || $0 == "/" }.map { Double($0) }
        if parts.count == 1, let factor = parts[0], factor != 0 { return factor }
        if parts.count == 2, let upper = parts[0], let lower = parts[1], upper != 0, lower != 0 { return upper / lower }
        warn("multiplier is no number or ratio: \(text)", at: element.line)
        return 1
    }

    // MARK: Connections

    func connection(_ element: XMLElement) -> InterfaceConnection? {
        note(element["id"] ?? "", at: element.line)
        guard let destination = element["destination"] else { return unknown(element) }
        refer(to: destination, at: element.line)
        switch element.name {
        case "outlet":
            return element["property"].map { .outlet(property: $0, destination: destination) }
        case "outletCollection":
            return element["property"].map { .outletCollection(property: $0, destination: destination) }
        case "action":
            return element["selector"].map {
                .action(selector: $0, destination: destination, event: element["eventType"])
            }
        case "segue": return .segue(segue(element, to: destination))
        default: return unknown(element)
        }
    }

    private func unknown(_ element: XMLElement) -> InterfaceConnection? {
        warn("the connection \(element.name) is not known and is left out", at: element.line)
        return nil
    }

    private static let segueKinds: Set<String> = [
        "show", "showDetail", "presentation", "popoverPresentation", "embed", "unwind", "custom", "relationship",
        "push",
        "modal", "replace",
    ]

    private func segue(_ element: XMLElement, to destination: String) -> InterfaceSegue {
        let kind = element["kind"] ?? "show"
        if !Self.segueKinds.contains(kind) {
            warn("a segue of the kind \(kind) is not known and is carried out as show", at: element.line)
        }
        let held: Set<String> = ["id", "kind", "destination", "identifier", "customClass"]
        var segue = InterfaceSegue(
            id: element["id"] ?? "", kind: Self.segueKinds.contains(kind) ? kind : "show", destination: destination,
            identifier: element["identifier"],
            attributes: element.attributes.filter {
                !held.contains($0.key) && !ElementTable.designOnly.contains($0.key)
            })
        segue.customClass = element["customClass"]
        segue.customModule = module(of: element)
        return segue
    }

    // MARK: Variations

    /// Reads `widthClass=compact-heightClass=regular`; `default` has no traits.
    func variation(_ element: XMLElement) -> InterfaceVariation {
        let parts = (element["key"] ?? "default").split(separator: "-").map {
            $0.split(separator: "=").map(String.init)
        }
        let traits = parts.filter { $0.count == 2 }.map { ($0[0], $0[1]) }
        var variation = InterfaceVariation(traits: Dictionary(traits) { $1 })
        variation.attributes = element.attributes.filter { $0.key != "key" }
        for child in element.children {
            if child.name == "mask" {
                variation = mask(child, variation)
            } else if let key = child["key"], let value = values.value(of: child) {
                variation.values[key] = value
            } else {
                warn("the element \(child.name) in variation is not known and is left out", at: child.line)
            }
        }
        return variation
    }

    func mask(_ element: XMLElement, _ variation: InterfaceVariation) -> InterfaceVariation {
        var variation = variation
        for child in element.children {
            guard let reference = child["reference"] else { continue }
            refer(to: reference, at: child.line)
            if child.name == "exclude" {
                variation.excluded.append(reference)
            } else {
                variation.included.append(reference)
            }
        }
        return variation
    }

    // MARK: Runtime attributes

    func runtimeAttribute(_ element: XMLElement) -> InterfaceRuntimeAttribute? {
        guard let keyPath = element["keyPath"], let value = runtimeValue(element) else {
            warn("the runtime attribute of the type \(element["type"] ?? "none") is left out", at: element.line)
            return nil
        }
        return InterfaceRuntimeAttribute(keyPath: keyPath, value: value)
    }

    private func runtimeValue(_ element: XMLElement) -> InterfaceValue? {
        if let child = element.children.first(where: { $0["key"] == "value" }) { return values.value(of: child) }
        let text = element["value"]
        switch element["type"] {
        case "boolean": return .flag(text == "YES")
        case "string", "localizedString": return .text(text ?? "")
        case "number": return text.flatMap { Double($0) }.map { .number($0) }
        case "image":
            return text.map {
                .image(InterfaceImage(name: $0, isSymbol: values.resources.symbols.contains($0)))
            }
        case "nil": return InterfaceValue.none
        default: return nil
        }
    }
}

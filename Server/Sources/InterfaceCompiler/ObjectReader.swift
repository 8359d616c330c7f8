import InterfaceFiles

/// Reads elements that are objects, with everything in them, and reports what it leaves out.
final class ObjectReader {
    private let file: String
    private let moduleName: String
    let values: ValueReader
    private(set) var warnings: [InterfaceWarning] = []
    private(set) var uncountedWarnings = 0
    /// Lines of the objects by identifier.
    private(set) var lines: [String: Int] = [:]
    /// Identifiers that others refer to, with the lines.
    private(set) var references: [(id: String, line: Int)] = []
    private(set) var twins: [(id: String, line: Int)] = []

    init(file: String, moduleName: String, _ values: ValueReader) {
        self.file = file
        self.moduleName = moduleName
        self.values = values
    }

    func warn(_ message: String, at line: Int) {
        guard warnings.count < InterfaceLimits.warningCountMax else {
            uncountedWarnings += 1
            return
        }
        warnings.append(InterfaceWarning(file: file, line: line, message: message))
    }

    func refer(to id: String, at line: Int) { references.append((id, line)) }

    func object(_ element: XMLElement) -> InterfaceObject {
        var object = InterfaceObject(element: element.name, id: element["id"] ?? "")
        note(object.id, at: element.line)
        object.customClass = element["customClass"]
        if object.customClass != nil, ElementTable.fixedClasses.contains(element.name) {
            warn("a class of one's own for \(element.name) is not used", at: element.line)
        }
        object.customModule = module(of: element)
        object.attributes = attributes(of: element)
        readImages(of: element, into: &object)
        for child in element.children { read(child, into: &object) }
        return object
    }

    func note(_ id: String, at line: Int) {
        guard !id.isEmpty else { return }
        if lines[id] != nil { twins.append((id, line)) }
        lines[id] = line
    }

    func module(of element: XMLElement) -> String? {
        element["customModuleProvider"] == "target" ? moduleName : element["customModule"]
    }

    // MARK: Attributes

    private static let imageAttributes = [
        "image", "highlightedImage", "selectedImage", "backgroundImage", "minimumValueImage", "maximumValueImage",
    ]

    private func attributes(of element: XMLElement) -> [String: String] {
        for name in element.attributes.keys.sorted() where !ElementTable.has(name, in: element.name) {
            warn("the attribute \(name) of \(element.name) is not known and is left out", at: element.line)
        }
        let held = ElementTable.designOnly.union(["id", "customClass", "catalog"] + Self.imageAttributes)
        return element.attributes.filter { ElementTable.has($0.key, in: element.name) && !held.contains($0.key) }
    }

    private func readImages(of element: XMLElement, into object: inout InterfaceObject) {
        for key in Self.imageAttributes where ElementTable.has(key, in: element.name) {
            guard let name = element[key] else { continue }
            let isSymbol = element["catalog"] == "system" || values.resources.symbols.contains(name)
            object.values[key] = .image(InterfaceImage(name: name, isSymbol: isSymbol))
        }
    }

    // MARK: What is in an object

    private func read(_ child: XMLElement, into object: inout InterfaceObject) {
        switch child.name {
        case "connections": object.connections += child.children.compactMap(connection)
        case "constraints": object.constraints += child.children.compactMap(constraint)
        case "userDefinedRuntimeAttributes": object.runtimeAttributes += child.children.compactMap(runtimeAttribute)
        case "variation": object.variations.append(variation(child))
        case "mask": object.variations.append(mask(child, InterfaceVariation(traits: [:])))
        case "textInputTraits": object.attributes.merge(child.attributes.filter { $0.key != "key" }) { $1 }
        case "accessibility": readAccessibility(child, into: &object)
        case "preferredSymbolConfiguration":
            object.children["symbolConfiguration"] = [symbolConfiguration(child)]
        default:
            if ContainerTable.design.contains(child.name) { return }
            if let role = ContainerTable.roles[child.name] { return readAll(of: child, as: role, into: &object) }
            readOne(child, into: &object)
        }
    }

    private func readAll(of container: XMLElement, as role: String, into object: inout InterfaceObject) {
        for child in container.children {
            if let made = member(child, of: container) { object.children[role, default: []].append(made) }
        }
    }

    /// Returns an object of a list. A view of a kind that is not known becomes a plain one, so that constraints that refer
    /// to it hold.
    private func member(_ child: XMLElement, of container: XMLElement) -> InterfaceObject? {
        if ElementTable.isObject(child.name) { return object(child) }
        guard container.name == "subviews" else {
            warn("the element \(child.name) in \(container.name) is not known and is left out", at: child.line)
            return nil
        }
        warn("the view \(child.name) is not known and becomes a plain view", at: child.line)
        let plain = XMLElement(
            "view", child.attributes.filter { ElementTable.has($0.key, in: "view") }, line: child.line)
        plain.children = child.children.filter {
            ["rect", "color", "autoresizingMask", "constraints"].contains($0.name)
        }
        return object(plain)
    }

    /// Takes an object or a value that has a key, or stands for one property.
    private func readOne(_ child: XMLElement, into object: inout InterfaceObject) {
        let key = child["key"] ?? child["name"] ?? ContainerTable.single[child.name]
        if ElementTable.isObject(child.name) {
            let role = child.name == "state" ? "states" : key ?? child.name
            object.children[role, default: []].append(self.object(child))
        } else if let key, let value = values.value(of: child) {
            if case .text(let text) = value { object.attributes[key] = text } else { object.values[key] = value }
        } else {
            warn("the element \(child.name) in \(object.element) is not known and is left out", at: child.line)
        }
    }

    private func symbolConfiguration(_ element: XMLElement) -> InterfaceObject {
        var object = InterfaceObject(element: element.name)
        object.attributes = element.attributes.filter { $0.key != "key" }
        if let font = element.child("fontDescription") {
            object.attributes.merge(font.attributes.filter { $0.key != "key" && $0.key != "type" }) { $1 }
        }
        return object
    }

    private func readAccessibility(_ element: XMLElement, into object: inout InterfaceObject) {
        for (name, key) in [
            ("label", "accessibilityLabel"), ("hint", "accessibilityHint"), ("identifier", "accessibilityIdentifier"),
        ] { if let text = element[name] { object.attributes[key] = text } }
        for child in element.children {
            switch (child.name, child["key"]) {
            case ("accessibilityTraits", _): object.values["accessibilityTraits"] = values.value(of: child)
            case ("bool", "isElement"): object.values["isAccessibilityElement"] = values.value(of: child)
            case ("string", let key?), ("mutableString", let key?):
                object.attributes["accessibility" + key.prefix(1).uppercased() + key.dropFirst()] = child.text
            default: warn("the element \(child.name) in accessibility is not known and is left out", at: child.line)
            }
        }
    }
}

/// Elements that hold others.
enum ContainerTable {
    /// Lists of objects, with their role.
    static let roles = [
        "subviews": "subviews", "prototypes": "prototypes", "sections": "sections", "cells": "cells", "items": "items",
        "segments": "segments", "toolbarItems": "toolbarItems", "leftBarButtonItems": "leftBarButtonItems",
        "rightBarButtonItems": "rightBarButtonItems", "layoutGuides": "layoutGuides",
        "gestureRecognizers": "gestureRecognizers",
    ]
    /// Values without a key that stand for one property.
    static let single = ["blurEffect": "effect", "date": "date"]
    /// Elements that only Interface Builder uses.
    static let design: Set<String> = [
        "simulatedStatusBarMetrics", "simulatedNavigationBarMetrics", "simulatedToolbarMetrics",
        "simulatedTabBarMetrics",
        "simulatedTopBarMetrics", "simulatedTopToolbarMetrics", "simulatedTopNavigationBarMetrics",
        "simulatedBottomBarMetrics", "simulatedOrientationMetrics", "simulatedScreenMetrics",
        "freeformSimulatedSizeMetrics", "simulatedSplitViewMasterMetrics", "metadata", "userGuides", "designable",
        "keyCommands", "viewIdentifierLabel",
    ]
}

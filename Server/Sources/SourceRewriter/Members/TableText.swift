import SwiftSyntax

/// Writes the table of a class's members, as one line of Swift: a type within the class, so that private members can be used.
struct TableText {
    private let context: TypeContext
    private var entries: [String] = []

    init(_ context: TypeContext, _ items: MemberBlockItemListSyntax) {
        self.context = context
        add(items)
    }

    var isEmpty: Bool { entries.isEmpty }

    /// - Parameter name: Name of the type, which no other table of the class may have.
    func text(named name: String) -> String {
        "enum \(name): UIKit.MemberTable { @MainActor static var members: UIKit.ClassMembers { \(list)return m } }"
    }

    /// The property by which a generic class lists its members (`GenericMembers`).
    /// - Parameters:
    ///   - access: The class's own; `public ` with a space behind it, or nothing.
    ///   - inherits: Whether a class that it inherits from has the property.
    func genericText(_ access: String, inherits: Bool) -> String {
        "@MainActor \(inherits ? "override " : "")\(access)class var _parleyMembers: [UIKit.ClassMembers] { \(list)"
            + "return \(inherits ? "super._parleyMembers + " : "")[m] }"
    }

    /// The statements that fill `m` with the entries.
    private var list: String {
        let objectiveC = context.objectiveCName.map { ", named: \"\($0)\"" } ?? ""
        let lines = entries.map { "m.\($0); " }.joined()
        return "\(isEmpty ? "let" : "var") m = UIKit.ClassMembers(of: \(context.name).self\(objectiveC)); \(lines)"
    }

    private mutating func add(_ items: MemberBlockItemListSyntax) {
        for item in items {
            if let method = item.decl.as(FunctionDeclSyntax.self) {
                method.attributes.has("IBSegueAction") ? addSegueAction(method) : add(method)
            }
            if let property = item.decl.as(VariableDeclSyntax.self) { add(property) }
        }
    }

    // MARK: Methods

    /// Adds a method that can be called by name: of an object, and at once. An error that it throws is dropped, as where Objective-C
    /// gives no place for it.
    private mutating func add(_ node: FunctionDeclSyntax) {
        let parameters = Array(node.signature.parameterClause.parameters)
        guard MemberReading.isExposed(node.attributes, node.modifiers, in: context), Self.isOfObject(node.modifiers),
            node.genericParameterClause == nil, !node.isAsync, let types = Self.types(parameters)
        else { return }
        let member = MemberReading.member(node, in: context)
        let names = parameters.indices.map { "a\($0)" }
        let arguments = zip(parameters, names).map { $0.firstName.text == "_" ? $1 : "\($0.firstName.text): \($1)" }
        let heads = ["it: \(context.name)"] + zip(names, types).map { "\($0): \($1)" }
        entries.append(
            "action(\"\(member.objectiveCName)\") { (\(heads.joined(separator: ", "))) in "
                + "\(node.canThrow ? "try? " : "")it.\(node.name.text)(\(arguments.joined(separator: ", "))) }")
    }

    /// Adds a method that makes a segue's destination: of a coder, and of the sender and the segue's identifier, where it takes them.
    private mutating func addSegueAction(_ node: FunctionDeclSyntax) {
        let parameters = node.signature.parameterClause.parameters
        let arguments = zip(parameters, ["c", "s", "i"]).map {
            $0.firstName.text == "_" ? $1 : "\($0.firstName.text): \($1)"
        }
        let name = MemberReading.member(node, in: context).objectiveCName
        entries.append(
            "segueAction(\"\(name)\") { (it: \(context.name), c: NSCoder, s: Any?, i: String?) in "
                + "it.\(node.name.text)(\(arguments.joined(separator: ", "))) }")
    }

    private static func isOfObject(_ modifiers: DeclModifierListSyntax) -> Bool { !modifiers.has("static", "class") }

    /// Returns the parameters' types as those of a closure; nil where one is a list, of any type, changed in place, or
    /// evaluated by the method (`@autoclosure`).
    private static func types(_ parameters: [FunctionParameterSyntax]) -> [String]? {
        var types: [String] = []
        for parameter in parameters {
            guard parameter.ellipsis == nil, let type = type(parameter.type) else { return nil }
            types.append(type)
        }
        return types
    }

    private static func type(_ type: TypeSyntax) -> String? {
        let text = type.trimmedDescription
        if let implicit = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
            return "\(implicit.wrappedType.trimmedDescription)?"
        }
        if let attributed = type.as(AttributedTypeSyntax.self) {
            guard attributed.specifiers.isEmpty, !attributed.attributes.has("autoclosure") else { return nil }
            let isClosure = attributed.baseType.is(FunctionTypeSyntax.self)
            return isClosure && !attributed.attributes.has("escaping") ? "@escaping \(text)" : text
        }
        if type.is(FunctionTypeSyntax.self) { return "@escaping \(text)" }
        return type.is(SomeOrAnyTypeSyntax.self) && text.hasPrefix("some ") ? nil : text
    }

    // MARK: Properties

    private mutating func add(_ node: VariableDeclSyntax) {
        guard MemberReading.isExposed(node.attributes, node.modifiers, in: context), Self.isOfObject(node.modifiers)
        else { return }
        let isConstant = node.bindingSpecifier.tokenKind == .keyword(.let)
        for (binding, member) in zip(node.bindings, MemberReading.members(node, in: context)) {
            let getter = "property(\"\(member.objectiveCName)\") { (it: \(context.name)) in it.\(member.name) }"
            let canBeSet = !isConstant && Self.hasSetter(binding)
            entries.append(canBeSet ? "\(getter) set: { $0.\(member.name) = $1 }" : getter)
        }
    }

    /// Whether a property that is no constant can be set: it is stored, or has a setter.
    private static func hasSetter(_ binding: PatternBindingSyntax) -> Bool {
        switch binding.accessorBlock?.accessors {
        case nil: true
        case .getter: false
        case .accessors(let list):
            list.contains { ["set", "willSet", "didSet", "_modify"].contains($0.accessorSpecifier.text) }
        @unknown default: false
        }
    }
}

import SwiftSyntax

/// The reference in a `#selector(…)`: a method or an accessor of a property.
struct SelectorExpression {
    private let accessor: String?
    private let reference: DeclReferenceExprSyntax
    /// Type that the reference names, or the one around it.
    private let type: String?
    /// Number of arguments that `as` gives the method; nil without one.
    private let argumentCount: Int?

    /// nil where it is not written as a selector is.
    init?(_ node: MacroExpansionExprSyntax, in context: TypeContext?) {
        guard let argument = node.arguments.first else { return nil }
        accessor = argument.label?.text
        var expression = Self.unwrapped(argument.expression)
        if let cast = expression.as(SequenceExprSyntax.self), cast.elements.count == 3, let first = cast.elements.first,
            let type = cast.elements.last?.as(TypeExprSyntax.self)?.type
        {
            argumentCount = Self.argumentCount(type)
            expression = Self.unwrapped(first)
        } else if let cast = expression.as(AsExprSyntax.self) {
            argumentCount = Self.argumentCount(cast.type)
            expression = Self.unwrapped(cast.expression)
        } else {
            argumentCount = nil
        }
        if let member = expression.as(MemberAccessExprSyntax.self) {
            (reference, type) = (member.declName, Self.type(named: member.base, in: context))
        } else if let name = expression.as(DeclReferenceExprSyntax.self) {
            (reference, type) = (name, context?.lastName)
        } else {
            return nil
        }
    }

    private static func unwrapped(_ expression: ExprSyntax) -> ExprSyntax {
        guard let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
            let only = tuple.elements.first
        else { return expression }
        return unwrapped(only.expression)
    }

    /// Number of arguments of `(A, B) -> C`, or of the method in `(Class) -> (A, B) -> C`.
    private static func argumentCount(_ type: TypeSyntax) -> Int? {
        guard let function = type.as(FunctionTypeSyntax.self) else { return nil }
        return argumentCount(function.returnClause.type) ?? function.parameters.count
    }

    private static func type(named base: ExprSyntax?, in context: TypeContext?) -> String? {
        // Without the types that it is made of: `Cell<Item>`.
        let name = (base?.trimmedDescription ?? "").prefix { $0 != "<" }
        return ["self", "Self", "super", "self.self"].contains(String(name))
            ? context?.lastName : name.split(separator: ".").last.map(String.init)
    }

    /// The labels that the reference names; nil for none, as in `tapped`.
    private var labels: [String]? { reference.argumentNames?.arguments.map(\.name.text) }

    /// Returns the name, by the declarations of the module; one of a framework's is made by the compiler's rule.
    func name(by index: MemberIndex) -> Naming {
        let name = reference.baseName.text
        let kind: Member.Kind = accessor == nil ? .method : .property
        let all = index.find(name, labels: labels, kind: kind, of: type)
        let found = all.filter { argumentCount == nil || $0.labels.count == argumentCount || kind == .property }
        if let member = found.first(where: \.isExposed) { return .name(named(member.objectiveCName)) }
        guard found.isEmpty else {
            return .refused("“\(name)” is not exposed to Objective-C; add @objc to it")
        }
        let made = named(kind == .method ? ObjectiveCName.method(name, labels: labels ?? []) : name)
        return Self.inherited.contains(name) ? .name(made) : .unknown(made)
    }

    /// The member as the author writes it.
    var title: String { reference.trimmedDescription }

    /// Methods and properties of UIKit's own classes that authors name in selectors; of others a warning says that they are not known.
    private static let inherited: Set = [
        "becomeFirstResponder", "resignFirstResponder", "endEditing", "removeFromSuperview", "reloadData",
        "setNeedsLayout", "layoutIfNeeded", "setNeedsDisplay", "cut", "copy", "paste", "select", "selectAll", "delete",
        "dismiss", "popViewController", "viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillDisappear",
        "viewDidDisappear", "alpha", "isHidden", "backgroundColor", "tintColor", "tag", "contentSize", "bounds",
        "frame",
    ]

    private func named(_ name: String) -> String { accessor == "setter" ? ObjectiveCName.setter(name) : name }
}

/// A selector's name, or why it has none.
enum Naming {
    case name(String)
    /// One of a member that the sources do not declare: it may be a framework's, or misspelt.
    case unknown(String)
    case refused(String)
}

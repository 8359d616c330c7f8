import SwiftSyntax

/// The members of all classes of a module, and the optional methods of its protocols.
final class MemberIndex: SyntaxVisitor {
    private var members: [String: [Member]] = [:]
    private var superclasses: [String: String] = [:]
    /// Names of methods that a class need not have: `@objc optional func`.
    private(set) var optionalMethods: Set<String> = []
    /// Names of classes that are generic.
    private(set) var genericClasses: Set<String> = []
    /// Names of classes that are generic, or within a generic type, and have members to be listed.
    private var genericTables: Set<String> = []
    private var contexts: [TypeContext] = []

    init(_ trees: [SourceFileSyntax]) {
        super.init(viewMode: .sourceAccurate)
        for tree in trees { walk(tree) }
    }

    /// Finds members by name: those of a type and its superclasses, else those of all types.
    /// - Parameter labels: nil where the reference names none.
    func find(_ name: String, labels: [String]?, kind: Member.Kind, of type: String?) -> [Member] {
        func matching(_ all: [Member]) -> [Member] {
            all.filter { $0.name == name && $0.kind == kind && (labels == nil || $0.labels == labels) }
        }
        var seen: Set<String> = []
        var next = type
        while let current = next, seen.insert(current).inserted {
            let found = matching(members[current] ?? [])
            if !found.isEmpty { return found }
            next = superclasses[current]
        }
        return matching(members.keys.sorted().flatMap { members[$0] ?? [] })
    }

    /// Whether a class inherits from a generic one that lists its members.
    func inheritsGenericTable(_ name: String) -> Bool {
        var seen: Set<String> = [name]
        var next = superclasses[name]
        while let current = next, seen.insert(current).inserted {
            if genericTables.contains(current) { return true }
            next = superclasses[current]
        }
        return false
    }

    private func add(_ found: [Member]) {
        guard let context = contexts.last else { return }
        members[context.lastName, default: []] += found
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if let context = contexts.last { add([MemberReading.member(node, in: context)]) }
        return .skipChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        if let context = contexts.last { add(MemberReading.members(node, in: context)) }
        return .skipChildren
    }

    // MARK: Types

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        superclasses[node.name.text] = (node.inheritanceClause?.inheritedTypes.first?.type).map(TypeContext.lastName)
        if node.genericParameterClause != nil { genericClasses.insert(node.name.text) }
        let context = TypeContext(node, in: contexts.last)
        if context.isGeneric, !TableText(context, node.memberBlock.members).isEmpty {
            genericTables.insert(node.name.text)
        }
        contexts.append(context)
        return .visitChildren
    }
    override func visitPost(_ node: ClassDeclSyntax) { contexts.removeLast() }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        contexts.append(TypeContext(node))
        return .visitChildren
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { contexts.removeLast() }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        contexts.append(TypeContext(other: node.name.text, node.genericParameterClause, in: contexts.last))
        return .visitChildren
    }
    override func visitPost(_ node: StructDeclSyntax) { contexts.removeLast() }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        contexts.append(TypeContext(other: node.name.text, node.genericParameterClause, in: contexts.last))
        return .visitChildren
    }
    override func visitPost(_ node: EnumDeclSyntax) { contexts.removeLast() }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        for item in node.memberBlock.members {
            guard let method = item.decl.as(FunctionDeclSyntax.self) else { continue }
            if method.modifiers.has("optional") { optionalMethods.insert(method.name.text) }
        }
        guard node.attributes.has("objc") else { return .skipChildren }
        let context = TypeContext(other: node.name.text)
        // A class exposes the methods by which it conforms, without an attribute of its own.
        members[node.name.text, default: []] += node.memberBlock.members
            .compactMap { $0.decl.as(FunctionDeclSyntax.self) }.map { MemberReading.member($0, in: context).exposed }
        return .skipChildren
    }
}

extension Member {
    fileprivate var exposed: Member {
        Member(kind: kind, name: name, labels: labels, objectiveCName: objectiveCName, isExposed: true)
    }
}

import SwiftSyntax

/// Rewrites one file.
final class FileRewriter: SyntaxVisitor {
    private let file: SourceFile
    /// Number of the file in its module, by which its tables are told from those of others.
    private let number: Int
    private let tree: SourceFileSyntax
    private let index: MemberIndex
    private let locations: SourceLocationConverter
    private var edits: SourceEdits
    private var contexts: [TypeContext] = []
    private var tableCount = 0
    private var imports: [String] = []
    private var importRanges: [(module: String, range: Range<Int>)] = []
    private var diagnostics: [SourceDiagnostic] = []
    /// Declarations to be added at the end of the file.
    private var appended: [String] = []
    private var usesUIKit = false
    /// Bytes inserted into a line before the end of the author's text, by line number.
    private var addedLengths: [Int: Int] = [:]

    init(_ file: SourceFile, number: Int, tree: SourceFileSyntax, index: MemberIndex) {
        (self.file, self.number, self.tree, self.index) = (file, number, tree, index)
        locations = SourceLocationConverter(fileName: file.path, tree: tree)
        edits = SourceEdits(file.text)
        super.init(viewMode: .sourceAccurate)
    }

    func unchanged() -> RewrittenFile {
        RewrittenFile(path: file.path, text: file.text, imports: [], diagnostics: [])
    }

    func rewrite(_ keepsImport: (String) -> Bool) -> RewrittenFile {
        walk(tree)
        for (name, range) in importRanges where name == Self.hidden || !keepsImport(name) { edits.blank(range) }
        if usesUIKit, !imports.contains("UIKit") { appended.insert("import UIKit", at: 0) }
        // On a line of its own after the last one, which may end in a comment.
        let end = appended.isEmpty ? "" : "\n" + appended.joined(separator: "; ") + "\n"
        return RewrittenFile(
            path: file.path, text: edits.applied() + end, imports: imports, diagnostics: diagnostics,
            lineLengths: file.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated().map
            {
                $1.utf8.count + addedLengths[$0 + 1, default: 0]
            })
    }

    private func report(_ message: String, at node: some SyntaxProtocol, isError: Bool = true) {
        let place = locations.location(for: node.positionAfterSkippingLeadingTrivia)
        diagnostics.append(
            SourceDiagnostic(
                path: file.path, line: place.line, column: place.column, isError: isError, message: message))
    }

    /// Module that is imported whole: ours has no submodules, such as `os.log`.
    private static let wholeModule = "os"
    /// Module whose import is left out: `NetworkSessions`, which every file sees, re-exports it, and shadows its methods only
    /// where a file does not import it by itself.
    private static let hidden = "FoundationNetworking"

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let name = node.path.first?.name.text else { return .skipChildren }
        if !imports.contains(name) { imports.append(name) }
        if name == Self.wholeModule, node.importKindSpecifier == nil, let part = node.path.dropFirst().first {
            edits.blank(part.trimmedRange.bytes)
            node.path.first?.trailingPeriod.map { edits.blank($0.trimmedRange.bytes) }
        }
        importRanges.append((name, node.trimmedRange.bytes))
        return .skipChildren
    }

    // MARK: Attributes

    /// Attributes that a compiler without Objective-C refuses, or that mean nothing to it.
    private static let removed: Set = [
        "objc", "nonobjc", "objcMembers", "IBAction", "IBOutlet", "IBInspectable", "IBDesignable", "IBSegueAction",
        "GKInspectable", "NSCopying", "NSManaged",
    ]

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        let name = node.attributeName.trimmedDescription
        guard Self.removed.contains(name) else { return .visitChildren }
        if name == "NSManaged" { report("Parley has no Core Data: @NSManaged has no effect", at: node) }
        edits.blank(node.trimmedRange.bytes)
        return .skipChildren
    }

    // MARK: Expressions

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        switch node.macroName.text {
        case "selector": rewriteSelector(node)
        case "keyPath":
            guard let text = KeyPathText.text(node, by: index) else { return .visitChildren }
            edits.replace(node.trimmedRange.bytes, with: "(\"\(text)\"", closing: ")")
        default: return .visitChildren
        }
        return .skipChildren
    }

    private func rewriteSelector(_ node: MacroExpansionExprSyntax) {
        guard let selector = SelectorExpression(node, in: contexts.last) else {
            return report("#selector needs the name of a method or property", at: node)
        }
        usesUIKit = true
        switch selector.name(by: index) {
        case .name(let name): edits.replace(node.trimmedRange.bytes, with: "Selector(\"\(name)\"", closing: ")")
        case .unknown(let name):
            report("no method or property “\(selector.title)” is declared in these sources", at: node, isError: false)
            edits.replace(node.trimmedRange.bytes, with: "Selector(\"\(name)\"", closing: ")")
        case .refused(let message):
            report(message, at: node)
            edits.replace(node.trimmedRange.bytes, with: "Selector(\"\"", closing: ")")
        }
    }

    /// An optional method of a protocol is called without `?`, since those that a class does not have do nothing.
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if let chain = node.calledExpression.as(OptionalChainingExprSyntax.self),
            let name = chain.expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text,
            index.optionalMethods.contains(name)
        {
            edits.blank(chain.questionMark.trimmedRange.bytes)
        }
        return .visitChildren
    }

    // MARK: Conditions

    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
        if let condition = node.condition { PlatformCondition(condition).apply(to: &edits) }
        if case .decls(let items) = node.elements, let context = contexts.last,
            let last = items.last(where: { !$0.decl.is(IfConfigDeclSyntax.self) })
        {
            insertTable(of: items, in: context, at: last.endPositionBeforeTrailingTrivia, isAfterMember: true)
        }
        return .visitChildren
    }

    // MARK: Types

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        let context = TypeContext(node, in: contexts.last)
        return context.isGeneric ? enterGeneric(node, context) : enter(context, node.memberBlock)
    }
    override func visitPost(_ node: ClassDeclSyntax) { contexts.removeLast() }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(TypeContext(node), node.memberBlock)
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { contexts.removeLast() }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(TypeContext(other: node.name.text, node.genericParameterClause, in: contexts.last), node.memberBlock)
    }
    override func visitPost(_ node: StructDeclSyntax) { contexts.removeLast() }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(TypeContext(other: node.name.text, node.genericParameterClause, in: contexts.last), node.memberBlock)
    }
    override func visitPost(_ node: EnumDeclSyntax) { contexts.removeLast() }

    private func enter(_ context: TypeContext, _ block: MemberBlockSyntax) -> SyntaxVisitorContinueKind {
        contexts.append(context)
        insertTable(
            of: block.members, in: context, at: block.rightBrace.positionAfterSkippingLeadingTrivia,
            isAfterMember: block.endsOnMembersLine, named: context.objectiveCName != nil)
        return .visitChildren
    }

    /// A generic class lists its members itself, since no record of the compiler's has types within it.
    private func enterGeneric(_ node: ClassDeclSyntax, _ context: TypeContext) -> SyntaxVisitorContinueKind {
        contexts.append(context)
        let table = TableText(context, node.memberBlock.members)
        guard !table.isEmpty else { return .visitChildren }
        usesUIKit = true
        let inherits = index.inheritsGenericTable(context.lastName)
        if !inherits { conform(node, to: "UIKit.GenericMembers") }
        insert(
            table.genericText(node.access, inherits: inherits),
            at: node.memberBlock.rightBrace.positionAfterSkippingLeadingTrivia,
            isAfterMember: node.memberBlock.endsOnMembersLine)
        return .visitChildren
    }

    private func conform(_ node: ClassDeclSyntax, to name: String) {
        let text = node.conforming(to: name)
        edits.insert(text, at: node.conformancePlace.utf8Offset)
        addedLengths[locations.location(for: node.conformancePlace).line, default: 0] += text.utf8.count
    }

    private func insertTable(
        of items: MemberBlockItemListSyntax, in context: TypeContext, at place: AbsolutePosition, isAfterMember: Bool,
        named: Bool = false
    ) {
        let table = TableText(context, items)
        guard context.isClass, !table.isEmpty || named else { return }
        guard !context.isGeneric, !index.genericClasses.contains(context.lastName) else {
            return report(
                "“\(context.lastName)” is generic: what it marks @objc, @IBAction or @IBOutlet is not found by name here",
                at: items, isError: false)
        }
        usesUIKit = true
        insert(table.text(named: "__ParleyMembers\(number)_\(tableCount)"), at: place, isAfterMember: isAfterMember)
        tableCount += 1
    }

    private func insert(_ member: String, at place: AbsolutePosition, isAfterMember: Bool) {
        edits.insert((isAfterMember ? "; " : "") + member + (isAfterMember ? " " : "; "), at: place.utf8Offset)
    }

    // MARK: Protocols

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        let methods = node.memberBlock.members.compactMap { $0.decl.as(FunctionDeclSyntax.self) }
            .filter { $0.modifiers.has("optional") }
        for method in methods {
            for modifier in method.modifiers where modifier.name.text == "optional" {
                edits.blank(modifier.trimmedRange.bytes)
            }
            if method.signature.returnClause == nil {
                appended.append("extension \(node.name.text) { \(OptionalMethod.text(method)) {} }")
            } else {
                report(
                    "An optional method that returns a value is not optional here: every class needs it", at: method,
                    isError: false)
            }
        }
        return .visitChildren
    }
}

extension Range<AbsolutePosition> {
    /// The places of the first byte and of the one after the last.
    var bytes: Range<Int> { lowerBound.utf8Offset..<upperBound.utf8Offset }
}

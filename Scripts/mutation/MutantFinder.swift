import SwiftSyntax

/// Visits a file whose operators are folded, and collects changes that preserve types.
final class MutantFinder: MutantVisitor {
    // Mutants must not be inserted where code is inlined into other modules, nor where it is not executed.
    override func visit(_ node: FunctionParameterClauseSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: EnumCaseParameterClauseSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: AttributeListSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visitPost(_ node: ConditionElementSyntax) {
        if case .expression(let condition) = node.condition { negate(condition, "condition") }
    }

    override func visitPost(_ node: RepeatStmtSyntax) { negate(node.condition, "condition") }

    override func visitPost(_ node: WhereClauseSyntax) { negate(node.condition, "condition") }

    override func visitPost(_ node: TernaryExprSyntax) { negate(node.condition, "branches") }

    override func visitPost(_ node: ReturnStmtSyntax) {
        if let value = node.expression, node.function?.returnsBool == true { negate(value, "returned boolean") }
    }

    override func visitPost(_ node: CodeBlockItemSyntax) {
        if let value = node.item.as(ExprSyntax.self), node.isSingle, node.function?.returnsBool == true,
            node.parent?.parent?.isFunctionBody == true, !value.is(IfExprSyntax.self), !value.is(SwitchExprSyntax.self)
        {
            negate(value, "returned boolean")
        }
        if node.canBeRemoved { remove(node) }
    }

    override func visitPost(_ node: InfixOperatorExprSyntax) {
        guard let operation = node.operator.as(BinaryOperatorExprSyntax.self)?.operator.text else { return }
        switch operation {
        case "&&": combine(node, "mutantAnd", "||", "condition")
        case "||": combine(node, "mutantOr", "&&", "condition")
        case "<", "<=", ">", ">=": compare(node, operation)
        case "==", "!=": if !node.isWholeCondition { negate(ExprSyntax(node), "condition") }
        case "..<", "...": lower(node.rightOperand)
        case "-": combine(node, "mutantMinus", "+", "bounds")
        case "*": combine(node, "mutantTimes", "/", "bounds")
        default: break
        }
        if ["<", "<=", ">", ">=", "+", "-", "*", "/", "%"].contains(operation) {
            for side in [node.leftOperand, node.rightOperand] where side.isNumber { raise(side) }
        }
    }

    override func visitPost(_ node: FunctionCallExprSyntax) {
        guard let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName,
            ["min", "max"].contains(name.text), node.arguments.count == 2, let first = node.arguments.first,
            node.arguments.allSatisfy({ $0.label == nil })
        else { return }
        let other = name.text == "min" ? "max" : "min"
        add(
            node, "order", name.text, other,
            [
                edit(name.startByte, name.text.utf8.count, name.text == "min" ? "mutantMin" : "mutantMax"),
                edit(first.startByte, 0, "#, "),
            ])
    }
}

extension MutantFinder {
    private func negate(_ condition: ExprSyntax, _ kind: String) {
        add(condition, kind, condition.short, "!(\(condition.short))", around(condition, "mutantNot(#, "))
    }

    private func raise(_ number: ExprSyntax) {
        add(number, "bounds", number.short, number.short + " + 1", around(number, "mutantOneMore(#, "))
    }

    private func lower(_ bound: ExprSyntax) {
        add(bound, "bounds", bound.short, bound.short + " - 1", around(bound, "mutantOneLess(#, "))
    }

    private func compare(_ node: InfixOperatorExprSyntax, _ operation: String) {
        let names = ["<": "Less", "<=": "LessOrEqual", ">": "Greater", ">=": "GreaterOrEqual"]
        let bounds = ["<": "<=", "<=": "<", ">": ">=", ">=": ">"]
        let orders = ["<": ">", "<=": ">=", ">": "<", ">=": "<="]
        let isOrder = node.leftOperand.short.contains("$0") && node.rightOperand.short.contains("$1")
        guard let name = names[operation], let changed = (isOrder ? orders : bounds)[operation] else { return }
        combine(node, "mutant" + (isOrder ? "Ordered" : "") + name, changed, isOrder ? "order" : "bounds")
    }

    /// Rewrites `a operator b` as a call, so that the operator can change.
    private func combine(_ node: InfixOperatorExprSyntax, _ name: String, _ changed: String, _ kind: String) {
        let token = node.operator
        add(
            node, kind, node.short, "\(node.leftOperand.short) \(changed) \(node.rightOperand.short)",
            [
                edit(node.startByte, 0, name + "(#, "), edit(token.startByte, token.endByte - token.startByte, ","),
                edit(node.endByte, 0, ")"),
            ])
    }

    private func remove(_ statement: CodeBlockItemSyntax) {
        add(
            statement.item, "removed statement", statement.item.short, "",
            [edit(statement.item.startByte, 0, "if mutantKeeps(#) { "), edit(statement.item.endByte, 0, " }")])
    }

    private func around(_ node: some SyntaxProtocol, _ opening: String) -> [Mutant.Edit] {
        [edit(node.startByte, 0, opening), edit(node.endByte, 0, ")")]
    }
}

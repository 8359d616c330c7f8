import SwiftSyntax

extension CodeBlockItemSyntax {
    var isSingle: Bool { parent?.as(CodeBlockItemListSyntax.self)?.count == 1 }

    /// Whether the statement's result is unused and the function still compiles without it.
    var canBeRemoved: Bool {
        guard let text = removableText, let function, !function.is(PatternBindingSyntax.self) || !isSingle else {
            return false
        }
        // Statements that end a function, or only log, are kept.
        let kept = ["fatalError", "precondition", "assert", "super.init", "self.init", "logger.", "log.", "print("]
        return !kept.contains { text.hasPrefix($0) } && !isLastOfGuard && isValueUnused(in: function)
    }

    private var removableText: String? {
        guard var expression = item.as(ExprSyntax.self) else { return nil }
        while true {
            if let inner = expression.as(TryExprSyntax.self)?.expression {
                expression = inner
            } else if let inner = expression.as(AwaitExprSyntax.self)?.expression {
                expression = inner
            } else {
                break
            }
        }
        if expression.is(FunctionCallExprSyntax.self) { return expression.trimmedDescription }
        guard let infix = expression.as(InfixOperatorExprSyntax.self) else { return nil }
        let operation = infix.operator.trimmedDescription
        let isChange = ["+=", "-=", "*=", "/="].contains(operation)
        let isMember =
            infix.leftOperand.is(MemberAccessExprSyntax.self) || infix.leftOperand.is(SubscriptCallExprSyntax.self)
        let isAssignment = operation == "=" && isMember && function?.is(InitializerDeclSyntax.self) != true
        return isChange || isAssignment ? infix.trimmedDescription : nil
    }

    private var isLastOfGuard: Bool {
        guard let block = parent?.parent, block.parent?.is(GuardStmtSyntax.self) == true else { return false }
        return parent?.as(CodeBlockItemListSyntax.self)?.last?.id == id
    }

    /// Returns whether nothing uses the value. A single expression may be the value of its closure, its property, or of
    /// the enclosing `if` or `switch`.
    private func isValueUnused(in function: Syntax) -> Bool {
        var item = self
        while item.isSingle {
            guard let block = item.parent?.parent, let owner = block.is(CodeBlockSyntax.self) ? block.parent : block
            else {
                return false
            }
            switch owner.kind {
            case .functionDecl: return owner.as(FunctionDeclSyntax.self)?.signature.returnClause == nil
            case .initializerDecl, .deinitializerDecl, .forStmt, .whileStmt, .repeatStmt, .deferStmt, .doStmt,
                .catchClause:
                return true
            case .accessorDecl: return owner.as(AccessorDeclSyntax.self)?.accessorSpecifier.text != "get"
            case .ifExpr, .switchCase:
                var whole = owner
                while let next = whole.parent,
                    whole.kind == .switchCase || whole.kind == .switchCaseList || next.is(IfExprSyntax.self)
                {
                    whole = next
                }
                guard let statement = whole.parent?.as(ExpressionStmtSyntax.self),
                    let next = statement.parent?.as(CodeBlockItemSyntax.self)
                else { return false }
                item = next
            default: return false
            }
        }
        return true
    }
}

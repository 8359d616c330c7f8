import SwiftSyntax

extension SyntaxProtocol {
    var startByte: Int { positionAfterSkippingLeadingTrivia.utf8Offset }
    var endByte: Int { endPositionBeforeTrailingTrivia.utf8Offset }

    /// Source text on one line, truncated if long.
    var short: String {
        let line = trimmedDescription.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return line.count > 100 ? line.prefix(97) + "..." : line
    }

    /// The nearest enclosing function, accessor or closure.
    var function: Syntax? {
        var next = parent
        while let node = next {
            if node.isFunction { return node }
            next = node.parent
        }
        return nil
    }
}

extension Syntax {
    var isFunction: Bool {
        switch kind {
        case .functionDecl, .initializerDecl, .deinitializerDecl, .accessorDecl, .closureExpr, .patternBinding,
            .subscriptDecl:
            true
        default: false
        }
    }

    var isFunctionBody: Bool { parent?.isFunction == true }

    var returnsBool: Bool {
        if let function = self.as(FunctionDeclSyntax.self) {
            return function.signature.returnClause?.type.trimmedDescription == "Bool"
        }
        if self.as(AccessorDeclSyntax.self)?.accessorSpecifier.text == "get" { return function?.returnsBool == true }
        return self.as(PatternBindingSyntax.self)?.typeAnnotation?.type.trimmedDescription == "Bool"
    }
}

extension ExprSyntax {
    var isNumber: Bool { self.is(IntegerLiteralExprSyntax.self) || self.is(FloatLiteralExprSyntax.self) }
}

extension InfixOperatorExprSyntax {
    /// Whether it is a whole condition, which has the same negation as a mutant already.
    var isWholeCondition: Bool {
        switch parent?.kind {
        case .conditionElement, .whereClause, .returnStmt, .ternaryExpr: true
        case .codeBlockItem: function?.returnsBool == true
        default: false
        }
    }
}

public import Foundation
public import SwiftUICore

/// Attributes that a text editor's text may have, and rules for their values.
///
/// Partly: attributes beyond the scope are left as they are; rules hold in text editors, not in `Text`.
///
/// Source: developer.apple.com/documentation/swiftui/attributedtextformattingdefinition
public protocol AttributedTextFormattingDefinition<Scope> {
    associatedtype Body: AttributedTextFormattingDefinition
    associatedtype Scope: AttributeScope = Body.Scope
    typealias ValueConstraint = AttributedTextFormatting.ValueConstraint
    /// Rules of the definition, the first of which is applied first.
    @AttributedTextFormatting.DefinitionBuilder<Scope> var body: Body { get }
    /// Applies the rules; the default is those of the body.
    func _constrain(_ container: inout AttributeContainer)
}

extension AttributedTextFormattingDefinition {
    public func _constrain(_ container: inout AttributeContainer) { body._constrain(&container) }

    /// Applies the rules to attributes.
    ///
    /// Source: developer.apple.com/documentation/swiftui/attributedtextformattingdefinition/constrain(_:)
    public func constrain(_ container: inout AttributeContainer) { _constrain(&container) }

    /// Applies the rules to each run of a text.
    public func constrain(_ string: inout AttributedString) {
        for run in string.runs {
            var attributes = run.attributes
            _constrain(&attributes)
            if attributes != run.attributes { string[run.range].setAttributes(attributes) }
        }
    }
}

/// A rule for the value of one attribute, which may depend on the others.
///
/// Source: developer.apple.com/documentation/swiftui/attributedtextvalueconstraint
public protocol AttributedTextValueConstraint: AttributedTextFormattingDefinition, Hashable, Sendable
where Body == AttributedTextFormatting.Unconstrained<Scope> {
    associatedtype AttributeKey: AttributedStringKey where AttributeKey.Value: Sendable
    typealias Attributes = AttributedTextFormatting.AttributeContainerProxy<Scope, AttributeKey>
    /// Sets the attribute of a run where its value is none that it may have.
    func constrain(_ container: inout Attributes)
}

extension AttributedTextValueConstraint {
    public var body: AttributedTextFormatting.Unconstrained<Scope> { AttributedTextFormatting.Unconstrained() }

    public func _constrain(_ container: inout AttributeContainer) {
        var attributes = Attributes(container: container)
        constrain(&attributes)
        container = attributes.container
    }
}

/// Source: developer.apple.com/documentation/swiftui/attributedtextformatting
public enum AttributedTextFormatting {
    /// Attributes of a run, of which a rule may set its own alone.
    ///
    /// Source: developer.apple.com/documentation/swiftui/attributedtextformatting/attributecontainerproxy
    @dynamicMemberLookup public struct AttributeContainerProxy<Scope: AttributeScope, AttributeKey: AttributedStringKey>
    where AttributeKey.Value: Sendable {
        var container: AttributeContainer

        public subscript<K: AttributedStringKey>(dynamicMember keyPath: KeyPath<Scope, K>) -> K.Value?
        where K.Value: Sendable { container[K.self] }

        public subscript(dynamicMember keyPath: KeyPath<Scope, AttributeKey>) -> AttributeKey.Value? {
            get { container[AttributeKey.self] }
            set { container[AttributeKey.self] = newValue }
        }
    }

    /// Allows some values of an attribute, and replaces others.
    ///
    /// Source: developer.apple.com/documentation/swiftui/attributedtextformatting/valueconstraint
    public struct ValueConstraint<Scope: AttributeScope, AttributeKey: AttributedStringKey>:
        AttributedTextFormattingDefinition
    where AttributeKey.Value: Sendable {
        private let values: Set<AttributeKey.Value?>
        private let standard: AttributeKey.Value?

        public init(
            for keyPath: KeyPath<Scope, AttributeKey>, values: Set<AttributeKey.Value?>, default: AttributeKey.Value?
        ) { (self.values, standard) = (values, `default`) }

        public var body: Unconstrained<Scope> { Unconstrained() }

        public func _constrain(_ container: inout AttributeContainer) {
            if !values.contains(container[AttributeKey.self]) { container[AttributeKey.self] = standard }
        }
    }

    /// Two definitions, one applied after the other.
    public struct Pair<First: AttributedTextFormattingDefinition, Second: AttributedTextFormattingDefinition>:
        AttributedTextFormattingDefinition
    where First.Scope == Second.Scope {
        public typealias Scope = First.Scope
        let first: First
        let second: Second
        public var body: Unconstrained<Scope> { Unconstrained() }
        public func _constrain(_ container: inout AttributeContainer) {
            first._constrain(&container)
            second._constrain(&container)
        }
    }

    /// A definition without rules.
    public struct Unconstrained<Scope: AttributeScope>: AttributedTextFormattingDefinition {
        public var body: Unconstrained<Scope> { Unconstrained() }
        public func _constrain(_ container: inout AttributeContainer) {}
    }

    /// Result builder of a definition's rules.
    ///
    /// Source: developer.apple.com/documentation/swiftui/attributedtextformatting/definitionbuilder
    @resultBuilder public struct DefinitionBuilder<Scope: AttributeScope> {
        public static func buildExpression<D: AttributedTextFormattingDefinition<Scope>>(_ definition: D) -> D {
            definition
        }
        public static func buildBlock() -> Unconstrained<Scope> { Unconstrained() }
        public static func buildPartialBlock<D: AttributedTextFormattingDefinition<Scope>>(first: D) -> D { first }
        public static func buildPartialBlock<
            First: AttributedTextFormattingDefinition<Scope>, Second: AttributedTextFormattingDefinition<Scope>
        >(accumulated: First, next: Second) -> Pair<First, Second> { Pair(first: accumulated, second: next) }
    }
}

extension EnvironmentValues {
    @Entry var textFormatting: (any AttributedTextFormattingDefinition)? = nil
}

extension View {
    /// Has the text of text editors in this view keep to the rules of a definition: what is shown, and what people type.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/attributedtextformattingdefinition(_:)-81jn6
    public func attributedTextFormattingDefinition<D: AttributedTextFormattingDefinition>(_ definition: D) -> some View
    {
        environment(\.textFormatting, definition)
    }

    /// Has the text of text editors in this view keep to no rules.
    public func attributedTextFormattingDefinition<S: AttributeScope>(_ scope: KeyPath<AttributeScopes, S.Type>)
        -> some View
    {
        environment(\.textFormatting, nil)
    }
}

extension View {
    /// Lets assistive technology and the keyboard use another view in place of this one, laid over it invisibly.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/accessibilityrepresentation(representation:)
    public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View {
        let other = representation()
        return accessibilityHidden(true)
            .overlay { other.opacity(0).allowsHitTesting(false) }
    }

    /// Adds views for assistive technology inside of this one, laid over it invisibly.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/accessibilitychildren(children:)
    public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
        let others = children()
        return overlay { others.opacity(0).allowsHitTesting(false) }
    }
}

/// Whether a view has the focus of assistive technology.
///
/// Source: developer.apple.com/documentation/swiftui/accessibilityfocusstate
@available(
    *, deprecated,
    message: "A browser does not say where assistive technology is: the state changes only by your own code."
)
@propertyWrapper public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
    @State private var value: Value

    public init() where Value == Bool { _value = State(wrappedValue: false) }
    public init<T: Hashable>() where Value == T? { _value = State(wrappedValue: nil) }

    public var wrappedValue: Value {
        get { value }
        nonmutating set { value = newValue }
    }
    public var projectedValue: Binding<Value> { $value }
}

extension View {
    @available(*, deprecated, message: "accessibilityFocused has no effect in Parley: a page cannot move that focus.")
    public func accessibilityFocused(_ condition: Binding<Bool>) -> some View { self }

    @available(*, deprecated, message: "accessibilityFocused has no effect in Parley: a page cannot move that focus.")
    public func accessibilityFocused<Value: Hashable>(
        _ binding: Binding<Value?>, equals value: Value
    ) -> some View { self }
}

/// Whether a field or another focusable view has the keyboard focus, or which of several.
///
/// Source: developer.apple.com/documentation/swiftui/focusstate
@propertyWrapper public struct FocusState<Value: Hashable>: ConnectedProperty {
    /// Connection of a field to the state: `.focused($field, equals: .name)`.
    @propertyWrapper public struct Binding {
        package let binding: SwiftUICore.Binding<Value>

        public var wrappedValue: Value {
            get { binding.wrappedValue }
            nonmutating set { binding.wrappedValue = newValue }
        }
        public var projectedValue: Binding { self }
        /// Whether no field connected to this state has the focus.
        var isNone: Bool { binding.wrappedValue == none }
        fileprivate let none: Value
    }

    private let none: Value
    private var storage: StateStorage<Value>?

    public init() where Value == Bool { none = false }

    public init<T: Hashable>() where Value == T? { none = nil }

    public var wrappedValue: Value {
        get { storage?.value ?? none }
        nonmutating set { storage?.value = newValue }
    }

    public var projectedValue: Binding {
        Binding(binding: storage.map { SwiftUICore.Binding(location: $0) } ?? .constant(none), none: none)
    }

    @MainActor package mutating func connect(to element: Element, slot: inout AnyObject?) {
        let known = slot as? StateStorage<Value> ?? StateStorage(none)
        storage = known
        slot = known
    }
}

extension FocusState: ChangingProperty {
    var changeSource: ObjectIdentifier? { storage?.changeSource }
    var ownValue: Any? { storage?.value }
}

extension FocusState.Binding: ChangingProperty {
    var changeSource: ObjectIdentifier? { binding.changeSource }
}

extension FocusState: ViewEquatable {
    package func isSame(as other: FocusState<Value>) -> Bool { true }
}

extension View {
    /// Binds the focus of a field, button or `focusable` view to a state, in both directions.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/focused(_:)
    public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
        modifier(FocusedModifier(focus: condition.binding))
    }

    /// Binds the focus of a descendant field to whether the state equals `value`.
    public func focused<Value: Hashable>(_ binding: FocusState<Value?>.Binding, equals value: Value) -> some View {
        modifier(
            FocusedModifier(
                focus: SwiftUICore.Binding(
                    get: { binding.wrappedValue == value },
                    set: { isFocused in
                        if isFocused {
                            binding.wrappedValue = value
                        } else if binding.wrappedValue == value {
                            binding.wrappedValue = nil
                        }
                    })))
    }
}

extension View {
    /// Moves the focus to `value` when this view appears, unless a field of this state already has it. The priority
    /// has no effect.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/defaultfocus(_:_:priority:)
    public func defaultFocus<V: Hashable>(
        _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic
    ) -> some View {
        onAppear { if binding.isNone { binding.wrappedValue = value } }
    }
}

/// When a default focus applies. Both values behave the same here.
public struct DefaultFocusEvaluationPriority: Sendable {
    public static let automatic = DefaultFocusEvaluationPriority()
    public static let userInitiated = DefaultFocusEvaluationPriority()
}

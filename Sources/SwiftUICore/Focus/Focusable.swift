/// The ways in which a view uses the focus.
///
/// Source: developer.apple.com/documentation/swiftui/focusinteractions
public struct FocusInteractions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let activate = FocusInteractions(rawValue: 1)
    public static let edit = FocusInteractions(rawValue: 2)
    public static let automatic: FocusInteractions = [.activate, .edit]
}

/// Moves the focus back to its default.
///
/// Source: developer.apple.com/documentation/swiftui/resetfocusaction
@available(*, deprecated, message: "resetFocus has no effect in Parley: set a FocusState.")
public struct ResetFocusAction: Sendable {
    public func callAsFunction(in namespace: Namespace.ID) {}
}

extension EnvironmentValues {
    /// Whether the nearest focusable ancestor has the focus; that of a text field where it has a binding.
    ///
    /// Source: developer.apple.com/documentation/swiftui/environmentvalues/isfocused
    @MainActor public var isFocused: Bool {
        ancestorFocus ?? fieldInput.focus?.wrappedValue ?? false
    }
    /// Whether the nearest `focusable` around this view has the focus; nil where there is none.
    @Entry var ancestorFocus: Bool? = nil
    /// Whether the system marks the focused view. It always does here.
    @Entry public var isFocusEffectEnabled: Bool = true
    @available(*, deprecated, message: "resetFocus has no effect in Parley: set a FocusState.")
    public var resetFocus: ResetFocusAction { ResetFocusAction() }
}

extension View {
    /// Lets the keyboard focus move to this view.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/focusable(_:)
    public func focusable(_ isFocusable: Bool = true) -> some View {
        modifier(FocusableModifier(isFocusable: isFocusable))
    }

    /// - Parameter interactions: has no effect: Tab and a click focus the view.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/focusable(_:interactions:)
    public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View {
        modifier(FocusableModifier(isFocusable: isFocusable))
    }

    @available(
        *, deprecated, message: "focusEffectDisabled has no effect in Parley: who uses the keyboard must see the focus."
    )
    public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
        environment(\.isFocusEffectEnabled, !disabled)
    }

    @available(*, deprecated, message: "focusScope has no effect in Parley: set a FocusState.")
    public func focusScope(_ namespace: Namespace.ID) -> some View { self }

    @available(*, deprecated, message: "prefersDefaultFocus has no effect in Parley: use defaultFocus(_:_:).")
    public func prefersDefaultFocus(_ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID) -> some View {
        self
    }
}

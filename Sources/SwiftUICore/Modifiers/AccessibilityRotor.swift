/// Places that a screen reader jumps to.
///
/// Source: developer.apple.com/documentation/swiftui/accessibilityrotorcontent
@MainActor @preconcurrency public protocol AccessibilityRotorContent {}

/// A place that a screen reader jumps to.
///
/// Source: developer.apple.com/documentation/swiftui/accessibilityrotorentry
public struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
    public init(_ label: Text, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}) {}
    @_disfavoredOverload public init<L: StringProtocol>(
        _ label: L, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
    ) {}
    @_disfavoredOverload public init<L: StringProtocol>(
        _ label: L, _ id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) {}
    @_disfavoredOverload public init<L: StringProtocol>(
        _ label: L, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) {}
    public init(
        _ label: Text, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) {}
    public init(
        _ label: Text, _ id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) {}
}

extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {
    @_disfavoredOverload public init(
        _ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
    )
    where ID == Data.Element.ID, Data.Element: Identifiable {
        self.init(data: data, content: content, id: { $0.id })
    }
    @_disfavoredOverload public init(
        _ data: Range<Int>, @AccessibilityRotorContentBuilder content: @escaping (Int) -> Content
    )
    where Data == Range<Int>, ID == Int {
        self.init(data: data, content: content, id: { $0 })
    }
    @_disfavoredOverload public init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, content: content, id: { $0[keyPath: id] })
    }
}

extension Optional: AccessibilityRotorContent where Wrapped: AccessibilityRotorContent {}

/// Several places.
public struct _RotorContents: AccessibilityRotorContent {}

/// Result builder that makes places of the statements in a closure.
@MainActor @preconcurrency @resultBuilder public struct AccessibilityRotorContentBuilder {
    public static func buildExpression<C: AccessibilityRotorContent>(_ content: C) -> C { content }
    public static func buildBlock<C: AccessibilityRotorContent>(_ content: C) -> C { content }
    public static func buildBlock<each C: AccessibilityRotorContent>(_ content: repeat each C) -> _RotorContents {
        _RotorContents()
    }
    public static func buildIf<C: AccessibilityRotorContent>(_ content: C?) -> C? { content }
}

/// A rotor that the system has.
///
/// Source: developer.apple.com/documentation/swiftui/accessibilitysystemrotor
public struct AccessibilitySystemRotor: Sendable {
    public static let headings = AccessibilitySystemRotor()
    public static let links = AccessibilitySystemRotor()
    public static let lists = AccessibilitySystemRotor()
    public static let images = AccessibilitySystemRotor()
    public static let tables = AccessibilitySystemRotor()
    public static let textFields = AccessibilitySystemRotor()
    public static let landmarks = AccessibilitySystemRotor()
    public static let boldText = AccessibilitySystemRotor()
}

extension View {
    @available(
        *, deprecated, message: "accessibilityRotor has no effect in Parley: give the places the trait isHeader."
    )
    public func accessibilityRotor<C: AccessibilityRotorContent>(
        _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> C
    ) -> some View { self }

    @available(
        *, deprecated, message: "accessibilityRotor has no effect in Parley: give the places the trait isHeader."
    )
    public func accessibilityRotor<C: AccessibilityRotorContent>(
        _ labelKey: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: @escaping () -> C
    ) -> some View { self }

    @available(
        *, deprecated, message: "accessibilityRotor has no effect in Parley: give the places the trait isHeader."
    )
    public func accessibilityRotor<C: AccessibilityRotorContent>(
        _ systemRotor: AccessibilitySystemRotor, @AccessibilityRotorContentBuilder entries: @escaping () -> C
    ) -> some View { self }

    @available(
        *, deprecated, message: "accessibilityRotorEntry has no effect in Parley: give the places the trait isHeader."
    )
    public func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View { self }
}

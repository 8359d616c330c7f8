@_spi(Engine) import SwiftUICore

/// A control that is on or off. A tap anywhere on it, including its label, toggles it.
///
/// Source: developer.apple.com/documentation/swiftui/toggle
public struct Toggle<Label: View>: View {
    @Environment(\.toggleStyle) private var style
    private let isOn: Binding<Bool>
    private let isMixed: () -> Bool
    private let label: Label

    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.isOn = isOn
        isMixed = { false }
        self.label = label()
    }

    /// Creates a toggle for several values: on if all are, mixed if some are; a tap sets all of them.
    public init<C: RandomAccessCollection>(
        sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
    ) {
        let bindings = sources.map { $0[keyPath: isOn] }
        self.isOn = Binding(
            get: { !bindings.isEmpty && bindings.allSatisfy(\.wrappedValue) },
            set: { value in for binding in bindings { binding.wrappedValue = value } })
        isMixed = { bindings.contains(where: \.wrappedValue) && !bindings.allSatisfy(\.wrappedValue) }
        self.label = label()
    }

    public var body: some View {
        style.body(
            ToggleStyleConfiguration(
                label: .init(content: AnyView(label)), isOn: isOn, isMixed: isMixed()))
    }
}

extension Toggle where Label == Text {
    public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(titleKey) }
    }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(title) }
    }
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { Text(titleKey) }
    }
    @_disfavoredOverload public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { Text(title) }
    }
}

extension Toggle where Label == SwiftUI.Label<Text, Image> {
    public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { SwiftUI.Label(titleKey, systemImage: systemImage) }
    }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { SwiftUI.Label(title, systemImage: systemImage) }
    }
    public init(_ titleKey: LocalizedStringKey, image: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { SwiftUI.Label(titleKey, image: image) }
    }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
    /// Creates a toggle from a style's configuration, for styles that modify another style.
    public init(_ configuration: ToggleStyleConfiguration) {
        self.init(isOn: configuration.$isOn) { configuration.label }
    }
}

/// The properties of a toggle, passed to its style.
///
/// Source: developer.apple.com/documentation/swiftui/togglestyleconfiguration
public struct ToggleStyleConfiguration {
    public struct Label: View, AccessibleTextProvider, SeveralViews {
        let content: AnyView
        package var views: [AnyView]? { content.views }
        public var body: some View { content }
        package var spoken: String? { content.spoken }
    }
    public let label: Label
    /// Whether the toggle is on. Writable: `configuration.isOn.toggle()`; `$isOn` is the binding.
    @Binding public var isOn: Bool
    /// Whether some of several sources are on and others off.
    public var isMixed: Bool

    init(label: Label, isOn: Binding<Bool>, isMixed: Bool) {
        self.label = label
        _isOn = isOn
        self.isMixed = isMixed
    }
}

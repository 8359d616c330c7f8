@_spi(Engine) import SwiftUICore

/// A control to choose one of several values: views with a `.tag` each, or of a `ForEach` whose ids have the
/// selection's type.
///
/// Source: developer.apple.com/documentation/swiftui/picker
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
    @Environment(\.pickerLook) private var look
    @Environment(\.navigation) private var navigation
    @Environment(\.labelsVisibility) private var labelsVisibility
    @Environment(\.isFormRow) private var isRow
    private let selection: Binding<SelectionValue>
    private let label: Label
    private let content: Content

    public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.selection = selection
        self.label = label()
        self.content = content()
    }

    public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
        self.selection = selection
        self.label = label
        self.content = content()
    }

    /// Creates a picker with a view for the current value, which looks like the chosen option here.
    ///
    /// Partly: `currentValueLabel` is not shown.
    ///
    /// Source: developer.apple.com/documentation/swiftui/picker/init(selection:content:label:currentvaluelabel:)
    public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(selection: selection, content: content, label: label)
    }

    /// Creates a picker for several values. It shows the first one, and writes the choice to all of them.
    public init<C: RandomAccessCollection>(
        sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) where SelectionValue: ExpressibleByNilLiteral {
        let bindings = sources.map { $0[keyPath: selection] }
        self.init(
            selection: Binding(
                get: { bindings.first?.wrappedValue ?? nil },
                set: { value in for binding in bindings { binding.wrappedValue = value } }),
            content: content, label: label)
    }

    public var body: some View {
        let name = accessibilityText(of: label)
        switch look {
        case .link where navigation != nil:
            LinkPicker(selection: selection, label: label, name: name, content: content)
        case .menu, .link: MenuPicker(selection: selection, label: label, name: name, content: content)
        case .wheel:
            WheelPicker(selection: selection, name: name, content: content)
        case .segmented:
            PickerOptions(selection: selection, layout: .segments, name: name, content: content)
        case .inline where isRow:
            if labelsVisibility != .hidden { label.foregroundStyle(.secondary) }
            PickerRows(selection: selection, content: content)
        case .inline:
            if labelsVisibility != .hidden { label.font(.footnote).foregroundStyle(.secondary) }
            PickerOptions(selection: selection, layout: .rows, name: name, content: content)
        }
    }
}

extension Picker where Label == Text {
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { Text(titleKey) }
    }
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { Text(title) }
    }
}

extension Picker where Label == SwiftUI.Label<Text, Image> {
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { SwiftUI.Label(titleKey, systemImage: systemImage) }
    }
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { SwiftUI.Label(title, systemImage: systemImage) }
    }
}

/// A type that sets how pickers present their choices.
///
/// Source: developer.apple.com/documentation/swiftui/pickerstyle
public protocol PickerStyle {
    static var _look: _PickerLook { get }
}
public enum _PickerLook: Sendable { case menu, wheel, segmented, inline, link }

/// A menu, as `MenuPickerStyle`.
public struct DefaultPickerStyle: PickerStyle {
    public static var _look: _PickerLook { .menu }
    public init() {}
}
/// The selected choice, which opens a menu of all.
public struct MenuPickerStyle: PickerStyle {
    public static var _look: _PickerLook { .menu }
    public init() {}
}
/// The choices in a row of segments, each at least 44 points wide.
public struct SegmentedPickerStyle: PickerStyle {
    public static var _look: _PickerLook { .segmented }
    public init() {}
}
/// The selected choice between its neighbours. A tap opens a menu of all; it cannot be spun.
public struct WheelPickerStyle: PickerStyle {
    public static var _look: _PickerLook { .wheel }
    public init() {}
}
/// All choices in rows, with a check mark on the selected one.
public struct InlinePickerStyle: PickerStyle {
    public static var _look: _PickerLook { .inline }
    public init() {}
}
/// The choices in a row of segments.
public struct PalettePickerStyle: PickerStyle {
    public static var _look: _PickerLook { .segmented }
    public init() {}
}
/// A row that leads to a page with the choices; a menu outside of a navigation stack.
public struct NavigationLinkPickerStyle: PickerStyle {
    public static var _look: _PickerLook { .link }
    public init() {}
}

extension PickerStyle where Self == DefaultPickerStyle { public static var automatic: Self { Self() } }
extension PickerStyle where Self == MenuPickerStyle { public static var menu: Self { Self() } }
extension PickerStyle where Self == SegmentedPickerStyle { public static var segmented: Self { Self() } }
extension PickerStyle where Self == WheelPickerStyle { public static var wheel: Self { Self() } }
extension PickerStyle where Self == InlinePickerStyle { public static var inline: Self { Self() } }
extension PickerStyle where Self == PalettePickerStyle { public static var palette: Self { Self() } }
extension PickerStyle where Self == NavigationLinkPickerStyle { public static var navigationLink: Self { Self() } }

extension EnvironmentValues {
    @Entry var pickerLook: _PickerLook = .menu
}

extension View {
    /// Sets how the pickers in this view present their choices.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/pickerstyle(_:)
    public func pickerStyle<S: PickerStyle>(_ style: S) -> some View { environment(\.pickerLook, S._look) }
}

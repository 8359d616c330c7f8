import RenderTree

/// A type that arranges groups of controls.
///
/// Source: developer.apple.com/documentation/swiftui/controlgroupstyle
@MainActor @preconcurrency public protocol ControlGroupStyle {
    associatedtype Body: View
    typealias Configuration = ControlGroupStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// A row on one background.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { ControlRow(configuration: configuration) }
}
/// A row without a background, as in a bar.
public struct NavigationControlGroupStyle: ControlGroupStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        ControlRow(configuration: configuration, ground: nil)
    }
}
/// A menu, which the label opens. A group without a label opens by a sign of three dots.
public struct MenuControlGroupStyle: ControlGroupStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        Menu {
            configuration.content
        } label: {
            MenuLabel(label: configuration.label)
        }
    }
}
/// A menu, which the label opens.
///
/// Partly: the controls stand below each other, not in a row.
public struct CompactMenuControlGroupStyle: ControlGroupStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        Menu {
            configuration.content
        } label: {
            MenuLabel(label: configuration.label)
        }
    }
}
/// A row of the controls' icons.
public struct PaletteControlGroupStyle: ControlGroupStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        ControlRow(configuration: configuration).labelStyle(.iconOnly)
    }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle { public static var automatic: Self { Self() } }
extension ControlGroupStyle where Self == NavigationControlGroupStyle { public static var navigation: Self { Self() } }
extension ControlGroupStyle where Self == MenuControlGroupStyle { public static var menu: Self { Self() } }
extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
    public static var compactMenu: Self { Self() }
}
extension ControlGroupStyle where Self == PaletteControlGroupStyle { public static var palette: Self { Self() } }

extension EnvironmentValues {
    @Entry var controlGroupStyle = ControlStyle<ControlGroupStyleConfiguration>(
        AutomaticControlGroupStyle(), makeBody: { $0.makeBody(configuration: $1) })
}

extension View {
    /// Sets the style of the groups of controls in this view.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/controlgroupstyle(_:)
    public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
        environment(\.controlGroupStyle, ControlStyle(style) { $0.makeBody(configuration: $1) })
    }
}

private struct ControlRow: View {
    let configuration: ControlGroupStyleConfiguration
    var ground: Color? = .fieldFill

    var body: some View {
        HStack(spacing: 2) { configuration.content.buttonStyle(GroupedButtonLook()) }
            .background { ground.map { RoundedRectangle(cornerRadius: 8).fill($0) } }
            .accessibilityElement(children: .contain)
            .accessibility(NodeAccessibility(label: configuration.label.spoken))
    }
}

private struct MenuLabel: View {
    let label: ControlGroupStyleConfiguration.Label

    var body: some View {
        if label.content == nil { Image(systemName: "ellipsis") } else { label }
    }
}

private struct GroupedButtonLook: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        Dimmed {
            configuration.label
                .foregroundStyle(configuration.role == .destructive ? Color.red : Color.accentColor)
                .padding(.horizontal, 12).padding(.vertical, 7)
        }
    }
}

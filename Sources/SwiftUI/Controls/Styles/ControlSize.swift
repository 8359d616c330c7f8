/// A size of controls.
///
/// Source: developer.apple.com/documentation/swiftui/controlsize
public enum ControlSize: Hashable, CaseIterable, Sendable { case mini, small, regular, large, extraLarge }

extension EnvironmentValues {
    @Entry public var controlSize: ControlSize = .regular
}

extension View {
    /// Sets the size of the bordered buttons and circular progress views in this view.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/controlsize(_:)
    public func controlSize(_ controlSize: ControlSize) -> some View { environment(\.controlSize, controlSize) }
}

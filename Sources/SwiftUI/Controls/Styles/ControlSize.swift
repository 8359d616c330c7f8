/// How large controls are drawn.
///
/// Source: developer.apple.com/documentation/swiftui/controlsize
public enum ControlSize: Hashable, CaseIterable, Sendable { case mini, small, regular, large, extraLarge }

private struct ControlSizeKey: EnvironmentKey { static let defaultValue = ControlSize.regular }

extension EnvironmentValues {
    public var controlSize: ControlSize {
        get { self[ControlSizeKey.self] }
        set { self[ControlSizeKey.self] = newValue }
    }
}

extension View {
    /// Sets the size of the bordered buttons, steppers and wheels inside.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/controlsize(_:)
    public func controlSize(_ controlSize: ControlSize) -> some View { environment(\.controlSize, controlSize) }
}

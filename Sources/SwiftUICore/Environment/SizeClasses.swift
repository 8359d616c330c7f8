/// The room that a scene has in one dimension.
///
/// Source: developer.apple.com/documentation/swiftui/userinterfacesizeclass
public enum UserInterfaceSizeClass: Hashable, Sendable { case compact, regular }

extension EnvironmentValues {
    /// Width class of the scene; compact by default, as a scene is as wide as a phone held upright.
    @Entry public var horizontalSizeClass: UserInterfaceSizeClass? = .compact
    /// Height class of the scene; regular by default, as a scene is as high as a phone held upright.
    @Entry public var verticalSizeClass: UserInterfaceSizeClass? = .regular
}

/// A modifier that makes another one of the environment in which it stands.
///
/// Source: developer.apple.com/documentation/swiftui/environmentalmodifier
@MainActor @preconcurrency public protocol EnvironmentalModifier: ViewModifier where Body == _ResolvedModifier {
    associatedtype ResolvedModifier: ViewModifier
    func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
    public func body(content: Content) -> _ResolvedModifier {
        _ResolvedModifier { AnyView(content.modifier(resolve(in: $0))) }
    }
}

/// A view with the modifier that an `EnvironmentalModifier` makes.
public struct _ResolvedModifier: View {
    @Environment(\.self) private var environment
    let view: (EnvironmentValues) -> AnyView

    init(view: @escaping (EnvironmentValues) -> AnyView) { self.view = view }

    public var body: some View { view(environment) }
}

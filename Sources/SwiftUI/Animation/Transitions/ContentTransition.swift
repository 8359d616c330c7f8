/// How a view changes from one content to another: other words, another number.
///
/// Source: developer.apple.com/documentation/swiftui/contenttransition
public struct ContentTransition: Equatable, Sendable {
    private enum Kind { case fade, none }
    private let kind: Kind

    /// The new content is there at once.
    public static let identity = ContentTransition(kind: .none)
    /// The old content pales while the new one comes.
    public static let opacity = ContentTransition(kind: .fade)
    /// As `opacity` here.
    public static let interpolate = ContentTransition(kind: .fade)
    /// As `opacity` here: digits do not roll.
    public static func numericText(countsDown: Bool = false) -> ContentTransition { ContentTransition(kind: .fade) }
    /// As `opacity` here: digits do not roll.
    public static func numericText(value: Double) -> ContentTransition { ContentTransition(kind: .fade) }
    /// As `opacity` here.
    public static var symbolEffect: ContentTransition { ContentTransition(kind: .fade) }

    var isIdentity: Bool { kind == .none }
}

extension View {
    /// How the content of the views inside changes in an animated change. With `identity` they do not move in time
    /// either; without this modifier words and pictures fade.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/contenttransition(_:)
    public func contentTransition(_ transition: ContentTransition) -> some View {
        transaction { if transition.isIdentity { $0.animation = nil } }
    }
}

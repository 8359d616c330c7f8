public import Foundation

extension PersonNameComponents {
    /// Reads a name in the person's language.
    ///
    /// Source: developer.apple.com/documentation/foundation/personnamecomponents/init(_:)
    public init(_ value: String) throws { try self.init(value, strategy: .name) }

    /// Source: developer.apple.com/documentation/foundation/personnamecomponents/init(_:strategy:)
    public init<S: Foundation.ParseStrategy>(_ value: S.ParseInput, strategy: S) throws where S.ParseOutput == Self {
        self = try strategy.parse(value)
    }
}

extension Foundation.ParseStrategy where Self == PersonNameComponents.ParseStrategy {
    /// Source: developer.apple.com/documentation/foundation/parsestrategy/name
    public static var name: Self { Self() }
}

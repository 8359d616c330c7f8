/// Name of an action or a property, as Objective-C writes it: `send`, `tapped:`, `setTitle:`.
///
/// `#selector` does not exist on this platform. `parley open` writes a `Selector` in its place, with the name that the compiler would
/// have given it on Apple's systems. Source: developer.apple.com/documentation/objectivec/selector
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    let name: String

    public init(_ name: String) { self.name = name }
    public init(stringLiteral value: String) { name = value }

    public var description: String { name }
    /// Number of arguments that a method of this name takes: its colons.
    var argumentCount: Int { name.count { $0 == ":" } }
}

/// Source: developer.apple.com/documentation/foundation/nsselectorfromstring(_:)
// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

/// Source: developer.apple.com/documentation/foundation/nsstringfromselector(_:)
// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.name }

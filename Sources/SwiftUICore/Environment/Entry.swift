/// Makes a variable in an extension of `EnvironmentValues`, `Transaction`, `ContainerValues` or `FocusedValues` an entry of it, with its initial value as
/// the default: the compiler writes the key that it needs.
///
/// Source: developer.apple.com/documentation/swiftui/entry()
@attached(accessor) @attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "SwiftUIMacros", type: "Entry")

/// The key of an entry whose type is not written, with its first value. That need not be `Sendable`: it is made once, and used by
/// whoever has the values, on the main actor.
public final class _Entry<Value>: @unchecked Sendable {
    let value: Value
    public init(_ value: Value) { self.value = value }
}

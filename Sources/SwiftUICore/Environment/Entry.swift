/// Makes a variable in an extension of `EnvironmentValues`, `Transaction`, `ContainerValues` or `FocusedValues` an entry of it, with its initial value as
/// the default: the compiler writes the key that it needs.
///
/// Source: developer.apple.com/documentation/swiftui/entry()
@attached(accessor) @attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "SwiftUIMacros", type: "Entry")

/// Holds the first value of an entry, which need not be `Sendable`: it is made once, and read by whoever has the values.
public struct _EntryDefault<Value>: @unchecked Sendable {
    public let value: Value
    public init(_ value: Value) { self.value = value }
}

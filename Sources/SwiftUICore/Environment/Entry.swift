/// Makes a variable in an extension of `EnvironmentValues`, `Transaction`, `ContainerValues` or `FocusedValues` an entry of it, with its initial value as
/// the default: the compiler writes the key that it needs.
///
/// Source: developer.apple.com/documentation/swiftui/entry()
@attached(accessor) @attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "SwiftUIMacros", type: "Entry")

/// Makes a variable in an extension of `EnvironmentValues` or `Transaction` an entry of it, with its first value as the default:
/// the key that it needs is written by the compiler.
///
/// Source: developer.apple.com/documentation/swiftui/entry()
@attached(accessor) @attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "SwiftUIMacros", type: "Entry")

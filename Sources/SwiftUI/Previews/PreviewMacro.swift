/// A view to look at while it is written: the simulator draws it on its page of previews.
///
/// Source: developer.apple.com/documentation/swiftui/preview(_:traits:_:body:)
@freestanding(declaration)
public macro Preview(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) =
    #externalMacro(module: "SwiftUIMacros", type: "Preview")

@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
    _ additionalTraits: PreviewTrait<Preview.ViewTraits>..., @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "SwiftUIMacros", type: "Preview")

/// Lets a dynamic property stand in the body of a preview, which shows its first value.
@attached(peer) public macro Previewable() = #externalMacro(module: "SwiftUIMacros", type: "Previewable")

public import UIKit

/// Declares a preview of a view, which the simulator draws on its previews page.
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

/// Allows a dynamic property in the body of a preview, which shows its initial value.
@attached(peer) public macro Previewable() = #externalMacro(module: "SwiftUIMacros", type: "Previewable")

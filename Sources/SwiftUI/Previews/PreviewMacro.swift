/// A view to look at while it is written.
///
/// Partly: the view is compiled and checked, and shown nowhere; run the app in the simulator to see it.
///
/// Source: developer.apple.com/documentation/swiftui/preview(_:traits:_:body:)
@freestanding(declaration)
public macro Preview(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) =
    #externalMacro(module: "PreviewMacros", type: "Preview")

/// Lets a dynamic property stand in the body of a preview.
@attached(peer) public macro Previewable() = #externalMacro(module: "PreviewMacros", type: "Previewable")

/// Declares a preview of a controller or a view, which the simulator draws on its previews page, in the size that the last of its
/// traits says.
///
/// Source: developer.apple.com/documentation/uikit/preview(_:traits:body:)-en9c
@freestanding(declaration)
public macro Preview<Content: _ControllerPreviewContent>(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., body: @escaping @MainActor () -> Content
) = #externalMacro(module: "SwiftUIMacros", type: "ControllerPreview")

/// A view or controller.
///
/// One generic macro takes both: beside two of them, a preview of several statements would be ambiguous.
@preconcurrency @MainActor public protocol _ControllerPreviewContent: AnyObject {
    var _previewedController: UIViewController { get }
}

extension UIViewController: _ControllerPreviewContent {
    public var _previewedController: UIViewController { self }
}

extension UIView: _ControllerPreviewContent {
    /// Controller with the view in it.
    public var _previewedController: UIViewController {
        let controller = UIViewController()
        controller.view = self
        return controller
    }
}

/// Name, traits and content of one `#Preview` of a controller or view.
@MainActor public struct _ControllerPreview {
    package let name: String?
    package let traits: [PreviewTrait<Preview.ViewTraits>]
    package let body: @MainActor () -> UIViewController

    public init<Content: _ControllerPreviewContent>(
        _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., body: @escaping @MainActor () -> Content
    ) {
        (self.name, self.traits) = (name, traits)
        self.body = { body()._previewedController }
    }
}

/// Type that each such `#Preview` expands to, so that the app's executable can find it at run time.
public protocol _ControllerPreviewRegistry {
    /// Module and file, such as `Party/ListController.swift`.
    static var fileID: String { get }
    static var line: Int { get }
    @MainActor static var preview: _ControllerPreview { get }
}

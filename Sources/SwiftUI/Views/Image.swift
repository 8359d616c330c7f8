public import UIKit

/// A picture.
///
/// Source: developer.apple.com/documentation/swiftui/image
public struct Image: Equatable, Sendable {
    public enum ResizingMode: Hashable, Sendable { case stretch }
    public enum TemplateRenderingMode: Hashable, Sendable { case template, original }

    enum Source: Equatable, Sendable {
        case picture(UIImage)
        /// A symbol of Apple's, which cannot be shipped: a frame stands in its place.
        case symbol(String)
        case missing(String)
    }
    let source: Source
    var label: String?
    var isDecorative = false
    var isResizable = false
    var renderingMode: TemplateRenderingMode?

    /// From the app's bundle, by its file's name; read aloud by it too.
    public init(_ name: String, bundle: Bundle? = nil) {
        source = UIImage(named: name, in: bundle, compatibleWith: nil).map(Source.picture) ?? .missing(name)
        label = name
    }

    public init(_ name: String, bundle: Bundle? = nil, label: Text) {
        self.init(name, bundle: bundle)
        self.label = label.plain
    }

    /// Of no meaning of its own: kept from assistive technology.
    public init(decorative name: String, bundle: Bundle? = nil) {
        self.init(name, bundle: bundle)
        isDecorative = true
    }

    public init(uiImage: UIImage) { source = .picture(uiImage) }

    /// Apple's symbols cannot be had here: a placeholder is drawn, and a diagnostic names the symbol.
    public init(systemName: String) {
        source = .symbol(systemName)
        label = systemName.replacing(".", with: " ")
    }

    /// Fills whatever size it is proposed; without it a picture keeps its own.
    public func resizable() -> Image {
        var image = self
        image.isResizable = true
        return image
    }

    public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
        var image = self
        image.renderingMode = renderingMode
        return image
    }
}

extension Image: View, PrimitiveView {
    public typealias Body = Never

    func makeElement(_ context: ElementContext) -> ViewElement<Self> {
        NodeElement(self, context, node: ImageNode(context.graph)) { node, image, environment in
            node.set(image, environment)
        }
    }
}

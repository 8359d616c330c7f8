public import CoreGraphics
public import UIKit

/// Picture from the bundle, from memory, or a symbol.
///
/// Source: developer.apple.com/documentation/swiftui/image
public struct Image: Equatable, Sendable {
    /// How a picture fills an area larger than itself.
    public enum ResizingMode: Hashable, Sendable { case tile, stretch }
    public enum TemplateRenderingMode: Hashable, Sendable { case template, original }
    /// Size of a symbol beside text.
    public enum Scale: Hashable, Sendable { case small, medium, large }
    /// Interpolation of scaled pixels: `none` shows a picture's own pixels; all others are drawn alike.
    public enum Interpolation: Hashable, Sendable { case none, low, medium, high }
    /// Orientation in which a picture's pixels are stored.
    public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
        case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored
    }

    enum Source: Equatable, Sendable {
        case picture(UIImage)
        case symbol(String, variableValue: Double?)
        case missing(String)
        /// A picture that is still loading: a grey area.
        case loading
    }

    struct Resizing: Equatable, Sendable {
        var capInsets = EdgeInsets()
        var mode = ResizingMode.stretch
    }

    let source: Source
    var label: String?
    var isDecorative = false
    var resizing: Resizing?
    var renderingMode: TemplateRenderingMode?
    var interpolation: Interpolation?
    var symbolRenderingMode: SymbolRenderingMode?

    init(_ source: Source, label: String? = nil, isDecorative: Bool = false) {
        self.source = source
        self.label = label
        self.isDecorative = isDecorative
    }

    private static func named(_ name: String, _ bundle: Bundle?) -> Source {
        UIImage(named: name, in: bundle, compatibleWith: nil).map(Source.picture) ?? .missing(name)
    }
}

// MARK: - Where pictures come from

extension Image {
    /// Creates a picture from the app's bundle, with its name as accessibility label.
    public init(_ name: String, bundle: Bundle? = nil) { self.init(Self.named(name, bundle), label: name) }

    public init(_ name: String, bundle: Bundle? = nil, label: Text) {
        self.init(Self.named(name, bundle), label: label.plain)
    }

    /// Creates a decorative picture, which is hidden from assistive technology.
    public init(decorative name: String, bundle: Bundle? = nil) {
        self.init(Self.named(name, bundle), isDecorative: true)
    }

    /// Creates a picture from the bundle. `variableValue` is for symbols in a bundle; a picture looks the same for
    /// every value.
    public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) { self.init(name, bundle: bundle) }

    /// `variableValue` is ignored, as above.
    public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {
        self.init(name, bundle: bundle, label: label)
    }

    /// `variableValue` is ignored, as above.
    public init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) {
        self.init(decorative: name, bundle: bundle)
    }

    public init(uiImage: UIImage) { self.init(.picture(uiImage)) }

    /// Creates a picture from a bitmap. `scale` in pixels per point.
    public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
        self.init(Self.picture(cgImage, scale, orientation), label: label.plain)
    }

    public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
        self.init(Self.picture(cgImage, scale, orientation), isDecorative: true)
    }

    /// Creates a symbol by one of Apple's names. It is drawn as an icon of the same thing from Debian's
    /// `bootstrap-icons`; an unknown name draws a frame, and a diagnostic names known symbols.
    public init(systemName: String) { self.init(systemName: systemName, variableValue: nil) }

    /// Creates a symbol. `variableValue` (0…1) selects the variant of Wi-Fi, loudspeaker, battery and signal bars;
    /// other symbols look the same for every value.
    public init(systemName: String, variableValue: Double?) {
        self.init(.symbol(systemName, variableValue: variableValue), label: systemName.replacing(".", with: " "))
    }

    private static func picture(_ image: CGImage, _ scale: CGFloat, _ orientation: Orientation) -> Source {
        let upright = orientation == .up ? image : image.turnedUpright(from: orientation) ?? image
        return .picture(UIImage(cgImage: upright, scale: scale, orientation: .up))
    }
}

// MARK: - How they are drawn

extension Image {
    /// Makes the picture fill its proposal; without it a picture keeps its own size.
    ///
    /// - Parameters:
    ///   - capInsets: points at each edge that keep their size.
    ///   - resizingMode: whether the rest is stretched or tiled.
    public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
        with { $0.resizing = Resizing(capInsets: capInsets, mode: resizingMode) }
    }

    public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
        with { $0.renderingMode = renderingMode }
    }

    public func interpolation(_ interpolation: Interpolation) -> Image { with { $0.interpolation = interpolation } }

    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { with { $0.symbolRenderingMode = mode } }

    @available(*, deprecated, message: "antialiased(_:) has no effect in Parley: edges are always drawn smooth")
    public func antialiased(_ isAntialiased: Bool) -> Image { self }

    private func with(_ change: (inout Image) -> Void) -> Image {
        var image = self
        change(&image)
        return image
    }
}

extension Image: View, PrimitiveView {
    public typealias Body = Never

    package func makeElement(_ context: ElementContext) -> ViewElement<Self> {
        NodeElement(self, context, node: ImageNode(context.graph)) { node, image, environment in
            node.set(image, environment)
        }
    }
}

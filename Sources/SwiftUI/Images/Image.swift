public import CoreGraphics
public import UIKit

/// A picture.
///
/// Source: developer.apple.com/documentation/swiftui/image
public struct Image: Equatable, Sendable {
    /// What a picture does with an area that is larger than its own.
    public enum ResizingMode: Hashable, Sendable { case tile, stretch }
    public enum TemplateRenderingMode: Hashable, Sendable { case template, original }
    /// How large a symbol is beside text.
    public enum Scale: Hashable, Sendable { case small, medium, large }
    /// How pixels between pixels are found: with `none` a picture's own pixels are seen; the others are drawn alike.
    public enum Interpolation: Hashable, Sendable { case none, low, medium, high }
    /// How a picture's pixels are to be turned before they are seen.
    public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
        case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored
    }

    enum Source: Equatable, Sendable {
        case picture(UIImage)
        case symbol(String, variableValue: Double?)
        case missing(String)
        /// A picture that is still to come: a grey area.
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
    /// From the app's bundle, by its name; read aloud by it too.
    public init(_ name: String, bundle: Bundle? = nil) { self.init(Self.named(name, bundle), label: name) }

    public init(_ name: String, bundle: Bundle? = nil, label: Text) {
        self.init(Self.named(name, bundle), label: label.plain)
    }

    /// Of no meaning of its own: kept from assistive technology.
    public init(decorative name: String, bundle: Bundle? = nil) {
        self.init(Self.named(name, bundle), isDecorative: true)
    }

    /// `variableValue` is for symbols in a bundle; a picture looks the same for every value.
    public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) { self.init(name, bundle: bundle) }

    public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {
        self.init(name, bundle: bundle, label: label)
    }

    public init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) {
        self.init(decorative: name, bundle: bundle)
    }

    public init(uiImage: UIImage) { self.init(.picture(uiImage)) }

    /// `scale` in pixels a point.
    public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
        self.init(Self.picture(cgImage, scale, orientation), label: label.plain)
    }

    public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
        self.init(Self.picture(cgImage, scale, orientation), isDecorative: true)
    }

    /// One of Apple's symbol names. What is drawn is an icon of the same thing from Debian's `bootstrap-icons`; an
    /// unknown name draws a frame, and a diagnostic names symbols that are known.
    public init(systemName: String) { self.init(systemName: systemName, variableValue: nil) }

    /// `variableValue` (0…1) chooses among the pictures of Wi-Fi, loudspeaker, battery and signal bars; other symbols
    /// are drawn whole for every value.
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
    /// Fills whatever size it is proposed; without it a picture keeps its own.
    ///
    /// - Parameters:
    ///   - capInsets: points at each edge that keep their size.
    ///   - resizingMode: what the rest does.
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

    func makeElement(_ context: ElementContext) -> ViewElement<Self> {
        NodeElement(self, context, node: ImageNode(context.graph)) { node, image, environment in
            node.set(image, environment)
        }
    }
}

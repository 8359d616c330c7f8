public import CoreGraphics

/// Namespace of the types that describe a preview.
///
/// Source: developer.apple.com/documentation/developertoolssupport/preview
public struct Preview {
    /// Marker that restricts a `PreviewTrait` to previews of views.
    public struct ViewTraits: Sendable {}
}

/// Display option of a preview: its size, or what makes it ready.
///
/// Source: developer.apple.com/documentation/developertoolssupport/previewtrait
public struct PreviewTrait<T>: Sendable {
    /// Size of the preview; nil leaves it alone.
    package let layout: PreviewLayout?
    /// Opaque here: `SwiftUI`'s `PreviewChange`, which changes the view; nil where the trait is a size alone.
    package let change: (any Sendable)?

    package init(layout: PreviewLayout?, change: (any Sendable)? = nil) {
        (self.layout, self.change) = (layout, change)
    }
}

extension PreviewTrait where T == Preview.ViewTraits {
    /// Uses the view's ideal size.
    public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait(layout: .sizeThatFits) }
    public static var defaultLayout: PreviewTrait { PreviewTrait(layout: .device) }
    /// Uses a fixed size, in points.
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
        PreviewTrait(layout: .fixed(width: width, height: height))
    }
    public static var portrait: PreviewTrait { PreviewTrait(layout: .device) }
    public static var portraitUpsideDown: PreviewTrait { .portrait }
    public static var landscapeLeft: PreviewTrait { PreviewTrait(layout: .deviceOnItsSide) }
    public static var landscapeRight: PreviewTrait { .landscapeLeft }
}

extension [PreviewTrait<Preview.ViewTraits>] {
    /// Size that the last trait with one says.
    package var layout: PreviewLayout { last { $0.layout != nil }?.layout ?? .device }
}

/// Size of a preview.
///
/// Source: developer.apple.com/documentation/swiftui/previewlayout
public enum PreviewLayout: Sendable {
    case device
    case sizeThatFits
    case fixed(width: CGFloat, height: CGFloat)

    /// Size of a phone's window, in points.
    package static let deviceSize = CGSize(width: 390, height: 700)

    /// A phone's window on its side.
    package static var deviceOnItsSide: PreviewLayout { .fixed(width: deviceSize.height, height: deviceSize.width) }
}

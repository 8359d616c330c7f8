/// Namespace of the types that describe a preview.
///
/// Source: developer.apple.com/documentation/developertoolssupport/preview
public struct Preview {
    /// Marker that restricts a `PreviewTrait` to previews of views.
    public struct ViewTraits: Sendable {}
}

/// Display option of a preview: its size.
///
/// Source: developer.apple.com/documentation/developertoolssupport/previewtrait
public struct PreviewTrait<T>: Sendable {
    let layout: PreviewLayout
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
    public static var landscapeLeft: PreviewTrait { .fixedLayout(width: 700, height: 390) }
    public static var landscapeRight: PreviewTrait { .landscapeLeft }
}

/// Name, size and content of one `#Preview`.
@MainActor public struct _Preview {
    package let name: String?
    package let layout: PreviewLayout
    package let body: @MainActor () -> any View

    public init(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) {
        (self.name, self.body) = (name, body)
        layout = .device
    }

    public init(
        _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
        _ additionalTraits: PreviewTrait<Preview.ViewTraits>..., @ViewBuilder body: @escaping @MainActor () -> any View
    ) {
        (self.name, self.body) = (name, body)
        layout = (additionalTraits.last ?? traits).layout
    }
}

/// Type that each `#Preview` expands to, so that the app's executable can find it at run time.
public protocol _PreviewRegistry {
    /// Module and file, such as `Party/ListView.swift`.
    static var fileID: String { get }
    static var line: Int { get }
    @MainActor static var preview: _Preview { get }
}

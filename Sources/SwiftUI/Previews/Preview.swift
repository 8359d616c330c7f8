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
    let layout: PreviewLayout?
    /// Makes the view ready.
    var wrap: @MainActor (AnyView) -> AnyView = { $0 }
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
        let all = [traits] + additionalTraits
        self.name = name
        self.body = { all.reduce(AnyView(body())) { $1.wrap($0) } }
        layout = all.last { $0.layout != nil }?.layout ?? .device
    }
}

/// Type that each `#Preview` expands to, so that the app's executable can find it at run time.
public protocol _PreviewRegistry {
    /// Module and file, such as `Party/ListView.swift`.
    static var fileID: String { get }
    static var line: Int { get }
    @MainActor static var preview: _Preview { get }
}

/// Source: developer.apple.com/documentation/developertoolssupport/preview
public struct Preview {
    /// What may be said of a preview of a view.
    public struct ViewTraits: Sendable {}
}

/// How a preview is drawn.
///
/// Source: developer.apple.com/documentation/developertoolssupport/previewtrait
public struct PreviewTrait<T>: Sendable {
    let layout: PreviewLayout
}

extension PreviewTrait where T == Preview.ViewTraits {
    /// As large as the view wants to be.
    public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait(layout: .sizeThatFits) }
    public static var defaultLayout: PreviewTrait { PreviewTrait(layout: .device) }
    /// In points.
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
        PreviewTrait(layout: .fixed(width: width, height: height))
    }
    public static var portrait: PreviewTrait { PreviewTrait(layout: .device) }
    public static var landscapeLeft: PreviewTrait { .fixedLayout(width: 700, height: 390) }
    public static var landscapeRight: PreviewTrait { .landscapeLeft }
}

/// What a `#Preview` says.
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

/// What a `#Preview` becomes.
public protocol _PreviewRegistry {
    /// Module and file, as in `Party/ListView.swift`.
    static var fileID: String { get }
    static var line: Int { get }
    @MainActor static var preview: _Preview { get }
}

// They show on the simulator's page of previews, and nowhere else, as Xcode's do.
extension View {
    /// Names the device of a preview, over it.
    public func previewDevice(_ value: PreviewDevice?) -> some View {
        modifier(PreviewCaption(words: value?.rawValue))
    }

    /// Says how large a preview is.
    public func previewLayout(_ value: PreviewLayout) -> some View { modifier(PreviewFrame(layout: value)) }

    /// Says what a preview is called, over it.
    public func previewDisplayName(_ value: String?) -> some View { modifier(PreviewCaption(words: value)) }

    /// Says which way a preview's device is turned.
    public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
        let size = PreviewPicture.deviceSize
        return modifier(
            PreviewFrame(layout: value.isLandscape ? .fixed(width: size.height, height: size.width) : .device))
    }
}

extension EnvironmentValues {
    /// True on the page of previews.
    var isPreview: Bool {
        get { self[IsPreviewKey.self] }
        set { self[IsPreviewKey.self] = newValue }
    }
}

private struct IsPreviewKey: EnvironmentKey { static let defaultValue = false }

/// True where a view inside says how large it is to be shown.
struct HasPreviewSize: PreferenceKey {
    static let defaultValue = false
    static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

private struct PreviewCaption: ViewModifier {
    @Environment(\.isPreview) private var isPreview
    let words: String?

    func body(content: Content) -> some View {
        if isPreview, let words {
            VStack(alignment: .leading, spacing: 4) {
                Text(words).font(.caption).foregroundStyle(.secondary)
                content
            }
            .padding(8)
        } else {
            content
        }
    }
}

private struct PreviewFrame: ViewModifier {
    @Environment(\.isPreview) private var isPreview
    let layout: PreviewLayout

    func body(content: Content) -> some View {
        if isPreview { framed(content).preference(key: HasPreviewSize.self, value: true) } else { content }
    }

    @ViewBuilder private func framed(_ content: Content) -> some View {
        switch layout {
        case .device:
            content.frame(width: PreviewPicture.deviceSize.width, height: PreviewPicture.deviceSize.height)
        case .sizeThatFits: content.fixedSize()
        case .fixed(let width, let height): content.frame(width: width, height: height)
        }
    }
}

extension InterfaceOrientation {
    fileprivate var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

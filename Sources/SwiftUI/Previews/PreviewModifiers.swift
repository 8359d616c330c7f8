public import UIKit

// These modifiers have an effect on the simulator's previews page only, as Xcode's do in its canvas.
extension View {
    /// Shows the device's name above the preview.
    public func previewDevice(_ value: PreviewDevice?) -> some View {
        modifier(PreviewCaption(words: value?.rawValue))
    }

    /// Sets the size of a preview.
    public func previewLayout(_ value: PreviewLayout) -> some View { modifier(PreviewFrame(layout: value)) }

    /// Shows a name above the preview.
    public func previewDisplayName(_ value: String?) -> some View { modifier(PreviewCaption(words: value)) }

    /// Sets the orientation of the preview's device.
    public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
        modifier(PreviewFrame(layout: value.isLandscape ? .deviceOnItsSide : .device))
    }
}

extension EnvironmentValues {
    /// Whether the view is drawn on the previews page.
    @Entry var isPreview: Bool = false
}

/// Whether a descendant sets the size of its preview.
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
            content.frame(width: PreviewLayout.deviceSize.width, height: PreviewLayout.deviceSize.height)
        case .sizeThatFits: content.fixedSize()
        case .fixed(let width, let height): content.frame(width: width, height: height)
        }
    }
}

extension InterfaceOrientation {
    fileprivate var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

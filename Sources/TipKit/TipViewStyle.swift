public import SwiftUI

/// A look of tips.
///
/// Source: developer.apple.com/documentation/tipkit/tipviewstyle
@MainActor @preconcurrency public protocol TipViewStyle {
    associatedtype Body: View
    typealias Configuration = TipViewStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// A tip as a style gets it.
///
/// Source: developer.apple.com/documentation/tipkit/tipviewstyleconfiguration
@MainActor @preconcurrency public struct TipViewStyleConfiguration {
    public let tip: any Tip
    public let actions: [Tips.Action]
    public var title: Text? { tip.title }
    public var message: Text? { tip.message }
    public var image: Image? { tip.image }
}

/// A picture, words, buttons, and a button that closes the tip.
///
/// Source: developer.apple.com/documentation/tipkit/minitipviewstyle
public struct MiniTipViewStyle: TipViewStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { MiniTip(configuration: configuration) }
}

private struct MiniTip: View {
    let configuration: TipViewStyleConfiguration
    @Environment(\.systemWords) private var words
    @Environment(\.tipImageStyle) private var imageStyle

    var body: some View {
        HStack(alignment: .top, spacing: 12) {
            configuration.image?.font(.title).foregroundStyle(imageStyle)
            VStack(alignment: .leading, spacing: 4) {
                configuration.title?.font(.headline)
                configuration.message?.font(.subheadline).foregroundStyle(.secondary)
                ForEach(configuration.actions) { item in
                    Divider()
                    Button(action: item.handler) { item.label() }.buttonStyle(.borderless)
                }
            }
            Spacer(minLength: 0)
            Button {
                configuration.tip.invalidate(reason: .tipClosed)
            } label: {
                Image(systemName: "xmark").imageScale(.small)
            }
            .buttonStyle(.borderless)
            .foregroundStyle(.secondary)
            .accessibilityLabel(words[.close])
        }
    }
}

extension TipViewStyle where Self == MiniTipViewStyle {
    public static var miniTip: MiniTipViewStyle { MiniTipViewStyle() }
}

extension EnvironmentValues {
    @Entry var tipViewStyle: any TipViewStyle = MiniTipViewStyle()
    @Entry var tipImageStyle = AnyShapeStyle(.tint)
}

extension View {
    /// Sets the look of the tips in the view.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/tipviewstyle(_:)
    public func tipViewStyle(_ style: some TipViewStyle) -> some View { environment(\.tipViewStyle, style) }

    /// Sets the colour of the pictures of tips in the view.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/tipimagestyle(_:)
    public func tipImageStyle(_ style: some ShapeStyle) -> some View {
        environment(\.tipImageStyle, AnyShapeStyle(style))
    }
}

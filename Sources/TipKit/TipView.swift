public import SwiftUI

/// Shows a tip, with a button that closes it; nothing while the tip is not to be shown.
///
/// Source: developer.apple.com/documentation/tipkit/tipview
public struct TipView<Content: Tip>: View {
    private let tip: Content?
    private let action: (Tips.Action) -> Void
    @State private var isShown = false

    /// Partly: without an arrow.
    public init(
        _ tip: Content?, arrowEdge: Edge? = nil, action: @escaping @Sendable (Tips.Action) -> Void = { _ in }
    ) {
        self.tip = tip
        self.action = action
    }

    public var body: some View {
        if let tip, isShown ? TipRecords.shared.reason(tip.id) == nil : tip.shouldDisplay {
            TipCard(tip: tip, action: action) { tip.invalidate(reason: .tipClosed) }
                .padding()
                .background(.background.secondary, in: .rect(cornerRadius: 13))
                .onAppear {
                    isShown = true
                    TipRecords.shared.didDisplay(tip.id)
                }
        }
    }
}

/// Words and buttons of a tip.
private struct TipCard<Content: Tip>: View {
    let tip: Content
    let action: (Tips.Action) -> Void
    let close: () -> Void
    @Environment(\.systemWords) private var words

    var body: some View {
        HStack(alignment: .top, spacing: 12) {
            tip.image?.font(.title).foregroundStyle(.tint)
            VStack(alignment: .leading, spacing: 4) {
                tip.title.font(.headline)
                tip.message?.font(.subheadline).foregroundStyle(.secondary)
                ForEach(tip.actions) { item in
                    Divider()
                    Button(item.title) {
                        item.handler()
                        action(item)
                    }
                    .buttonStyle(.borderless)
                }
            }
            Spacer(minLength: 0)
            Button(action: close) { Image(systemName: "xmark").imageScale(.small) }
                .buttonStyle(.borderless)
                .foregroundStyle(.secondary)
                .accessibilityLabel(words[.close])
        }
    }
}

extension View {
    /// Shows a tip in a popover at this view, until it is closed.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/popovertip(_:arrowedge:action:)
    public func popoverTip<Content: Tip>(
        _ tip: Content?, arrowEdge: Edge? = nil, action: @escaping @Sendable (Tips.Action) -> Void = { _ in }
    ) -> some View { modifier(PopoverTip(tip: tip, arrowEdge: arrowEdge ?? .top, action: action)) }

    @available(*, deprecated, message: "tipBackground has no effect in Parley: tips have the system's ground.")
    public func tipBackground<S: ShapeStyle>(_ style: S) -> some View { self }
    @available(*, deprecated, message: "tipImageSize has no effect in Parley: pictures of tips have one size.")
    public func tipImageSize(_ size: CGSize) -> some View { self }
    @available(*, deprecated, message: "tipCornerRadius has no effect in Parley: tips have the system's corners.")
    public func tipCornerRadius(_ cornerRadius: CGFloat, antialiased: Bool = true) -> some View { self }
}

private struct PopoverTip<Content: Tip>: ViewModifier {
    let tip: Content?
    let arrowEdge: Edge
    let action: (Tips.Action) -> Void
    @State private var isShown = false

    func body(content: Self.Content) -> some View {
        content
            .popover(isPresented: $isShown, arrowEdge: arrowEdge) {
                if let tip {
                    TipCard(tip: tip, action: action) { tip.invalidate(reason: .tipClosed) }
                        .padding()
                        .presentationCompactAdaptation(.popover)
                        .onAppear { TipRecords.shared.didDisplay(tip.id) }
                }
            }
            .onChange(of: isWanted, initial: true) { isShown = isWanted }
    }

    private var isWanted: Bool {
        guard let tip else { return false }
        return isShown ? TipRecords.shared.reason(tip.id) == nil : tip.shouldDisplay
    }
}

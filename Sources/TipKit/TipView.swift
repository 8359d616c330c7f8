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
            TipCard(tip: tip, action: action)
                .padding()
                .background(.background.secondary, in: .rect(cornerRadius: 13))
                .onAppear {
                    isShown = true
                    TipRecords.shared.didDisplay(tip.id)
                }
        }
    }
}

extension TipView where Content == AnyTip {
    /// Shows a tip of any type, such as the one of a `TipGroup`.
    public init(
        _ tip: (any Tip)?, arrowEdge: Edge? = nil, action: @escaping @Sendable (Tips.Action) -> Void = { _ in }
    ) {
        self.init(tip.map { AnyTip($0) }, arrowEdge: arrowEdge, action: action)
    }
}

/// Words and buttons of a tip, in the style of the environment.
private struct TipCard<Content: Tip>: View {
    let tip: Content
    let action: (Tips.Action) -> Void
    @Environment(\.tipViewStyle) private var style

    var body: some View {
        AnyView(
            style.makeBody(
                configuration: TipViewStyleConfiguration(tip: (tip as? AnyTip)?.tip ?? tip, actions: actions)))
    }

    private var actions: [Tips.Action] {
        tip.actions.enumerated().map { index, button in button.numbered(index).followed(by: action) }
    }
}

extension View {
    /// Shows a tip in a popover at this view, until it is closed.
    ///
    /// - Parameter isPresented: is set to whether the tip is shown; false takes it away without closing it for good.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/popovertip(_:ispresented:attachmentanchor:arrowedge:action:)
    public func popoverTip<Content: Tip>(
        _ tip: Content?, isPresented: Binding<Bool>? = nil, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge? = nil, action: @escaping @Sendable (Tips.Action) -> Void = { _ in }
    ) -> some View {
        modifier(
            PopoverTip(
                tip: tip, isPresented: isPresented, anchor: attachmentAnchor, arrowEdge: arrowEdge ?? .top,
                action: action))
    }

    /// Shows a tip of any type, such as the one of a `TipGroup`.
    public func popoverTip(
        _ tip: (any Tip)?, isPresented: Binding<Bool>? = nil,
        attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge? = nil, action: @escaping @Sendable (Tips.Action) -> Void = { _ in }
    ) -> some View {
        modifier(
            PopoverTip(
                tip: tip.map { AnyTip($0) }, isPresented: isPresented, anchor: attachmentAnchor,
                arrowEdge: arrowEdge ?? .top,
                action: action))
    }

    @available(*, deprecated, message: "tipBackground has no effect in Parley: tips have the system's ground.")
    public func tipBackground<S: ShapeStyle>(_ style: S) -> some View { self }
    @available(*, deprecated, message: "tipImageSize has no effect in Parley: pictures of tips have one size.")
    public func tipImageSize(_ size: CGSize) -> some View { self }
    @available(*, deprecated, message: "tipCornerRadius has no effect in Parley: tips have the system's corners.")
    public func tipCornerRadius(_ cornerRadius: CGFloat, antialiased: Bool = true) -> some View { self }
}

private struct PopoverTip<Content: Tip>: ViewModifier {
    let tip: Content?
    let isPresented: Binding<Bool>?
    let anchor: PopoverAttachmentAnchor
    let arrowEdge: Edge
    let action: (Tips.Action) -> Void
    @State private var isShownHere = false

    private var isShown: Binding<Bool> { isPresented ?? $isShownHere }

    func body(content: Self.Content) -> some View {
        content
            .popover(isPresented: isShown, attachmentAnchor: anchor, arrowEdge: arrowEdge) {
                if let tip {
                    TipCard(tip: tip, action: action)
                        .padding()
                        .presentationCompactAdaptation(.popover)
                        .onAppear { TipRecords.shared.didDisplay(tip.id) }
                }
            }
            .onChange(of: isWanted, initial: true) { isShown.wrappedValue = isWanted }
    }

    private var isWanted: Bool {
        guard let tip else { return false }
        return isShown.wrappedValue ? TipRecords.shared.reason(tip.id) == nil : tip.shouldDisplay
    }
}

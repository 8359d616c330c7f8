public import UIKit

/// Content of a cell of UIKit that is made of SwiftUI views.
///
/// Source: developer.apple.com/documentation/swiftui/uihostingconfiguration
@MainActor @preconcurrency public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration
{
    private let content: Content
    private let background: Background
    private var insets = EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
    private var least = (width: CGFloat?.none, height: CGFloat?.none)

    fileprivate init(_ content: Content, _ background: Background) {
        (self.content, self.background) = (content, background)
    }

    public func makeContentView() -> any UIView & UIContentView { HostedContentView(self) }
    public func updated(for state: any UIConfigurationState) -> Self { self }

    /// Sets the margins around the content.
    public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> Self {
        margins(edges, EdgeInsets(top: length, leading: length, bottom: length, trailing: length))
    }

    public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> Self {
        var copy = self
        if edges.contains(.top) { copy.insets.top = insets.top }
        if edges.contains(.leading) { copy.insets.leading = insets.leading }
        if edges.contains(.bottom) { copy.insets.bottom = insets.bottom }
        if edges.contains(.trailing) { copy.insets.trailing = insets.trailing }
        return copy
    }

    /// Sets the least size of the content; a length that is nil has none.
    public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> Self {
        var copy = self
        copy.least = (width, height)
        return copy
    }

    /// Draws a view behind the content, up to the edges of the cell.
    public func background<New: View>(@ViewBuilder content: () -> New) -> UIHostingConfiguration<Content, New> {
        var copy = UIHostingConfiguration<Content, New>(self.content, content())
        (copy.insets, copy.least) = (insets, least)
        return copy
    }

    public func background<S: ShapeStyle>(_ style: S) -> UIHostingConfiguration<Content, some View> {
        background { Rectangle().fill(style) }
    }

    fileprivate var view: some View {
        content
            .padding(insets)
            .frame(minWidth: least.width, maxWidth: .infinity, minHeight: least.height, alignment: .leading)
            .background { background }
    }
}

extension UIHostingConfiguration where Background == EmptyView {
    public init(@ViewBuilder content: () -> Content) { self.init(content(), EmptyView()) }
}

/// View of a hosting configuration. A new configuration keeps the state of views that keep their identity.
private final class HostedContentView<Content: View, Background: View>: UIView, UIContentView {
    private let hosting = HostingView()
    private var shown: UIHostingConfiguration<Content, Background>

    init(_ configuration: UIHostingConfiguration<Content, Background>) {
        shown = configuration
        super.init(frame: .zero)
        hosting.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(hosting)
        hosting.show(configuration.view)
    }

    required init?(coder: NSCoder) { nil }

    var configuration: any UIContentConfiguration {
        get { shown }
        set {
            guard let new = newValue as? UIHostingConfiguration<Content, Background> else { return }
            shown = new
            hosting.show(new.view)
            superview?.setNeedsLayout()
        }
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let height = size.height > 0 ? size.height : .infinity
        return hosting.sizeThatFits(CGSize(width: size.width > 0 ? size.width : .infinity, height: height))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        hosting.frame = bounds
    }
}

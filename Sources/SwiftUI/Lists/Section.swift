@_spi(Engine) import SwiftUICore

/// Group of rows on a card of their own, with a header above and a footer below.
///
/// Source: developer.apple.com/documentation/swiftui/section
@MainActor @preconcurrency public struct Section<Parent, Content, Footer> {
    let header: Parent
    let content: Content
    let footer: Footer
    private let isExpanded: Binding<Bool>?
    @State private var key: SectionKey

    init(header: Parent, content: Content, footer: Footer, isExpanded: Binding<Bool>? = nil) {
        _key = State(wrappedValue: SectionKey())
        self.header = header
        self.content = content
        self.footer = footer
        self.isExpanded = isExpanded
    }
}

extension Section: View where Parent: View, Content: View, Footer: View {
    public var body: some View {
        SectionHeader(isExpanded: isExpanded) { header }
            .modifier(_SectionModifier(trait: SectionTrait(key: key, part: .header)))
        if isExpanded?.wrappedValue != false { rows }
    }

    @ViewBuilder private var rows: some View {
        content.modifier(_SectionModifier(trait: SectionTrait(key: key, part: .row)))
        SectionCaption { footer }.modifier(_SectionModifier(trait: SectionTrait(key: key, part: .footer)))
    }
}

extension Section where Parent: View, Content: View, Footer: View {
    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
    ) {
        self.init(header: header(), content: content(), footer: footer())
    }
}

extension Section where Footer == EmptyView, Parent: View, Content: View {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(header: header(), content: content(), footer: EmptyView())
    }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
        self.init(header: EmptyView(), content: content(), footer: footer())
    }
}

extension Section where Parent: View, Content: View, Footer: View {
    /// Creates a section with a header and a footer: the older form.
    ///
    /// Source: developer.apple.com/documentation/swiftui/section/init(header:footer:content:)
    public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: header, content: content(), footer: footer)
    }
}

extension Section where Footer == EmptyView, Parent: View, Content: View {
    /// Creates a section with a header: the older form.
    ///
    /// Source: developer.apple.com/documentation/swiftui/section/init(header:content:)
    public init(header: Parent, @ViewBuilder content: () -> Content) {
        self.init(header: header, content: content(), footer: EmptyView())
    }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
    /// Creates a section with a footer: the older form.
    ///
    /// Source: developer.apple.com/documentation/swiftui/section/init(footer:content:)
    public init(footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), content: content(), footer: footer)
    }
}

extension Section where Parent == EmptyView, Footer == EmptyView, Content: View {
    public init(@ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), content: content(), footer: EmptyView())
    }
}

extension Section where Parent == Text, Footer == EmptyView, Content: View {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(header: Text(titleKey), content: content(), footer: EmptyView())
    }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(header: Text(title), content: content(), footer: EmptyView())
    }
}

extension Section where Footer == EmptyView, Parent: View, Content: View {
    /// Creates a section whose rows exist while `isExpanded` is true. In a `sidebar` list its header collapses it.
    ///
    /// Source: developer.apple.com/documentation/swiftui/section/init(isexpanded:content:header:)
    public init(isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(header: header(), content: content(), footer: EmptyView(), isExpanded: isExpanded)
    }
}

extension Section where Parent == Text, Footer == EmptyView, Content: View {
    public init(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
        self.init(header: Text(titleKey), content: content(), footer: EmptyView(), isExpanded: isExpanded)
    }
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
    ) {
        self.init(header: Text(title), content: content(), footer: EmptyView(), isExpanded: isExpanded)
    }
}

struct _SectionModifier: PrimitiveModifier {
    typealias Body = Never
    let trait: SectionTrait

    func makeElement<Content: View>(
        content: Content, _ context: ElementContext
    ) -> ViewElement<ModifiedContent<Content, Self>> {
        TraitElement(ModifiedContent(content: content, modifier: self), context) { node, view in
            guard node.ownTraits.section != view.modifier.trait else { return }
            node.ownTraits.section = view.modifier.trait
            node.parent?.sizeChanged()
        }
    }
}

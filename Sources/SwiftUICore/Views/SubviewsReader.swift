/// Makes a view of the views that another one consists of.
package struct SubviewsReader<Base: View, Result: View>: PrimitiveView {
    package typealias Body = Never
    let base: Base
    /// Whether all of the base is made, even in a lazy container.
    let isWhole: Bool
    let make: @MainActor ([Subview]) -> Result

    package init(base: Base, isWhole: Bool = false, make: @escaping @MainActor ([Subview]) -> Result) {
        (self.base, self.isWhole, self.make) = (base, isWhole, make)
    }

    package func makeElement(_ context: ElementContext) -> ViewElement<Self> { SubviewsElement(self, context) }
}

/// Holds the elements of both: those of the base live here, with their state; the result shows their nodes.
private final class SubviewsElement<Base: View, Result: SwiftUICore.View>: ViewElement<SubviewsReader<Base, Result>> {
    private var base: ViewElement<Base>?
    private var result: ViewElement<Result>?
    private var known: [ObjectIdentifier] = []

    override var forwardsChildNodes: Bool { !view.isWhole }

    override func mount() {
        base = makeChild(view.base)
        result = makeChild(made)
        adoptNodes(of: result)
    }

    override func update(from old: View) {
        base?.update(view.base, environment: environment)
        evaluate()
    }

    override func evaluate() {
        result?.update(made, environment: environment)
        adoptNodes(of: result)
    }

    /// Makes the result anew where views have come to the base or gone from it.
    override func collectNodes() {
        guard known == (base?.nodes ?? []).map({ ObjectIdentifier($0) }) else { return updating { evaluate() } }
        adoptNodes(of: result)
    }

    private var made: Result {
        let nodes = base?.nodes ?? []
        known = nodes.map { ObjectIdentifier($0) }
        return tracking { view.make(nodes.map { Subview($0) }) }
    }

    override var childElements: [Element] { [base, result].compactMap { $0 as Element? } }
}

/// Content of a group that is made of another view's parts.
public struct GroupElementsOfContent<Subviews: View, Content: View>: View {
    let base: Subviews
    let transform: (SubviewsCollection) -> Content
    public var body: some View {
        SubviewsReader(base: base) { [transform] in transform(SubviewsCollection(views: $0)) }
    }
}

/// Content of a group that is made of another view's sections.
public struct GroupSectionsOfContent<Sections: View, Content: View>: View {
    let base: Sections
    let transform: (SectionCollection) -> Content
    public var body: some View { SubviewsReader(base: base) { [transform] in transform(SectionCollection($0)) } }
}

extension Group {
    /// Makes a view of the views that another one consists of.
    ///
    /// Source: developer.apple.com/documentation/swiftui/group/init(subviews:transform:)
    @MainActor @preconcurrency public init<Base: View, Result: View>(
        subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
    ) where Content == GroupElementsOfContent<Base, Result> {
        content = GroupElementsOfContent(base: view, transform: transform)
    }

    /// Makes a view of the sections that another view consists of.
    ///
    /// Source: developer.apple.com/documentation/swiftui/group/init(sections:transform:)
    @MainActor @preconcurrency public init<Base: View, Result: View>(
        sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
    ) where Content == GroupSectionsOfContent<Base, Result> {
        content = GroupSectionsOfContent(base: view, transform: transform)
    }
}

/// Data of a loop over another view's parts: known only once the view is shown.
public struct ForEachSubviewCollection<Content>: RandomAccessCollection {
    public var startIndex: Int { 0 }
    public var endIndex: Int { 0 }
    public subscript(index: Int) -> Subview { preconditionFailure("It is empty.") }
}

/// Data of a loop over another view's sections: known only once the view is shown.
public struct ForEachSectionCollection<Content>: RandomAccessCollection {
    public var startIndex: Int { 0 }
    public var endIndex: Int { 0 }
    public subscript(index: Int) -> SectionConfiguration { preconditionFailure("It is empty.") }
}

extension ForEach where Content: View {
    /// Creates a view for each view that another one consists of.
    ///
    /// Source: developer.apple.com/documentation/swiftui/foreach/init(subviews:content:)
    @MainActor @preconcurrency public init<V: View>(
        subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content
    )
    where Data == ForEachSubviewCollection<Content>, ID == Subview.ID {
        self.init(data: ForEachSubviewCollection(), content: content, id: \.id)
        parts = AnyView(SubviewsReader(base: view) { ForEach<[Subview], Subview.ID, Content>($0, content: content) })
    }

    /// Creates a view for each section that another view consists of.
    ///
    /// Source: developer.apple.com/documentation/swiftui/foreach/init(sections:content:)
    @MainActor @preconcurrency public init<V: View>(
        sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content
    )
    where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID {
        self.init(data: ForEachSectionCollection(), content: content, id: \.id)
        parts = AnyView(
            SubviewsReader(base: view) { views in
                ForEach<[SectionConfiguration], SectionConfiguration.ID, Content>(
                    SectionCollection(views).sections, content: content)
            })
    }
}

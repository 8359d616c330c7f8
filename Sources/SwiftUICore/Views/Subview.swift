/// One of the views that another view consists of, after conditions, loops and groups are resolved.
///
/// Source: developer.apple.com/documentation/swiftui/subview
public struct Subview: PrimitiveView, Identifiable {
    public typealias Body = Never
    /// Identity of the view for as long as it is shown.
    public struct ID: Hashable, Sendable {
        let node: ObjectIdentifier
    }
    let node: LayoutNode
    public let id: ID
    /// Values that the view has for its container.
    public let containerValues: ContainerValues

    init(_ node: LayoutNode) {
        self.node = node
        id = ID(node: ObjectIdentifier(node))
        containerValues = (node.traits.container ?? ContainerValues()).with(tag: node.traits.tag)
    }

    /// Accessible text of the view; nil where it has none.
    @MainActor package var spoken: String? { node.accessibilityText }

    /// Returns the selection value of the view: its tag, or else its element's id, where that is of the type.
    @MainActor package func selectionValue<Value: Hashable>(_ type: Value.Type) -> Value? {
        node.traits.selectionValue(type)
    }

    package func makeElement(_ context: ElementContext) -> ViewElement<Self> { SubviewElement(self, context) }
}

/// Shows a node that another element made and keeps up to date.
private final class SubviewElement: ViewElement<Subview> {
    override var forwardsChildNodes: Bool { true }
    override func mount() { setNodes([view.node]) }
    override func update(from old: Subview) { setNodes([view.node]) }
}

/// The views that another view consists of.
///
/// Source: developer.apple.com/documentation/swiftui/subviewscollection
public struct SubviewsCollection: RandomAccessCollection {
    let views: [Subview]

    public var startIndex: Int { views.startIndex }
    public var endIndex: Int { views.endIndex }
    public subscript(index: Int) -> Subview { views[index] }
    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice { SubviewsCollectionSlice(views: views[bounds]) }
}

extension SubviewsCollection: View {
    public var body: some View { ForEach(views) { $0 } }
}

/// Some of the views that another view consists of.
///
/// Source: developer.apple.com/documentation/swiftui/subviewscollectionslice
public struct SubviewsCollectionSlice: RandomAccessCollection {
    let views: ArraySlice<Subview>

    public var startIndex: Int { views.startIndex }
    public var endIndex: Int { views.endIndex }
    public subscript(index: Int) -> Subview { views[index] }
    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice { SubviewsCollectionSlice(views: views[bounds]) }
}

extension SubviewsCollectionSlice: View {
    public var body: some View { ForEach(Array(views)) { $0 } }
}

/// A section among the views that another view consists of.
///
/// Source: developer.apple.com/documentation/swiftui/sectionconfiguration
public struct SectionConfiguration: Identifiable {
    public struct ID: Hashable, Sendable {
        let key: ObjectIdentifier
    }
    public let id: ID
    public let header: SubviewsCollection
    public let content: SubviewsCollection
    public let footer: SubviewsCollection
    /// Values that the section has for its container.
    public var containerValues: ContainerValues { content.first?.containerValues ?? ContainerValues() }
}

/// The sections among the views that another view consists of. Views outside of a section are one of their own.
///
/// Source: developer.apple.com/documentation/swiftui/sectioncollection
public struct SectionCollection: RandomAccessCollection {
    let sections: [SectionConfiguration]

    public var startIndex: Int { sections.startIndex }
    public var endIndex: Int { sections.endIndex }
    public subscript(index: Int) -> SectionConfiguration { sections[index] }

    @MainActor init(_ views: [Subview]) {
        var groups: [(id: ObjectIdentifier, isSection: Bool, views: [Subview])] = []
        for view in views {
            let key = view.node.traits.section.map { ObjectIdentifier($0.key) }
            if let last = groups.last, key == nil ? !last.isSection : last.id == key {
                groups[groups.count - 1].views.append(view)
            } else {
                groups.append((key ?? view.id.node, key != nil, [view]))
            }
        }
        sections = groups.map { group in
            @MainActor func part(_ part: SectionTrait.Part) -> SubviewsCollection {
                SubviewsCollection(views: group.views.filter { ($0.node.traits.section?.part ?? .row) == part })
            }
            return SectionConfiguration(
                id: .init(key: group.id), header: part(.header), content: part(.row), footer: part(.footer))
        }
    }
}

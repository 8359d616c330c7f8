/// What a view tells the container that lays it out. Few tell anything, so that this is no larger than a reference.
@dynamicMemberLookup struct LayoutTraits {
    struct Told {
        var priority: Double?
        var zIndex: Double?
        var row: RowTrait?
        var section: SectionTrait?
        /// A spacer asks its stack for no spacing beside it.
        var isSpacer: Bool?
        /// What `.tag` has said of the view.
        var tag: AnyHashable?
        /// The element's id where a `ForEach` made the view: a tag of the right type where none is said.
        var elementID: AnyHashable?
        /// What `.id` has said of the view.
        var viewID: AnyHashable?
        /// A scroll area around comes to rest at what this one arranges.
        var isTargetLayout: Bool?
        /// What it tells custom layouts.
        var values = LayoutValues()
        /// What modifiers have said of it as a row of a list.
        var list = ListTraits()
    }

    private final class Box {
        let told: Told
        init(_ told: Told) { self.told = told }
    }
    private var box: Box?

    subscript<Value>(dynamicMember path: WritableKeyPath<Told, Value?>) -> Value? {
        get { box?.told[keyPath: path] }
        set { change { $0[keyPath: path] = newValue } }
    }

    var values: LayoutValues {
        get { box?.told.values ?? LayoutValues() }
        set { change { $0.values = newValue } }
    }

    var list: ListTraits {
        get { box?.told.list ?? ListTraits() }
        set { change { $0.list = newValue } }
    }

    private mutating func change(_ body: (inout Told) -> Void) {
        var told = box?.told ?? Told()
        body(&told)
        box = Box(told)
    }

    /// What a view tells that wraps another one.
    func merged(over inner: LayoutTraits) -> LayoutTraits {
        guard let below = inner.box?.told else { return self }
        // What wraps a spacer is none.
        if box == nil, below.isSpacer == nil { return inner }
        var merged = LayoutTraits()
        merged.box = Box((box?.told ?? Told()).merged(over: below))
        return merged
    }
}

extension LayoutTraits.Told {
    fileprivate func merged(over inner: Self) -> Self {
        Self(
            priority: priority ?? inner.priority, zIndex: zIndex ?? inner.zIndex, row: row ?? inner.row,
            section: section ?? inner.section, isSpacer: isSpacer, tag: tag ?? inner.tag,
            elementID: elementID ?? inner.elementID, viewID: viewID ?? inner.viewID,
            isTargetLayout: isTargetLayout ?? inner.isTargetLayout, values: values.merged(over: inner.values),
            list: list.merged(over: inner.list))
    }
}

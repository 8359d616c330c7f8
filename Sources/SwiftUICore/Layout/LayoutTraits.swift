/// Values that a view passes up to its container. Most views set none, so that this is no larger than a reference.
@_spi(Engine) @dynamicMemberLookup public struct LayoutTraits {
    public struct Fields {
        var priority: Double?
        var zIndex: Double?
        package var row: RowTrait?
        package var section: SectionTrait?
        /// Whether the view is a spacer, which gets no stack spacing beside it.
        var isSpacer: Bool?
        /// Value of `.tag`.
        package var tag: AnyHashable?
        /// Id of the `ForEach` element that made the view: its tag where `.tag` sets none and the type fits.
        package var elementID: AnyHashable?
        /// Value of `.id`.
        var viewID: AnyHashable?
        /// Whether an enclosing scroll view snaps to the children of this layout.
        var isTargetLayout: Bool?
        /// Values for custom layouts.
        var values = LayoutValues()
        /// Values for containers of an author's own.
        var container: ContainerValues?
        /// Modifiers of a list row.
        var list = ListTraits()
    }

    private final class Box {
        let fields: Fields
        init(_ fields: Fields) { self.fields = fields }
    }
    private var box: Box?

    public subscript<Value>(dynamicMember path: WritableKeyPath<Fields, Value?>) -> Value? {
        get { box?.fields[keyPath: path] }
        set { change { $0[keyPath: path] = newValue } }
    }

    var values: LayoutValues {
        get { box?.fields.values ?? LayoutValues() }
        set { change { $0.values = newValue } }
    }

    package var list: ListTraits {
        get { box?.fields.list ?? ListTraits() }
        set { change { $0.list = newValue } }
    }

    private mutating func change(_ body: (inout Fields) -> Void) {
        var fields = box?.fields ?? Fields()
        body(&fields)
        box = Box(fields)
    }

    /// Returns the traits of a wrapper with these around a view with the `inner` ones.
    func merged(over inner: LayoutTraits) -> LayoutTraits {
        guard let below = inner.box?.fields else { return self }
        // A wrapped spacer is no spacer.
        if box == nil, below.isSpacer == nil { return inner }
        var merged = LayoutTraits()
        merged.box = Box((box?.fields ?? Fields()).merged(over: below))
        return merged
    }
}

extension LayoutTraits.Fields {
    fileprivate func merged(over inner: Self) -> Self {
        Self(
            priority: priority ?? inner.priority, zIndex: zIndex ?? inner.zIndex, row: row ?? inner.row,
            section: section ?? inner.section, isSpacer: isSpacer, tag: tag ?? inner.tag,
            elementID: elementID ?? inner.elementID, viewID: viewID ?? inner.viewID,
            isTargetLayout: isTargetLayout ?? inner.isTargetLayout, values: values.merged(over: inner.values),
            container: container.map { $0.merged(over: inner.container) } ?? inner.container,
            list: list.merged(over: inner.list))
    }
}

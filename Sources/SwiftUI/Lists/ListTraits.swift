import RenderTree

/// What modifiers have said of a row.
struct ListTraits {
    var insets: EdgeInsets?
    var separator: (top: Visibility?, bottom: Visibility?) = (nil, nil)
    var separatorTint: Color?
    var sectionSeparator: Visibility?
    var cannotDelete: Bool?
    var cannotMove: Bool?
    var isSelectionDisabled: Bool?

    func merged(over inner: ListTraits) -> ListTraits {
        ListTraits(
            insets: insets ?? inner.insets,
            separator: (separator.top ?? inner.separator.top, separator.bottom ?? inner.separator.bottom),
            separatorTint: separatorTint ?? inner.separatorTint,
            sectionSeparator: sectionSeparator ?? inner.sectionSeparator,
            cannotDelete: cannotDelete ?? inner.cannotDelete, cannotMove: cannotMove ?? inner.cannotMove,
            isSelectionDisabled: isSelectionDisabled ?? inner.isSelectionDisabled)
    }
}

public struct _RowTraitModifier: PrimitiveModifier {
    public typealias Body = Never
    let key: AnyHashable
    let change: (inout ListTraits) -> Void

    func makeElement<Content: View>(
        content: Content, _ context: ElementContext
    ) -> ViewElement<ModifiedContent<Content, Self>> {
        var told: [ObjectIdentifier: AnyHashable] = [:]
        return TraitElement(ModifiedContent(content: content, modifier: self), context) { node, view in
            guard told.updateValue(view.modifier.key, forKey: ObjectIdentifier(node)) != view.modifier.key else {
                return
            }
            view.modifier.change(&node.ownTraits.list)
            node.parent?.sizeChanged()
        }
    }
}

extension _RowTraitModifier: SelfComparing {
    func isSame(as other: _RowTraitModifier) -> Bool { key == other.key }
}

extension View {
    private func row(_ key: AnyHashable, _ change: @escaping (inout ListTraits) -> Void) -> some View {
        modifier(_RowTraitModifier(key: key, change: change))
    }

    /// Room around the content of this row; nil is the list's own.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/listrowinsets(_:)
    public func listRowInsets(_ insets: EdgeInsets?) -> some View {
        let key = insets.map { [$0.top, $0.leading, $0.bottom, $0.trailing] }
        return row(key) { $0.insets = insets }
    }

    /// Whether hairlines stand above and below this row.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/listrowseparator(_:edges:)
    public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
        row([AnyHashable(visibility), AnyHashable(edges.rawValue)]) {
            if edges.contains(.top) { $0.separator.top = visibility }
            if edges.contains(.bottom) { $0.separator.bottom = visibility }
        }
    }

    public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        row([AnyHashable(color), AnyHashable(edges.rawValue)]) { $0.separatorTint = color }
    }

    /// Whether hairlines stand between the rows of this section.
    public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
        row([AnyHashable("section"), AnyHashable(visibility)]) { $0.sectionSeparator = visibility }
    }

    @available(*, deprecated, message: "listSectionSeparatorTint has no effect in Parley: use listRowSeparatorTint.")
    public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View { self }

    /// Keeps this row from being deleted where others may be.
    public func deleteDisabled(_ isDisabled: Bool) -> some View {
        row([AnyHashable("delete"), AnyHashable(isDisabled)]) { $0.cannotDelete = isDisabled }
    }

    /// Keeps this row from being moved where others may be.
    public func moveDisabled(_ isDisabled: Bool) -> some View {
        row([AnyHashable("move"), AnyHashable(isDisabled)]) { $0.cannotMove = isDisabled }
    }

    /// Keeps this row from being chosen where others may be.
    public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
        row([AnyHashable("select"), AnyHashable(isDisabled)]) { $0.isSelectionDisabled = isDisabled }
    }

    /// The least height of rows inside, in points.
    @available(*, deprecated, message: "listItemTint has no effect in Parley: use tint(_:).")
    public func listItemTint(_ tint: Color?) -> some View { self }
}

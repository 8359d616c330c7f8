@_spi(Engine) import SwiftUICore

public struct _RowTraitModifier: PrimitiveModifier {
    public typealias Body = Never
    let key: AnyHashable
    let change: (inout ListTraits) -> Void

    package func makeElement<Content: View>(
        content: Content, _ context: ElementContext
    ) -> ViewElement<ModifiedContent<Content, Self>> {
        var keys: [ObjectIdentifier: AnyHashable] = [:]
        return TraitElement(ModifiedContent(content: content, modifier: self), context) { node, view in
            guard keys.updateValue(view.modifier.key, forKey: ObjectIdentifier(node)) != view.modifier.key else {
                return
            }
            view.modifier.change(&node.ownTraits.list)
            node.parent?.sizeChanged()
        }
    }
}

extension _RowTraitModifier: ViewEquatable {
    package func isSame(as other: _RowTraitModifier) -> Bool { key == other.key }
}

extension View {
    private func row(_ key: AnyHashable, _ change: @escaping (inout ListTraits) -> Void) -> some View {
        modifier(_RowTraitModifier(key: key, change: change))
    }

    /// Sets the insets of this list row's content; nil is the list's own.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/listrowinsets(_:)
    public func listRowInsets(_ insets: EdgeInsets?) -> some View {
        let key = insets.map { [$0.top, $0.leading, $0.bottom, $0.trailing] }
        return row(key) { $0.insets = insets }
    }

    /// Shows or hides the separators above and below this list row. Two rows share the one between them: either hides
    /// it. There is one above the first row of a section, and on a card below the last, only where it is made visible.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/listrowseparator(_:edges:)
    public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
        row([AnyHashable(visibility), AnyHashable(edges.rawValue)]) {
            if edges.contains(.top) { $0.separator.top = visibility }
            if edges.contains(.bottom) { $0.separator.bottom = visibility }
        }
    }

    /// Sets the colour of the separators above and below this list row. Of two rows that share one, the upper one
    /// decides.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/listrowseparatortint(_:edges:)
    public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        row([AnyHashable(color), AnyHashable(edges.rawValue)]) {
            if edges.contains(.top) { $0.separatorTint.top = color }
            if edges.contains(.bottom) { $0.separatorTint.bottom = color }
        }
    }

    /// Shows or hides the separators above the first and below the last row of this section, which only styles without
    /// cards have. The one above is there only where it is made visible.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/listsectionseparator(_:edges:)
    public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
        row([AnyHashable("section"), AnyHashable(visibility), AnyHashable(edges.rawValue)]) {
            if edges.contains(.top) { $0.sectionSeparator.top = visibility }
            if edges.contains(.bottom) { $0.sectionSeparator.bottom = visibility }
        }
    }

    @available(*, deprecated, message: "listSectionSeparatorTint has no effect in Parley: use listRowSeparatorTint.")
    public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View { self }

    /// Keeps this row from being deleted where `onDelete` allows it.
    public func deleteDisabled(_ isDisabled: Bool) -> some View {
        row([AnyHashable("delete"), AnyHashable(isDisabled)]) { $0.cannotDelete = isDisabled }
    }

    /// Keeps this row from being moved where `onMove` allows it.
    public func moveDisabled(_ isDisabled: Bool) -> some View {
        row([AnyHashable("move"), AnyHashable(isDisabled)]) { $0.cannotMove = isDisabled }
    }

    /// Keeps this row from being selected.
    public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
        row([AnyHashable("select"), AnyHashable(isDisabled)]) { $0.isSelectionDisabled = isDisabled }
    }

    /// Sets the tint of the icons of labels in rows; nil restores the list's own.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/listitemtint(_:)-7ujd9
    public func listItemTint(_ tint: Color?) -> some View { listItemTint(tint.map { .fixed($0) }) }
}

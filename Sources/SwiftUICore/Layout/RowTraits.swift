/// Identity of a section for as long as it is shown.
package final class SectionKey: Equatable, Sendable {
    package init() {}
    package static func == (left: SectionKey, right: SectionKey) -> Bool { left === right }
}

package struct SectionTrait: Equatable {
    package enum Part { case header, row, footer }
    package var key: SectionKey
    package var part: Part

    package init(key: SectionKey, part: Part) { (self.key, self.part) = (key, part) }
}

/// Editing that a row allows, and its index among the rows of its `ForEach`.
package struct RowTrait: Equatable {
    /// Shared by all rows of a `ForEach`: its closures change with every update, and no row need be drawn again for
    /// that.
    package let actions: RowActions
    package var canDelete: Bool
    package var canMove: Bool
    package var index: Int
    package var count: Int
}

/// Latest closures of a `ForEach`.
@MainActor package final class RowActions: Equatable {
    package var editing = RowEditing()
    package nonisolated static func == (left: RowActions, right: RowActions) -> Bool { left === right }
}

/// Values that modifiers set for a list row.
package struct ListTraits {
    package var insets: EdgeInsets?
    package var separator: (top: Visibility?, bottom: Visibility?) = (nil, nil)
    package var separatorTint: (top: Color?, bottom: Color?) = (nil, nil)
    package var sectionSeparator: (top: Visibility?, bottom: Visibility?) = (nil, nil)
    package var cannotDelete: Bool?
    package var cannotMove: Bool?
    package var isSelectionDisabled: Bool?

    func merged(over inner: ListTraits) -> ListTraits {
        ListTraits(
            insets: insets ?? inner.insets,
            separator: (separator.top ?? inner.separator.top, separator.bottom ?? inner.separator.bottom),
            separatorTint: (
                separatorTint.top ?? inner.separatorTint.top, separatorTint.bottom ?? inner.separatorTint.bottom
            ),
            sectionSeparator: (
                sectionSeparator.top ?? inner.sectionSeparator.top,
                sectionSeparator.bottom ?? inner.sectionSeparator.bottom
            ),
            cannotDelete: cannotDelete ?? inner.cannotDelete, cannotMove: cannotMove ?? inner.cannotMove,
            isSelectionDisabled: isSelectionDisabled ?? inner.isSelectionDisabled)
    }
}

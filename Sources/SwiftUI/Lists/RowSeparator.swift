/// Line between two rows, above the first row of a section or below its last.
struct RowSeparator: Equatable {
    /// nil is the list's own colour.
    let tint: Color?

    /// Creates the line below a row; nil where the row hides it, or the next row does, whose upper edge it is too.
    /// `next` is nil below the last row of a section.
    /// The last row has none where `style` has cards, unless it is asked for.
    init?(below row: ListTraits, above next: ListTraits?, hasCards: Bool) {
        guard row.separator.bottom != .hidden, next?.separator.top != .hidden else { return nil }
        if next == nil {
            if hasCards, row.separator.bottom != .visible { return nil }
            if row.separator.bottom != .visible, row.sectionSeparator.bottom == .hidden { return nil }
        }
        tint = row.separatorTint.bottom ?? next?.separatorTint.top
    }

    /// Creates the line above the first row of a section; nil unless the row asks for it or, in a style without cards,
    /// its section does.
    init?(aboveFirst row: ListTraits, hasCards: Bool) {
        let isSectionVisible = !hasCards && row.sectionSeparator.top == .visible && row.separator.top != .hidden
        guard row.separator.top == .visible || isSectionVisible else { return nil }
        tint = row.separatorTint.top
    }
}

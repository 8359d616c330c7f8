import RenderTree

/// Style and resolved colours of a list.
struct ListLooks: Equatable {
    static func == (left: ListLooks, right: ListLooks) -> Bool {
        left.style == right.style && left.environment.stamp === right.environment.stamp
    }

    let style: ListLook
    let environment: EnvironmentValues
    /// Least height of a row in points; nil is the style's own.
    var rowHeightMin: CGFloat? { environment.listRowHeightMin }
    var highlight: RGBA
    var background: RGBA?
    var card: RGBA
    /// Background of a pinned header, over the rows behind it.
    var header: RGBA
    var separator: RGBA
    var handle: RGBA
    var delete: RGBA
    /// Colour on `delete`.
    var onDelete: RGBA

    init(_ environment: EnvironmentValues) {
        style = environment.listLook
        self.environment = environment
        let isDark = environment.colorScheme == .dark
        highlight = (isDark ? Color(white: 0.23) : Color(white: 0.82)).resolved(in: environment)
        let hasGround = style.hasGround && environment.scrollContentBackground != .hidden
        background = hasGround ? Color(.system(.groupedBackground)).resolved(in: environment) : nil
        card = Color(.system(style.hasGround ? .groupedCard : .card)).resolved(in: environment)
        header = Color(.system(.background)).resolved(in: environment)
        separator = Color.separator.resolved(in: environment)
        handle = Color(.system(.tertiaryLabel)).resolved(in: environment)
        delete = Color.red.resolved(in: environment)
        onDelete = Color.white.resolved(in: environment)
    }
}

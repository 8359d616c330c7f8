// Modifiers of a table's rows, which each of its rows gets.
extension TableRowContent {
    private func modified<Modified: View>(_ change: @escaping (AnyView) -> Modified) -> _TableRows<TableRowValue> {
        _TableRows { cell in _rows { AnyView(change(cell($0))) } }
    }

    /// Adds a menu to the rows.
    ///
    /// Source: developer.apple.com/documentation/swiftui/tablerowcontent/contextmenu(menuitems:)
    public func contextMenu<M: View>(
        @ViewBuilder menuItems: @escaping () -> M
    ) -> some TableRowContent<TableRowValue> { modified { $0.contextMenu(menuItems: menuItems) } }

    /// Lets people drag the rows.
    ///
    /// Source: developer.apple.com/documentation/swiftui/tablerowcontent/draggable(_:)
    public func draggable<T: Transferable>(
        _ payload: @autoclosure @escaping () -> T
    ) -> some TableRowContent<TableRowValue> { modified { $0.draggable(payload()) } }

    /// Lets people drop something on the rows.
    ///
    /// Source: developer.apple.com/documentation/swiftui/tablerowcontent/dropdestination(for:action:)
    public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void
    ) -> some TableRowContent<TableRowValue> {
        modified { row in
            row.dropDestination(for: payloadType) { items, _ in
                action(items)
                return true
            }
        }
    }

    @available(*, deprecated, message: "onHover has no effect on rows of a table in Parley: use it on their views.")
    public func onHover(perform action: @escaping (Bool) -> Void) -> some TableRowContent<TableRowValue> { self }
}

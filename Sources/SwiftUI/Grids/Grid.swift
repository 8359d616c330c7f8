/// Rows of views whose columns line up.
///
/// Source: developer.apple.com/documentation/swiftui/grid
public struct Grid<Content: View>: PrimitiveView {
    public typealias Body = Never
    let layout: GridLayout
    let content: Content

    /// Spacing in points; nil is 8.
    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        layout = GridLayout(
            alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
        self.content = content()
    }

    func makeElement(_ context: ElementContext) -> ViewElement<Self> {
        ContainerElement(self, context, node: CustomLayoutNode(context.graph), content: { $0.content }) {
            node, view, _ in
            node.set(view.layout)
        }
    }
}

/// The cells of one row of a grid; without a grid, views as they are. A view beside rows fills a row of its own.
///
/// Source: developer.apple.com/documentation/swiftui/gridrow
public struct GridRow<Content: View>: View {
    private let alignment: VerticalAlignment?
    private let content: Content
    @State private var key: GridRowKey

    public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
        _key = State(wrappedValue: GridRowKey())
    }

    public var body: some View {
        let (key, alignment) = (key, alignment)
        content.modifier(
            _LayoutValueModifier<GridCellKey> {
                $0.row = key
                $0.rowAlignment = alignment
            })
    }
}

/// Names a row for as long as it is shown.
final class GridRowKey: Equatable, Sendable {
    static func == (left: GridRowKey, right: GridRowKey) -> Bool { left === right }
}

/// What a view says of the cell it stands in.
struct GridCell: Equatable {
    var row: GridRowKey?
    var rowAlignment: VerticalAlignment?
    var columns = 1
    var anchor: UnitPoint?
    var columnAlignment: HorizontalAlignment?
    var unsized: Axis.Set = []
}

enum GridCellKey: LayoutValueKey {
    static var defaultValue: GridCell { GridCell() }
}

extension View {
    private func gridCell(_ change: @escaping (inout GridCell) -> Void) -> some View {
        modifier(_LayoutValueModifier<GridCellKey>(change: change))
    }

    /// Lets a cell take the room of several columns, at least one.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/gridcellcolumns(_:)
    public func gridCellColumns(_ count: Int) -> some View { gridCell { $0.columns = max(1, min(count, 1000)) } }

    /// Puts a point of this view over the same point of its cell, whatever the grid's alignment.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/gridcellanchor(_:)
    public func gridCellAnchor(_ anchor: UnitPoint) -> some View { gridCell { $0.anchor = anchor } }

    /// Sets the alignment of the whole column that this cell begins in.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/gridcolumnalignment(_:)
    public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        gridCell { $0.columnAlignment = guide }
    }

    /// Lets this cell take what room there is along `axes` without asking for any.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/gridcellunsizedaxes(_:)
    public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View { gridCell { $0.unsized = axes } }
}

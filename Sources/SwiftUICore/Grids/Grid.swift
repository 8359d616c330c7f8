/// A container that arranges views in rows with aligned columns.
///
/// Source: developer.apple.com/documentation/swiftui/grid
public struct Grid<Content: View>: PrimitiveView {
    public typealias Body = Never
    let layout: GridLayout
    let content: Content

    /// Creates a grid. Spacing is in points; nil is 8.
    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        layout = GridLayout(
            alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
        self.content = content()
    }

    package func makeElement(_ context: ElementContext) -> ViewElement<Self> {
        ContainerElement(self, context, node: CustomLayoutNode(context.graph), content: { $0.content }) {
            node, view, _ in
            node.set(view.layout)
        }
    }
}

/// A row of cells in a grid; outside of a grid, its views as they are. A view of a grid outside of any row fills a row
/// of its own.
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

/// The identity of a row for as long as it is shown.
final class GridRowKey: Equatable, Sendable {
    static func == (left: GridRowKey, right: GridRowKey) -> Bool { left === right }
}

/// Values that a view sets for its grid cell.
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

    /// Makes a cell span several columns, at least one and at most 1000.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/gridcellcolumns(_:)
    public func gridCellColumns(_ count: Int) -> some View { gridCell { $0.columns = max(1, min(count, 1000)) } }

    /// Aligns an anchor point of this view with the same point of its cell, instead of by the grid's alignment.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/gridcellanchor(_:)
    public func gridCellAnchor(_ anchor: UnitPoint) -> some View { gridCell { $0.anchor = anchor } }

    /// Sets the alignment of the whole column in which this cell starts.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/gridcolumnalignment(_:)
    public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        gridCell { $0.columnAlignment = guide }
    }

    /// Gives this cell the available room along `axes` without adding to the size of its column or row.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/gridcellunsizedaxes(_:)
    public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View { gridCell { $0.unsized = axes } }
}

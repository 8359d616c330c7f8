@_spi(Engine) import SwiftUICore

/// Rows for the elements of a tree; those with children can be expanded and collapsed.
///
/// Source: developer.apple.com/documentation/swiftui/outlinegroup
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Parent: View, Leaf: View, Subgroup: View>: View {
    private let data: Data
    private let id: KeyPath<Data.Element, ID>
    private let children: KeyPath<Data.Element, Data?>
    private let row: (Data.Element) -> Leaf

    public var body: some View {
        _OutlineRows(data: data, id: id, children: children, depth: 0, row: row)
    }
}

extension OutlineGroup where Parent == Leaf, Subgroup == DisclosureGroup<Leaf, OutlineSubgroupChildren> {
    public init(
        _ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder content: @escaping (Data.Element) -> Leaf
    ) where ID == Data.Element.ID, Data.Element: Identifiable {
        self.init(data: data, id: \.id, children: children, row: content)
    }

    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder content: @escaping (Data.Element) -> Leaf
    ) {
        self.init(data: data, id: id, children: children, row: content)
    }

    /// Creates rows for an element and its descendants.
    public init<Element>(
        _ root: Element, children: KeyPath<Element, Data?>, @ViewBuilder content: @escaping (Element) -> Leaf
    ) where ID == Element.ID, Element: Identifiable, Data == [Element] {
        self.init(data: [root], id: \.id, children: children, row: content)
    }
}

/// Stands for the child rows of an `OutlineGroup` in its type.
public struct OutlineSubgroupChildren: View {
    public var body: some View { EmptyView() }
}

struct _OutlineRows<Data: RandomAccessCollection, ID: Hashable, Row: View>: View {
    let data: Data
    let id: KeyPath<Data.Element, ID>
    let children: KeyPath<Data.Element, Data?>
    let depth: Int
    let row: (Data.Element) -> Row

    var body: some View {
        ForEach(data, id: id) { element in
            OutlineRow(element: element, rows: self)
        }
    }
}

/// One row, and its children while it is expanded.
private struct OutlineRow<Data: RandomAccessCollection, ID: Hashable, Row: View>: View {
    /// Points by which each level is indented.
    private static var indent: CGFloat { 20 }
    @State private var isOpen = false
    let element: Data.Element
    let rows: _OutlineRows<Data, ID, Row>

    var body: some View {
        let below = element[keyPath: rows.children]
        HStack {
            rows.row(element).frame(maxWidth: .infinity, alignment: .leading)
            if below != nil { FoldButton(isOpen: $isOpen) }
        }
        .padding(.leading, CGFloat(rows.depth) * Self.indent)
        if isOpen, let below {
            AnyView(
                _OutlineRows(
                    data: below, id: rows.id, children: rows.children, depth: rows.depth + 1, row: rows.row))
        }
    }
}

/// Arrow button that expands and collapses.
struct FoldButton: View {
    @Environment(\.systemWords) private var words
    @Binding var isOpen: Bool

    var body: some View {
        Button {
            withAnimation { isOpen.toggle() }
        } label: {
            DisclosureArrow(isDown: isOpen)
                .stroke(style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
                .frame(width: 13, height: 13)
                .frame(width: 32, height: 28, alignment: .trailing)
        }
        .buttonStyle(.borderless)
        .accessibilityLabel(words[isOpen ? .collapse : .expand])
    }
}

extension List {
    /// Creates a list of the elements of a tree.
    ///
    /// Source: developer.apple.com/documentation/swiftui/list/init(_:children:rowcontent:)
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        SelectionValue == Never, Data.Element: Identifiable,
        Content == OutlineGroup<
            Data, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
        >
    {
        self.init(content: OutlineGroup(data, children: children, content: rowContent))
    }

    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        SelectionValue == Never,
        Content == OutlineGroup<
            Data, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
        >
    {
        self.init(content: OutlineGroup(data, id: id, children: children, content: rowContent))
    }
}

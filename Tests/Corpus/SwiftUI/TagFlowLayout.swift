import SwiftUI

struct FlowLayout: Layout {
    var spacing: CGFloat = 8
    var alignment: HorizontalAlignment = .leading

    struct Cache {
        var sizes: [CGSize] = []
        var rows: [Range<Int>] = []
    }

    static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .horizontal
        return properties
    }

    func makeCache(subviews: Subviews) -> Cache {
        Cache(sizes: subviews.map { $0.sizeThatFits(.unspecified) })
    }

    func updateCache(_ cache: inout Cache, subviews: Subviews) {
        cache.sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        let width = proposal.replacingUnspecifiedDimensions(by: CGSize(width: 300, height: 0)).width
        var x: CGFloat = 0
        var y: CGFloat = 0
        var rowHeight: CGFloat = 0
        for size in cache.sizes {
            if x + size.width > width, x > 0 {
                x = 0
                y += rowHeight + spacing
                rowHeight = 0
            }
            x += size.width + spacing
            rowHeight = max(rowHeight, size.height)
        }
        return CGSize(width: width, height: y + rowHeight)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        var origin = bounds.origin
        var rowHeight: CGFloat = 0
        for index in subviews.indices {
            let size = cache.sizes[index]
            if origin.x + size.width > bounds.maxX, origin.x > bounds.minX {
                origin.x = bounds.minX
                origin.y += rowHeight + spacing
                rowHeight = 0
            }
            subviews[index].place(at: origin, anchor: .topLeading, proposal: ProposedViewSize(size))
            origin.x += size.width + spacing + subviews[index][TagPriority.self]
            rowHeight = max(rowHeight, size.height)
        }
    }

    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGFloat? {
        nil
    }
}

struct TagPriority: LayoutValueKey {
    static let defaultValue: CGFloat = 0
}

extension View {
    func extraSpace(_ value: CGFloat) -> some View { layoutValue(key: TagPriority.self, value: value) }
}

struct TagFlowLayout: View {
    @State private var tags = ["Swift", "Layout", "Accessibility", "Charts", "Concurrency", "UI", "Networking"]
    @State private var selected: Set<String> = []
    @State private var newTag = ""
    @State private var isFlow = true

    var body: some View {
        let layout = isFlow ? AnyLayout(FlowLayout(spacing: 10)) : AnyLayout(VStackLayout(alignment: .leading, spacing: 4))
        VStack(alignment: .leading) {
            layout {
                ForEach(tags, id: \.self) { tag in
                    Text(tag)
                        .padding(.horizontal, 12).padding(.vertical, 6)
                        .background(selected.contains(tag) ? AnyShapeStyle(.tint) : AnyShapeStyle(.quaternary), in: .capsule)
                        .foregroundStyle(selected.contains(tag) ? .white : .primary)
                        .extraSpace(tag.count > 8 ? 4 : 0)
                        .onTapGesture {
                            if !selected.insert(tag).inserted { selected.remove(tag) }
                        }
                        .draggable(tag)
                }
            }
            .animation(.snappy, value: isFlow)
            .dropDestination(for: String.self) { items, location in
                tags.append(contentsOf: items)
                return !items.isEmpty
            } isTargeted: { _ in }

            HStack {
                TextField("New tag", text: $newTag)
                    .textFieldStyle(.roundedBorder)
                    .onSubmit(add)
                Button("Add", action: add).disabled(newTag.isEmpty)
            }
            Toggle("Flow", isOn: $isFlow).toggleStyle(.button)
            ViewThatFits(in: .horizontal) {
                HStack { ForEach(selected.sorted(), id: \.self) { Text($0) } }
                Text("\(selected.count) selected")
            }
            Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 12, verticalSpacing: 6) {
                GridRow {
                    Text("Tags").gridColumnAlignment(.trailing)
                    Text(tags.count, format: .number)
                }
                Divider().gridCellUnsizedAxes(.horizontal)
                GridRow {
                    Text(tags.formatted(.list(type: .and))).gridCellColumns(2)
                }
            }
        }
        .padding()
    }

    private func add() {
        guard !newTag.isEmpty else { return }
        withAnimation { tags.append(newTag) }
        newTag = ""
    }
}

import SwiftUI

struct RadialLayout: Layout {
    struct Cache {
        var largest: CGSize
    }

    private struct Turn: LayoutValueKey {
        static let defaultValue: Angle = .zero
    }

    var start: Angle = .zero

    var animatableData: AnimatablePair<Double, Double> {
        get { AnimatablePair(start.degrees, 0) }
        set { start = .degrees(newValue.first) }
    }

    static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = nil
        return properties
    }

    func makeCache(subviews: Subviews) -> Cache {
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        return Cache(largest: sizes.reduce(.zero) { CGSize(width: max($0.width, $1.width), height: max($0.height, $1.height)) })
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: CGSize(width: 200, height: 200))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        let radius = min(bounds.width, bounds.height) / 2 - max(cache.largest.width, cache.largest.height) / 2
        let step = 2 * Double.pi / Double(max(subviews.count, 1))
        for (index, subview) in zip(0..., subviews) {
            let angle = start.radians + step * Double(index) + subview[Turn.self].radians
            let point = CGPoint(x: bounds.midX + radius * CGFloat(cos(angle)), y: bounds.midY + radius * CGFloat(sin(angle)))
            subview.place(at: point, anchor: .center, proposal: .unspecified)
        }
    }
}

struct FlowLayout: Layout {
    var alignment: HorizontalAlignment = .leading
    var spacing: CGFloat?

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let rows = arrange(width: proposal.width ?? .infinity, subviews)
        return CGSize(width: rows.map(\.width).max() ?? 0, height: rows.last.map { $0.y + $0.height } ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for row in arrange(width: bounds.width, subviews) {
            var x = bounds.minX
            for index in row.range {
                let size = subviews[index].dimensions(in: .unspecified)
                subviews[index].place(at: CGPoint(x: x, y: bounds.minY + row.y), proposal: ProposedViewSize(width: size.width, height: size.height))
                x += size.width + (spacing ?? 8)
            }
        }
    }

    private func arrange(width: CGFloat, _ subviews: Subviews) -> [(range: Range<Int>, y: CGFloat, width: CGFloat, height: CGFloat)] {
        var rows: [(range: Range<Int>, y: CGFloat, width: CGFloat, height: CGFloat)] = []
        var start = 0, x: CGFloat = 0, y: CGFloat = 0, height: CGFloat = 0
        for index in subviews.indices {
            let size = subviews[index].sizeThatFits(.unspecified)
            let gap = index > start ? spacing ?? subviews[index - 1].spacing.distance(to: subviews[index].spacing, along: .horizontal) : 0
            if x + gap + size.width > width, index > start {
                rows.append((start..<index, y, x, height))
                y += height + 8
                (start, x, height) = (index, 0, 0)
            }
            x += (index > start ? gap : 0) + size.width
            height = max(height, size.height)
        }
        if start < subviews.count { rows.append((start..<subviews.count, y, x, height)) }
        return rows
    }
}

struct RadialMenuLayout: View {
    @State private var open = false
    @State private var chosen: String?
    private let tools = ["pencil", "scissors", "paintbrush", "eraser", "ruler", "lasso"]

    var body: some View {
        let layout = open ? AnyLayout(RadialLayout(start: .degrees(-90))) : AnyLayout(ZStackLayout())
        VStack {
            layout {
                ForEach(tools, id: \.self) { tool in
                    Button {
                        withAnimation(.spring) { chosen = tool; open.toggle() }
                    } label: {
                        Image(systemName: tool)
                            .frame(width: 48, height: 48)
                            .background(.thinMaterial, in: Circle())
                    }
                    .zIndex(tool == chosen ? 1 : 0)
                }
            }
            .frame(width: 260, height: 260)
            FlowLayout(spacing: 6) {
                ForEach(["Swift", "Layout", "Cache", "Proposal", "Anchor"], id: \.self) { word in
                    Text(word).padding(.horizontal, 10).background(Capsule().stroke(lineWidth: 1))
                }
            }
            ViewThatFits(in: .horizontal) {
                HStack { Text("Chosen tool:"); Text(chosen ?? "none") }
                Text(chosen ?? "none")
            }
            Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 10, verticalSpacing: 4) {
                GridRow {
                    Text("Tool").gridColumnAlignment(.trailing)
                    Text(chosen ?? "–")
                }
                Divider().gridCellUnsizedAxes(.horizontal)
                GridRow(alignment: .center) { Color.clear.gridCellUnsizedAxes([.horizontal, .vertical]); Text("End") }
                Text("Whole row").gridCellColumns(2).gridCellAnchor(.center)
            }
        }
    }
}

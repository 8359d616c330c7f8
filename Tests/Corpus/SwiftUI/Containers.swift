import SwiftUI

extension ContainerValues {
    @Entry var isPinned = false
    @Entry var cardColor: Color? = nil
}

extension View {
    func pinned(_ isPinned: Bool = true) -> some View { containerValue(\.isPinned, isPinned) }
    func cardColor(_ color: Color?) -> some View { containerValue(\.cardColor, color) }
}

struct CardBoard<Content: View>: View {
    @ViewBuilder var content: Content

    var body: some View {
        ScrollView(.horizontal) {
            HStack(alignment: .top, spacing: 20) {
                ForEach(sections: content) { section in
                    VStack {
                        if !section.header.isEmpty {
                            section.header.font(.headline)
                        }
                        ForEach(subviews: section.content) { subview in
                            CardFrame(isPinned: subview.containerValues.isPinned, color: subview.containerValues.cardColor) {
                                subview
                            }
                        }
                        section.footer.font(.footnote)
                    }
                    .frame(width: 180)
                }
            }
        }
    }
}

struct CardFrame<Content: View>: View {
    var isPinned: Bool
    var color: Color?
    private let content: Content

    init(isPinned: Bool, color: Color?, @ViewBuilder content: () -> Content) {
        self.isPinned = isPinned
        self.color = color
        self.content = content()
    }

    var body: some View {
        content
            .padding()
            .frame(maxWidth: .infinity)
            .background(color ?? Color(.secondarySystemFill))
            .clipShape(RoundedRectangle(cornerRadius: 10))
            .overlay(alignment: .topTrailing) {
                if isPinned { Image(systemName: "pin.fill").padding(4) }
            }
    }
}

struct Featured<Content: View>: View {
    var content: Content

    init(@ViewBuilder content: () -> Content) { self.content = content() }

    var body: some View {
        Group(subviews: content) { subviews in
            VStack {
                if let first = subviews.first {
                    first.font(.largeTitle)
                }
                if subviews.count > 1 {
                    HStack { subviews[1...] }
                }
                Text("\(subviews.count) views")
            }
        }
    }
}

struct FlowLayout: Layout {
    var spacing: CGFloat = 8

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let rows = rows(for: proposal.width ?? .infinity, subviews)
        let height = rows.map { $0.map(\.height).max() ?? 0 }.reduce(0, +) + CGFloat(max(rows.count - 1, 0)) * spacing
        return CGSize(width: proposal.width ?? 0, height: height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var point = bounds.origin
        var rowHeight: CGFloat = 0
        for subview in subviews.sorted(by: { $0[FlowPriority.self] > $1[FlowPriority.self] }) {
            let size = subview.dimensions(in: .unspecified)
            if point.x + size.width > bounds.maxX {
                point = CGPoint(x: bounds.minX, y: point.y + rowHeight + spacing)
                rowHeight = 0
            }
            subview.place(at: point, proposal: .init(width: size.width, height: size.height))
            point.x += size.width + spacing
            rowHeight = max(rowHeight, size.height)
        }
    }

    private func rows(for width: CGFloat, _ subviews: Subviews) -> [[CGSize]] {
        var rows: [[CGSize]] = [[]]
        var used: CGFloat = 0
        for size in subviews.map({ $0.sizeThatFits(.unspecified) }) {
            if used + size.width > width { rows.append([]); used = 0 }
            rows[rows.count - 1].append(size)
            used += size.width + spacing
        }
        return rows
    }
}

struct FlowPriority: LayoutValueKey { static let defaultValue = 0.0 }

struct Containers: View {
    @State private var tags = ["swift", "layout", "containers", "values"]
    @State private var size = CGSize.zero

    var body: some View {
        VStack(spacing: 30) {
            CardBoard {
                Section("Today") {
                    Text("Walk").pinned()
                    Text("Shop").cardColor(.yellow)
                }
                Section {
                    ForEach(tags, id: \.self) { Text($0) }
                } header: {
                    Label("Tags", systemImage: "tag")
                } footer: {
                    Text("\(tags.count)")
                }
                .containerValue(\.cardColor, .mint)
            }
            Featured {
                Text("First")
                Text("Second")
                ForEach(0..<2) { Text("\($0)") }
            }
            FlowLayout {
                ForEach(tags, id: \.self) { tag in
                    Text(tag).padding(6).background(.thinMaterial, in: .capsule)
                        .layoutValue(key: FlowPriority.self, value: tag == "swift" ? 1 : 0)
                        .layoutPriority(1)
                }
            }
            .onGeometryChange(for: CGSize.self) { $0.size } action: { size = $0 }
            Text("\(Int(size.width)) × \(Int(size.height))")
        }
        .coordinateSpace(.named("board"))
    }
}

#Preview { Containers() }

import SwiftUI

struct Masonry: Layout {
    var columns = 2
    var spacing: CGFloat = 8
    struct Cache { var frames: [CGRect] = []; var width: CGFloat = 0; var height: CGFloat = 0 }

    static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .vertical
        return properties
    }
    func makeCache(subviews: Subviews) -> Cache { Cache() }
    func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = Cache() }
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        let width = proposal.replacingUnspecifiedDimensions(by: CGSize(width: 320, height: 0)).width
        arrange(subviews, width: width, cache: &cache)
        return CGSize(width: width, height: cache.height)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        if cache.width != bounds.width { arrange(subviews, width: bounds.width, cache: &cache) }
        for (subview, frame) in zip(subviews, cache.frames) {
            subview.place(at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY), anchor: .topLeading, proposal: ProposedViewSize(frame.size))
        }
    }
    func explicitAlignment(of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGFloat? {
        guide == .firstTextBaseline ? subviews.first?.dimensions(in: .unspecified)[.firstTextBaseline] : nil
    }
    private func arrange(_ subviews: Subviews, width: CGFloat, cache: inout Cache) {
        let column = (width - spacing * CGFloat(columns - 1)) / CGFloat(columns)
        var heights = Array(repeating: CGFloat.zero, count: columns)
        cache.frames = subviews.map { subview in
            let span = min(subview[SpanKey.self], columns)
            let index = span > 1 ? 0 : heights.indices.min { heights[$0] < heights[$1] } ?? 0
            let size = subview.sizeThatFits(.init(width: column * CGFloat(span) + spacing * CGFloat(span - 1), height: nil))
            let top = span > 1 ? heights.max() ?? 0 : heights[index]
            for filled in index..<(index + span) { heights[filled] = top + size.height + spacing }
            return CGRect(x: CGFloat(index) * (column + spacing), y: top, width: column * CGFloat(span) + spacing * CGFloat(span - 1), height: size.height)
        }
        cache.width = width
        cache.height = max(0, (heights.max() ?? 0) - spacing)
    }
}

private struct SpanKey: LayoutValueKey { static let defaultValue = 1 }
extension View { func columnSpan(_ span: Int) -> some View { layoutValue(key: SpanKey.self, value: span) } }

struct RadialLayout: Layout {
    var animatableData: Double { get { angle.degrees } set { angle = .degrees(newValue) } }
    var angle: Angle
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize { proposal.replacingUnspecifiedDimensions() }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let radius = min(bounds.width, bounds.height) / 2.6
        for (index, subview) in subviews.enumerated() {
            let turn = Angle.radians(2 * .pi * Double(index) / Double(subviews.count)) + angle
            subview.place(at: CGPoint(x: bounds.midX + cos(turn.radians) * radius, y: bounds.midY + sin(turn.radians) * radius), anchor: .center, proposal: .unspecified)
        }
    }
}

struct WidthKey: PreferenceKey {
    static let defaultValue: [Int: Anchor<CGRect>] = [:]
    static func reduce(value: inout [Int: Anchor<CGRect>], nextValue: () -> [Int: Anchor<CGRect>]) { value.merge(nextValue()) { $1 } }
}

struct MasonryLayout: View {
    @State private var columns = 2
    @State private var isRadial = false
    @State private var angle = Angle.zero
    @State private var selected = 0
    @State private var tallest: CGFloat = 0
    private let words = ["Wave", "Salt", "Foam", "Harbour", "Gull", "Anchor light", "Rope", "Pier"]

    var body: some View {
        let layout = isRadial ? AnyLayout(RadialLayout(angle: angle)) : AnyLayout(Masonry(columns: columns))
        ScrollView {
            layout {
                ForEach(words.indices, id: \.self) { index in
                    tile(index)
                        .anchorPreference(key: WidthKey.self, value: .bounds) { [index: $0] }
                        .columnSpan(index == 3 && !isRadial ? 2 : 1)
                }
            }
            .frame(minHeight: isRadial ? 340 : nil)
            .overlayPreferenceValue(WidthKey.self) { anchors in
                GeometryReader { proxy in
                    if let anchor = anchors[selected] {
                        let frame = proxy[anchor]
                        RoundedRectangle(cornerRadius: 14).stroke(.tint, lineWidth: 3).frame(width: frame.width, height: frame.height).position(x: frame.midX, y: frame.midY)
                    }
                }
                .allowsHitTesting(false)
            }
            .padding()
            ViewThatFits(in: .horizontal) {
                HStack { controls }
                VStack { controls }
            }
            .padding()
            Group(subviews: Text("One")) { subviews in
                ForEach(subviews) { $0.containerValues.isEmphasised ? AnyView($0.bold()) : AnyView($0) }
            }
        }
        .animation(.spring, value: isRadial)
        .animation(.smooth(duration: 0.5), value: selected)
        .onPreferenceChange(WidthKey.self) { anchors in print(anchors.count) }
        .coordinateSpace(name: "board")
    }

    private func tile(_ index: Int) -> some View {
        Text(words[index])
            .frame(maxWidth: isRadial ? nil : .infinity, minHeight: 44 + CGFloat(index % 3) * 30, idealHeight: nil)
            .padding(.horizontal, 12)
            .background(Color(hue: Double(index) / 8, saturation: 0.3, brightness: 1), in: .rect(cornerRadius: 14))
            .onTapGesture { selected = index }
            .alignmentGuide(VerticalAlignment.center) { $0[VerticalAlignment.center] + 2 }
            .layoutPriority(index == 3 ? 1 : 0)
            .fixedSize(horizontal: isRadial, vertical: true)
    }

    @ViewBuilder private var controls: some View {
        Stepper("Columns: \(columns)", value: $columns.animation(), in: 1...4).disabled(isRadial)
        Toggle("Radial", isOn: $isRadial).toggleStyle(.button)
        Button("Turn") { withAnimation(.easeInOut(duration: 1)) { angle += .degrees(45) } }
    }
}

extension ContainerValues { @Entry var isEmphasised = false }

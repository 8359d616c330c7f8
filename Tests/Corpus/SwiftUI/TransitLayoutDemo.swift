import SwiftUI

struct RadialLayout: Layout {
    var angle: Angle = .zero
    var animatableData: Double {
        get { angle.radians }
        set { angle = .radians(newValue) }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let side = min(proposal.width ?? 200, proposal.height ?? 200)
        return CGSize(width: side, height: side)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let largest = subviews.map { $0.sizeThatFits(.unspecified) }.reduce(.zero) { CGSize(width: max($0.width, $1.width), height: max($0.height, $1.height)) }
        let radius = bounds.width / 2 - largest.width / 2
        for (index, subview) in subviews.enumerated() {
            let turn = angle.radians + 2 * .pi * Double(index) / Double(subviews.count)
            subview.place(at: CGPoint(x: bounds.midX + cos(turn) * radius, y: bounds.midY + sin(turn) * radius), anchor: .center, proposal: .init(largest))
        }
    }

    func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { ViewSpacing() }
}

struct EqualWidthStack: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let width = subviews.map { $0.dimensions(in: .unspecified).width }.max() ?? 0
        let gaps = gaps(subviews)
        return CGSize(width: width * CGFloat(subviews.count) + gaps.reduce(0, +), height: subviews.map { $0.sizeThatFits(proposal).height }.max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let gaps = gaps(subviews)
        let width = (bounds.width - gaps.reduce(0, +)) / CGFloat(max(subviews.count, 1))
        var x = bounds.minX
        for index in subviews.indices {
            subviews[index].place(at: CGPoint(x: x, y: bounds.midY), anchor: .leading, proposal: .init(width: width, height: bounds.height))
            x += width + gaps[index]
        }
    }

    private func gaps(_ subviews: Subviews) -> [CGFloat] {
        subviews.indices.map { index in
            index == subviews.index(before: subviews.endIndex) ? 0 : subviews[index].spacing.distance(to: subviews[index + 1].spacing, along: .horizontal)
        }
    }
}

struct TransitLayoutDemo: View {
    @State private var angle = Angle.zero
    @State private var style = LayoutStyle.radial
    @State private var count = 6.0

    enum LayoutStyle: String, CaseIterable, Identifiable {
        case radial, row, column, grid
        var id: String { rawValue }
        var layout: AnyLayout {
            switch self {
            case .radial: AnyLayout(RadialLayout())
            case .row: AnyLayout(HStackLayout(alignment: .top, spacing: 4))
            case .column: AnyLayout(VStackLayout())
            case .grid: AnyLayout(GridLayout(alignment: .center))
            }
        }
    }

    var body: some View {
        VStack {
            style.layout {
                ForEach(0..<Int(count), id: \.self) { index in
                    StationBadge(number: index).layoutPriority(index == 0 ? 1 : 0)
                }
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .border(.quaternary)
            RadialLayout(angle: angle) { ForEach(0..<5) { Circle().fill(.tint).frame(width: 20).id($0) } }
                .frame(height: 120)
                .onTapGesture { withAnimation(.linear(duration: 1).repeatForever(autoreverses: false)) { angle += .degrees(360) } }
            EqualWidthStack {
                Button("OK") {}.frame(maxWidth: .infinity).background(.green)
                Button("A longer title") {}.frame(maxWidth: .infinity).background(.yellow)
            }
            Picker("Layout", selection: $style.animation(.bouncy)) { ForEach(LayoutStyle.allCases) { Text($0.rawValue.capitalized).tag($0) } }
                .pickerStyle(SegmentedPickerStyle())
            Slider(value: $count.animation(.smooth), in: 2...12, step: 1)
            HStack(alignment: .firstTextBaseline, spacing: nil) {
                Text("Base").font(.largeTitle)
                Text("line").alignmentGuide(.firstTextBaseline) { $0[.bottom] - 4 }
                Spacer().frame(width: 10)
                Divider().frame(height: 20).overlay(.red)
                Color.red.frame(width: 10, height: 10).position(x: 5, y: 5).frame(width: 20, height: 20).fixedSize(horizontal: true, vertical: false)
            }
        }
        .padding(.all)
    }
}

private struct StationBadge: View, Equatable {
    let number: Int
    nonisolated static func == (lhs: StationBadge, rhs: StationBadge) -> Bool { lhs.number == rhs.number }
    var body: some View {
        Text("\(number)").padding(10).background(ContainerRelativeShape().fill(.orange)).containerShape(Circle()).aspectRatio(CGSize(width: 1, height: 1), contentMode: .fill)
    }
}

import SwiftUI

struct TooltipAnchorKey: PreferenceKey {
    static let defaultValue: [String: Anchor<CGRect>] = [:]

    static func reduce(value: inout [String: Anchor<CGRect>], nextValue: () -> [String: Anchor<CGRect>]) {
        value.merge(nextValue()) { $1 }
    }
}

struct MaxWidthKey: PreferenceKey {
    static var defaultValue: CGFloat { 0 }
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

extension HorizontalAlignment {
    private struct ValueColumn: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context[HorizontalAlignment.center] }
    }
    static let valueColumn = HorizontalAlignment(ValueColumn.self)
}

extension Alignment {
    static let valueCenter = Alignment(horizontal: .valueColumn, vertical: .center)
}

struct AnchorTooltip: View {
    @State private var selected: String?
    @State private var width: CGFloat?
    @Environment(\.self) private var environment

    private let rows = [("Height", "180 cm"), ("Weight", "72 kg"), ("Shoe size", "43")]

    var body: some View {
        VStack(alignment: .valueColumn, spacing: 12) {
            ForEach(rows, id: \.0) { row in
                HStack {
                    Text(row.0)
                        .background {
                            GeometryReader { proxy in
                                Color.clear.preference(key: MaxWidthKey.self, value: proxy.size.width)
                            }
                        }
                        .frame(width: width, alignment: .trailing)
                    Text(row.1)
                        .bold()
                        .alignmentGuide(.valueColumn) { $0[.leading] }
                        .anchorPreference(key: TooltipAnchorKey.self, value: .bounds) { [row.0: $0] }
                        .onTapGesture { withAnimation(.bouncy) { selected = selected == row.0 ? nil : row.0 } }
                }
            }
        }
        .onPreferenceChange(MaxWidthKey.self) { [$width] value in $width.wrappedValue = value }
        .padding(40)
        .overlayPreferenceValue(TooltipAnchorKey.self, alignment: .topLeading) { anchors in
            GeometryReader { proxy in
                if let selected, let anchor = anchors[selected] {
                    let rect = proxy[anchor]
                    Text("Details of \(selected)")
                        .font(.caption)
                        .padding(8)
                        .background(.yellow, in: TooltipShape(arrow: 8))
                        .position(x: rect.midX, y: rect.minY - 24)
                        .transition(.scale(scale: 0.5, anchor: .bottom).combined(with: .opacity))
                        .zIndex(1)
                }
            }
        }
        .backgroundPreferenceValue(TooltipAnchorKey.self) { anchors in
            Text("\(anchors.count)").opacity(0.1)
        }
        .transformEnvironment(\.font) { font in font = font ?? .body }
        .transaction { $0.disablesAnimations = false }
        .foregroundStyle(Color(environment.colorScheme == .dark ? .sRGB : .displayP3, red: 0.2, green: 0.3, blue: 0.5, opacity: 1))
        .compositingGroup()
        .shadow(color: .black.opacity(0.1), radius: 10, x: 0, y: 5)
        .mask(alignment: .center) { Rectangle().padding(-50) }
    }
}

struct TooltipShape: InsettableShape {
    var arrow: CGFloat
    var inset: CGFloat = 0

    var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(arrow, inset) }
        set { (arrow, inset) = (newValue.first, newValue.second) }
    }

    func path(in rect: CGRect) -> Path {
        let body = rect.insetBy(dx: inset, dy: inset)
        return Path { path in
            path.addRoundedRect(in: CGRect(x: body.minX, y: body.minY, width: body.width, height: body.height - arrow), cornerSize: CGSize(width: 6, height: 6), style: .continuous)
            path.move(to: CGPoint(x: body.midX - arrow, y: body.maxY - arrow))
            path.addLine(to: CGPoint(x: body.midX, y: body.maxY))
            path.addLine(to: CGPoint(x: body.midX + arrow, y: body.maxY - arrow))
            path.closeSubpath()
        }
    }

    func inset(by amount: CGFloat) -> TooltipShape {
        var copy = self
        copy.inset += amount
        return copy
    }
}

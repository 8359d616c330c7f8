import SwiftUI

struct GeometryPage: View {
    @State private var width: CGFloat = 0

    var body: some View {
        SamplePage {
            Sample("GeometryReader") {
                GeometryReader { geometry in
                    Rectangle().fill(Color.purple.opacity(0.3)).frame(width: geometry.size.width / 2)
                }
                .frame(height: 30)
            }
            Sample("onGeometryChange, PreferenceKey") {
                Tile("measured").onGeometryChange(for: CGFloat.self, of: \.size.width) { width = $0 }
                Text("It is \(Int(width)) points wide")
            }
            Sample("Layout") {
                Diagonal { ForEach(1..<5) { Tile("\($0)") } }.outlined()
            }
            Sample("alignmentGuide") {
                HStack(alignment: .top) {
                    Tile("plain")
                    Tile("lower").alignmentGuide(.top) { $0[.top] - 12 }
                }
            }
            Sample("safeAreaInset") {
                Color.mint.frame(height: 80)
                    .safeAreaInset(edge: .bottom) { Text("inset").frame(maxWidth: .infinity).background(.white) }
            }
        }
    }
}

/// Places each view to the right of and below the previous one.
private struct Diagonal: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        subviews.reduce(.zero) { size, subview in
            let own = subview.sizeThatFits(.unspecified)
            return CGSize(width: size.width + own.width, height: size.height + own.height)
        }
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var corner = CGPoint(x: bounds.minX, y: bounds.minY)
        for subview in subviews {
            let size = subview.sizeThatFits(.unspecified)
            subview.place(at: corner, proposal: ProposedViewSize(size))
            corner.x += size.width
            corner.y += size.height
        }
    }
}

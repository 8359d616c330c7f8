import Charts
import SwiftUI

struct BrowserShare: Identifiable, Hashable {
    let name: String
    let share: Double
    var id: String { name }
}

struct BrowserPieChart: View {
    @State private var selectedShare: Double?
    let shares = [
        BrowserShare(name: "Chrome", share: 64), BrowserShare(name: "Safari", share: 19),
        BrowserShare(name: "Edge", share: 8), BrowserShare(name: "Firefox", share: 6),
        BrowserShare(name: "Other", share: 3),
    ]

    private var selected: BrowserShare? {
        guard let selectedShare else { return nil }
        var sum = 0.0
        return shares.first { share in
            sum += share.share
            return selectedShare <= sum
        }
    }

    var body: some View {
        Chart(shares) { item in
            SectorMark(
                angle: .value("Share", item.share),
                innerRadius: .ratio(0.6),
                outerRadius: selected == item ? .inset(0) : .inset(8),
                angularInset: 1.5
            )
            .cornerRadius(4)
            .foregroundStyle(by: .value("Browser", item.name))
            .opacity(selected == nil || selected == item ? 1 : 0.4)
            .annotation(position: .overlay) {
                if item.share > 10 { Text(item.share / 100, format: .percent).font(.caption.bold()).foregroundStyle(.white) }
            }
        }
        .chartAngleSelection(value: $selectedShare)
        .chartLegend(position: .bottom, alignment: .center, spacing: 12)
        .chartBackground { proxy in
            GeometryReader { geometry in
                if let anchor = proxy.plotFrame {
                    let frame = geometry[anchor]
                    VStack {
                        Text("Most used").font(.callout).foregroundStyle(.secondary)
                        Text(selected?.name ?? "Chrome").font(.title2.bold())
                    }
                    .position(x: frame.midX, y: frame.midY)
                }
            }
        }
        .frame(height: 300)
        .padding()
    }
}

#Preview { BrowserPieChart() }

import Charts
import SwiftUI

struct BudgetSectors: View {
    enum Category: String, CaseIterable, Plottable, Identifiable {
        case rent, food, travel, fun
        var id: Self { self }
    }

    struct Part: Identifiable {
        var category: Category
        var share: Double
        var id: Category { category }
    }

    @State private var parts = zip(Category.allCases, [900.0, 420, 180, 90]).map(Part.init)
    @State private var angle: Double?
    @Environment(\.colorScheme) private var scheme

    private var selected: Part? {
        guard let angle else { return nil }
        var sum = 0.0
        return parts.first { part in
            sum += part.share
            return angle <= sum
        }
    }

    var body: some View {
        VStack {
            Chart(parts) { part in
                SectorMark(
                    angle: .value("Share", part.share),
                    innerRadius: .ratio(0.6),
                    outerRadius: selected?.id == part.id ? .inset(0) : .inset(12),
                    angularInset: 1.5
                )
                .cornerRadius(6)
                .foregroundStyle(by: .value("Category", part.category))
                .annotation(position: .overlay) {
                    Text(part.share, format: .currency(code: "EUR").precision(.fractionLength(0)))
                        .font(.caption2)
                        .foregroundStyle(.white)
                }
            }
            .chartAngleSelection(value: $angle)
            .chartForegroundStyleScale(domain: Category.allCases, range: [.blue, .green, .orange, .pink])
            .chartLegend(position: .trailing, alignment: .top) {
                VStack(alignment: .leading) {
                    ForEach(parts) { part in
                        Label(part.category.rawValue.capitalized, systemImage: "circle.fill").font(.caption)
                    }
                }
            }
            .chartBackground { proxy in
                GeometryReader { geometry in
                    if let anchor = proxy.plotFrame {
                        let frame = geometry[anchor]
                        VStack {
                            Text(selected?.category.rawValue.capitalized ?? "All").font(.callout)
                            Text(selected?.share ?? parts.map(\.share).reduce(0, +), format: .number).font(.title2.bold())
                        }
                        .position(x: frame.midX, y: frame.midY)
                    }
                }
            }
            .frame(height: 300)
            Chart {
                ForEach(parts) { part in
                    BarMark(x: .value("Share", part.share), stacking: .normalized)
                        .foregroundStyle(by: .value("Category", part.category.rawValue))
                }
            }
            .chartXAxis(.hidden)
            .chartYAxis(.hidden)
            .frame(height: 40)
            ForEach($parts) { $part in
                Slider(value: $part.share, in: 0...1500) { Text(part.category.rawValue) }
            }
        }
        .padding()
        .background(scheme == .dark ? .black : .white)
    }
}

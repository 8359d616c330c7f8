import Charts
import SwiftUI

struct Sale: Identifiable {
    let id = UUID()
    let day: Date
    let product: String
    let amount: Int
}

struct SalesBars: View {
    @State private var selected: Date?
    @State private var position: Date = .now
    @State private var sales: [Sale] = {
        let start = Calendar.current.startOfDay(for: .now)
        return (0..<20).flatMap { offset in
            ["Tea", "Coffee"].map { name in
                Sale(day: Calendar.current.date(byAdding: .day, value: -offset, to: start)!, product: name, amount: (offset * 7 + name.count * 3) % 30)
            }
        }
    }()

    private var total: Int { sales.reduce(0) { $0 + $1.amount } }

    var body: some View {
        VStack(alignment: .leading) {
            Text("Total \(total, format: .number)").font(.headline)
            Chart {
                ForEach(sales) { sale in
                    BarMark(
                        x: .value("Day", sale.day, unit: .day),
                        y: .value("Amount", sale.amount),
                        width: .ratio(0.7)
                    )
                    .foregroundStyle(by: .value("Product", sale.product))
                    .cornerRadius(4)
                    .opacity(selected == nil || Calendar.current.isDate(sale.day, inSameDayAs: selected!) ? 1 : 0.4)
                    .accessibilityLabel(sale.day.formatted(date: .complete, time: .omitted))
                    .accessibilityValue("\(sale.amount) sold")
                }
                RuleMark(y: .value("Goal", 25))
                    .lineStyle(StrokeStyle(lineWidth: 1, dash: [4]))
                    .foregroundStyle(.red)
                    .annotation(position: .top, alignment: .trailing, spacing: 2) {
                        Text("Goal").font(.caption2)
                    }
                if let selected {
                    RuleMark(x: .value("Selected", selected, unit: .day))
                        .zIndex(-1)
                        .annotation(position: .top, spacing: 0, overflowResolution: .init(x: .fit(to: .chart), y: .disabled)) {
                            Text(selected, format: .dateTime.day().month()).padding(4).background(.thinMaterial)
                        }
                }
            }
            .chartForegroundStyleScale(["Tea": Color.green, "Coffee": .brown])
            .chartXSelection(value: $selected)
            .chartScrollableAxes(.horizontal)
            .chartXVisibleDomain(length: 3600 * 24 * 7)
            .chartScrollPosition(x: $position)
            .chartScrollTargetBehavior(.valueAligned(matching: DateComponents(hour: 0), majorAlignment: .page))
            .chartXAxis {
                AxisMarks(values: .stride(by: .day, count: 2)) { value in
                    AxisGridLine(stroke: StrokeStyle(lineWidth: 0.5))
                    AxisTick()
                    AxisValueLabel(format: .dateTime.day().month(.narrow), centered: true)
                }
            }
            .chartYAxis {
                AxisMarks(position: .leading, values: .automatic(desiredCount: 4)) { value in
                    AxisGridLine()
                    AxisValueLabel {
                        if let amount = value.as(Int.self) { Text("\(amount)×") }
                    }
                }
            }
            .chartYScale(domain: 0...70)
            .chartLegend(position: .bottom, alignment: .center, spacing: 8)
            .frame(height: 260)
        }
        .padding()
    }
}

import Charts
import SwiftUI

struct MonthlySale: Identifiable {
    let id = UUID()
    let month: Date
    let revenue: Double
}

private func date(_ year: Int, _ month: Int, _ day: Int = 1) -> Date {
    Calendar.current.date(from: DateComponents(year: year, month: month, day: day)) ?? .now
}

struct MonthlySalesChart: View {
    let sales: [MonthlySale] = zip(1...12, [42, 38, 51, 60, 74, 82, 95, 91, 70, 58, 49, 66.5]).map {
        MonthlySale(month: date(2024, $0), revenue: $1 * 1000)
    }
    @State private var goal = 60_000.0

    private var total: Double { sales.map(\.revenue).reduce(0, +) }

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            Text("Total revenue").font(.subheadline).foregroundStyle(.secondary)
            Text(total, format: .currency(code: "EUR").precision(.fractionLength(0))).font(.title2.bold())
            Chart {
                ForEach(sales) { sale in
                    BarMark(
                        x: .value("Month", sale.month, unit: .month),
                        y: .value("Revenue", sale.revenue)
                    )
                    .foregroundStyle(sale.revenue >= goal ? Color.blue.gradient : Color.gray.gradient)
                    .cornerRadius(4)
                    .accessibilityLabel(sale.month.formatted(.dateTime.month(.wide)))
                    .accessibilityValue("\(Int(sale.revenue)) euros")
                }
                RuleMark(y: .value("Goal", goal))
                    .foregroundStyle(.red)
                    .lineStyle(StrokeStyle(lineWidth: 1, dash: [5]))
                    .annotation(position: .top, alignment: .leading) {
                        Text("Goal").font(.caption).foregroundStyle(.red)
                    }
            }
            .chartXAxis {
                AxisMarks(values: .stride(by: .month)) { value in
                    AxisValueLabel(format: .dateTime.month(.narrow), centered: true)
                }
            }
            .chartYAxis {
                AxisMarks(position: .leading) { value in
                    AxisGridLine()
                    AxisValueLabel {
                        if let revenue = value.as(Double.self) {
                            Text("\(Int(revenue / 1000)) k")
                        }
                    }
                }
            }
            .frame(height: 220)
            Slider(value: $goal.animation(), in: 30_000...100_000) { Text("Goal") }
        }
        .padding()
    }
}

#Preview { MonthlySalesChart() }

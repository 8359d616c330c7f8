import Charts
import SwiftUI

struct Expense: Identifiable {
    enum Category: String, CaseIterable, Plottable {
        case food = "Food"
        case rent = "Rent"
        case travel = "Travel"
        case fun = "Fun"
    }

    let id = UUID()
    let date: Date
    let amount: Decimal
    let category: Category
}

struct ExpenseCharts: View {
    let expenses: [Expense]
    @State private var selectedDate: Date?
    @State private var selectedAngle: Double?
    @State private var currency = "EUR"

    private var totals: [(category: Expense.Category, total: Double)] {
        Expense.Category.allCases.map { category in
            let sum = expenses.filter { $0.category == category }.reduce(Decimal.zero) { $0 + $1.amount }
            return (category, NSDecimalNumber(decimal: sum).doubleValue)
        }
    }

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 24) {
                Text("Spending").font(.title2.weight(.semibold))
                Chart(expenses) { expense in
                    BarMark(
                        x: .value("Month", expense.date, unit: .month),
                        y: .value("Amount", NSDecimalNumber(decimal: expense.amount).doubleValue)
                    )
                    .foregroundStyle(by: .value("Category", expense.category))
                    .cornerRadius(4)
                    if let selectedDate {
                        RuleMark(x: .value("Selected", selectedDate, unit: .month))
                            .foregroundStyle(.secondary.opacity(0.4))
                            .annotation(position: .top, overflowResolution: .init(x: .fit(to: .chart), y: .disabled)) {
                                Text(selectedDate, format: .dateTime.month(.wide).year())
                                    .padding(6)
                                    .background(.thinMaterial, in: Capsule())
                            }
                    }
                }
                .chartXSelection(value: $selectedDate)
                .chartXAxis {
                    AxisMarks(values: .stride(by: .month)) { value in
                        AxisGridLine()
                        AxisTick()
                        AxisValueLabel(format: .dateTime.month(.narrow), centered: true)
                    }
                }
                .chartYAxis {
                    AxisMarks(position: .leading) { value in
                        AxisGridLine(stroke: StrokeStyle(lineWidth: 0.5, dash: [2, 2]))
                        AxisValueLabel {
                            if let amount = value.as(Double.self) {
                                Text(amount, format: .currency(code: currency).precision(.fractionLength(0)))
                            }
                        }
                    }
                }
                .chartForegroundStyleScale([
                    Expense.Category.food: Color.green, .rent: .blue, .travel: .orange, .fun: .pink,
                ])
                .chartLegend(position: .bottom, alignment: .center, spacing: 12)
                .frame(height: 240)

                Text("Share").font(.title2.weight(.semibold))
                Chart(totals, id: \.category) { item in
                    SectorMark(
                        angle: .value("Total", item.total),
                        innerRadius: .ratio(0.618),
                        angularInset: 1.5
                    )
                    .cornerRadius(6)
                    .foregroundStyle(by: .value("Category", item.category.rawValue))
                    .opacity(selectedAngle == nil ? 1 : 0.8)
                }
                .chartAngleSelection(value: $selectedAngle)
                .chartLegend(.hidden)
                .chartBackground { proxy in
                    GeometryReader { geometry in
                        if let anchor = proxy.plotFrame {
                            let frame = geometry[anchor]
                            Text(totals.map(\.total).reduce(0, +), format: .currency(code: currency))
                                .font(.headline)
                                .position(x: frame.midX, y: frame.midY)
                        }
                    }
                }
                .frame(height: 240)
            }
            .padding()
        }
    }
}

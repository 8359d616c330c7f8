import Charts
import SwiftUI

struct StepCount: Identifiable {
    let day: Date
    let steps: Int
    var id: Date { day }
}

@MainActor @Observable final class StepModel {
    var days: [StepCount] = []
    var scrollPosition: Date

    init() {
        let start = Calendar.current.date(from: DateComponents(year: 2024, month: 1, day: 1)) ?? .now
        days = (0..<60).map { day in
            StepCount(
                day: Calendar.current.date(byAdding: .day, value: day, to: start) ?? start,
                steps: 4000 + (day * 3571) % 9000)
        }
        scrollPosition = start
    }

    var visible: [StepCount] {
        days.filter { $0.day >= scrollPosition && $0.day < scrollPosition.addingTimeInterval(3600 * 24 * 14) }
    }
}

struct ScrollingStepsChart: View {
    @State private var model = StepModel()

    var body: some View {
        VStack(alignment: .leading) {
            let visible = model.visible
            Text("\(visible.map(\.steps).reduce(0, +) / max(visible.count, 1)) steps a day").font(.headline)
            Chart(model.days) { day in
                BarMark(x: .value("Day", day.day, unit: .day), y: .value("Steps", day.steps), width: .ratio(0.6))
                    .foregroundStyle(Color.orange.gradient)
            }
            .chartScrollableAxes(.horizontal)
            .chartXVisibleDomain(length: 3600 * 24 * 14)
            .chartScrollPosition(x: $model.scrollPosition)
            .chartXAxis {
                AxisMarks(values: .stride(by: .weekOfYear)) {
                    AxisTick(length: .longestLabel)
                    AxisGridLine()
                    AxisValueLabel(format: .dateTime.month().day())
                }
            }
            .chartYAxis { AxisMarks(format: IntegerFormatStyle<Int>.number.notation(.compactName)) }
            .frame(height: 240)
        }
        .padding()
    }
}

#Preview { ScrollingStepsChart() }

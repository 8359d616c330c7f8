import Charts
import SwiftUI

struct HeartRate: Identifiable {
    let weekday: Date
    let dailyMin: Int
    let dailyMax: Int
    var dailyAverage: Double { Double(dailyMin + dailyMax) / 2 }
    var id: Date { weekday }
}

/// A mark of the author's own.
struct RangeBand: ChartContent {
    let rates: [HeartRate]

    var body: some ChartContent {
        ForEach(rates) { rate in
            AreaMark(
                x: .value("Day", rate.weekday, unit: .day),
                yStart: .value("Lowest", rate.dailyMin),
                yEnd: .value("Highest", rate.dailyMax)
            )
            .interpolationMethod(.monotone)
        }
        .foregroundStyle(
            .linearGradient(colors: [.red.opacity(0.5), .red.opacity(0.1)], startPoint: .top, endPoint: .bottom))
    }
}

struct HeartRateRangeChart: View {
    let rates: [HeartRate] = {
        let start = Calendar.current.date(from: DateComponents(year: 2024, month: 6, day: 3)) ?? .now
        let values = [(52, 118), (48, 140), (55, 131), (50, 126), (61, 149), (58, 122), (49, 111), (53, 137), (57, 133), (51, 120)]
        return values.enumerated().map { day, range in
            HeartRate(
                weekday: Calendar.current.date(byAdding: .day, value: day, to: start) ?? start,
                dailyMin: range.0, dailyMax: range.1)
        }
    }()

    var body: some View {
        Chart {
            RangeBand(rates: rates)
            ForEach(rates, id: \.weekday) {
                LineMark(x: .value("Day", $0.weekday, unit: .day), y: .value("Average", $0.dailyAverage))
                    .lineStyle(StrokeStyle(lineWidth: 3))
                    .foregroundStyle(.red)
                    .interpolationMethod(.monotone)
            }
        }
        .chartYScale(domain: 40...160)
        .chartYAxisLabel("BPM")
        .chartPlotStyle { plotArea in
            plotArea
                .background(.red.opacity(0.05))
                .border(Color.red.opacity(0.2), width: 1)
        }
        .chartLegend(.hidden)
        .frame(height: 220)
        .padding()
        .accessibilityLabel("Heart rate ranges of ten days")
    }
}

struct StackedAreaChart: View {
    private let data: [(product: String, year: Int, sales: Double)] = [
        ("Apples", 2019, 12), ("Apples", 2020, 15), ("Apples", 2021, 18), ("Apples", 2022, 14),
        ("Pears", 2019, 8), ("Pears", 2020, 6), ("Pears", 2021, 9), ("Pears", 2022, 13),
        ("Plums", 2019, 4), ("Plums", 2020, 7), ("Plums", 2021, 6), ("Plums", 2022, 9),
    ]

    var body: some View {
        Chart(data, id: \.product) { item in
            AreaMark(x: .value("Year", String(item.year)), y: .value("Sales", item.sales), stacking: .center)
                .foregroundStyle(by: .value("Product", item.product))
        }
        .frame(height: 180)
        .padding()
    }
}

#Preview { HeartRateRangeChart() }

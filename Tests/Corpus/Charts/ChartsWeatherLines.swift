import Charts
import SwiftUI

struct HourlyTemperature: Identifiable {
    let id = UUID()
    let city: String
    let date: Date
    let celsius: Double
}

struct WeatherLinesChart: View {
    @State private var selectedDate: Date?
    let temperatures: [HourlyTemperature] = Self.sample

    static let sample: [HourlyTemperature] = {
        let start = Calendar.current.date(from: DateComponents(year: 2024, month: 5, day: 6)) ?? .now
        let values: [(String, [Double])] = [
            ("Cupertino", [12, 14, 17, 21, 19, 18, 15]), ("Hamburg", [7, 9, 13, 12, 15, 16, 11]),
        ]
        return values.flatMap { city, degrees in
            degrees.enumerated().map { day, celsius in
                HourlyTemperature(
                    city: city, date: Calendar.current.date(byAdding: .day, value: day, to: start) ?? start,
                    celsius: celsius)
            }
        }
    }()

    private var selected: [HourlyTemperature] {
        guard let selectedDate else { return [] }
        return temperatures.filter { Calendar.current.isDate($0.date, inSameDayAs: selectedDate) }
    }

    var body: some View {
        Chart {
            ForEach(temperatures) { item in
                LineMark(
                    x: .value("Day", item.date, unit: .day),
                    y: .value("Temperature", item.celsius)
                )
                .foregroundStyle(by: .value("City", item.city))
                .symbol(by: .value("City", item.city))
                .interpolationMethod(.catmullRom)
            }
            if let selectedDate {
                RuleMark(x: .value("Selected", selectedDate, unit: .day))
                    .foregroundStyle(Color.gray.opacity(0.3))
                    .offset(yStart: -10)
                    .zIndex(-1)
                    .annotation(
                        position: .top, spacing: 0,
                        overflowResolution: .init(x: .fit(to: .chart), y: .disabled)
                    ) {
                        valueSelectionPopover
                    }
            }
        }
        .chartXSelection(value: $selectedDate)
        .chartYScale(domain: .automatic(includesZero: false))
        .chartYAxis {
            AxisMarks(values: .automatic(desiredCount: 4)) { value in
                AxisGridLine()
                AxisValueLabel {
                    if let degrees = value.as(Int.self) { Text("\(degrees)°") }
                }
            }
        }
        .chartXAxis {
            AxisMarks(values: .stride(by: .day)) { _ in
                AxisTick()
                AxisGridLine()
                AxisValueLabel(format: .dateTime.weekday(.abbreviated), centered: true)
            }
        }
        .frame(height: 240)
        .padding()
    }

    @ViewBuilder private var valueSelectionPopover: some View {
        if !selected.isEmpty {
            VStack(alignment: .leading) {
                ForEach(selected) { item in
                    HStack {
                        Text(item.city).foregroundStyle(.secondary)
                        Text(item.celsius, format: .number).bold()
                    }
                    .font(.caption)
                }
            }
            .padding(6)
            .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 6))
        }
    }
}

#Preview { WeatherLinesChart() }

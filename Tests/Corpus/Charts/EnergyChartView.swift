import Charts
import SwiftUI

struct EnergyReading: Identifiable, Hashable {
    enum Source: String, CaseIterable, Plottable { case solar = "Solar", grid = "Grid", battery = "Battery" }
    var day: Date
    var source: Source
    var kilowattHours: Double
    var id: String { "\(day.timeIntervalSince1970)-\(source.rawValue)" }
}

struct EnergyChartView: View {
    @State private var selectedDay: Date?
    @State private var selectedRange: ClosedRange<Date>?
    @State private var selectedAngle: Double?
    @State private var scrollPosition = Date.now.addingTimeInterval(-14 * 86_400)
    private let readings: [EnergyReading]

    init(calendar: Calendar = .current) {
        let today = calendar.startOfDay(for: .now)
        readings = (0..<30).flatMap { offset -> [EnergyReading] in
            guard let day = calendar.date(byAdding: .day, value: -offset, to: today) else { return [] }
            return EnergyReading.Source.allCases.enumerated().map { index, source in
                EnergyReading(day: day, source: source, kilowattHours: Double((offset * 7 + index * 5) % 13) + 2)
            }
        }
    }

    private var totals: [(source: EnergyReading.Source, total: Double)] {
        Dictionary(grouping: readings, by: \.source)
            .map { (source: $0.key, total: $0.value.map(\.kilowattHours).reduce(0, +)) }
            .sorted { $0.total > $1.total }
    }

    private var average: Double {
        readings.map(\.kilowattHours).reduce(0, +) / Double(max(readings.count, 1))
    }

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 32) {
                dailyChart.frame(height: 260)
                shareChart.frame(height: 220)
                rangeChart.frame(height: 160)
            }
            .padding()
        }
    }

    private var dailyChart: some View {
        Chart {
            ForEach(readings) { reading in
                BarMark(x: .value("Day", reading.day, unit: .day), y: .value("Energy", reading.kilowattHours), width: .ratio(0.7))
                    .foregroundStyle(by: .value("Source", reading.source))
                    .position(by: .value("Source", reading.source), axis: .horizontal, span: .ratio(0.9))
                    .cornerRadius(3)
                    .opacity(selectedDay == nil || isSelected(reading.day) ? 1 : 0.35)
                    .accessibilityLabel(reading.day.formatted(date: .abbreviated, time: .omitted))
            }
            RuleMark(y: .value("Average", average))
                .lineStyle(StrokeStyle(lineWidth: 1, dash: [4, 4]))
                .annotation(position: .top, alignment: .leading, spacing: 2) { Text("Average").font(.caption2).foregroundStyle(.secondary) }
            if let selectedDay {
                RuleMark(x: .value("Selected", selectedDay, unit: .day))
                    .foregroundStyle(.gray.opacity(0.3))
                    .zIndex(-1)
                    .annotation(position: .top, overflowResolution: .init(x: .fit(to: .chart), y: .disabled)) {
                        callout(for: selectedDay)
                    }
            }
        }
        .chartForegroundStyleScale([EnergyReading.Source.solar: Color.yellow, .grid: .blue, .battery: .green])
        .chartXSelection(value: $selectedDay)
        .chartScrollableAxes(.horizontal)
        .chartXVisibleDomain(length: 86_400 * 10)
        .chartScrollPosition(x: $scrollPosition)
        .chartScrollTargetBehavior(.valueAligned(matching: DateComponents(hour: 0), majorAlignment: .matching(DateComponents(weekday: 2))))
        .chartXAxis {
            AxisMarks(values: .stride(by: .day, count: 2)) { value in
                AxisGridLine()
                AxisTick(length: 6)
                if let date = value.as(Date.self) {
                    AxisValueLabel(centered: true) { Text(date, format: .dateTime.day().weekday(.narrow)) }
                }
            }
        }
        .chartYAxis {
            AxisMarks(position: .leading, values: .automatic(desiredCount: 4)) {
                AxisGridLine(stroke: StrokeStyle(lineWidth: 0.5))
                AxisValueLabel(format: FloatingPointFormatStyle<Double>.number.precision(.fractionLength(0)))
            }
        }
        .chartYAxisLabel("kWh", position: .topLeading)
        .chartLegend(position: .bottom, alignment: .center, spacing: 12)
    }

    private var shareChart: some View {
        Chart(totals, id: \.source) { entry in
            SectorMark(angle: .value("Total", entry.total), innerRadius: .ratio(0.6), angularInset: 2)
                .foregroundStyle(by: .value("Source", entry.source.rawValue))
                .cornerRadius(6)
                .annotation(position: .overlay) { Text(entry.total, format: .number.rounded(increment: 1)).font(.caption.bold()) }
        }
        .chartAngleSelection(value: $selectedAngle)
        .chartBackground { proxy in
            GeometryReader { geometry in
                if let anchor = proxy.plotFrame {
                    Text(selectedSource?.rawValue ?? "Tap a slice")
                        .position(x: geometry[anchor].midX, y: geometry[anchor].midY)
                }
            }
        }
    }

    private var rangeChart: some View {
        Chart(readings.filter { $0.source == .solar }) {
            AreaMark(x: .value("Day", $0.day), yStart: .value("Low", $0.kilowattHours - 1), yEnd: .value("High", $0.kilowattHours + 1))
                .foregroundStyle(.linearGradient(colors: [.yellow.opacity(0.5), .clear], startPoint: .top, endPoint: .bottom))
            LineMark(x: .value("Day", $0.day), y: .value("Energy", $0.kilowattHours))
                .interpolationMethod(.catmullRom)
                .symbol { Circle().strokeBorder(.orange, lineWidth: 1).frame(width: 6, height: 6) }
            if let selectedRange {
                RectangleMark(xStart: .value("From", selectedRange.lowerBound), xEnd: .value("To", selectedRange.upperBound))
                    .foregroundStyle(.orange.opacity(0.02))
            }
        }
        .chartXSelection(range: $selectedRange)
        .chartYScale(domain: .automatic(includesZero: false), range: .plotDimension(padding: 8))
        .chartPlotStyle { $0.background(.quaternary.opacity(0.3)).clipShape(.rect(cornerRadius: 8)) }
        .chartXAxis(.hidden)
    }

    private var selectedSource: EnergyReading.Source? {
        guard let selectedAngle else { return nil }
        var running = 0.0
        return totals.first { running += $0.total; return selectedAngle <= running }?.source
    }

    private func isSelected(_ day: Date) -> Bool {
        selectedDay.map { Calendar.current.isDate($0, inSameDayAs: day) } ?? false
    }

    private func callout(for day: Date) -> some View {
        VStack(alignment: .leading) {
            Text(day, style: .date).font(.caption)
            ForEach(readings.filter { Calendar.current.isDate($0.day, inSameDayAs: day) }) { reading in
                Text("\(reading.source.rawValue): \(Measurement(value: reading.kilowattHours, unit: UnitEnergy.kilowattHours).formatted())")
            }
        }
        .padding(6)
        .background(.background, in: .rect(cornerRadius: 6))
    }
}

import Charts
import SwiftUI

enum SleepStage: String, Plottable, CaseIterable { case awake = "Awake", rem = "REM", core = "Core", deep = "Deep" }

struct SleepSample: Identifiable {
    let id = UUID()
    let stage: SleepStage
    let start: Date
    let end: Date
    var minutes: Double { end.timeIntervalSince(start) / 60 }
}

struct NightSummary: Identifiable {
    let day: Date
    let hours: [SleepStage: Double]
    var id: Date { day }
    var total: Double { hours.values.reduce(0, +) }
}

struct SleepCharts: View {
    enum Span: String, CaseIterable, Identifiable { case night = "D", week = "W", month = "M"; var id: Self { self } }

    @State private var span = Span.week
    @State private var selectedDay: Date?
    @State private var selectedStage: String?
    @State private var scrollPosition = Date.now.addingTimeInterval(-7 * 86_400)
    @State private var showsAverage = true

    private let nights: [NightSummary] = (0..<31).map { offset in
        let day = Calendar.current.startOfDay(for: .now.addingTimeInterval(Double(-offset) * 86_400))
        return NightSummary(day: day, hours: [.deep: 1 + Double(offset % 3) * 0.2, .core: 4.1, .rem: 1.6, .awake: 0.3])
    }
    private let samples: [SleepSample] = {
        var start = Calendar.current.startOfDay(for: .now)
        return (0..<24).map { index in
            defer { start.addTimeInterval(Double(15 + index % 4 * 10) * 60) }
            return SleepSample(stage: SleepStage.allCases[(index * 7) % 4], start: start, end: start.addingTimeInterval(Double(15 + index % 4 * 10) * 60))
        }
    }()

    private var average: Double { nights.map(\.total).reduce(0, +) / Double(nights.count) }
    private var selectedNight: NightSummary? {
        selectedDay.flatMap { day in nights.first { Calendar.current.isDate($0.day, inSameDayAs: day) } }
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            Picker("Span", selection: $span.animation(.easeInOut)) {
                ForEach(Span.allCases) { Text($0.rawValue).tag($0) }
            }
            .pickerStyle(.segmented)
            heading
            switch span {
            case .night: hypnogram
            case .week, .month: bars
            }
            shares
            Toggle("Show average", isOn: $showsAverage)
        }
        .padding()
    }

    private var heading: some View {
        VStack(alignment: .leading) {
            Text("AVERAGE TIME ASLEEP").font(.caption).foregroundStyle(.secondary)
            Text(Measurement(value: average, unit: UnitDuration.hours), format: .measurement(width: .wide, numberFormatStyle: .number.precision(.fractionLength(1))))
                .font(.title2.bold())
        }
        .opacity(selectedNight == nil ? 1 : 0)
    }

    private var hypnogram: some View {
        Chart(samples) { sample in
            BarMark(xStart: .value("Start", sample.start), xEnd: .value("End", sample.end), y: .value("Stage", sample.stage))
                .foregroundStyle(by: .value("Stage", sample.stage))
                .cornerRadius(3)
                .accessibilityLabel(sample.stage.rawValue)
                .accessibilityValue("\(Int(sample.minutes)) minutes")
        }
        .chartForegroundStyleScale([
            SleepStage.awake.rawValue: Color.orange, SleepStage.rem.rawValue: .cyan, SleepStage.core.rawValue: .blue,
            SleepStage.deep.rawValue: .indigo,
        ])
        .chartYScale(domain: SleepStage.allCases.map(\.rawValue))
        .chartXAxis {
            AxisMarks(values: .stride(by: .hour, count: 2)) { value in
                AxisGridLine(stroke: StrokeStyle(lineWidth: 0.5, dash: [2, 2]))
                AxisTick()
                AxisValueLabel(format: .dateTime.hour(.defaultDigits(amPM: .narrow)))
            }
        }
        .chartLegend(position: .bottom, alignment: .leading, spacing: 12)
        .frame(height: 220)
    }

    private var bars: some View {
        Chart {
            ForEach(nights) { night in
                ForEach(SleepStage.allCases, id: \.self) { stage in
                    BarMark(x: .value("Day", night.day, unit: .day), y: .value("Hours", night.hours[stage] ?? 0), width: .ratio(0.6))
                        .foregroundStyle(by: .value("Stage", stage.rawValue))
                        .opacity(selectedNight == nil || selectedNight?.id == night.id ? 1 : 0.4)
                }
            }
            if showsAverage {
                RuleMark(y: .value("Average", average))
                    .lineStyle(StrokeStyle(lineWidth: 1, dash: [4]))
                    .foregroundStyle(.secondary)
                    .annotation(position: .top, alignment: .trailing) {
                        Text("avg \(average, format: .number.precision(.fractionLength(1))) h").font(.caption2)
                    }
            }
            if let night = selectedNight {
                RuleMark(x: .value("Day", night.day, unit: .day))
                    .foregroundStyle(Color.gray.opacity(0.3))
                    .offset(yStart: -10)
                    .zIndex(-1)
                    .annotation(
                        position: .top, spacing: 0,
                        overflowResolution: .init(x: .fit(to: .chart), y: .disabled)
                    ) {
                        VStack(alignment: .leading) {
                            Text(night.day, format: .dateTime.weekday().day().month()).font(.caption)
                            Text("\(night.total.formatted(.number.precision(.fractionLength(1)))) h").font(.headline)
                        }
                        .padding(6)
                        .background(.background.secondary, in: .rect(cornerRadius: 6))
                    }
            }
        }
        .chartXSelection(value: $selectedDay)
        .chartScrollableAxes(.horizontal)
        .chartXVisibleDomain(length: span == .week ? 86_400 * 7 : 86_400 * 30)
        .chartScrollPosition(x: $scrollPosition)
        .chartScrollTargetBehavior(.valueAligned(matching: DateComponents(hour: 0), majorAlignment: .matching(DateComponents(weekday: 1))))
        .chartYAxis {
            AxisMarks(position: .leading, values: [0, 4, 8]) {
                AxisGridLine()
                AxisValueLabel("\($0.as(Int.self) ?? 0) h")
            }
        }
        .chartPlotStyle { $0.background(.fill.quinary).border(.quaternary) }
        .frame(height: 240)
    }

    private var shares: some View {
        Chart(SleepStage.allCases, id: \.self) { stage in
            SectorMark(
                angle: .value("Hours", nights.compactMap { $0.hours[stage] }.reduce(0, +)), innerRadius: .ratio(0.6),
                outerRadius: .inset(stage.rawValue == selectedStage ? 0 : 8), angularInset: 1.5
            )
            .cornerRadius(4)
            .foregroundStyle(by: .value("Stage", stage.rawValue))
        }
        .chartAngleSelection(value: .constant(nil as Double?))
        .chartBackground { proxy in
            GeometryReader { geometry in
                if let anchor = proxy.plotFrame {
                    let frame = geometry[anchor]
                    Text(selectedStage ?? "All").font(.callout.bold()).position(x: frame.midX, y: frame.midY)
                }
            }
        }
        .frame(height: 160)
        .chartLegend(.hidden)
    }
}

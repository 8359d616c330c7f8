import Charts
import SwiftUI

struct Workout: Identifiable, Codable {
    enum Kind: String, Codable, CaseIterable, Identifiable { case run, swim, ride; var id: String { rawValue } }
    var id = UUID()
    var kind: Kind
    var start: Date
    var duration: TimeInterval
    var energy: Measurement<UnitEnergy>
    var distance: Measurement<UnitLength>
}

struct RingShape: Shape {
    var progress: Double
    var thickness: CGFloat = 20
    var animatableData: Double {
        get { progress }
        set { progress = newValue }
    }
    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.addArc(center: CGPoint(x: rect.midX, y: rect.midY), radius: min(rect.width, rect.height) / 2 - thickness / 2, startAngle: .degrees(-90), endAngle: .degrees(-90 + 360 * progress), clockwise: false)
        return path.strokedPath(.init(lineWidth: thickness, lineCap: .round))
    }
}

struct FitnessRings: View {
    let workouts: [Workout]
    @State private var appeared = false
    @State private var range: ClosedRange<Date>?
    @State private var scroll = Date.now
    @State private var kind: Workout.Kind = .run

    private var pace: some View {
        Chart {
            ForEach(workouts) { workout in
                LineMark(x: .value("Day", workout.start, unit: .day), y: .value("Minutes", workout.duration / 60), series: .value("Kind", workout.kind.rawValue))
                    .interpolationMethod(.catmullRom)
                    .lineStyle(StrokeStyle(lineWidth: 3))
                    .symbol(by: .value("Kind", workout.kind.rawValue))
                    .symbolSize(60)
                AreaMark(x: .value("Day", workout.start, unit: .day), yStart: .value("Min", 0), yEnd: .value("Max", workout.duration / 60))
                    .foregroundStyle(.linearGradient(colors: [.blue.opacity(0.4), .clear], startPoint: .top, endPoint: .bottom))
                PointMark(x: .value("Day", workout.start, unit: .day), y: .value("Minutes", workout.duration / 60))
                    .annotation(position: .top, alignment: .center, spacing: 4) { Text("\(Int(workout.duration / 60))").font(.caption2) }
                    .accessibilityLabel(workout.start.formatted(date: .complete, time: .omitted))
                    .accessibilityValue("\(Int(workout.duration / 60)) minutes")
            }
            RuleMark(y: .value("Goal", 30)).lineStyle(.init(lineWidth: 1, dash: [4])).annotation(position: .trailing) { Text("Goal") }
            if let range {
                RectangleMark(xStart: .value("From", range.lowerBound), xEnd: .value("To", range.upperBound)).foregroundStyle(.gray.opacity(0.1)).zIndex(-1)
            }
        }
        .chartXSelection(range: $range)
        .chartScrollableAxes(.horizontal)
        .chartXVisibleDomain(length: 3600 * 24 * 7)
        .chartScrollPosition(x: $scroll)
        .chartScrollTargetBehavior(.valueAligned(matching: DateComponents(hour: 0), majorAlignment: .matching(DateComponents(day: 1))))
        .chartYScale(domain: 0...90, range: .plotDimension(padding: 10))
        .chartXAxis { AxisMarks(values: .automatic(desiredCount: 5)) }
        .chartYAxisLabel("Minutes", position: .leading)
        .chartPlotStyle { $0.background(.quaternary.opacity(0.3)).border(.quaternary) }
        .chartOverlay { proxy in
            GeometryReader { geometry in
                Rectangle().fill(.clear).contentShape(Rectangle())
                    .onTapGesture { location in
                        guard let frame = proxy.plotFrame.map({ geometry[$0] }) else { return }
                        if let date: Date = proxy.value(atX: location.x - frame.minX) { scroll = date }
                    }
            }
        }
        .chartLegend(.visible)
        .chartSymbolScale(["run": BasicChartSymbolShape.circle, "swim": .square, "ride": .diamond])
        .frame(height: 220)
    }

    var body: some View {
        List {
            ZStack {
                ring(0.8, .red, 0)
                ring(0.55, .green, 24)
                ring(0.3, .cyan, 48)
            }
            .frame(height: 180)
            .listRowSeparator(.hidden)
            .listRowBackground(EmptyView())
            pace
            Picker("Kind", selection: $kind) { ForEach(Workout.Kind.allCases) { Text($0.rawValue.localizedCapitalized).tag($0) } }
                .pickerStyle(.palette)
            ForEach(workouts.filter { $0.kind == kind }) { workout in
                VStack(alignment: .leading) {
                    Text(workout.energy, format: .measurement(width: .abbreviated, usage: .workout))
                    Text(workout.distance.formatted(.measurement(width: .abbreviated, usage: .road, numberFormatStyle: .number.precision(.fractionLength(1)))))
                    Text(Duration.seconds(workout.duration), format: .time(pattern: .hourMinuteSecond(padHourToLength: 2)))
                }
            }
        }
        .onAppear { withAnimation(.easeOut(duration: 1).delay(0.2)) { appeared = true } }
    }

    private func ring(_ value: Double, _ color: Color, _ inset: CGFloat) -> some View {
        RingShape(progress: appeared ? value : 0)
            .fill(AngularGradient(gradient: Gradient(colors: [color.opacity(0.6), color]), center: .center, startAngle: .zero, endAngle: .degrees(360)))
            .background(Circle().inset(by: 10).stroke(color.opacity(0.2), lineWidth: 20))
            .padding(inset)
    }
}

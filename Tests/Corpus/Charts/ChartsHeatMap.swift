import Charts
import SwiftUI

struct HourlyVisits: Identifiable {
    let day: String
    let hour: Int
    let visits: Int
    var id: String { "\(day)-\(hour)" }
}

struct HeatMapChart: View {
    let visits: [HourlyVisits] = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"].enumerated().flatMap { index, day in
        stride(from: 8, to: 20, by: 2).map { hour in
            HourlyVisits(day: day, hour: hour, visits: (index * 7 + hour * hour) % 50)
        }
    }

    var body: some View {
        Chart(visits) { item in
            RectangleMark(
                x: .value("Hour", "\(item.hour):00"),
                y: .value("Day", item.day),
                width: .ratio(0.95), height: .ratio(0.95)
            )
            .foregroundStyle(by: .value("Visits", item.visits))
            .cornerRadius(3)
        }
        .chartForegroundStyleScale(range: Gradient(colors: [.yellow.opacity(0.3), .orange, .red]))
        .chartYAxis {
            AxisMarks(preset: .aligned, values: .automatic) { _ in AxisValueLabel() }
        }
        .chartXAxis { AxisMarks(position: .top) { AxisValueLabel() } }
        .aspectRatio(1.1, contentMode: .fit)
        .padding()
    }
}

struct WindHistogram: View {
    private let speeds: [Double] = (0..<200).map { index in
        let value = Double((index * 7919) % 1000) / 1000
        return 4 + 22 * value * value
    }

    private var bins: [(index: Int, range: ChartBinRange<Double>, frequency: Int)] {
        let bins = NumberBins(data: speeds, desiredCount: 10)
        let groups = Dictionary(grouping: speeds, by: bins.index)
        return groups.map { ($0.key, bins[$0.key], $0.value.count) }.sorted { $0.0 < $1.0 }
    }

    var body: some View {
        Chart(bins, id: \.index) { bin in
            BarMark(x: .value("Wind speed", bin.range), y: .value("Days", bin.frequency), width: .inset(1))
        }
        .chartXAxis {
            AxisMarks(values: .automatic(desiredCount: 8)) { _ in
                AxisGridLine(stroke: StrokeStyle(lineWidth: 0.5, dash: [2, 2])).foregroundStyle(.quaternary)
                AxisTick(stroke: StrokeStyle(lineWidth: 1))
                AxisValueLabel(centered: false, collisionResolution: .greedy)
            }
        }
        .frame(height: 180)
        .padding()
    }
}

#Preview { HeatMapChart() }

import Charts
import SwiftUI

struct Beat: Hashable {
    var minute: Double
    var low: Int
    var high: Int
    var middle: Double { Double(low + high) / 2 }
}

struct HeartLine: View {
    private let beats = stride(from: 0.0, through: 60, by: 5).map { Beat(minute: $0, low: 58 + Int($0) % 9, high: 92 + Int($0 * 3) % 21) }
    @State private var touched: Double?
    @State private var range: ClosedRange<Double>?

    var body: some View {
        Chart(beats, id: \.self) { beat in
            AreaMark(x: .value("Minute", beat.minute), yStart: .value("Low", beat.low), yEnd: .value("High", beat.high))
                .interpolationMethod(.catmullRom)
                .foregroundStyle(.linearGradient(colors: [.red.opacity(0.4), .clear], startPoint: .top, endPoint: .bottom))
            LineMark(x: .value("Minute", beat.minute), y: .value("Middle", beat.middle), series: .value("Kind", "middle"))
                .interpolationMethod(.monotone)
                .lineStyle(.init(lineWidth: 2, lineCap: .round))
                .symbol {
                    Circle().strokeBorder(.red, lineWidth: 2).frame(width: 8)
                }
                .symbolSize(30)
            PointMark(x: .value("Minute", beat.minute), y: .value("High", beat.high))
                .symbol(.diamond)
                .foregroundStyle(by: .value("Zone", beat.high > 100 ? "Hard" : "Easy"))
            if let touched, abs(touched - beat.minute) < 2.5 {
                RuleMark(x: .value("Touched", beat.minute))
                    .foregroundStyle(.secondary)
                    .offset(y: -4)
                    .annotation(position: .automatic) { Text("\(beat.high)").font(.caption.bold()) }
            }
        }
        .chartXScale(domain: .automatic(includesZero: true), range: .plotDimension(padding: 10), type: .linear)
        .chartYScale(domain: 40...130)
        .chartXAxisLabel("Minutes", position: .bottom, alignment: .center)
        .chartYAxisLabel { Text("Beats").rotationEffect(.zero) }
        .chartSymbolScale(["Hard": .square, "Easy": .circle])
        .chartLegend(.hidden)
        .chartPlotStyle { plot in
            plot.background(.red.opacity(0.05)).border(.gray, width: 0.5).frame(height: 220)
        }
        .chartXSelection(range: $range)
        .chartOverlay { proxy in
            GeometryReader { geometry in
                Rectangle().fill(.clear).contentShape(Rectangle())
                    .gesture(
                        DragGesture()
                            .onChanged { value in
                                guard let frame = proxy.plotFrame else { return }
                                let origin = geometry[frame].origin
                                touched = proxy.value(atX: value.location.x - origin.x)
                                if let pair = proxy.value(at: value.location, as: (Double, Int).self) { print(pair.0) }
                            }
                            .onEnded { _ in touched = nil }
                    )
            }
        }
        .chartBackground { proxy in
            Text("bpm").font(.largeTitle).foregroundStyle(.quaternary).position(x: proxy.plotSize.width / 2, y: 30)
        }
        .chartXAxis {
            AxisMarks(preset: .aligned, values: [0, 20, 40, 60]) {
                AxisGridLine()
                AxisTick(length: .longestLabel)
                AxisValueLabel(anchor: .top)
            }
        }
        .animation(.easeInOut, value: touched)
    }
}

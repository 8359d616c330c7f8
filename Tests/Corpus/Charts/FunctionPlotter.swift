import SwiftUI
import Charts

struct Sample: Identifiable { let id: Int; let x: Double; let y: Double; let group: String }

struct FunctionPlotter: View {
    enum Curve: String, CaseIterable, Identifiable {
        case sine, parabola, bell
        var id: Self { self }
        func callAsFunction(_ x: Double) -> Double {
            switch self {
            case .sine: sin(x)
            case .parabola: x * x / 4 - 1
            case .bell: exp(-x * x)
            }
        }
    }
    @State private var curve = Curve.sine
    @State private var amplitude = 1.0
    @State private var showsSamples = true
    @State private var selectedX: Double?
    @State private var range: ClosedRange<Double>?

    private var samples: [Sample] {
        (0..<40).map { index in
            let x = Double(index) / 4 - 5
            return Sample(id: index, x: x, y: amplitude * curve(x) + Double(index % 5) * 0.1 - 0.2, group: index.isMultiple(of: 2) ? "A" : "B")
        }
    }

    var body: some View {
        VStack {
            Chart {
                LinePlot(x: "x", y: "f(x)") { x in amplitude * curve(x) }
                    .foregroundStyle(.blue)
                    .lineStyle(StrokeStyle(lineWidth: 3))
                AreaPlot(x: "x", yStart: "low", yEnd: "high", domain: -5...5) { x in
                    (yStart: amplitude * curve(x) - 0.2, yEnd: amplitude * curve(x) + 0.2)
                }
                .foregroundStyle(.blue.opacity(0.15))
                if showsSamples {
                    PointPlot(samples, x: .value("x", \.x), y: .value("y", \.y))
                        .foregroundStyle(by: .value("Group", \.group))
                        .symbolSize(40)
                }
                if let selectedX {
                    RuleMark(x: .value("x", selectedX))
                        .annotation(position: .topLeading, spacing: 4) {
                            Text(amplitude * curve(selectedX), format: .number.precision(.significantDigits(3)))
                                .font(.caption).padding(4).background(.background, in: .rect(cornerRadius: 4))
                        }
                }
                if let range {
                    RectangleMark(xStart: .value("from", range.lowerBound), xEnd: .value("to", range.upperBound))
                        .foregroundStyle(.yellow.opacity(0.2))
                }
            }
            .chartXScale(domain: -5...5)
            .chartYScale(domain: -2...2)
            .chartXSelection(value: $selectedX)
            .chartXSelection(range: $range)
            .chartXAxisLabel("x", position: .bottom, alignment: .center)
            .chartYAxisLabel { Text("f(x)").rotationEffect(.degrees(-90)) }
            .chartXAxis { AxisMarks(preset: .aligned, values: Array(stride(from: -5.0, through: 5, by: 1))) { AxisGridLine(); AxisTick(); AxisValueLabel(format: FloatingPointFormatStyle<Double>().precision(.fractionLength(0))) } }
            .chartYAxis(.automatic)
            .chartLegend(.visible)
            .chartSymbolScale(["A": .circle, "B": .diamond])
            .frame(minHeight: 240)
            .animation(.easeInOut, value: curve)
            .accessibilityChartDescriptor(Descriptor(samples: samples))
            Form {
                Picker("Curve", selection: $curve) { ForEach(Curve.allCases) { Text($0.rawValue).tag($0) } }.pickerStyle(.menu)
                Slider(value: $amplitude, in: 0.1...2)
                Toggle("Samples", isOn: $showsSamples.animation())
                BarChart(samples: samples)
            }
        }
    }
}

struct Descriptor: AXChartDescriptorRepresentable {
    let samples: [Sample]
    func makeChartDescriptor() -> AXChartDescriptor {
        let x = AXNumericDataAxisDescriptor(title: "x", range: -5...5, gridlinePositions: []) { "\($0)" }
        let y = AXNumericDataAxisDescriptor(title: "y", range: -2...2, gridlinePositions: []) { $0.formatted() }
        let series = AXDataSeriesDescriptor(name: "f", isContinuous: true, dataPoints: samples.map { AXDataPoint(x: $0.x, y: $0.y) })
        return AXChartDescriptor(title: "Function", summary: nil, xAxis: x, yAxis: y, additionalAxes: [], series: [series])
    }
}

struct BarChart: View {
    let samples: [Sample]
    var body: some View {
        Chart {
            BarPlot(samples, x: .value("x", \.x), y: .value("y", \.y), width: .fixed(4))
                .foregroundStyle(by: .value("Group", \.group))
                .opacity(0.8)
            RulePlot(samples, x: .value("x", \.x), yStart: .value("y", \.y), yEnd: .value("y", \.y))
        }
        .chartXAxis(.hidden)
        .frame(height: 80)
    }
}

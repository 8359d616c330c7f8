import Charts
import SwiftUI

struct ToyShape: Identifiable {
    var type: String
    var color: String
    var count: Double
    var id: String { type + color }
}

enum Stacking: String, CaseIterable, Identifiable {
    case stacked, grouped, normalized
    var id: Self { self }
}

struct StackedToysChart: View {
    @State private var stacking: Stacking
    let data: [ToyShape] = [
        .init(type: "Cube", color: "Green", count: 2), .init(type: "Cube", color: "Purple", count: 1),
        .init(type: "Cube", color: "Pink", count: 1), .init(type: "Cube", color: "Yellow", count: 1),
        .init(type: "Sphere", color: "Green", count: 0), .init(type: "Sphere", color: "Purple", count: 3),
        .init(type: "Sphere", color: "Pink", count: 2), .init(type: "Sphere", color: "Yellow", count: 1),
        .init(type: "Pyramid", color: "Green", count: 1), .init(type: "Pyramid", color: "Purple", count: 2),
        .init(type: "Pyramid", color: "Pink", count: 3), .init(type: "Pyramid", color: "Yellow", count: 1),
    ]

    init(stacking: Stacking = .stacked) { _stacking = State(initialValue: stacking) }

    var body: some View {
        VStack {
            Picker("Stacking", selection: $stacking.animation(.easeInOut)) {
                ForEach(Stacking.allCases) { Text($0.rawValue.capitalized).tag($0) }
            }
            .pickerStyle(.segmented)
            Chart(data) { shape in
                if stacking == .grouped {
                    BarMark(x: .value("Shape", shape.type), y: .value("Count", shape.count))
                        .foregroundStyle(by: .value("Color", shape.color))
                        .position(by: .value("Color", shape.color))
                } else {
                    BarMark(
                        x: .value("Shape", shape.type), y: .value("Count", shape.count),
                        stacking: stacking == .normalized ? .normalized : .standard
                    )
                    .foregroundStyle(by: .value("Color", shape.color))
                }
            }
            .chartForegroundStyleScale([
                "Green": .green, "Purple": .purple, "Pink": .pink, "Yellow": .yellow,
            ])
            .chartYAxisLabel("Toys")
            .frame(height: 260)
        }
        .padding()
    }
}

struct HorizontalToysChart: View {
    let totals = [("Cube", 5), ("Sphere", 6), ("Pyramid", 7)]

    var body: some View {
        Chart(totals, id: \.0) { name, count in
            BarMark(x: .value("Count", count), y: .value("Shape", name))
                .annotation(position: .trailing) {
                    Text("\(count)").font(.caption2).foregroundStyle(.secondary)
                }
        }
        .chartXAxis(.hidden)
        .chartYAxis { AxisMarks(preset: .aligned, position: .leading) }
        .frame(height: 140)
        .padding()
    }
}

#Preview { StackedToysChart() }

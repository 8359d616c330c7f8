import Charts
import SwiftUI

enum Species: String, Plottable, CaseIterable {
    case adelie = "Adélie"
    case gentoo = "Gentoo"
    case chinstrap = "Chinstrap"
}

struct Penguin: Identifiable {
    let id: Int
    let species: Species
    let flipper: Double
    let weight: Measurement<UnitMass>
    var kilograms: Double { weight.converted(to: .kilograms).value }
}

struct PenguinScatterChart: View {
    @State private var range: ClosedRange<Double>?
    let penguins: [Penguin] = (0..<45).map { index in
        let species = Species.allCases[index % 3]
        let base: (Double, Double) = switch species {
        case .adelie: (188, 3.6)
        case .gentoo: (216, 5.0)
        case .chinstrap: (196, 3.8)
        }
        let x = Double((index * 37) % 23) - 11, y = Double((index * 53) % 17) - 8
        return Penguin(
            id: index, species: species, flipper: base.0 + x,
            weight: Measurement(value: base.1 + x * 0.03 + y * 0.05, unit: .kilograms))
    }

    var body: some View {
        Chart {
            ForEach(penguins) { penguin in
                PointMark(
                    x: .value("Flipper length", penguin.flipper),
                    y: .value("Weight", penguin.kilograms)
                )
                .foregroundStyle(by: .value("Species", penguin.species))
                .symbol(by: .value("Species", penguin.species))
                .symbolSize(40)
                .opacity(range?.contains(penguin.flipper) ?? true ? 1 : 0.3)
            }
            if let range {
                RectangleMark(
                    xStart: .value("From", range.lowerBound), xEnd: .value("To", range.upperBound)
                )
                .foregroundStyle(.gray.opacity(0.15))
            }
        }
        .chartXScale(domain: 170...235)
        .chartYScale(domain: .automatic(includesZero: false))
        .chartXAxisLabel("Flipper length (mm)", alignment: .center)
        .chartYAxisLabel("Weight (kg)")
        .chartXSelection(range: $range)
        .chartSymbolScale([
            Species.adelie: BasicChartSymbolShape.circle, .gentoo: .triangle, .chinstrap: .square,
        ])
        .chartOverlay { proxy in
            GeometryReader { geo in
                if let range, let x = proxy.position(forX: range.upperBound), let frame = proxy.plotFrame {
                    Image(systemName: "chevron.right").position(x: geo[frame].minX + x, y: 8)
                }
            }
        }
        .frame(height: 280)
        .padding()
    }
}

#Preview { PenguinScatterChart() }

import Charts
import RenderTree
import SwiftUI
import Testing

/// Source: developer.apple.com/documentation/charts/axismarkbuilder
@MainActor @Suite(.timeLimit(.minutes(5))) struct `Marks at the ticks of an axis` {
    @Test func `may depend on their value`() {
        let chart = Chart { LinePlot(x: "x", y: "y", domain: 0...10) { $0 } }
            .chartXAxis {
                AxisMarks(values: [0, 4, 8]) { value in
                    if let number = value.as(Int.self), number > 0 {
                        AxisValueLabel { Text("at \(number)") }
                    } else {
                        AxisGridLine()
                    }
                    if value.index == 1 { AxisTick() }
                }
            }
        let renderer = SceneRenderer(root: UIHostingController(rootView: chart))
        renderer.size = CGSize(width: 320, height: 240)
        _ = renderer.render()
        let words = renderer.tree.nodes.values.compactMap { node -> String? in
            guard case .text(let content) = node.content else { return nil }
            return content.lines.flatMap(\.runs).map(\.text).joined()
        }
        #expect(Set(words.filter { $0.hasPrefix("at ") }) == ["at 4", "at 8"])
    }
}

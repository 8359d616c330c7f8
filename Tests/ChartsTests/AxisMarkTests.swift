import Charts
import RenderTree
import SwiftUI
import Testing

/// Source: developer.apple.com/documentation/charts/axismarkbuilder
@MainActor @Suite(.timeLimit(.minutes(5))) struct `Marks at the ticks of an axis` {
    @Test func `may depend on their value`() {
        let chart = Chart { LinePlot(x: "x", y: "y", domain: 0...10) { $0 } }
            .chartXAxis {
                AxisMarks(values: [0, 5, 10]) { value in
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
        let contents = renderer.tree.nodes.values.map { "\($0.content)" }
        #expect(["at 5", "at 10"].allSatisfy { words in contents.contains { $0.contains(words) } })
        #expect(!contents.contains { $0.contains("at 0") })
    }
}

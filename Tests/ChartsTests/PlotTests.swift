import Charts
import Foundation
import ReadPictures
import RenderTree
import SwiftUI
import Testing

/// Pixels and words that anybody can compute: without axes the plot area is the whole view.
@MainActor @Suite(.timeLimit(.minutes(5))) struct `Plots of functions and collections` {
    private struct Sale: Identifiable {
        let id: Int
        let count: Int
        let shop: String
        var color = Color.red
    }
    private let sales = [Sale(id: 0, count: 1, shop: "a"), Sale(id: 1, count: 4, shop: "b", color: .blue)]

    private func picture(@ChartContentBuilder _ content: () -> some ChartContent) throws -> CGImage {
        let view = Chart(content: content).chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden)
            .chartXScale(domain: 0...10).chartYScale(domain: 0...10).frame(width: 100, height: 100)
        return try #require(ImageRenderer(content: view).cgImage)
    }

    private func isDrawn(_ picture: CGImage, _ x: Int, _ y: Int) -> Bool { picture.pixel(x: x, y: y)?.alpha ?? 0 > 100 }

    @Test func `a function is drawn over the domain of the x axis`() throws {
        let picture = try picture { LinePlot(x: "x", y: "y") { 10 - $0 }.lineStyle(StrokeStyle(lineWidth: 4)) }
        for place in [10, 50, 90] {
            #expect(isDrawn(picture, place, place), "at \(place)")
            #expect(!isDrawn(picture, place, (place + 30) % 100), "beside \(place)")
        }
    }

    /// Ends the process where a number of ticks has no end.
    @Test func `what has no end, or nearly none, is drawn as far as that goes`() throws {
        let counts: [Double] = [.infinity, -.infinity, .nan, 1e308, -1e308]
        let charts: [AnyView] = [
            AnyView(
                Chart {
                    BarPlot(counts.map { Count(value: $0) }, x: .value("x", \.value), y: .value("y", \.value))
                }),
            AnyView(Chart { LinePlot(x: "x", y: "y", domain: -710...710) { sinh($0) } }),
            AnyView(Chart { LinePlot(x: "x", y: "y") { $0 } }.chartXScale(domain: 0...Double.infinity)),
            AnyView(
                Chart { LinePlot(x: "x", y: "y") { $0 } }.chartXAxis { AxisMarks(values: .stride(by: 1)) }
                    .chartXScale(domain: 0...1e19)),
        ]
        for chart in charts {
            #expect(ImageRenderer(content: chart.frame(width: 100, height: 100)).cgImage?.width == 100)
        }
    }

    private struct Count: Identifiable {
        let id = UUID()
        let value: Double
    }

    @Test func `a function has its own domain where it is given, and is broken off where it is not finite`() throws {
        let picture = try picture {
            LinePlot(x: "x", y: "y", domain: 2...8) { $0 > 4 && $0 < 6 ? .nan : 5 }.lineStyle(StrokeStyle(lineWidth: 4))
        }
        #expect(isDrawn(picture, 30, 50) && isDrawn(picture, 70, 50))
        #expect(!isDrawn(picture, 10, 50) && !isDrawn(picture, 50, 50) && !isDrawn(picture, 90, 50))
    }

    @Test func `two functions are two lines, and an area lies between two values`() throws {
        let picture = try picture {
            LinePlot(x: "x", y: "y") { _ in 1 }
            LinePlot(x: "x", y: "y") { _ in 9 }
            AreaPlot(x: "x", yStart: "low", yEnd: "high", domain: 0...5) { _ in (yStart: 4, yEnd: 6) }
        }
        #expect(isDrawn(picture, 50, 90) && isDrawn(picture, 50, 10))
        // A single line would lead from the end of the first to the beginning of the second.
        #expect((66...74).allSatisfy { !isDrawn(picture, 75, $0) })
        #expect(isDrawn(picture, 25, 50) && isDrawn(picture, 25, 42) && !isDrawn(picture, 25, 70))
    }

    @Test func `an area of a function reaches to the baseline`() throws {
        let picture = try picture { AreaPlot(x: "x", y: "y") { _ in 5 } }
        #expect(isDrawn(picture, 50, 95) && isDrawn(picture, 50, 55) && !isDrawn(picture, 50, 45))
    }

    private func nodes(@ChartContentBuilder _ content: () -> some ChartContent) -> [Node] {
        let renderer = SceneRenderer(root: UIHostingController(rootView: Chart(content: content)))
        renderer.size = CGSize(width: 320, height: 240)
        _ = renderer.render()
        return Array(renderer.tree.nodes.values)
    }

    private func told(_ nodes: [Node]) -> Set<String> {
        let elements = nodes.map(\.accessibility).filter { $0.label != nil && $0.hidden != true }
        return Set(elements.map { "\($0.label ?? ""), \($0.value ?? "")" })
    }

    @Test func `a mark stands for each element of a collection, with what its properties say`() {
        let bars = nodes {
            BarPlot(sales, x: .value("Shop", \.shop), y: .value("Count", \.count))
                .foregroundStyle(\.color)
        }
        #expect(told(bars).isSuperset(of: ["a, Count: 1", "b, Count: 4"]))
        let points = nodes {
            PointPlot(sales, x: .value("Place", \.id), y: .value("Count", \.count))
                .opacity(0.5)
                .foregroundStyle(by: .value("Shop", \.shop))
                .accessibilityLabel(\.shop)
        }
        #expect(told(points).isSuperset(of: ["a, Count: 1", "b, Count: 4"]))
    }

    @Test func `a function is heard at eleven of its points`() {
        let line = nodes { LinePlot(x: "x", y: "y", domain: 0...10) { $0 * 2 } }
        let heard = told(line).filter { $0.contains("y: ") }
        #expect(heard.count == 11 && heard.contains("5, y: 10"), "\(heard)")
    }

    @Test func `properties colour the marks of a plot`() throws {
        let picture = try picture {
            RectanglePlot(sales, x: .value("Place", \.id), y: .value("Count", \.count), width: 10, height: 10)
                .foregroundStyle(\.color)
        }
        let (first, second) = (try #require(picture.pixel(x: 2, y: 89)), try #require(picture.pixel(x: 10, y: 60)))
        #expect(first.red > first.blue && second.blue > second.red)
    }

    @Test func `rules of a collection cross the plot, or are as long as is said`() throws {
        let whole = try picture {
            RulePlot(sales, x: .value("Place", \.count)).lineStyle(StrokeStyle(lineWidth: 4))
        }
        #expect(isDrawn(whole, 10, 5) && isDrawn(whole, 10, 95) && isDrawn(whole, 40, 50) && !isDrawn(whole, 25, 50))
        let part = try picture {
            RulePlot(sales, xStart: 20, xEnd: 60, y: .value("Place", \.count)).lineStyle(StrokeStyle(lineWidth: 4))
        }
        #expect(isDrawn(part, 40, 90) && isDrawn(part, 40, 60) && !isDrawn(part, 10, 90) && !isDrawn(part, 80, 60))
    }

    @Test func `a mark blends with what is behind`() throws {
        let picture = try picture {
            RectangleMark(xStart: .value("x", 0), xEnd: .value("x", 10), yStart: .value("y", 0), yEnd: .value("y", 10))
                .foregroundStyle(Color(red: 1, green: 1, blue: 0))
            RectangleMark(xStart: .value("x", 0), xEnd: .value("x", 5), yStart: .value("y", 0), yEnd: .value("y", 10))
                .foregroundStyle(Color(red: 0, green: 1, blue: 1)).blendMode(.multiply)
        }
        let (both, one) = (try #require(picture.pixel(x: 20, y: 50)), try #require(picture.pixel(x: 80, y: 50)))
        #expect(both.red < 10 && both.green > 245 && both.blue < 10 && one.red > 245)
    }
}

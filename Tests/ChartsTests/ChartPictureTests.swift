import Charts
import Foundation
import ReadPictures
import RenderTree
import SwiftUI
import Testing

/// Pixels and frames that anybody can compute: without axes the plot area is the whole view.
@MainActor @Suite(.timeLimit(.minutes(5))) struct ChartPictureTests {
    private let sales = [("a", 1), ("b", 2), ("c", 4)]

    private func bars() -> some View {
        Chart(sales, id: \.0) { name, count in
            BarMark(x: .value("Name", name), y: .value("Count", count), width: .ratio(0.5)).foregroundStyle(.red)
        }
        .chartXAxis(.hidden)
        .chartYAxis(.hidden)
        .chartYScale(domain: 0...4)
        .frame(width: 120, height: 80)
    }

    @Test func `bars are as wide as half a band, and as high as their value`() throws {
        let picture = try #require(ImageRenderer(content: bars()).cgImage)
        // Bands of 40 points, bars of 20 in their middle; 20 points a unit.
        #expect(picture.pixel(x: 9, y: 79)?.alpha == 0 && picture.pixel(x: 11, y: 79)?.alpha == 255)
        #expect(picture.pixel(x: 28, y: 79)?.alpha == 255 && picture.pixel(x: 31, y: 79)?.alpha == 0)
        for (x, top) in [(20, 60), (60, 40), (100, 0)] {
            #expect(picture.pixel(x: x, y: top + 1)?.alpha == 255, "bar at \(x)")
            #expect(top == 0 || picture.pixel(x: x, y: top - 2)?.alpha == 0, "above the bar at \(x)")
        }
    }

    @Test func `right to left the first bar is at the right`() throws {
        let view = bars().environment(\.layoutDirection, .rightToLeft)
        let picture = try #require(ImageRenderer(content: view).cgImage)
        #expect(picture.pixel(x: 20, y: 10)?.alpha == 255 && picture.pixel(x: 100, y: 10)?.alpha == 0)
    }

    private func nodes(_ view: some View) -> [Node] {
        let renderer = SceneRenderer(root: UIHostingController(rootView: view))
        renderer.size = CGSize(width: 320, height: 240)
        _ = renderer.render()
        return Array(renderer.tree.nodes.values)
    }

    @Test func `each mark is an element with its place and its value`() {
        let told = nodes(bars()).map(\.accessibility).filter { $0.label != nil && $0.hidden != true }
        #expect(
            Set(told.map { "\($0.label ?? ""), \($0.value ?? "")" }) == ["a, Count: 1", "b, Count: 2", "c, Count: 4"])
    }

    @Test func `an axis has round numbers, and a legend names the series`() {
        let view = Chart(sales, id: \.0) { name, count in
            BarMark(x: .value("Name", "all"), y: .value("Count", count)).foregroundStyle(by: .value("Name", name))
        }
        .environment(\.locale, Locale(identifier: "en_US"))
        let texts = nodes(view).compactMap { node -> String? in
            guard case .text(let content) = node.content else { return nil }
            return content.lines.map { $0.runs.map(\.text).joined() }.joined()
        }
        #expect(Set(texts).isSuperset(of: ["0", "2", "4", "6", "8", "all", "a", "b", "c"]))
    }
}

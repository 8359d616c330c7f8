// Measures layout, without browser and server: run it built for release (`make benchmark`).

import CoreGraphics
import Foundation
import RenderTree
import SwiftUI
import UIKit

/// A screen of `count` views: rows of a swatch, two texts and the stacks around them.
struct Screen: View {
    let rowCount: Int
    let model: Model

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 4) {
                ForEach(0..<rowCount, id: \.self) { index in Row(index: index, model: model) }
            }
        }
    }
}

/// A swatch, two texts, a stack and a spacer: five views, and a padding.
struct Row: View {
    static let viewCount = 6
    let index: Int
    let model: Model

    var body: some View {
        HStack {
            Circle().fill(Color.blue).frame(width: 12, height: 12)
            Text("Row \(index)")
            Spacer()
            if index == 50 { Text(model.text) } else { Text("still") }
        }
        .padding(.horizontal, 16)
    }
}

@Observable final class Model {
    var text = "0"
}

@MainActor func milliseconds(_ work: () -> Void) -> Double {
    let clock = ContinuousClock()
    let time = clock.measure(work)
    return Double(time.components.attoseconds) / 1e15 + Double(time.components.seconds) * 1000
}

func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }
func percentile99(_ values: [Double]) -> Double { values.sorted()[min(values.count - 1, values.count * 99 / 100)] }

@MainActor func report(_ name: String, _ values: [Double], _ unit: String) {
    let figures = [median(values), percentile99(values)].map { String(format: "%9.3f", $0) }.joined(separator: " ")
    print(name.padding(toLength: 58, withPad: " ", startingAt: 0) + figures + "  \(values.count) \(unit)")
}

@MainActor func renderer(_ view: some View) -> SceneRenderer {
    let renderer = SceneRenderer(root: UIHostingController(rootView: view))
    renderer.size = CGSize(width: 390, height: 800)
    return renderer
}

@MainActor func measureWholeScreens() {
    for viewCount in [100, 1_000, 10_000] {
        let rows = viewCount / Row.viewCount
        let times = (0..<(viewCount > 5_000 ? 20 : 100)).map { _ in
            let scene = renderer(Screen(rowCount: rows, model: Model()))
            return milliseconds { _ = scene.render() }
        }
        report("layout and node tree of \(viewCount) views", times, "ms")
    }
}

@MainActor func measureOneCell() throws {
    for viewCount in [500, 1_000, 10_000] {
        let model = Model()
        let scene = renderer(Screen(rowCount: viewCount / Row.viewCount, model: model))
        _ = scene.render()
        var byteCounts: [Double] = []
        let times = try (0..<200).map { round in
            model.text = String(100 + round)
            var patch: Patch?
            let time = milliseconds { patch = scene.render() }
            byteCounts.append(Double(try JSONEncoder().encode(patch).count))
            return time
        }
        report("one changed cell among \(viewCount) views", times, "ms")
        report("  its patch", byteCounts, "bytes")
    }
}

/// The same rows, made as they come into sight.
struct LazyScreen: View {
    let rowCount: Int
    let model: Model

    var body: some View {
        ScrollView {
            LazyVStack(alignment: .leading, spacing: 4) {
                ForEach(0..<rowCount, id: \.self) { index in Row(index: index, model: model) }
            }
        }
    }
}

/// Ten thousand rows must open about as fast as a hundred.
@MainActor func measureLazyRows() {
    func open(_ rowCount: Int) -> Double {
        let scene = renderer(LazyScreen(rowCount: rowCount, model: Model()))
        return milliseconds { _ = scene.render() }
    }
    _ = open(100)
    let (few, many) = ((0..<50).map { _ in open(100) }, (0..<50).map { _ in open(10_000) })
    report("100 lazy rows opened", few, "ms")
    report("10000 lazy rows opened", many, "ms")
    report("  as many times as long", zip(few.sorted(), many.sorted()).map { $1 / $0 }, "ratio")
    let scene = renderer(LazyScreen(rowCount: 10_000, model: Model()))
    let area = scene.render()?.operations.compactMap { operation in
        if case .put(let node) = operation, case .scroll = node.content { node.id } else { nil as NodeID? }
    }
    guard let area = area?.first else { return }
    let pages = (1..<100).map { page in
        milliseconds {
            scene.handle(.scroll(area, x: 0, y: Double(page) * 800))
            _ = scene.render()
        }
    }
    report("10000 lazy rows scrolled by a window", pages, "ms")
}

@MainActor func measureText() {
    let words = (0..<400).map { "Word\($0) and some more of them in one line of text" }
    func paragraph(_ text: String) -> TextParagraph {
        TextParagraph(spans: [TextSpan(text: text, font: FontSpec(size: 17))], width: 300)
    }
    _ = TextEngine.layout(paragraph("warm"))
    let cold = words.map { word in milliseconds { _ = TextEngine.layout(paragraph(word)) } }
    let cached = words.map { word in milliseconds { _ = TextEngine.layout(paragraph(word)) } }
    report("a text of two lines, measured the first time", cold, "ms")
    report("the same, measured before", cached, "ms")
}

@MainActor func measurePicture() {
    let view = VStack(spacing: 12) {
        ForEach(0..<12, id: \.self) { row in
            HStack {
                Circle().fill(Color.orange).frame(width: 40, height: 40)
                Text("Row \(row) of a picture that is drawn").font(.title3)
                Spacer()
            }
        }
    }
    .padding(20).frame(width: 900, height: 900).background(Color.white)
    let times = (0..<50).map { _ in
        milliseconds {
            let renderer = ImageRenderer(content: view)
            renderer.scale = 1
            _ = renderer.cgImage
        }
    }
    report("a picture of 900 × 900 pixels, with layout", times, "ms")
}

print("".padding(toLength: 58, withPad: " ", startingAt: 0) + "   median       p99  rounds")
/// For a profiler: only the parts that are named.
let wanted = CommandLine.arguments.dropFirst()
@MainActor func measure(_ name: String, _ work: () throws -> Void) rethrows {
    if wanted.isEmpty || wanted.contains(name) { try work() }
}
measure("text", measureText)
measure("screens", measureWholeScreens)
try measure("cell", measureOneCell)
measure("lazy", measureLazyRows)
measure("picture", measurePicture)

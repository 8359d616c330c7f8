import Foundation
import UIKit

/// State of a scene's views that would be lost with the process: the values of `@State`, scroll offsets, and what is typed
/// into the fields of UIKit. Kept by place: the author's views around it, by type and number, and the property's name. So it
/// stays where it was when a modifier is added, and is dropped where a view is no longer there.
package struct ViewStates: Codable, Equatable {
    /// Values as JSON.
    package internal(set) var values: [String: Data] = [:]
    /// Horizontal and vertical offset in points.
    package internal(set) var offsets: [String: [Double]] = [:]
    /// Texts of UIKit's fields.
    package internal(set) var texts: [String: String] = [:]

    /// Most values, offsets and texts of each kind.
    static let countMax = 2_000
    /// Most bytes of one value.
    static let byteCountMax = 64 << 10

    package init() {}
}

extension SceneRenderer {
    /// Rounds in which views that appear because of a state get theirs: a sheet, its page, a row of it.
    private static let roundMax = 8

    /// The states of all views that are there.
    package var states: ViewStates {
        var states = ViewStates()
        for (number, graph) in graphsInOrder.enumerated() {
            KeptPlaces(graph, number).visit { place in
                for (name, storage) in place.storages where states.values.count < ViewStates.countMax {
                    let data = storage.kept.flatMap { $0.count <= ViewStates.byteCountMax ? $0 : nil }
                    states.values[name] = data
                }
                for (name, scroller) in place.scrollers where states.offsets.count < ViewStates.countMax {
                    states.offsets[name] = [scroller.offset.x, scroller.offset.y]
                }
            }
        }
        KeptFields(layers).collect(into: &states)
        return states
    }

    /// Gives views the states that views in their places had.
    /// - Parameter render: renders the scene, so that views which a state has made appear.
    package func restore(_ states: ViewStates, render: () -> Void) {
        var rest = states
        for _ in 0..<Self.roundMax {
            guard restoreOnce(&rest) else { break }
            render()
        }
        // After the layout of everything: an offset beyond the end would be cut.
        if restoreOffsets(states) { render() }
    }

    private var graphsInOrder: [ViewGraph] { layers.flatMap(\.hostingViews).map(\.graph) }

    /// Returns whether a value was set.
    private func restoreOnce(_ rest: inout ViewStates) -> Bool {
        let count = rest.values.count + rest.texts.count
        for (number, graph) in graphsInOrder.enumerated() {
            KeptPlaces(graph, number).visit { place in
                for (name, storage) in place.storages {
                    if let data = rest.values.removeValue(forKey: name) { storage.restore(from: data) }
                }
            }
        }
        KeptFields(layers).restoreTexts(&rest)
        return rest.values.count + rest.texts.count < count
    }

    private func restoreOffsets(_ states: ViewStates) -> Bool {
        var hasRestored = KeptFields(layers).restoreOffsets(states)
        for (number, graph) in graphsInOrder.enumerated() {
            KeptPlaces(graph, number).visit { place in
                for (name, scroller) in place.scrollers {
                    guard let offset = states.offsets[name], offset.count == 2 else { continue }
                    scroller.scroll(to: CGPoint(x: offset[0], y: offset[1]), isAnimated: false)
                    hasRestored = true
                }
            }
        }
        return hasRestored
    }
}

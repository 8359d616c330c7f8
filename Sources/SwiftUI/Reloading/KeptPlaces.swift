@_spi(Engine) import SwiftUICore

/// Walks the elements of a graph and names each by the author's views around it.
@MainActor struct KeptPlaces {
    /// Storages and scroll areas of one element.
    struct Place {
        var storages: [(name: String, storage: any KeptStorage)] = []
        var scrollers: [(name: String, scroller: ScrollController)] = []
    }

    private let graph: ViewGraph
    private let number: Int

    /// - Parameter number: place of the graph in the scene.
    init(_ graph: ViewGraph, _ number: Int) { (self.graph, self.number) = (graph, number) }

    /// Calls the closure with each element that has something to be kept, outermost first.
    func visit(_ body: (Place) -> Void) {
        guard let element = graph.rootElement else { return }
        var counts: [String: Int] = [:]
        walk(element, at: "\(number)", &counts, body)
    }

    /// - Parameter counts: how often each type was met below the author's view that stands around.
    private func walk(_ element: Element, at path: String, _ counts: inout [String: Int], _ body: (Place) -> Void) {
        var place = Place()
        for case let node as any ScrollingNode in element.nodes where node.owner === element {
            place.scrollers.append((Self.step("\(path)/scroll", &counts), node.scroller))
        }
        // Views of the engine keep what lasts as long as a touch.
        guard element.isAuthored else {
            if !place.scrollers.isEmpty { body(place) }
            return walkChildren(of: element, at: path, &counts, body)
        }
        let own = Self.step("\(path)/\(element.name.shortTypeName)", &counts)
        for (name, storage) in element.stateSlots { place.storages.append(("\(own).\(name)", storage)) }
        body(place)
        var inner: [String: Int] = [:]
        walkChildren(of: element, at: own, &inner, body)
    }

    private func walkChildren(
        of element: Element, at path: String, _ counts: inout [String: Int], _ body: (Place) -> Void
    ) {
        guard let numbers = element.childNumbers else {
            for child in element.childElements { walk(child, at: path, &counts, body) }
            return
        }
        let rows = Self.step("\(path)/rows", &counts)
        for (number, child) in zip(numbers, element.childElements) {
            var inner: [String: Int] = [:]
            walk(child, at: "\(rows)/\(number)", &inner, body)
        }
    }

    private static func step(_ name: String, _ counts: inout [String: Int]) -> String {
        let count = counts[name, default: 0]
        counts[name] = count + 1
        return "\(name)#\(count)"
    }
}

import DeviceHost
import RenderTree

// Rows that are not near the visible window of a lazy container do not exist, and cannot be found by their names.
extension Device {
    /// Windows that `scroll(to:)` visits before it gives up: a hundred thousand rows of a list.
    private static let windowCountMax = 10_000

    /// Scrolls the app's lazy containers, window by window from the start, until a text, button or field has this name.
    /// - Throws: `TestFailure` where none has; the containers are then back at their starts.
    public func scroll(to name: String) async throws {
        for area in screen.growingAreas {
            if try await search(area, for: name) { return }
        }
        guard screen.shows(name) else {
            throw TestFailure("\(person.name) finds no \"\(name)\", however far the app is scrolled.")
        }
    }

    private func search(_ area: NodeID, for name: String) async throws -> Bool {
        var place = 0.0
        for _ in 0..<Self.windowCountMax {
            if screen.shows(name) { return true }
            guard let (window, content) = screen.area(area) else { return false }
            let isDown = content.contentSize.height > window.height
            let (step, end) =
                isDown
                ? (window.height, content.contentSize.height - window.height)
                : (window.width, content.contentSize.width - window.width)
            guard place < end, step > 0 else { break }
            place = min(place + step, end)
            try await input(.scroll(area, x: isDown ? 0 : place, y: isDown ? place : 0))
        }
        if screen.shows(name) { return true }
        try await input(.scroll(area, x: 0, y: 0))
        return false
    }
}

extension Screen {
    /// Scroll areas whose content is created lazily by the app.
    fileprivate var growingAreas: [NodeID] {
        tree.inDrawingOrder.map(\.node.id).filter { area($0)?.1.reportsOffset == true }
    }

    fileprivate func area(_ id: NodeID) -> (TreeRect, ScrollContent)? {
        guard let node = tree[id], case .scroll(let content) = node.content else { return nil }
        return (node.frame, content)
    }

    fileprivate func shows(_ name: String) -> Bool {
        texts.contains(name) || [.button, .field].contains { elements($0).contains { $0.name == name } }
    }
}

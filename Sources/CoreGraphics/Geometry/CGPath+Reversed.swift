extension CGPath {
    /// The path with each of its parts from its end to its beginning.
    package var reversed: CGPath {
        var (all, run): ([Element], [Element]) = ([], [])
        for element in elements {
            if case .move = element {
                all += Self.reversed(run)
                run = []
            }
            run.append(element)
        }
        return CGPath(elements: all + Self.reversed(run))
    }

    private static func reversed(_ part: [Element]) -> [Element] {
        guard let start = part.first?.end else { return [] }
        let isClosed = part.last == .close
        let drawn = part.dropFirst().filter { $0 != .close }
        let points = [start] + drawn.compactMap(\.end)
        var result: [Element] = [.move(points[points.count - 1])]
        for (element, end) in zip(drawn, points).reversed() {
            switch element {
            case .quad(_, let control): result.append(.quad(end, control: control))
            case .curve(_, let control1, let control2):
                result.append(.curve(end, control1: control2, control2: control1))
            case .move, .line, .close: result.append(.line(end))
            }
        }
        return isClosed ? result + [.close] : result
    }
}

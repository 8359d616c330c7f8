import CoreGraphics

/// Layout of a list's picture: few lines are large, many are in two columns, and the whole page is used.
struct PicturePlan {
    enum Line: Hashable {
        case element(String)
        case more(Int)
        /// Placeholder for an empty list.
        case nothing
        /// Filler beside the last line of an odd number.
        case empty

        var words: String {
            switch self {
            case .element(let name): name
            case .more(let count): "and \(count) more"
            case .nothing: "Nothing on the list yet"
            case .empty: ""
            }
        }

        var isQuiet: Bool { if case .element = self { false } else { true } }
    }

    /// Columns of `rowCount` lines each.
    let columns: [[Line]]
    let fontSize: CGFloat
    /// Maximum text lines of one element.
    let lineLimit: Int

    var rowCount: Int { columns[0].count }

    static let singleColumnMax = 7
    static let linesMax = 16

    init(_ names: [String]) {
        var lines = names.prefix(Self.linesMax).map(Line.element)
        if names.isEmpty { lines = [.nothing] }
        if names.count > Self.linesMax {
            lines[Self.linesMax - 1] = .more(names.count - Self.linesMax + 1)
        }
        if lines.count <= Self.singleColumnMax {
            columns = [lines]
        } else {
            if lines.count % 2 == 1 { lines.append(.empty) }
            columns = [Array(lines[..<(lines.count / 2)]), Array(lines[(lines.count / 2)...])]
        }
        switch names.count {
        case 0...2: (fontSize, lineLimit) = (30, 3)
        case 3: (fontSize, lineLimit) = (26, 2)
        case 4...5: (fontSize, lineLimit) = (21, 1)
        case 6...Self.singleColumnMax: (fontSize, lineLimit) = (18, 1)
        case 8...10: (fontSize, lineLimit) = (18, 2)
        default: (fontSize, lineLimit) = (15, 1)
        }
    }
}

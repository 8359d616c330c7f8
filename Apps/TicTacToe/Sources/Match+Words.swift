extension Cell {
    /// Name such as "Top left" or "Middle".
    var name: String {
        switch self {
        case .topLeft: "Top left"
        case .top: "Top"
        case .topRight: "Top right"
        case .left: "Left"
        case .middle: "Middle"
        case .right: "Right"
        case .bottomLeft: "Bottom left"
        case .bottom: "Bottom"
        case .bottomRight: "Bottom right"
        }
    }
}

// The texts of a message. `person` is the sender's token, `$` and an identifier, which Messages replaces by a name.
extension Match {
    func caption(by person: String) -> String {
        switch board.outcome {
        case .open: "Tic-Tac-Toe"
        case .won: "\(person) won"
        case .draw: "A draw"
        }
    }

    var subcaption: String {
        switch board.outcome {
        case .open: "\(board.next.rawValue) to move"
        case .won(let mark): "\(mark.rawValue) has three in a row"
        case .draw: "Nobody has three in a row"
        }
    }

    func summary(by person: String) -> String {
        guard let last = board.moves.last else { return "\(person) started a game" }
        switch board.outcome {
        case .open: return "\(person) played \(board.next.other.rawValue), \(last.name.lowercased())"
        case .won: return "\(person) won at tic-tac-toe"
        case .draw: return "The game ended in a draw"
        }
    }

    /// Accessibility label: the whole board and the next turn.
    var spokenBoard: String {
        let marks = Mark.allCases.compactMap { mark -> String? in
            let cells = Cell.allCases.filter { board[$0] == mark }.map { $0.name.lowercased() }
            return cells.isEmpty ? nil : "\(mark.rawValue) in \(cells.joined(separator: ", "))"
        }
        return "Tic-tac-toe: \(marks.joined(separator: "; ")). \(subcaption)."
    }
}

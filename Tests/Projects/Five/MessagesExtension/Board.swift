//
//  Board.swift
//  MessagesExtension
//
//  Created by Anna Example on 13.04.19.
//  Copyright © 2019 Anna Example. All rights reserved.
//

import Foundation

enum Stone: String, CaseIterable {
    case black = "b"
    case white = "w"

    var opponent: Stone {
        return self == .black ? .white : .black
    }

    var name: String {
        switch self {
        case .black: return NSLocalizedString("Black", comment: "Color of a stone")
        case .white: return NSLocalizedString("White", comment: "Color of a stone")
        }
    }
}

struct Board: Equatable {
    static let size = 6
    static let needed = 4

    private(set) var stones: [Stone?]
    private(set) var turn: Stone = .black
    private(set) var winner: Stone?

    init() {
        stones = Array(repeating: nil, count: Board.size * Board.size)
    }

    init?(text: String) {
        guard text.count == Board.size * Board.size else { return nil }
        stones = text.map { Stone(rawValue: String($0)) }
        let count = stones.compactMap { $0 }.count
        turn = count % 2 == 0 ? .black : .white
        if let end = stones.indices.first(where: { line(at: $0) }) {
            winner = stones[end]
        }
    }

    var text: String {
        return stones.map { $0?.rawValue ?? "-" }.joined()
    }

    enum MoveError: Error {
        case taken
        case finished
    }

    mutating func place(at index: Int) throws {
        guard winner == nil else { throw MoveError.finished }
        guard stones[index] == nil else { throw MoveError.taken }
        stones[index] = turn
        if line(at: index) {
            winner = turn
        }
        turn = turn.opponent
    }

    private func line(at index: Int) -> Bool {
        guard let stone = stones[index] else { return false }
        let (row, column) = (index / Board.size, index % Board.size)
        for (dr, dc) in [(0, 1), (1, 0), (1, 1), (1, -1)] {
            let count = (0..<Board.needed).filter { step in
                let (r, c) = (row + dr * step, column + dc * step)
                guard 0..<Board.size ~= r, 0..<Board.size ~= c else { return false }
                return stones[r * Board.size + c] == stone
            }.count
            if count == Board.needed { return true }
        }
        return false
    }
}

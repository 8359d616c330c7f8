import Foundation

struct Roll: Equatable {
    var faces: [Int]

    var total: Int { faces.reduce(0, +) }

    static func random(count: Int) -> Roll { Roll(faces: (0..<count).map { _ in Int.random(in: 1...6) }) }
}

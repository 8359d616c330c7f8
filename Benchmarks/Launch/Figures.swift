import Foundation

extension Duration {
    var milliseconds: Double { Double(components.seconds) * 1000 + Double(components.attoseconds) / 1e15 }
}

/// Holds repeated measurements of one thing.
struct Figures {
    let name: String
    var values: [Double] = []
    var unit = "ms"

    /// Prints median, 90th percentile and maximum in columns.
    func report() {
        guard !values.isEmpty else { return print("\(padded) –") }
        let sorted = values.sorted()
        let shown = [
            sorted[sorted.count / 2], sorted[min(sorted.count - 1, sorted.count * 9 / 10)], sorted[sorted.count - 1],
        ]
        print(padded + shown.map { String(format: "%9.2f", $0) }.joined() + "  \(unit), \(values.count) values")
    }

    private var padded: String { name.padding(toLength: 52, withPad: " ", startingAt: 0) }
}

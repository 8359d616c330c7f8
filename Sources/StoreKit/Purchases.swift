import Foundation
import Synchronization
import UIKit

/// Keeps the person's purchases in the app's defaults. Nothing is charged.
enum Purchases {
    private static let key = "StoreKit.purchases"
    /// Most purchases that are kept; the oldest go first.
    private static let countMax = 1000
    private static let lock = Mutex(())

    /// All purchases, the newest first.
    static var all: [Transaction] {
        rows.reversed().compactMap(Transaction.init)
    }

    /// Those that the app has not finished, the newest first.
    static var unfinished: [Transaction] {
        rows.reversed().filter { $0["isOpen"] != nil }.compactMap(Transaction.init)
    }

    private static var rows: [[String: String]] {
        UserDefaults.standard.array(forKey: key) as? [[String: String]] ?? []
    }

    static func finish(_ id: UInt64) {
        lock.withLock { _ in
            let rows = rows.map { row in row["id"] == "\(id)" ? row.filter { $0.key != "isOpen" } : row }
            UserDefaults.standard.set(rows, forKey: key)
        }
    }

    static func add(
        _ product: Product, at date: Date, _ options: Set<Product.PurchaseOption> = [], isFinished: Bool = true
    ) -> Transaction {
        lock.withLock { _ in
            var rows = rows
            let id = (rows.last?["id"].flatMap { UInt64($0) } ?? 0) + 1
            let (token, quantity) = (options.compactMap(\.token).first, options.compactMap(\.quantity).first)
            var row = ["id": "\(id)", "product": product.id, "date": "\(date.timeIntervalSince1970)"]
            row["token"] = token?.uuidString
            row["quantity"] = quantity.map { "\($0)" }
            row["isOpen"] = isFinished ? nil : "1"
            rows.append(row)
            UserDefaults.standard.set(Array(rows.suffix(countMax)), forKey: key)
            return Transaction(
                id: id, productID: product.id, purchaseDate: date, revocationDate: nil, expirationDate: nil,
                appAccountToken: token, purchasedQuantity: quantity ?? 1)
        }
    }

    /// Asks the person on the screen of a controller; returns false where they do not want it.
    @MainActor static func ask(for product: Product, on root: UIViewController) async -> Bool {
        var front = root
        while let next = front.presentedViewController, !next.isBeingDismissed { front = next }
        return await withCheckedContinuation { continuation in
            front.present(question(about: product, Answer(continuation)), animated: true)
        }
    }

    /// Makes the question in a function of its own: the one that waits would keep it, and with it the answer, for ever.
    @MainActor private static func question(about product: Product, _ answer: Answer) -> UIAlertController {
        let words = SystemWords.current
        let alert = UIAlertController(
            title: "\(product.displayName) · \(product.displayPrice)", message: words[.nothingCharged],
            preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: words[.cancel], style: .cancel) { _ in answer.give(false) })
        alert.addAction(UIAlertAction(title: words[.buy], style: .default) { _ in answer.give(true) })
        return alert
    }

    /// Answer to a question, given once; no, where the question goes without one.
    private final class Answer: Sendable {
        private let continuation: Mutex<CheckedContinuation<Bool, Never>?>

        init(_ continuation: CheckedContinuation<Bool, Never>) { self.continuation = Mutex(continuation) }

        deinit { give(false) }

        func give(_ isYes: Bool) {
            let waiting = continuation.withLock { continuation in
                defer { continuation = nil }
                return continuation
            }
            waiting?.resume(returning: isYes)
        }
    }
}

extension Transaction {
    fileprivate init?(_ row: [String: String]) {
        guard let id = row["id"].flatMap({ UInt64($0) }), let product = row["product"],
            let seconds = row["date"].flatMap({ Double($0) })
        else { return nil }
        self.init(
            id: id, productID: product, purchaseDate: Date(timeIntervalSince1970: seconds), revocationDate: nil,
            expirationDate: nil, appAccountToken: row["token"].flatMap { UUID(uuidString: $0) },
            purchasedQuantity: row["quantity"].flatMap { Int($0) } ?? 1)
    }
}

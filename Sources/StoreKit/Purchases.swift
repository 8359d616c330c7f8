import Foundation
import Synchronization
import UIKit

/// What the person has bought, kept in the app's defaults. Nothing is charged.
enum Purchases {
    private static let key = "StoreKit.purchases"
    /// Most purchases that are kept; the oldest go first.
    private static let countMax = 1000
    private static let lock = Mutex(())

    /// All purchases, the newest first.
    static var all: [Transaction] {
        let rows = UserDefaults.standard.array(forKey: key) as? [[String: String]] ?? []
        return rows.reversed().compactMap(Transaction.init)
    }

    static func add(_ product: Product, at date: Date) -> Transaction {
        lock.withLock { _ in
            var rows = UserDefaults.standard.array(forKey: key) as? [[String: String]] ?? []
            let id = (rows.last?["id"].flatMap { UInt64($0) } ?? 0) + 1
            let row = ["id": "\(id)", "product": product.id, "date": "\(date.timeIntervalSince1970)"]
            rows.append(row)
            UserDefaults.standard.set(Array(rows.suffix(countMax)), forKey: key)
            return Transaction(
                id: id, productID: product.id, purchaseDate: date, revocationDate: nil, expirationDate: nil)
        }
    }

    /// Asks the person on the screen of a controller; returns false where they do not want it.
    @MainActor static func ask(for product: Product, on root: UIViewController) async -> Bool {
        var front = root
        while let next = front.presentedViewController { front = next }
        let words = SystemWords.current
        let alert = UIAlertController(
            title: "\(product.displayName) · \(product.displayPrice)", message: words[.nothingCharged],
            preferredStyle: .alert)
        return await withCheckedContinuation { answer in
            alert.addAction(
                UIAlertAction(title: words[.cancel], style: .cancel) { _ in answer.resume(returning: false) })
            alert.addAction(UIAlertAction(title: words[.buy], style: .default) { _ in answer.resume(returning: true) })
            front.present(alert, animated: true)
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
            expirationDate: nil)
    }
}

public import Foundation
import Synchronization
import UIKit

/// Is told of purchases, on the main queue. Source: developer.apple.com/documentation/storekit/skpaymenttransactionobserver
public protocol SKPaymentTransactionObserver: AnyObject {
    func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
    func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction])
    func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error)
    func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue)
}

extension SKPaymentTransactionObserver {
    public func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction]) {}
    public func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error) {}
    public func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) {}
}

/// Purchases that the app has not finished: the person is asked, nothing is charged, and what was bought is kept with the purchases of
/// `Transaction`. What is not finished when the app ends is told to its first observer of the next time.
///
/// Source: developer.apple.com/documentation/storekit/skpaymentqueue
open class SKPaymentQueue: NSObject, @unchecked Sendable {  // its state is locked
    private struct State {
        var observers: [Observer] = []
        var transactions: [SKPaymentTransaction] = []
        var hasTakenUp = false
    }
    /// Refers to an object that is called on the main queue alone.
    private struct Observer: @unchecked Sendable {
        weak let observer: (any SKPaymentTransactionObserver)?
        let id: ObjectIdentifier

        init(_ observer: any SKPaymentTransactionObserver) {
            (self.observer, id) = (observer, ObjectIdentifier(observer))
        }
    }

    private static let shared = SKPaymentQueue()
    /// Most transactions that wait to be finished; further payments fail.
    private static let transactionCountMax = 200
    private let state = Mutex(State())
    private let products: [Product]
    /// The controller on whose screen the person is asked.
    private let screen: @MainActor @Sendable () -> UIViewController?

    init(
        products: [Product] = ProductFile.ownProducts,
        screen: @escaping @MainActor @Sendable () -> UIViewController? = {
            UIApplication.shared.keyWindow?.rootViewController
        }
    ) {
        (self.products, self.screen) = (products, screen)
        super.init()
    }

    open class func `default`() -> SKPaymentQueue { shared }
    open class func canMakePayments() -> Bool { true }

    /// Transactions that are not finished, in the order in which they began.
    open var transactions: [SKPaymentTransaction] { state.withLock(\.transactions) }
    open var transactionObservers: [any SKPaymentTransactionObserver] {
        state.withLock { $0.observers.compactMap(\.observer) }
    }

    open func add(_ observer: any SKPaymentTransactionObserver) {
        let new = Observer(observer)
        forget(new.id)
        let left = state.withLock { state in
            state.observers.append(new)
            defer { state.hasTakenUp = true }
            guard !state.hasTakenUp else { return [SKPaymentTransaction]() }
            let known = Set(state.transactions.compactMap(\.transactionIdentifier))
            let left = UnfinishedPurchases.all.filter { !known.contains("\($0.id)") }
                .map { SKPaymentTransaction($0, .purchased) }
            state.transactions += left
            return left
        }
        if !left.isEmpty { DispatchQueue.main.async { [self] in tell(left) } }
    }

    open func remove(_ observer: any SKPaymentTransactionObserver) {
        forget(ObjectIdentifier(observer))
    }

    /// Removes an observer, and those that are gone.
    private func forget(_ id: ObjectIdentifier) {
        let held = state.withLock { state in
            let held = state.observers.map(\.observer)
            state.observers.removeAll { $0.observer == nil || $0.id == id }
            return held
        }
        // An observer may end with the last reference to it, and call the queue: not within the lock.
        withExtendedLifetime(held) {}
    }

    /// Asks the person whether to buy.
    open func add(_ payment: SKPayment) {
        let transaction = SKPaymentTransaction(payment)
        let fits = state.withLock { state in
            guard state.transactions.count < Self.transactionCountMax else { return false }
            state.transactions.append(transaction)
            return true
        }
        Task { @MainActor in
            guard fits else { return end(transaction, with: .paymentNotAllowed) }
            tell([transaction])
            await buy(transaction)
        }
    }

    @MainActor private func buy(_ transaction: SKPaymentTransaction) async {
        let identifier = transaction.payment.productIdentifier
        guard let product = products.first(where: { $0.id == identifier }) else {
            return end(transaction, with: .storeProductNotAvailable)
        }
        guard case .success(let bought) = await product.purchase(askingOn: screen()) else {
            return end(transaction, with: .paymentCancelled)
        }
        transaction.describe(bought.unsafePayloadValue)
        transaction.transactionState = .purchased
        UnfinishedPurchases.add(bought.unsafePayloadValue)
        tell([transaction])
    }

    @MainActor private func end(_ transaction: SKPaymentTransaction, with code: SKError.Code) {
        transaction.error = SKError(code)
        transaction.transactionState = .failed
        tell([transaction])
    }

    /// Tells observers again of what stays with the person.
    open func restoreCompletedTransactions() {
        Task { @MainActor in
            // Restores the newest purchase of each product, and none of what is used up.
            var seen = Set(products.filter { $0.type == .consumable }.map(\.id))
            let kept = Purchases.all.filter { seen.insert($0.productID).inserted }
            let restored = kept.map { SKPaymentTransaction($0, .restored) }
            state.withLock { $0.transactions += restored }
            if !restored.isEmpty { tell(restored) }
            for observer in transactionObservers { observer.paymentQueueRestoreCompletedTransactionsFinished(self) }
        }
    }

    open func restoreCompletedTransactions(withApplicationUsername username: String?) { restoreCompletedTransactions() }

    /// Takes a transaction out of the queue; one that the person is still asked about stays.
    open func finishTransaction(_ transaction: SKPaymentTransaction) {
        let isThere = state.withLock { state in
            guard transaction.transactionState != .purchasing,
                let place = state.transactions.firstIndex(where: { $0 === transaction })
            else { return false }
            state.transactions.remove(at: place)
            return true
        }
        guard isThere else { return }
        if transaction.transactionState == .purchased { UnfinishedPurchases.remove(transaction.transactionIdentifier) }
        DispatchQueue.main.async { [self] in
            for observer in transactionObservers { observer.paymentQueue(self, removedTransactions: [transaction]) }
        }
    }

    private func tell(_ transactions: [SKPaymentTransaction]) {
        for observer in transactionObservers { observer.paymentQueue(self, updatedTransactions: transactions) }
    }
}

/// Keeps in the app's defaults which purchases are not finished.
enum UnfinishedPurchases {
    private static let key = "StoreKit.unfinished"

    static var all: [Transaction] {
        let numbers = Set(UserDefaults.standard.stringArray(forKey: key) ?? [])
        return Purchases.all.reversed().filter { numbers.contains("\($0.id)") }
    }

    static func add(_ transaction: Transaction) {
        let known = Purchases.all.map { "\($0.id)" }
        let numbers = UserDefaults.standard.stringArray(forKey: key) ?? []
        // Those of purchases that are no longer kept go with them.
        UserDefaults.standard.set(numbers.filter(known.contains) + ["\(transaction.id)"], forKey: key)
    }

    static func remove(_ identifier: String?) {
        let numbers = UserDefaults.standard.stringArray(forKey: key) ?? []
        UserDefaults.standard.set(numbers.filter { $0 != identifier }, forKey: key)
    }
}

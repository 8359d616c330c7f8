import Foundation
import RenderTree
import SwiftUI
import Testing
import UIKit

@testable import StoreKit

/// An app's own object that watches its purchases, as StoreKit 1 has it.
private final class Watcher: NSObject, SKPaymentTransactionObserver, SKProductsRequestDelegate {
    var told: [(product: String, state: SKPaymentTransactionState)] = []
    var errors: [any Error] = []
    var removed = 0
    var hasRestored = false
    var response: SKProductsResponse?
    var hasFinished = false

    func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction]) {
        for transaction in transactions {
            told.append((transaction.payment.productIdentifier, transaction.transactionState))
            if let error = transaction.error { errors.append(error) }
            if transaction.transactionState != .purchasing { queue.finishTransaction(transaction) }
        }
    }

    func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction]) {
        removed += 1
    }
    func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) { hasRestored = true }
    func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse) {
        self.response = response
    }
    func requestDidFinish(_ request: SKRequest) { hasFinished = true }
}

// Within the other suite, since both keep purchases in the defaults of this process.
extension `Products that the bundle lists` {
    @MainActor @Suite(.timeLimit(.minutes(5)), .serialized) struct `A payment queue` {
        private let root = UIViewController()
        private let renderer: SceneRenderer
        private let products: [Product]

        init() throws {
            for key in ["StoreKit.purchases", "StoreKit.unfinished"] { UserDefaults.standard.removeObject(forKey: key) }
            renderer = SceneRenderer(root: root)
            renderer.size = CGSize(width: 320, height: 480)
            _ = renderer.render()
            products = try ProductFile.products(
                in: Data(
                    """
                    {"products": [
                      {"displayPrice": "1.99", "productID": "gold", "referenceName": "Gold", "type": "NonConsumable"},
                      {"displayPrice": "0.99", "productID": "coin", "referenceName": "Coin", "type": "Consumable"}],
                     "subscriptionGroups": [{"id": "club", "subscriptions": [
                      {"displayPrice": "4.99", "productID": "two", "recurringSubscriptionPeriod": "P2M", "type": "RecurringSubscription"}]}],
                     "settings": {"_locale": "en_US"}}
                    """.utf8))
        }

        private func queue() -> SKPaymentQueue { SKPaymentQueue(products: products) { [weak root] in root } }

        private func press(_ button: String) async throws {
            while root.presentedViewController == nil, !Task.isCancelled { await Task.yield() }
            _ = renderer.render()
            let node = try #require(
                renderer.tree.nodes.values.first {
                    if case .button = $0.content { $0.accessibility.label == button } else { false }
                })
            renderer.handle(.tap(node.id))
            _ = renderer.render()
        }

        private func wait(until isTrue: () -> Bool) async {
            while !isTrue(), !Task.isCancelled { await Task.yield() }
        }

        private func product(_ id: String) throws -> SKProduct {
            SKProduct(try #require(products.first { $0.id == id }))
        }

        @Test(.timeLimit(.minutes(5))) func `has the products of the list`() async throws {
            let watcher = Watcher()
            let request = SKProductsRequest(["gold", "none"], among: products)
            request.delegate = watcher
            request.start()
            await wait { watcher.hasFinished }
            let response = try #require(watcher.response)
            #expect(response.products.map(\.localizedTitle) == ["Gold"])
            #expect(response.products.first?.price == NSDecimalNumber(string: "1.99"))
            #expect(response.products.first?.priceLocale.currency?.identifier == "USD")
            #expect(response.invalidProductIdentifiers == ["none"])
        }

        @Test(.timeLimit(.minutes(5))) func `asks, and tells its observers what became of it`() async throws {
            let (queue, watcher) = (queue(), Watcher())
            queue.add(watcher)
            for (button, state) in [("Cancel", SKPaymentTransactionState.failed), ("Buy", .purchased)] {
                watcher.told = []
                queue.add(SKPayment(product: try product("gold")))
                try await press(button)
                await wait { watcher.told.count == 2 }
                #expect(watcher.told.map(\.state) == [.purchasing, state])
            }
            #expect(watcher.errors.map { ($0 as? SKError)?.code } == [.paymentCancelled])
            await wait { watcher.removed == 2 }
            #expect(queue.transactions.isEmpty && UnfinishedPurchases.all.isEmpty)
            #expect(await Transaction.currentEntitlement(for: "gold") != nil)
        }

        @Test(.timeLimit(.minutes(5))) func `fails for a product that is not there`() async throws {
            let (queue, watcher) = (queue(), Watcher())
            queue.add(watcher)
            queue.add(SKPayment(identifier: "silver"))
            await wait { watcher.errors.count == 1 }
            #expect((watcher.errors.first as? SKError)?.code == .storeProductNotAvailable)
            #expect((watcher.errors.first as NSError?)?.domain == SKErrorDomain)
        }

        @Test(.timeLimit(.minutes(5))) func `restores what stays with the person, and not what is used up`()
            async throws
        {
            for product in products { _ = Purchases.add(product, at: Date()) }
            let (queue, watcher) = (queue(), Watcher())
            queue.add(watcher)
            queue.restoreCompletedTransactions()
            await wait { watcher.hasRestored }
            #expect(watcher.told.map(\.product).sorted() == ["gold", "two"])
            #expect(watcher.told.allSatisfy { $0.state == .restored })
        }

        @Test(.timeLimit(.minutes(5))) func `tells of a purchase again that the app did not finish`() async throws {
            UnfinishedPurchases.add(Purchases.add(try product("gold").product, at: Date()))
            let (queue, watcher) = (queue(), Watcher())
            queue.add(watcher)
            await wait { watcher.removed == 1 }
            #expect(watcher.told.map(\.product) == ["gold"] && watcher.told.map(\.state) == [.purchased])
            #expect(UnfinishedPurchases.all.isEmpty)
        }

        @Test func `has a view of a group's subscriptions`() throws {
            #expect(
                products.last?.subscription?.subscriptionPeriod.words(in: Locale(identifier: "en_US")) == "2 months")
            let view = SubscriptionStoreView(products, Text("Join the club"))
            let renderer = SceneRenderer(root: UIHostingController(rootView: view))
            renderer.size = CGSize(width: 320, height: 480)
            _ = renderer.render()
            let texts = renderer.tree.nodes.values.compactMap { node in
                if case .text(let content) = node.content { content.plainText } else { nil }
            }
            #expect(Set(texts).isSuperset(of: ["Join the club", "2 months", "$4.99"]))
            #expect(!texts.contains("Gold"))
        }
    }
}

import Foundation
import RenderTree
import SwiftUI
import Testing
import UIKit

@testable import StoreKit

@MainActor @Suite(.timeLimit(.minutes(5)), .serialized) struct `Products that the bundle lists` {
    private static let file = Data(
        """
        {
          "identifier" : "7D2A",
          "nonRenewingSubscriptions" : [],
          "products" : [
            {
              "displayPrice" : "1.99", "familyShareable" : true, "internalID" : "1", "productID" : "gold",
              "localizations" : [
                {"description" : "Golden mussels", "displayName" : "Gold", "locale" : "en_US"},
                {"description" : "Goldene Muscheln", "displayName" : "Goldpaket", "locale" : "de"}
              ],
              "referenceName" : "Gold", "type" : "NonConsumable"
            },
            {"displayPrice" : "0.99", "productID" : "coin", "referenceName" : "Coin", "type" : "Consumable"}
          ],
          "settings" : {"_locale" : "en_US", "_storefront" : "DEU"},
          "subscriptionGroups" : [
            {"id" : "2", "name" : "Club", "subscriptions" : [
              {"displayPrice" : "4.99", "productID" : "club", "recurringSubscriptionPeriod" : "P2M", "type" : "RecurringSubscription"}
            ]}
          ],
          "version" : {"major" : 3, "minor" : 0}
        }
        """.utf8)

    @Test(.timeLimit(.minutes(5))) func `are not bought where the question goes without an answer`() async throws {
        let gold = try #require(try ProductFile.products(in: Self.file).first)
        let root = UIViewController()
        let renderer = SceneRenderer(root: root)
        renderer.size = CGSize(width: 320, height: 480)
        _ = renderer.render()
        let purchase = Task { await gold.purchase(askingOn: root) }
        while root.presentedViewController == nil, !Task.isCancelled { await Task.yield() }
        _ = renderer.render()
        root.dismiss(animated: false)
        _ = renderer.render()
        let isCancelled = if case .userCancelled = await purchase.value { true } else { false }
        #expect(isCancelled)
    }

    @Test func `are read as Xcode writes them`() throws {
        let products = try ProductFile.products(in: Self.file)
        #expect(products.map(\.id) == ["gold", "coin", "club"])
        #expect(products.map(\.type) == [.nonConsumable, .consumable, .autoRenewable])
        #expect(products.map(\.displayName) == ["Gold", "Coin", "club"])
        #expect(products.map(\.displayPrice) == ["$1.99", "$0.99", "$4.99"])
        #expect(products.first?.description == "Golden mussels" && products.first?.price == Decimal(string: "1.99"))
    }

    @Test func `say whether families share them, and of which shop they are`() throws {
        let file = try ProductFile.file(in: Self.file)
        #expect(file.all.map(\.isFamilyShareable) == [true, false, false] && file.storefront == "DEU")
        let json = try JSONSerialization.jsonObject(with: try #require(file.all.first).jsonRepresentation)
        #expect((json as? [String: String])?["displayPrice"] == "$1.99")
        #expect(file.all.last?.subscription?.introductoryOffer == nil)
    }

    @Test func `are kept with what the purchase was told, and unfinished until the app finishes them`() async throws {
        UserDefaults.standard.removeObject(forKey: "StoreKit.purchases")
        defer { UserDefaults.standard.removeObject(forKey: "StoreKit.purchases") }
        let gold = try #require(try ProductFile.products(in: Self.file).first)
        let token = UUID()
        let first = Purchases.add(gold, at: Date(timeIntervalSince1970: 1000))
        let options: Set<Product.PurchaseOption> = [
            .appAccountToken(token), .quantity(3), .simulatesAskToBuyInSandbox(true),
        ]
        let second = Purchases.add(gold, at: Date(timeIntervalSince1970: 2000), options, isFinished: false)
        #expect(Purchases.unfinished == [second] && Purchases.all == [second, first])
        #expect(Purchases.all.first?.appAccountToken == token && Purchases.all.first?.purchasedQuantity == 3)
        #expect(second.originalID == first.id && second.originalPurchaseDate == first.purchaseDate)
        #expect(first.appAccountToken == nil && first.purchasedQuantity == 1)
        await second.finish()
        #expect(Purchases.unfinished.isEmpty && Purchases.all == [second, first])
        for await _ in Transaction.unfinished { Issue.record("is finished") }
    }

    @Test func `are written as the shop would write them, without a signature`() throws {
        let gold = try #require(try ProductFile.products(in: Self.file).first)
        let bought = VerificationResult.verified(
            Transaction(
                id: 7, productID: gold.id, purchaseDate: Date(timeIntervalSince1970: 1), revocationDate: nil,
                expirationDate: nil, appAccountToken: nil, purchasedQuantity: 1))
        let parts = bought.jwsRepresentation.split(separator: ".", omittingEmptySubsequences: false)
        #expect(parts.count == 3 && parts[2].isEmpty)
        let text = String(parts[1]).replacing("-", with: "+").replacing("_", with: "/")
        let padded = text + String(repeating: "=", count: (4 - text.count % 4) % 4)
        let json = try JSONSerialization.jsonObject(with: try #require(Data(base64Encoded: padded)))
        let values = try #require(json as? [String: String])
        #expect(values["transactionId"] == "7" && values["productId"] == "gold" && values["purchaseDate"] == "1000")
        #expect(values["appAccountToken"] == nil && values["environment"] == "Xcode")
    }

    @Test func `are of an app that keeps when it was first asked for`() async throws {
        let (first, second) = (
            try await AppTransaction.shared.payloadValue, try await AppTransaction.refresh().payloadValue
        )
        #expect(first.originalPurchaseDate == second.originalPurchaseDate && first.environment == .xcode)
        #expect(await Storefront.current == nil)
    }

    @Test func `are refused where the file is too large or no list`() {
        #expect(throws: DecodingError.self) { try ProductFile.products(in: Data("[]".utf8)) }
        #expect(throws: CocoaError.self) { try ProductFile.products(in: Data(count: 1_048_577)) }
    }

    @Test func `are bought once the person says so, and kept`() async throws {
        UserDefaults.standard.removeObject(forKey: "StoreKit.purchases")
        defer { UserDefaults.standard.removeObject(forKey: "StoreKit.purchases") }
        let gold = try #require(try ProductFile.products(in: Self.file).first)
        let root = UIViewController()
        let renderer = SceneRenderer(root: root)
        renderer.size = CGSize(width: 320, height: 480)
        _ = renderer.render()
        for (button, isBought) in [("Cancel", false), ("Buy", true)] {
            let purchase = Task { await gold.purchase(askingOn: root) }
            while root.presentedViewController == nil, !Task.isCancelled { await Task.yield() }
            _ = renderer.render()
            let node = try #require(
                renderer.tree.nodes.values.first {
                    if case .button = $0.content { $0.accessibility.label == button } else { false }
                })
            renderer.handle(.tap(node.id))
            if case .success(.verified(let transaction)) = await purchase.value {
                #expect(isBought && transaction.productID == "gold")
            } else {
                #expect(!isBought)
            }
        }
        let kept = try #require(await Transaction.latest(for: "gold")).payloadValue
        #expect(kept.id == 1 && kept.productID == "gold")
        #expect(await Transaction.currentEntitlement(for: "gold") != nil)
        #expect(await Transaction.latest(for: "coin") == nil)
    }
}

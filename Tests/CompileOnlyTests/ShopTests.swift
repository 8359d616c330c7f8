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
              "displayPrice" : "1.99", "familyShareable" : false, "internalID" : "1", "productID" : "gold",
              "localizations" : [
                {"description" : "Golden mussels", "displayName" : "Gold", "locale" : "en_US"},
                {"description" : "Goldene Muscheln", "displayName" : "Goldpaket", "locale" : "de"}
              ],
              "referenceName" : "Gold", "type" : "NonConsumable"
            },
            {"displayPrice" : "0.99", "productID" : "coin", "referenceName" : "Coin", "type" : "Consumable"}
          ],
          "settings" : {"_locale" : "en_US"},
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

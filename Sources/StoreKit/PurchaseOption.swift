public import Foundation

extension Product {
    /// Something that a purchase is told.
    ///
    /// Partly: the token of an account and the quantity are kept with the purchase; the others change nothing.
    ///
    /// Source: developer.apple.com/documentation/storekit/product/purchaseoption
    public struct PurchaseOption: Hashable, Sendable {
        private let name: String
        var token: UUID?
        var quantity: Int?

        public static func appAccountToken(_ token: UUID) -> Self { Self(name: "appAccountToken", token: token) }
        public static func quantity(_ quantity: Int) -> Self { Self(name: "quantity", quantity: quantity) }
        /// Source: developer.apple.com/documentation/storekit/product/purchaseoption/simulatesasktobuyinsandbox(_:)
        public static func simulatesAskToBuyInSandbox(_ simulateAskToBuy: Bool) -> Self {
            Self(name: "simulatesAskToBuyInSandbox \(simulateAskToBuy)")
        }
        public static func onStorefrontChange(
            shouldContinuePurchase: @escaping @Sendable (Storefront) -> Bool
        ) -> Self { Self(name: "onStorefrontChange") }
        public static func promotionalOffer(
            offerID: String, keyID: String, nonce: UUID, signature: Data, timestamp: Int
        ) -> Self { Self(name: "promotionalOffer \(offerID)") }
        public static func custom(key: String, value: String) -> Self { Self(name: "\(key) \(value)") }
        public static func custom(key: String, value: Double) -> Self { Self(name: "\(key) \(value)") }
        public static func custom(key: String, value: Bool) -> Self { Self(name: "\(key) \(value)") }
        public static func custom(key: String, value: Data) -> Self { Self(name: "\(key) \(value.hashValue)") }
    }
}

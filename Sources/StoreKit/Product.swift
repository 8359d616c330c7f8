public import Foundation
public import UIKit

/// Something to buy: one of the products that a file `NAME.storekit` in the app's bundle lists, which Xcode writes for tests of
/// purchases. Nothing is charged.
///
/// Source: developer.apple.com/documentation/storekit/product
public struct Product: Identifiable, Hashable, Sendable {
    /// Source: developer.apple.com/documentation/storekit/product/producttype
    public struct ProductType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let consumable = ProductType(rawValue: "Consumable")
        public static let nonConsumable = ProductType(rawValue: "Non-Consumable")
        public static let nonRenewable = ProductType(rawValue: "Non-Renewing Subscription")
        public static let autoRenewable = ProductType(rawValue: "Auto-Renewable Subscription")
    }

    /// Source: developer.apple.com/documentation/storekit/product/purchaseresult
    public enum PurchaseResult: Sendable {
        case success(VerificationResult<Transaction>)
        case userCancelled, pending
    }

    /// Never thrown: every product can be bought here.
    ///
    /// Source: developer.apple.com/documentation/storekit/product/purchaseerror
    public enum PurchaseError: LocalizedError, Hashable, Sendable {
        case invalidQuantity, productUnavailable, purchaseNotAllowed, ineligibleForOffer
        case invalidOfferIdentifier, invalidOfferPrice, invalidOfferSignature, missingOfferParameters
    }

    public let id: String
    public let type: ProductType
    public let displayName: String
    public let description: String
    public let price: Decimal
    public let displayPrice: String
    /// Nil for what is no subscription.
    public let subscription: SubscriptionInfo?
    /// Whether the file says that families share it.
    /// Source: developer.apple.com/documentation/storekit/product/isfamilyshareable
    public let isFamilyShareable: Bool
    let priceLocale: Locale

    /// Writes amounts as the price is written.
    /// Source: developer.apple.com/documentation/storekit/product/priceformatstyle
    public var priceFormatStyle: Decimal.FormatStyle.Currency {
        .currency(code: priceLocale.currency?.identifier ?? "USD").locale(priceLocale)
    }

    /// Returns the products of the bundle's list that have these identifiers.
    public static func products<Identifiers: Collection>(for identifiers: Identifiers) async throws -> [Product]
    where Identifiers.Element == String {
        let wanted = Set(identifiers)
        return ProductFile.ownProducts.filter { wanted.contains($0.id) }
    }

    /// Asks the person whether to buy; nothing is charged, and the purchase is kept in the app's defaults.
    @MainActor public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult {
        await purchase(askingOn: UIApplication.shared.keyWindow?.rootViewController, options)
    }

    /// Asks on the screen of a scene.
    /// Source: developer.apple.com/documentation/storekit/product/purchase(confirmin:options:)-6dj6y
    @MainActor public func purchase(
        confirmIn scene: some UIScene, options: Set<PurchaseOption> = []
    ) async throws -> PurchaseResult {
        let window = (scene as? UIWindowScene)?.keyWindow ?? UIApplication.shared.keyWindow
        return await purchase(askingOn: window?.rootViewController, options)
    }

    /// Asks on the screen of a controller; without one nothing is bought.
    @MainActor func purchase(
        askingOn root: UIViewController?, _ options: Set<PurchaseOption> = []
    ) async -> PurchaseResult {
        guard let root, await Purchases.ask(for: self, on: root) else { return .userCancelled }
        return .success(.verified(Purchases.add(self, at: Date(), options, isFinished: false)))
    }

    /// The person's last purchase of this product; nil where there is none.
    public var latestTransaction: VerificationResult<Transaction>? {
        get async { await Transaction.latest(for: id) }
    }
}

/// Describes a purchase. Source: developer.apple.com/documentation/storekit/transaction
public struct Transaction: Identifiable, Hashable, Sendable {
    public let id: UInt64
    public let productID: String
    public let purchaseDate: Date
    public let revocationDate: Date?
    public let expirationDate: Date?
    /// Source: developer.apple.com/documentation/storekit/transaction/appaccounttoken
    public let appAccountToken: UUID?
    /// Source: developer.apple.com/documentation/storekit/transaction/purchasedquantity
    public let purchasedQuantity: Int
    /// The offer that applied to the purchase: always nil, since products of a `.storekit` file are bought at their price.
    public var offer: Offer? { nil }

    /// Source: developer.apple.com/documentation/storekit/transaction/offer-swift.struct
    public struct Offer: Hashable, Sendable {
        public let id: String?
        public let type: OfferType
    }

    /// Source: developer.apple.com/documentation/storekit/transaction/offertype-swift.struct
    public struct OfferType: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let introductory = OfferType(rawValue: 1)
        public static let promotional = OfferType(rawValue: 2)
        public static let code = OfferType(rawValue: 3)
        public static let winBack = OfferType(rawValue: 4)
    }

    /// Source: developer.apple.com/documentation/storekit/transaction/transactions
    public struct Transactions: AsyncSequence, Sendable {
        public typealias Element = VerificationResult<Transaction>
        let transactions: [Transaction]
        public struct AsyncIterator: AsyncIteratorProtocol {
            var left: ArraySlice<Transaction>
            public mutating func next() async -> VerificationResult<Transaction>? {
                left.popFirst().map(VerificationResult.verified)
            }
        }
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(left: transactions[...]) }
    }

    /// Ends at once: nothing is bought elsewhere.
    public static var updates: Transactions { Transactions(transactions: []) }
    /// Last purchase of each product that stays with the person: not of what is used up.
    public static var currentEntitlements: Transactions {
        let consumed = Set(ProductFile.ownProducts.filter { $0.type == .consumable }.map(\.id))
        var seen = consumed
        return Transactions(transactions: Purchases.all.filter { seen.insert($0.productID).inserted })
    }
    /// All purchases, the newest first; at most 1,000 are kept.
    public static var all: Transactions { Transactions(transactions: Purchases.all) }

    public static func latest(for productID: String) async -> VerificationResult<Transaction>? {
        Purchases.all.first { $0.productID == productID }.map(VerificationResult.verified)
    }

    public static func currentEntitlement(for productID: String) async -> VerificationResult<Transaction>? {
        for await result in currentEntitlements where result.unsafePayloadValue.productID == productID { return result }
        return nil
    }

    /// Purchases that the app has not finished, the newest first.
    /// Source: developer.apple.com/documentation/storekit/transaction/unfinished
    public static var unfinished: Transactions { Transactions(transactions: Purchases.unfinished) }

    /// Says that the person has what was bought: it is no longer among those that are unfinished. It is kept all the same.
    public func finish() async { Purchases.finish(id) }
}

/// Source: developer.apple.com/documentation/storekit/verificationresult
public enum VerificationResult<SignedType: Sendable>: Sendable {
    case unverified(SignedType, VerificationError)
    case verified(SignedType)

    public enum VerificationError: Error, Sendable { case invalidSignature }

    public var payloadValue: SignedType {
        get throws {
            switch self {
            case .verified(let value): return value
            case .unverified(_, let error): throw error
            }
        }
    }

    public var unsafePayloadValue: SignedType {
        switch self {
        case .verified(let value), .unverified(let value, _): value
        }
    }
}

/// Source: developer.apple.com/documentation/storekit/storekiterror
public enum StoreKitError: Error, Sendable {
    case unknown, userCancelled, notAvailableInStorefront, notEntitled, unsupported
    case networkError(URLError)
    case systemError(any Error)
}

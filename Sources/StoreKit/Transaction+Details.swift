public import Foundation
public import UIKit

// Further properties of a purchase: it is of a product of the bundle's file, bought by the person, and never renewed or given back.

extension Transaction {
    private var product: Product? { ProductFile.ownProducts.first { $0.id == productID } }

    /// The first purchase of the product; for what is used up, this one.
    private var original: Transaction {
        productType == .consumable ? self : Purchases.all.last { $0.productID == productID } ?? self
    }

    /// Source: developer.apple.com/documentation/storekit/transaction/originalid
    public var originalID: UInt64 { original.id }
    public var originalPurchaseDate: Date { original.purchaseDate }
    public var productType: Product.ProductType { product?.type ?? .nonConsumable }
    public var subscriptionGroupID: String? { product?.subscription?.subscriptionGroupID }
    public var price: Decimal? { product?.price }
    public var currency: Locale.Currency? { product?.priceLocale.currency }
    public var signedDate: Date { purchaseDate }
    public var appBundleID: String { Bundle.main.bundleIdentifier ?? "" }
    public var storefront: Storefront { Storefront.own }
    public var storefrontCountryCode: String { storefront.countryCode }

    /// Never: one subscription does not take the place of another.
    /// Source: developer.apple.com/documentation/storekit/transaction/isupgraded
    public var isUpgraded: Bool { false }
    public var ownershipType: OwnershipType { .purchased }
    public var reason: Reason { .purchase }
    public var environment: AppStore.Environment { .xcode }
    public var webOrderLineItemID: String? { nil }
    public var revocationReason: RevocationReason? { nil }

    /// Source: developer.apple.com/documentation/storekit/transaction/ownershiptype-swift.struct
    public struct OwnershipType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let purchased = OwnershipType(rawValue: "PURCHASED")
        public static let familyShared = OwnershipType(rawValue: "FAMILY_SHARED")
    }

    /// Source: developer.apple.com/documentation/storekit/transaction/reason-swift.struct
    public struct Reason: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let purchase = Reason(rawValue: "PURCHASE")
        public static let renewal = Reason(rawValue: "RENEWAL")
    }

    /// Source: developer.apple.com/documentation/storekit/transaction/revocationreason-swift.struct
    public struct RevocationReason: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let developerIssue = RevocationReason(rawValue: 1)
        public static let other = RevocationReason(rawValue: 0)
    }

    /// The purchase as the App Store writes it.
    /// Source: developer.apple.com/documentation/storekit/transaction/jsonrepresentation
    public var jsonRepresentation: Data {
        SignedText.json([
            "transactionId": "\(id)", "originalTransactionId": "\(originalID)", "productId": productID,
            "bundleId": appBundleID, "purchaseDate": SignedText.milliseconds(purchaseDate),
            "originalPurchaseDate": SignedText.milliseconds(originalPurchaseDate), "quantity": "\(purchasedQuantity)",
            "type": productType.rawValue, "environment": environment.rawValue, "storefront": storefrontCountryCode,
            "inAppOwnershipType": ownershipType.rawValue, "transactionReason": reason.rawValue,
            "appAccountToken": appAccountToken?.uuidString.lowercased(),
        ])
    }
}

extension Transaction {
    /// Source: developer.apple.com/documentation/storekit/transaction/refundrequeststatus
    public enum RefundRequestStatus: Sendable { case success, userCancelled }
    /// Source: developer.apple.com/documentation/storekit/transaction/refundrequesterror
    public enum RefundRequestError: Error, Sendable { case duplicateRequest, failed }

    /// Source: developer.apple.com/documentation/storekit/transaction/beginrefundrequest(in:)-2x5zs
    @available(*, deprecated, message: "beginRefundRequest has no effect in Parley: nothing is charged.")
    @MainActor public func beginRefundRequest(in scene: UIWindowScene) async throws -> RefundRequestStatus {
        .userCancelled
    }
}

/// Texts that the App Store signs; here they have no signature.
enum SignedText {
    /// Writes the values that are there, in the order of their names.
    static func json(_ values: [String: String?]) -> Data {
        (try? JSONSerialization.data(withJSONObject: values.compactMapValues(\.self), options: .sortedKeys)) ?? Data()
    }

    static func milliseconds(_ date: Date) -> String { "\(Int64(date.timeIntervalSince1970 * 1000))" }

    /// Writes values in the form of a JSON Web Signature whose algorithm is none.
    static func jws(_ payload: Data) -> String {
        "\(base64URL(json(["alg": "none", "typ": "JWT"]))).\(base64URL(payload))."
    }

    private static func base64URL(_ data: Data) -> String {
        let text = data.base64EncodedString().replacing("+", with: "-").replacing("/", with: "_")
        return text.replacing("=", with: "")
    }
}

extension VerificationResult where SignedType == Transaction {
    /// Partly: without a signature, which a server would refuse.
    /// Source: developer.apple.com/documentation/storekit/verificationresult/jwsrepresentation-21vgo
    public var jwsRepresentation: String { SignedText.jws(unsafePayloadValue.jsonRepresentation) }
}

extension VerificationResult where SignedType == AppTransaction {
    public var jwsRepresentation: String { SignedText.jws(unsafePayloadValue.jsonRepresentation) }
}

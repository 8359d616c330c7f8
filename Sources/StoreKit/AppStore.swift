public import Foundation
public import UIKit

/// Source: developer.apple.com/documentation/storekit/appstore
public enum AppStore {
    /// Names the shop in which purchases are made: here that of Xcode's tests, a file.
    ///
    /// Source: developer.apple.com/documentation/storekit/appstore/environment
    public struct Environment: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let production = Environment(rawValue: "Production")
        public static let sandbox = Environment(rawValue: "Sandbox")
        public static let xcode = Environment(rawValue: "Xcode")
    }

    /// Does nothing: purchases are kept where the app runs.
    public static func sync() async throws {}
    public static var canMakePayments: Bool { true }
    public static var deviceVerificationID: UUID? { nil }

    /// Source: developer.apple.com/documentation/storekit/appstore/requestreview(in:)-1q8mx
    @available(*, deprecated, message: "requestReview has no effect in Parley: there is no shop.")
    @MainActor public static func requestReview(in scene: UIWindowScene) {}

    /// Source: developer.apple.com/documentation/storekit/appstore/showmanagesubscriptions(in:)
    @available(*, deprecated, message: "showManageSubscriptions has no effect in Parley: nothing is renewed.")
    @MainActor public static func showManageSubscriptions(in scene: UIWindowScene) async throws {}

    @available(*, deprecated, message: "showManageSubscriptions has no effect in Parley: nothing is renewed.")
    @MainActor public static func showManageSubscriptions(
        in scene: UIWindowScene, subscriptionGroupID: String
    ) async throws {}

    /// Source: developer.apple.com/documentation/storekit/appstore/presentoffercoderedeemsheet(in:)-8ixkl
    @available(*, deprecated, message: "presentOfferCodeRedeemSheet has no effect in Parley: there are no codes.")
    @MainActor public static func presentOfferCodeRedeemSheet(in scene: UIWindowScene) async throws {}
}

/// The shop of a country: that which the bundle's file names.
///
/// Source: developer.apple.com/documentation/storekit/storefront
public struct Storefront: Identifiable, Hashable, Sendable {
    public let id: String
    /// Three letters, such as `USA`.
    public let countryCode: String
    public let currency: Locale.Currency?

    static var own: Storefront {
        let currency = ProductFile.ownProducts.first?.priceLocale.currency
        return Storefront(id: ProductFile.ownStorefront, countryCode: ProductFile.ownStorefront, currency: currency)
    }

    /// Nil where the bundle has no list of products.
    public static var current: Storefront? { get async { ProductFile.ownProducts.isEmpty ? nil : own } }

    /// Ends at once: the shop stays.
    public static var updates: AsyncStream<Storefront> { AsyncStream { $0.finish() } }
}

/// Describes the app as it came from the shop: here as it is.
///
/// Source: developer.apple.com/documentation/storekit/apptransaction
public struct AppTransaction: Hashable, Sendable {
    private static let firstKey = "StoreKit.appPurchaseDate"

    /// When the app has first asked for this.
    public let originalPurchaseDate: Date
    public let signedDate: Date
    public var bundleID: String { Bundle.main.bundleIdentifier ?? "" }
    public var appVersion: String { Bundle.main.infoDictionary?["CFBundleShortVersionString"] as? String ?? "1.0" }
    /// The version that runs: earlier ones are not known.
    public var originalAppVersion: String { appVersion }
    public var environment: AppStore.Environment { .xcode }
    public var appID: UInt64? { nil }
    public var preorderDate: Date? { nil }

    public var jsonRepresentation: Data {
        SignedText.json([
            "bundleId": bundleID, "applicationVersion": appVersion, "originalApplicationVersion": originalAppVersion,
            "originalPurchaseDate": SignedText.milliseconds(originalPurchaseDate), "receiptType": environment.rawValue,
        ])
    }

    /// Source: developer.apple.com/documentation/storekit/apptransaction/shared
    public static var shared: VerificationResult<AppTransaction> {
        get async throws {
            let defaults = UserDefaults.standard
            if defaults.object(forKey: firstKey) == nil {
                defaults.set(Date.now.timeIntervalSince1970, forKey: firstKey)
            }
            let first = Date(timeIntervalSince1970: defaults.double(forKey: firstKey))
            return .verified(AppTransaction(originalPurchaseDate: first, signedDate: .now))
        }
    }

    public static func refresh() async throws -> VerificationResult<AppTransaction> { try await shared }
}

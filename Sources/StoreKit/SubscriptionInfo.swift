public import Foundation
import UIKit

extension Product {
    /// How a subscription is renewed. Here nothing is: a purchase stays.
    ///
    /// Source: developer.apple.com/documentation/storekit/product/subscriptioninfo
    public struct SubscriptionInfo: Hashable, Sendable {
        public let subscriptionGroupID: String
        public let subscriptionPeriod: SubscriptionPeriod

        /// Source: developer.apple.com/documentation/storekit/product/subscriptioninfo/renewalstate
        public struct RenewalState: RawRepresentable, Hashable, Sendable {
            public let rawValue: Int
            public init(rawValue: Int) { self.rawValue = rawValue }
            public static let subscribed = RenewalState(rawValue: 1)
            public static let expired = RenewalState(rawValue: 2)
            public static let inBillingRetryPeriod = RenewalState(rawValue: 3)
            public static let inGracePeriod = RenewalState(rawValue: 4)
            public static let revoked = RenewalState(rawValue: 5)
        }

        /// Source: developer.apple.com/documentation/storekit/product/subscriptioninfo/renewalinfo
        public struct RenewalInfo: Hashable, Sendable {
            public let currentProductID: String
            /// Never: a purchase stays, and nothing is renewed.
            public let willAutoRenew: Bool
            public let autoRenewPreference: String?
            public let renewalDate: Date?
        }

        /// A subscription that was bought. Source: developer.apple.com/documentation/storekit/product/subscriptioninfo/status
        public struct Status: Sendable {
            public let state: RenewalState
            public let transaction: VerificationResult<Transaction>
            public let renewalInfo: VerificationResult<RenewalInfo>
        }

        /// The subscription of this group that was bought last; none where none was.
        public var status: [Status] {
            get async throws { await Self.statuses(ofGroup: subscriptionGroupID) }
        }

        public static func status(for groupID: String) async throws -> [Status] { await statuses(ofGroup: groupID) }

        static func statuses(ofGroup id: String) async -> [Status] {
            let own = Set(ProductFile.ownProducts.filter { $0.subscription?.subscriptionGroupID == id }.map(\.id))
            guard let latest = Purchases.all.first(where: { own.contains($0.productID) }) else { return [] }
            let renewal = RenewalInfo(
                currentProductID: latest.productID, willAutoRenew: false, autoRenewPreference: nil, renewalDate: nil)
            return [Status(state: .subscribed, transaction: .verified(latest), renewalInfo: .verified(renewal))]
        }

        /// Nil: products are bought at their price.
        /// Source: developer.apple.com/documentation/storekit/product/subscriptioninfo/introductoryoffer
        public var introductoryOffer: SubscriptionOffer? { nil }
        public var promotionalOffers: [SubscriptionOffer] { [] }
        public var winBackOffers: [SubscriptionOffer] { [] }

        public static func isEligibleForIntroOffer(for groupID: String) async -> Bool { false }

        /// Whether the person could have a first offer, of which there are none.
        public var isEligibleForIntroOffer: Bool { get async { false } }
    }

    /// Subscriptions of a group by their relation to that which a person has.
    ///
    /// Source: developer.apple.com/documentation/storekit/product/subscriptionrelationship
    public struct SubscriptionRelationship: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let current = SubscriptionRelationship(rawValue: 1)
        public static let upgrade = SubscriptionRelationship(rawValue: 2)
        public static let downgrade = SubscriptionRelationship(rawValue: 4)
        public static let crossgrade = SubscriptionRelationship(rawValue: 8)
        public static let all: SubscriptionRelationship = [.current, .upgrade, .downgrade, .crossgrade]
    }

    /// Source: developer.apple.com/documentation/storekit/product/subscriptionperiod
    public struct SubscriptionPeriod: Hashable, Sendable {
        /// Source: developer.apple.com/documentation/storekit/product/subscriptionperiod/unit-swift.enum
        public enum Unit: Hashable, Sendable { case day, week, month, year }
        public let unit: Unit
        public let value: Int

        public static let weekly = SubscriptionPeriod(unit: .week, value: 1)
        public static let monthly = SubscriptionPeriod(unit: .month, value: 1)
        public static let yearly = SubscriptionPeriod(unit: .year, value: 1)

        private init(unit: Unit, value: Int) { (self.unit, self.value) = (unit, value) }

        /// Reads a period as a `.storekit` file has it, such as `P1M`; nil for another text.
        init?(_ text: String) {
            let units: [Character: Unit] = ["D": .day, "W": .week, "M": .month, "Y": .year]
            guard text.first == "P", let unit = text.last.flatMap({ units[$0] }),
                let value = Int(text.dropFirst().dropLast()), (1...1_000).contains(value)
            else { return nil }
            (self.unit, self.value) = (unit, value)
        }

        /// The period in words, such as "1 month".
        func words(in locale: Locale) -> String {
            var components = DateComponents()
            let formatter = DateComponentsFormatter()
            formatter.unitsStyle = .full
            switch unit {
            case .day: (components.day, formatter.allowedUnits) = (value, .day)
            case .week: (components.day, formatter.allowedUnits) = (7 * value, .weekOfMonth)
            case .month: (components.month, formatter.allowedUnits) = (value, .month)
            case .year: (components.year, formatter.allowedUnits) = (value, .year)
            }
            var calendar = Calendar(identifier: .gregorian)
            calendar.locale = locale
            formatter.calendar = calendar
            return formatter.string(from: components) ?? ""
        }
    }
}

extension Product.SubscriptionInfo.Status {
    /// Ends at once: nothing is renewed.
    /// Source: developer.apple.com/documentation/storekit/product/subscriptioninfo/status/updates-swift.type.property
    public static var updates: AsyncStream<Product.SubscriptionInfo.Status> { AsyncStream { $0.finish() } }
}

extension Product {
    /// A lower price of a subscription, of which there are none.
    ///
    /// Source: developer.apple.com/documentation/storekit/product/subscriptionoffer
    public struct SubscriptionOffer: Hashable, Sendable {
        /// Source: developer.apple.com/documentation/storekit/product/subscriptionoffer/offertype
        public struct OfferType: RawRepresentable, Hashable, Sendable {
            public let rawValue: String
            public init(rawValue: String) { self.rawValue = rawValue }
            public static let introductory = OfferType(rawValue: "Introductory")
            public static let promotional = OfferType(rawValue: "Promotional")
            public static let winBack = OfferType(rawValue: "WinBack")
        }
        /// Source: developer.apple.com/documentation/storekit/product/subscriptionoffer/paymentmode-swift.struct
        public struct PaymentMode: RawRepresentable, Hashable, Sendable {
            public let rawValue: String
            public init(rawValue: String) { self.rawValue = rawValue }
            public static let payAsYouGo = PaymentMode(rawValue: "PayAsYouGo")
            public static let payUpFront = PaymentMode(rawValue: "PayUpFront")
            public static let freeTrial = PaymentMode(rawValue: "FreeTrial")
        }
        public let id: String?
        public let type: OfferType
        public let price: Decimal
        public let displayPrice: String
        public let period: SubscriptionPeriod
        public let periodCount: Int
        public let paymentMode: PaymentMode
    }
}

extension Product {
    /// The product as the App Store writes it, as far as it is known.
    /// Source: developer.apple.com/documentation/storekit/product/jsonrepresentation
    public var jsonRepresentation: Data {
        SignedText.json([
            "id": id, "kind": type.rawValue, "name": displayName, "description": description, "price": "\(price)",
            "displayPrice": displayPrice, "isFamilyShareable": "\(isFamilyShareable)",
        ])
    }
}

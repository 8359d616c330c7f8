import Foundation

/// The products of a file `NAME.storekit` in the app's bundle, as Xcode writes it for tests of purchases.
/// Source: developer.apple.com/documentation/xcode/setting-up-storekit-testing-in-xcode
struct ProductFile: Decodable {
    struct Entry: Decodable {
        struct Words: Decodable {
            let displayName, description, locale: String?
        }
        let recurringSubscriptionPeriod: String?
        let productID: String
        let type: Product.ProductType
        let displayPrice: String?
        let referenceName: String?
        let localizations: [Words]?
        let familyShareable: Bool?
    }

    private struct Group: Decodable {
        let id: String?
        let subscriptions: [Entry]?
    }

    private struct Settings: Decodable {
        let locale, storefront: String?
        enum CodingKeys: String, CodingKey { case locale = "_locale", storefront = "_storefront" }
    }

    private let products, nonRenewingSubscriptions: [Entry]?
    private let subscriptionGroups: [Group]?
    private let settings: Settings?

    /// Most bytes of a file, and most products of one; more are left out.
    private static let byteCountMax = 1_048_576
    private static let productCountMax = 500

    /// All products, in the order of the file.
    var all: [Product] {
        let single = ((products ?? []) + (nonRenewingSubscriptions ?? [])).map { ($0, group: String?.none) }
        let grouped = (subscriptionGroups ?? []).flatMap { group in
            (group.subscriptions ?? []).map { ($0, group: group.id ?? "") }
        }
        let locale = Locale(identifier: settings?.locale ?? "en_US")
        return (single + grouped).prefix(Self.productCountMax).map { Product($0, group: $1, locale) }
    }

    /// Country of the shop, in three letters.
    var storefront: String { settings?.storefront ?? "USA" }

    /// Products of the app's own bundle, which does not change while it runs.
    static let ownProducts = own?.all ?? []
    static let ownStorefront = own?.storefront ?? "USA"
    private static let own = file(in: .main)

    /// Reads the first such file of a bundle; none is no products, and a bad one says so in the app's log.
    static func products(in bundle: Bundle) -> [Product] { file(in: bundle)?.all ?? [] }

    private static func file(in bundle: Bundle) -> ProductFile? {
        let files = bundle.urls(forResourcesWithExtension: "storekit", subdirectory: nil) ?? []
        guard let url = files.map({ $0 as URL }).min(by: { $0.path < $1.path }) else { return nil }
        do {
            return try file(in: Data(contentsOf: url))
        } catch {
            print("StoreKit: \(url.lastPathComponent) is no list of products: \(error)")
            return nil
        }
    }

    /// - Throws: `DecodingError`, or `CocoaError` for a file that is too large.
    static func products(in data: Data) throws -> [Product] { try file(in: data).all }

    /// - Throws: `DecodingError`, or `CocoaError` for a file that is too large.
    static func file(in data: Data) throws -> ProductFile {
        guard data.count <= byteCountMax else { throw CocoaError(.fileReadTooLarge) }
        return try JSONDecoder().decode(ProductFile.self, from: data)
    }
}

extension Product.ProductType: Decodable {
    /// Reads a type as the file names it.
    public init(from decoder: any Decoder) throws {
        switch try decoder.singleValueContainer().decode(String.self) {
        case "Consumable": self = .consumable
        case "NonConsumable": self = .nonConsumable
        case "NonRenewingSubscription": self = .nonRenewable
        case "RecurringSubscription": self = .autoRenewable
        case let name: self.init(rawValue: name)
        }
    }
}

extension Product {
    /// - Parameter group: identifier of the subscription's group; nil for what is in none.
    fileprivate init(_ entry: ProductFile.Entry, group: String?, _ locale: Locale) {
        let words = entry.localizations ?? []
        let language = Bundle.main.preferredLocalizations.first ?? "en"
        let chosen = words.first { $0.locale?.hasPrefix(language) == true } ?? words.first
        let price = entry.displayPrice.flatMap { Decimal(string: $0) } ?? 0
        let period = entry.recurringSubscriptionPeriod.flatMap { SubscriptionPeriod($0) } ?? .monthly
        self.init(
            id: entry.productID, type: entry.type,
            displayName: chosen?.displayName ?? entry.referenceName ?? entry.productID,
            description: chosen?.description ?? "", price: price,
            displayPrice: price.formatted(.currency(code: locale.currency?.identifier ?? "USD").locale(locale)),
            subscription: group.map { SubscriptionInfo(subscriptionGroupID: $0, subscriptionPeriod: period) },
            isFamilyShareable: entry.familyShareable ?? false, priceLocale: locale)
    }
}

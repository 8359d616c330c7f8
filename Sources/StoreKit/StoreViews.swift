public import SwiftUI

/// Asks for a review of the app. Source: developer.apple.com/documentation/storekit/requestreviewaction
@MainActor public struct RequestReviewAction: Sendable {
    @available(*, deprecated, message: "requestReview has no effect in Parley: there is no shop.")
    public func callAsFunction() {}
}

/// Source: developer.apple.com/documentation/storekit/skstorereviewcontroller
public enum SKStoreReviewController {
    @available(*, deprecated, message: "requestReview has no effect in Parley: there is no shop.")
    public static func requestReview() {}
}

/// Buys a product. Source: developer.apple.com/documentation/storekit/purchaseaction
@MainActor public struct PurchaseAction: Sendable {
    public func callAsFunction(
        _ product: Product, options: Set<Product.PurchaseOption> = []
    ) async throws -> Product.PurchaseResult { try await product.purchase(options: options) }
}

extension EnvironmentValues {
    /// Source: developer.apple.com/documentation/swiftui/environmentvalues/requestreview
    @MainActor public var requestReview: RequestReviewAction { RequestReviewAction() }
    /// Source: developer.apple.com/documentation/swiftui/environmentvalues/purchase
    @MainActor public var purchase: PurchaseAction { PurchaseAction() }
}

/// Shows a product of the bundle's list with a button that buys it, or that it cannot be bought. Icons are not shown.
///
/// Source: developer.apple.com/documentation/storekit/productview
public struct ProductView<Icon: View, PlaceholderIcon: View>: View {
    private let id: String

    public init(id productID: String, prefersPromotionalIcon: Bool = false)
    where Icon == EmptyView, PlaceholderIcon == EmptyView { id = productID }
    public init(
        id productID: String, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon
    ) where PlaceholderIcon == EmptyView { id = productID }

    public var body: some View { Shelf(ids: [id]) }
}

/// Shows products of the bundle's list with buttons that buy them, or that they cannot be bought. Icons are not shown.
///
/// Source: developer.apple.com/documentation/storekit/storeview
public struct StoreView<Icon: View, PlaceholderIcon: View>: View {
    private let ids: [String]

    public init<IDs: Collection>(ids: IDs, prefersPromotionalIcon: Bool = false)
    where IDs.Element == String, Icon == EmptyView, PlaceholderIcon == EmptyView { self.ids = Array(ids) }

    public var body: some View { Shelf(ids: ids) }
}

/// Rows of the products that are there.
private struct Shelf: View {
    @State private var bought: Set<String> = []
    private let products: [Product]

    @Environment(\.locale) private var locale

    init(ids: [String]) {
        let known = ProductFile.ownProducts
        self.init(ids.compactMap { id in known.first { $0.id == id } })
    }

    init(_ products: [Product]) { self.products = products }

    var body: some View {
        if products.isEmpty { NoShop() } else { VStack(spacing: 16) { ForEach(products) { row($0) } } }
    }

    private func row(_ product: Product) -> some View {
        HStack {
            VStack(alignment: .leading) {
                Text(product.displayName).font(.headline)
                if let period = product.subscription?.subscriptionPeriod { Text(period.words(in: locale)) }
                if !product.description.isEmpty { Text(product.description).foregroundStyle(.secondary) }
            }
            Spacer()
            Button(product.displayPrice) { buy(product) }
                .buttonStyle(.bordered)
                .disabled(bought.contains(product.id))
        }
    }

    private func buy(_ product: Product) {
        Task {
            guard case .success = try? await product.purchase() else { return }
            if product.type != .consumable { bought.insert(product.id) }
        }
    }
}

/// Shows the subscriptions of a group of the bundle's list, with their prices and how long each lasts, and buttons that buy them; or that
/// they cannot be bought. What is bought stays: nothing is renewed.
///
/// Source: developer.apple.com/documentation/storekit/subscriptionstoreview
public struct SubscriptionStoreView<Content: View>: View {
    private let products: [Product]
    private let content: Content?

    public init(groupID: String) where Content == EmptyView {
        self.init(Self.products(ofGroup: groupID), nil)
    }

    public init<IDs: Collection>(productIDs: IDs) where IDs.Element == String, Content == EmptyView {
        let wanted = Set(productIDs)
        self.init(ProductFile.ownProducts.filter { wanted.contains($0.id) }, nil)
    }

    public init(groupID: String, @ViewBuilder marketingContent: () -> Content) {
        self.init(Self.products(ofGroup: groupID), marketingContent())
    }

    init(_ products: [Product], _ content: Content?) {
        self.products = products.filter { $0.subscription != nil }
        self.content = content
    }

    private static func products(ofGroup id: String) -> [Product] {
        ProductFile.ownProducts.filter { $0.subscription?.subscriptionGroupID == id }
    }

    public var body: some View {
        VStack(spacing: 16) {
            content
            Shelf(products)
        }
    }
}

/// Stands where products would be.
private struct NoShop: View {
    var body: some View {
        ContentUnavailableView(
            "Store Unavailable", systemImage: "cart", description: Text("Nothing can be bought in this app here."))
    }
}

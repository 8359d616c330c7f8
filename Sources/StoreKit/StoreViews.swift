public import SwiftUI
import UIKit

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

/// Shows products of the bundle's list with buttons that buy them, or that they cannot be bought.
///
/// Source: developer.apple.com/documentation/storekit/storeview
public struct StoreView<Icon: View, PlaceholderIcon: View>: View {
    private let products: [Product]
    private let icon: (Product) -> Icon

    public init<IDs: Collection>(ids: IDs, prefersPromotionalIcon: Bool = false)
    where IDs.Element == String, Icon == EmptyView, PlaceholderIcon == EmptyView {
        self.init(Array(ids)) { _ in EmptyView() }
    }

    public init<IDs: Collection>(
        ids: IDs, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: @escaping (Product) -> Icon
    ) where IDs.Element == String, PlaceholderIcon == EmptyView { self.init(Array(ids), icon) }

    public init<IDs: Collection>(
        ids: IDs, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: @escaping (Product) -> Icon,
        @ViewBuilder placeholderIcon: () -> PlaceholderIcon
    ) where IDs.Element == String { self.init(Array(ids), icon) }

    private init(_ ids: [String], _ icon: @escaping (Product) -> Icon) {
        let known = ProductFile.ownProducts
        products = ids.compactMap { id in known.first { $0.id == id } }
        self.icon = icon
    }

    public var body: some View {
        if products.isEmpty {
            NoShop()
        } else {
            VStack(spacing: 16) {
                ForEach(products) { product in ProductView(product) { icon(product) } }
            }
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

    /// - Parameter visibleRelationships: is ignored: all subscriptions of the group are shown.
    public init(
        groupID: String, visibleRelationships: Product.SubscriptionRelationship
    ) where Content == EmptyView { self.init(groupID: groupID) }

    public init(
        groupID: String, visibleRelationships: Product.SubscriptionRelationship,
        @ViewBuilder marketingContent: () -> Content
    ) { self.init(groupID: groupID, marketingContent: marketingContent) }

    public init<IDs: Collection>(
        productIDs: IDs, @ViewBuilder marketingContent: () -> Content
    ) where IDs.Element == String {
        let wanted = Set(productIDs)
        self.init(ProductFile.ownProducts.filter { wanted.contains($0.id) }, marketingContent())
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

    @Environment(\.storeButtons) private var buttons
    @Environment(\.systemWords) private var words

    public var body: some View {
        VStack(spacing: 16) {
            content
            if products.isEmpty {
                NoShop()
            } else {
                ForEach(products) { ProductView($0) }
                if buttons[.restorePurchases] == .visible {
                    Button(words[.restorePurchases]) { Task { try? await AppStore.sync() } }
                }
            }
        }
    }
}

/// Stands where products would be.
struct NoShop: View {
    @Environment(\.systemWords) private var words

    var body: some View {
        ContentUnavailableView(
            words[.storeUnavailable], systemImage: "cart", description: Text(words[.nothingToBuy]))
    }
}

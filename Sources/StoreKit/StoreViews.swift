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
    @available(*, deprecated, message: "purchase has no effect in Parley: there is no shop, and it is cancelled.")
    public func callAsFunction(
        _ product: Product, options: Set<Product.PurchaseOption> = []
    ) async throws -> Product.PurchaseResult { .userCancelled }
}

extension EnvironmentValues {
    /// Source: developer.apple.com/documentation/swiftui/environmentvalues/requestreview
    @MainActor public var requestReview: RequestReviewAction { RequestReviewAction() }
    /// Source: developer.apple.com/documentation/swiftui/environmentvalues/purchase
    @MainActor public var purchase: PurchaseAction { PurchaseAction() }
}

/// Shows a product: here that it cannot be bought.
///
/// Source: developer.apple.com/documentation/storekit/productview
public struct ProductView<Icon: View, PlaceholderIcon: View>: View {
    public init(id productID: String, prefersPromotionalIcon: Bool = false)
    where Icon == EmptyView, PlaceholderIcon == EmptyView {}
    public init(
        id productID: String, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon
    ) where PlaceholderIcon == EmptyView {}
    public var body: some View { NoShop() }
}

/// Shows products: here that they cannot be bought.
///
/// Source: developer.apple.com/documentation/storekit/storeview
public struct StoreView<Icon: View, PlaceholderIcon: View>: View {
    public init<IDs: Collection>(ids: IDs, prefersPromotionalIcon: Bool = false)
    where IDs.Element == String, Icon == EmptyView, PlaceholderIcon == EmptyView {}
    public var body: some View { NoShop() }
}

/// Shows subscriptions: here that they cannot be bought.
///
/// Source: developer.apple.com/documentation/storekit/subscriptionstoreview
public struct SubscriptionStoreView<Content: View>: View {
    public init(groupID: String) where Content == EmptyView {}
    public init<IDs: Collection>(productIDs: IDs) where IDs.Element == String, Content == EmptyView {}
    public init(groupID: String, @ViewBuilder marketingContent: () -> Content) {}
    public var body: some View { NoShop() }
}

/// Stands where products would be.
private struct NoShop: View {
    var body: some View {
        ContentUnavailableView(
            "Store Unavailable", systemImage: "cart", description: Text("Nothing can be bought in this app here."))
    }
}

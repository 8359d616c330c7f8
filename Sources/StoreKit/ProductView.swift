public import SwiftUI

/// Shows a product of the bundle's list with a button that buys it, or that it cannot be bought.
///
/// Source: developer.apple.com/documentation/storekit/productview
public struct ProductView<Icon: View, PlaceholderIcon: View>: View {
    private let product: Product?
    private let icon: Icon
    @Environment(\.productStyle) private var style
    @Environment(\.purchaseEvents) private var events
    @State private var owned = false

    init(_ product: Product?, _ icon: Icon) { (self.product, self.icon) = (product, icon) }

    init(_ id: String, _ icon: Icon) { self.init(ProductFile.ownProducts.first { $0.id == id }, icon) }

    public init(id productID: String, prefersPromotionalIcon: Bool = false)
    where Icon == EmptyView, PlaceholderIcon == EmptyView { self.init(productID, EmptyView()) }

    public init(
        id productID: String, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon
    ) where PlaceholderIcon == EmptyView { self.init(productID, icon()) }

    /// - Parameter placeholderIcon: is not shown: the list is there at once.
    public init(
        id productID: String, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon,
        @ViewBuilder placeholderIcon: () -> PlaceholderIcon
    ) { self.init(productID, icon()) }

    public init(_ product: Product, prefersPromotionalIcon: Bool = false)
    where Icon == EmptyView, PlaceholderIcon == EmptyView { self.init(product, EmptyView()) }

    public init(_ product: Product, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon)
    where PlaceholderIcon == EmptyView { self.init(product, icon()) }

    /// Shows a product as the style around does.
    public init(_ configuration: ProductViewStyleConfiguration)
    where Icon == ProductViewStyleConfiguration.Icon, PlaceholderIcon == EmptyView {
        self.init(configuration.product, configuration.icon)
    }

    public var body: some View {
        if let product {
            (style ?? AnyProductStyle(AutomaticProductViewStyle())).makeBody(configuration(product)).task {
                await readOwned(product)
            }
        } else {
            NoShop()
        }
    }

    private func configuration(_ product: Product) -> ProductViewStyleConfiguration {
        ProductViewStyleConfiguration(
            state: .success(product), icon: .init(AnyView(icon)), hasCurrentEntitlement: owned,
            product: product, buy: { buy(product) })
    }

    private func readOwned(_ product: Product) async {
        owned = await Transaction.currentEntitlement(for: product.id) != nil
    }

    private func buy(_ product: Product) {
        Task {
            await events.start?(product)
            let result: Result<Product.PurchaseResult, any Error>
            do { result = .success(try await product.purchase()) } catch { result = .failure(error) }
            await readOwned(product)
            await events.completion?(product, result)
        }
    }
}

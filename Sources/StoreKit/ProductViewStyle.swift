public import SwiftUI

/// How a product is drawn. Source: developer.apple.com/documentation/storekit/productviewstyle
@MainActor @preconcurrency public protocol ProductViewStyle {
    typealias Configuration = ProductViewStyleConfiguration
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// A product to draw. Source: developer.apple.com/documentation/storekit/productviewstyleconfiguration
@MainActor @preconcurrency public struct ProductViewStyleConfiguration {
    /// Source: developer.apple.com/documentation/storekit/product/taskstate
    public typealias State = Product.TaskState

    /// The product's icon.
    public struct Icon: View {
        private let icon: AnyView
        init(_ icon: AnyView) { self.icon = icon }
        public var body: some View { icon }
    }

    public let state: State
    public let icon: Icon
    /// Whether the person has bought the product, and has it still.
    public let hasCurrentEntitlement: Bool
    let product: Product
    let buy: @MainActor () -> Void

    public var descriptionVisibility: Visibility { .automatic }

    /// Asks the person whether to buy the product.
    public func purchase() { buy() }
}

extension Product {
    /// State of loading a product, which is there at once.
    ///
    /// Source: developer.apple.com/documentation/storekit/product/taskstate
    public enum TaskState: Sendable {
        case loading, unavailable
        case failure(any Error)
        case success(Product)

        public var product: Product? { if case .success(let product) = self { product } else { nil } }
    }

    /// State of loading several products, which are there at once.
    ///
    /// Source: developer.apple.com/documentation/storekit/product/collectiontaskstate
    public enum CollectionTaskState: Sendable {
        case loading
        case failure(any Error)
        case success([Product], unavailable: [Product.ID])

        public var products: [Product] { if case .success(let products, _) = self { products } else { [] } }
        public var unavailableIDs: [Product.ID] { if case .success(_, let ids) = self { ids } else { [] } }
    }
}

/// Picture, words and a button with the price. Source: developer.apple.com/documentation/storekit/regularproductviewstyle
public struct RegularProductViewStyle: ProductViewStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        ProductRow(configuration: configuration, isCompact: false)
    }
}

/// Source: developer.apple.com/documentation/storekit/automaticproductviewstyle
public struct AutomaticProductViewStyle: ProductViewStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        ProductRow(configuration: configuration, isCompact: false)
    }
}

/// One line. Source: developer.apple.com/documentation/storekit/compactproductviewstyle
public struct CompactProductViewStyle: ProductViewStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        ProductRow(configuration: configuration, isCompact: true)
    }
}

/// The picture above the words. Source: developer.apple.com/documentation/storekit/largeproductviewstyle
public struct LargeProductViewStyle: ProductViewStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 12) {
            configuration.icon.frame(maxHeight: 160)
            ProductRow(configuration: configuration, isCompact: false, showsIcon: false)
        }
    }
}

extension ProductViewStyle where Self == AutomaticProductViewStyle { public static var automatic: Self { Self() } }
extension ProductViewStyle where Self == RegularProductViewStyle { public static var regular: Self { Self() } }
extension ProductViewStyle where Self == CompactProductViewStyle { public static var compact: Self { Self() } }
extension ProductViewStyle where Self == LargeProductViewStyle { public static var large: Self { Self() } }

/// Icon, name, description and price of a product.
private struct ProductRow: View {
    let configuration: ProductViewStyleConfiguration
    let isCompact: Bool
    var showsIcon = true
    @Environment(\.locale) private var locale

    var body: some View {
        let product = configuration.product
        HStack {
            if showsIcon { configuration.icon.frame(maxWidth: isCompact ? 32 : 56, maxHeight: isCompact ? 32 : 56) }
            VStack(alignment: .leading) {
                Text(product.displayName).font(isCompact ? .body : .headline)
                if let period = product.subscription?.subscriptionPeriod { Text(period.words(in: locale)) }
                if !isCompact, !product.description.isEmpty {
                    Text(product.description).foregroundStyle(.secondary)
                }
            }
            Spacer()
            Button(product.displayPrice) { configuration.purchase() }
                .buttonStyle(.bordered)
                .disabled(configuration.hasCurrentEntitlement && product.type != .consumable)
        }
    }
}

/// A style without its type.
@MainActor struct AnyProductStyle {
    let makeBody: @MainActor (ProductViewStyleConfiguration) -> AnyView
    init(_ style: some ProductViewStyle) { makeBody = { AnyView(style.makeBody(configuration: $0)) } }
}

extension EnvironmentValues {
    @Entry var productStyle: AnyProductStyle?
}

extension View {
    /// Source: developer.apple.com/documentation/swiftui/view/productviewstyle(_:)
    public func productViewStyle(_ style: some ProductViewStyle) -> some View {
        environment(\.productStyle, AnyProductStyle(style))
    }

    @available(*, deprecated, message: "productDescription has no effect in Parley: compact rows have no description.")
    public func productDescription(_ visibility: Visibility) -> some View { self }
}

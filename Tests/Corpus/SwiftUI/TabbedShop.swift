import StoreKit
import SwiftUI

struct ShopProduct: Identifiable, Hashable {
    let id: String
    var name: String
    var price: Decimal
    var category: String
}

@Observable
final class Cart {
    var lines: [ShopProduct: Int] = [:]
    var total: Decimal { lines.reduce(0) { $0 + $1.key.price * Decimal($1.value) } }
    var count: Int { lines.values.reduce(0, +) }

    func add(_ product: ShopProduct) { lines[product, default: 0] += 1 }
}

extension EnvironmentValues {
    @Entry var shopCurrency = "USD"
    @Entry var onPurchase: (ShopProduct) -> Void = { _ in }
}

struct TabbedShop: View {
    enum Section: Hashable { case browse, cart, account, search }

    @State private var cart = Cart()
    @State private var tab = Section.browse
    @State private var query = ""
    @Environment(\.requestReview) private var requestReview
    @AppStorage("purchases") private var purchases = 0

    let products = [
        ShopProduct(id: "a", name: "Mug", price: 12.5, category: "Kitchen"),
        ShopProduct(id: "b", name: "Poster", price: 24, category: "Art"),
    ]

    var body: some View {
        TabView(selection: $tab) {
            Tab("Browse", systemImage: "bag", value: .browse) {
                NavigationStack {
                    ProductGrid(products: products)
                        .navigationTitle("Shop")
                }
            }
            Tab("Cart", systemImage: "cart", value: .cart) {
                CartScreen()
            }
            .badge(cart.count)
            TabSection("You") {
                Tab("Account", systemImage: "person", value: Section.account) { Text("Account") }
            }
            Tab(value: .search, role: .search) {
                NavigationStack { List(products.filter { $0.name.contains(query) }) { Text($0.name) } }
                    .searchable(text: $query)
            }
        }
        .tabViewStyle(.sidebarAdaptable)
        .environment(cart)
        .environment(\.shopCurrency, Locale.current.currency?.identifier ?? "USD")
        .environment(\.onPurchase) { _ in
            purchases += 1
            if purchases == 3 { requestReview() }
        }
    }
}

struct ProductGrid: View {
    let products: [ShopProduct]
    @Environment(Cart.self) private var cart
    @Environment(\.shopCurrency) private var currency

    var body: some View {
        ScrollView {
            LazyVGrid(columns: [.init(.flexible()), .init(.flexible())]) {
                ForEach(products) { product in
                    VStack {
                        ContainerRelativeShape().fill(.tint.opacity(0.2)).aspectRatio(1, contentMode: .fit)
                        Text(product.name)
                        Text(product.price, format: .currency(code: currency))
                            .font(.subheadline.monospacedDigit())
                        Button("Add", systemImage: "plus") { cart.add(product) }
                            .buttonStyle(.borderedProminent)
                            .controlSize(.small)
                            .buttonRepeatBehavior(.enabled)
                    }
                    .padding()
                    .background(.background.secondary, in: RoundedRectangle(cornerRadius: 12))
                }
            }
        }
    }
}

struct CartScreen: View {
    @Environment(Cart.self) private var cart
    @Environment(\.shopCurrency) private var currency
    @Environment(\.onPurchase) private var onPurchase

    var body: some View {
        @Bindable var cart = cart
        List {
            ForEach(cart.lines.keys.sorted { $0.name < $1.name }) { product in
                Stepper(
                    "\(product.name) × \(cart.lines[product] ?? 0)",
                    value: Binding(get: { cart.lines[product] ?? 0 }, set: { cart.lines[product] = $0 }), in: 0...20)
            }
            LabeledContent("Total") { Text(cart.total, format: .currency(code: currency)).bold() }
            Button("Buy") { cart.lines.keys.forEach(onPurchase) }
        }
        .headerProminence(.increased)
        .listSectionSpacing(.compact)
        .listRowSpacing(8)
    }
}

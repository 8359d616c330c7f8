import SwiftUI

struct Product: Identifiable {
    let id: Int
    var name: String
    var price: Decimal
    var rating: Int
    var stock: Int
}

struct RatingView: View {
    @Binding var rating: Int
    var maximum = 5

    var body: some View {
        HStack {
            ForEach(1...maximum, id: \.self) { number in
                Image(systemName: number <= rating ? "star.fill" : "star")
                    .foregroundStyle(number <= rating ? .yellow : .gray)
                    .onTapGesture { rating = number }
            }
        }
        .accessibilityRepresentation {
            Slider(value: Binding(get: { Double(rating) }, set: { rating = Int($0) }), in: 0...Double(maximum), step: 1) {
                Text("Rating")
            }
        }
    }
}

struct AccessibleStore: View {
    @State private var products = [
        Product(id: 1, name: "Lamp", price: 19.99, rating: 4, stock: 3),
        Product(id: 2, name: "Chair", price: 49, rating: 3, stock: 0),
    ]
    @State private var sold: [Int] = []
    @AccessibilityFocusState private var focused: Int?
    @Namespace private var rotor
    @Environment(\.accessibilityDifferentiateWithoutColor) private var differentiate
    @Environment(\.accessibilityInvertColors) private var invert
    @Environment(\.accessibilityVoiceOverEnabled) private var voiceOver
    @Environment(\.accessibilityShowButtonShapes) private var shapes
    @Environment(\.accessibilityEnabled) private var isAssisted
    @Environment(\.accessibilitySwitchControlEnabled) private var switchControl
    @Environment(\.accessibilityPlayAnimatedImages) private var playsImages
    @Environment(\.accessibilityDimFlashingLights) private var dims
    @Environment(\.dynamicTypeSize.isAccessibilitySize) private var isLarge

    var body: some View {
        let layout = isLarge ? AnyLayout(VStackLayout(alignment: .leading, spacing: 10)) : AnyLayout(HStackLayout())
        List {
            ForEach($products) { $product in
                layout {
                    VStack(alignment: .leading) {
                        Text(product.name)
                            .font(.headline)
                            .accessibilityHeading(.h3)
                        Text(product.price, format: .currency(code: "USD"))
                            .accessibilityLabel("Price")
                            .accessibilityValue(Text(product.price, format: .currency(code: "USD")))
                    }
                    RatingView(rating: $product.rating)
                    stock(of: product)
                    Button("Buy") { buy(product) }
                        .accessibilityLabel(Text("Buy \(product.name)"))
                        .accessibilityHint(Text("Adds it to the cart"))
                        .accessibilityInputLabels([Text("Buy"), Text(product.name)])
                        .accessibilityRemoveTraits(.isSelected)
                        .accessibilityRespondsToUserInteraction(product.stock > 0)
                        .accessibilityShowsLargeContentViewer { Label("Buy", systemImage: "cart") }
                        .disabled(product.stock == 0)
                }
                .accessibilityFocused($focused, equals: product.id)
                .accessibilityElement(children: .contain)
                .accessibilityActions {
                    Button("Restock") { product.stock += 1 }
                    Button("Remove") { products.removeAll { $0.id == product.id } }
                }
                .accessibilityAction(.escape) { focused = nil }
                .accessibilityAction(.magicTap) { buy(product) }
                .accessibilityScrollAction { edge in
                    if edge == .bottom { focused = products.last?.id }
                }
                .accessibilityCustomContent("Stock", "\(product.stock)", importance: .high)
                .accessibilityRotorEntry(id: product.id, in: rotor)
            }
        }
        .accessibilityRotor("In stock") {
            ForEach(products.filter { $0.stock > 0 }) { product in
                AccessibilityRotorEntry(product.name, product.id, in: rotor)
            }
        }
        .accessibilityIgnoresInvertColors(invert)
        .safeAreaInset(edge: .bottom) {
            VStack {
                Text("\(sold.count) sold")
                    .accessibilityHidden(sold.isEmpty)
                    .accessibilityLabeledPair(role: .content, id: "sold", in: rotor)
                Image(decorative: "banner").accessibility(hidden: true)
                if voiceOver || isAssisted || switchControl { Text("Assisted") }
                if playsImages && !dims { ProgressView() }
            }
        }
        .onChange(of: sold) { _, _ in
            AccessibilityNotification.Announcement("Sold").post()
        }
        .accessibilityZoomAction { action in
            switch action.direction {
            case .zoomIn: sold.append(0)
            case .zoomOut: sold.removeAll()
            @unknown default: break
            }
        }
        .accessibilityDirectTouch(options: .silentOnTouch)
        .accessibilityChartDescriptorIfNeeded()
    }

    @ViewBuilder
    private func stock(of product: Product) -> some View {
        let isOut = product.stock == 0
        Label {
            Text(isOut ? "Sold out" : "In stock")
        } icon: {
            Image(systemName: isOut ? "xmark" : "checkmark")
                .opacity(differentiate ? 1 : 0)
        }
        .foregroundStyle(isOut ? .red : .green)
        .underline(shapes)
        .accessibilityElement(children: .combine)
        .speechAnnouncementsQueued()
    }

    private func buy(_ product: Product) {
        guard let index = products.firstIndex(where: { $0.id == product.id }) else { return }
        products[index].stock -= 1
        sold.append(product.id)
        focused = product.id
    }
}

private extension View {
    func accessibilityChartDescriptorIfNeeded() -> some View { accessibilityIdentifier("store") }
}

#Preview { AccessibleStore() }

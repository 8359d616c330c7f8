public import SwiftUI

/// Functions that are called around purchases of the store's views.
struct PurchaseEvents {
    var start: (@MainActor (Product) async -> Void)?
    var completion: (@MainActor (Product, Result<Product.PurchaseResult, any Error>) async -> Void)?
}

extension EnvironmentValues {
    @Entry var purchaseEvents = PurchaseEvents()
    @Entry var storeButtons: [StoreButtonKind: Visibility] = [:]
}

/// A button of a store's view. Source: developer.apple.com/documentation/storekit/storebuttonkind
public struct StoreButtonKind: Hashable, Sendable {
    private let name: String
    public static let restorePurchases = StoreButtonKind(name: "restorePurchases")
    public static let redeemCode = StoreButtonKind(name: "redeemCode")
    public static let cancellation = StoreButtonKind(name: "cancellation")
    public static let signIn = StoreButtonKind(name: "signIn")
    public static let policies = StoreButtonKind(name: "policies")
}

/// State of a task that reads something of a store.
///
/// Source: developer.apple.com/documentation/storekit/entitlementtaskstate
public enum EntitlementTaskState<Value: Sendable>: Sendable {
    case loading
    case failure(any Error)
    case success(Value)

    public var value: Value? { if case .success(let value) = self { value } else { nil } }
    public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }

    public func map<New: Sendable>(_ transform: (Value) -> New) -> EntitlementTaskState<New> {
        switch self {
        case .loading: .loading
        case .failure(let error): .failure(error)
        case .success(let value): .success(transform(value))
        }
    }
}

extension View {
    /// Calls the action before a store's view in this one asks whether to buy.
    /// Source: developer.apple.com/documentation/swiftui/view/oninapppurchasestart(perform:)
    public func onInAppPurchaseStart(perform action: (@MainActor (Product) async -> Void)?) -> some View {
        transformEnvironment(\.purchaseEvents) { $0.start = action }
    }

    /// Calls the action after a store's view in this one has asked whether to buy.
    /// Source: developer.apple.com/documentation/swiftui/view/oninapppurchasecompletion(perform:)
    public func onInAppPurchaseCompletion(
        perform action: (@MainActor (Product, Result<Product.PurchaseResult, any Error>) async -> Void)?
    ) -> some View { transformEnvironment(\.purchaseEvents) { $0.completion = action } }

    /// Tells of the purchases of a group's subscriptions: when the view appears.
    /// Source: developer.apple.com/documentation/swiftui/view/subscriptionstatustask(for:priority:action:)
    public func subscriptionStatusTask(
        for groupID: String, priority: TaskPriority = .medium,
        action: @escaping (EntitlementTaskState<[Product.SubscriptionInfo.Status]>) async -> Void
    ) -> some View {
        task(id: groupID, priority: priority) {
            await action(.loading)
            await action(.success(await Product.SubscriptionInfo.statuses(ofGroup: groupID)))
        }
    }

    /// Tells whether the person has bought a product: when the view appears.
    /// Source: developer.apple.com/documentation/swiftui/view/currententitlementtask(for:priority:action:)
    public func currentEntitlementTask(
        for productID: String, priority: TaskPriority = .medium,
        action: @escaping (EntitlementTaskState<VerificationResult<Transaction>?>) async -> Void
    ) -> some View {
        task(id: productID, priority: priority) {
            await action(.loading)
            await action(.success(await Transaction.currentEntitlement(for: productID)))
        }
    }

    /// Tells of the products of the bundle's list that have these identifiers: when the view appears.
    /// Source: developer.apple.com/documentation/swiftui/view/storeproductstask(for:priority:action:)
    public func storeProductTask(
        for id: String, priority: TaskPriority = .medium, action: @escaping (Product.TaskState) async -> Void
    ) -> some View {
        task(id: id, priority: priority) {
            let product = ProductFile.ownProducts.first { $0.id == id }
            await action(product.map { .success($0) } ?? .unavailable)
        }
    }

    /// Tells of the products of the bundle's list that have these identifiers, and of the identifiers that it lacks.
    /// Source: developer.apple.com/documentation/swiftui/view/storeproductstask(for:priority:action:)
    public func storeProductsTask(
        for ids: some Collection<String> & Sendable, priority: TaskPriority = .medium,
        action: @escaping (Product.CollectionTaskState) async -> Void
    ) -> some View {
        task(id: Array(ids), priority: priority) {
            let found = ProductFile.ownProducts.filter { ids.contains($0.id) }
            let known = Set(found.map(\.id))
            await action(.success(found, unavailable: ids.filter { !known.contains($0) }))
        }
    }

    /// Shows or hides buttons of a store's view.
    ///
    /// Partly: that which restores purchases; there are no others.
    /// Source: developer.apple.com/documentation/swiftui/view/storebutton(_:for:)
    public func storeButton(_ visibility: Visibility, for buttonKinds: StoreButtonKind...) -> some View {
        transformEnvironment(\.storeButtons) { buttons in
            for kind in buttonKinds { buttons[kind] = visibility }
        }
    }

    @available(*, deprecated, message: "manageSubscriptionsSheet has no effect in Parley: nothing is renewed.")
    public func manageSubscriptionsSheet(isPresented: Binding<Bool>) -> some View { self }

    @available(*, deprecated, message: "manageSubscriptionsSheet has no effect in Parley: nothing is renewed.")
    public func manageSubscriptionsSheet(isPresented: Binding<Bool>, subscriptionGroupID: String) -> some View { self }

    @available(*, deprecated, message: "refundRequestSheet has no effect in Parley: nothing is charged.")
    public func refundRequestSheet(
        for transactionID: Transaction.ID, isPresented: Binding<Bool>,
        onDismiss: ((Result<Transaction.RefundRequestStatus, Transaction.RefundRequestError>) -> Void)? = nil
    ) -> some View { self }

    @available(*, deprecated, message: "offerCodeRedemption has no effect in Parley: there are no codes.")
    public func offerCodeRedemption(
        isPresented: Binding<Bool>, onCompletion: @escaping (Result<Void, any Error>) -> Void = { _ in }
    ) -> some View { self }

    @available(
        *, deprecated, message: "subscriptionStoreButtonLabel has no effect in Parley: buttons say the price."
    )
    public func subscriptionStoreButtonLabel(_ label: SubscriptionStoreButtonLabel) -> some View { self }

    @available(
        *, deprecated, message: "subscriptionStorePickerItemBackground has no effect in Parley: items are rows."
    )
    public func subscriptionStorePickerItemBackground<S: ShapeStyle>(_ backgroundStyle: S) -> some View { self }

    @available(*, deprecated, message: "subscriptionStoreControlStyle has no effect in Parley: items are rows.")
    public func subscriptionStoreControlStyle(_ style: some SubscriptionStoreControlStyle) -> some View { self }

    @available(
        *, deprecated, message: "subscriptionStoreControlBackground has no effect in Parley: items are rows."
    )
    public func subscriptionStoreControlBackground<S: ShapeStyle>(_ style: S) -> some View { self }

    @available(*, deprecated, message: "subscriptionStorePolicyDestination has no effect in Parley.")
    public func subscriptionStorePolicyDestination(
        url: URL, for button: SubscriptionStorePolicyKind
    ) -> some View { self }

    @available(*, deprecated, message: "appStoreOverlay has no effect in Parley: there is no shop.")
    public func appStoreOverlay(
        isPresented: Binding<Bool>, configuration: @escaping () -> Any
    ) -> some View { self }
}

/// Source: developer.apple.com/documentation/storekit/subscriptionstorebuttonlabel
public struct SubscriptionStoreButtonLabel: Hashable, Sendable {
    private let name: String
    public static let automatic = SubscriptionStoreButtonLabel(name: "automatic")
    public static let singleLine = SubscriptionStoreButtonLabel(name: "singleLine")
    public static let multiline = SubscriptionStoreButtonLabel(name: "multiline")
    public static let displayName = SubscriptionStoreButtonLabel(name: "displayName")
    public static let action = SubscriptionStoreButtonLabel(name: "action")
    public static let price = SubscriptionStoreButtonLabel(name: "price")
    public var displayName: Self { self }
    public var action: Self { self }
    public var price: Self { self }
}

/// Source: developer.apple.com/documentation/storekit/subscriptionstorepolicykind
public enum SubscriptionStorePolicyKind: Hashable, Sendable { case termsOfService, privacyPolicy }

/// Source: developer.apple.com/documentation/storekit/subscriptionstorecontrolstyle
public protocol SubscriptionStoreControlStyle: Sendable {}

/// A style of a subscription store's controls, which are rows whatever it is.
public struct NamedSubscriptionStoreControlStyle: SubscriptionStoreControlStyle, Hashable {}

extension SubscriptionStoreControlStyle where Self == NamedSubscriptionStoreControlStyle {
    public static var automatic: Self { Self() }
    public static var buttons: Self { Self() }
    public static var picker: Self { Self() }
    public static var prominentPicker: Self { Self() }
    public static var compactPicker: Self { Self() }
    public static var pagedPicker: Self { Self() }
    public static var pagedProminentPicker: Self { Self() }
}

extension ContainerBackgroundPlacement {
    public static var subscriptionStore: ContainerBackgroundPlacement { .navigation }
    public static var subscriptionStoreHeader: ContainerBackgroundPlacement { .navigation }
    public static var subscriptionStoreFullHeight: ContainerBackgroundPlacement { .navigation }
}

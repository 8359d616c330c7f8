public import Foundation
import Synchronization

/// Asks for products. Source: developer.apple.com/documentation/storekit/skrequest
open class SKRequest: NSObject, @unchecked Sendable {  // `delegate` is set before the start, as Apple asks for
    open weak var delegate: (any SKRequestDelegate)?
    private let isCancelled = Mutex(false)

    override public init() { super.init() }

    /// Has the delegate called on the main queue, unless the request is cancelled before.
    open func start() {
        DispatchQueue.main.async { [self] in
            guard !isCancelled.withLock(\.self) else { return }
            answer()
            delegate?.requestDidFinish(self)
        }
    }

    open func cancel() { isCancelled.withLock { $0 = true } }

    func answer() {}
}

/// Source: developer.apple.com/documentation/storekit/skrequestdelegate
public protocol SKRequestDelegate: AnyObject {
    func requestDidFinish(_ request: SKRequest)
    func request(_ request: SKRequest, didFailWithError error: any Error)
}

extension SKRequestDelegate {
    public func requestDidFinish(_ request: SKRequest) {}
    public func request(_ request: SKRequest, didFailWithError error: any Error) {}
}

/// Asks for products of the list in the app's bundle (`Product`).
///
/// Source: developer.apple.com/documentation/storekit/skproductsrequest
open class SKProductsRequest: SKRequest, @unchecked Sendable {
    private let identifiers: Set<String>
    private let products: [Product]

    public convenience init(productIdentifiers: Set<String>) {
        self.init(productIdentifiers, among: ProductFile.ownProducts)
    }

    init(_ identifiers: Set<String>, among products: [Product]) {
        (self.identifiers, self.products) = (identifiers, products)
        super.init()
    }

    override func answer() {
        let response = SKProductsResponse(identifiers, among: products)
        (delegate as? any SKProductsRequestDelegate)?.productsRequest(self, didReceive: response)
    }
}

/// Source: developer.apple.com/documentation/storekit/skproductsrequestdelegate
public protocol SKProductsRequestDelegate: SKRequestDelegate {
    func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}

/// Source: developer.apple.com/documentation/storekit/skproductsresponse
open class SKProductsResponse: NSObject, @unchecked Sendable {  // never changes after init
    /// Products that are there, in the order of the list.
    public let products: [SKProduct]
    public let invalidProductIdentifiers: [String]

    init(_ identifiers: Set<String>, among all: [Product]) {
        products = all.filter { identifiers.contains($0.id) }.map(SKProduct.init)
        invalidProductIdentifiers = identifiers.subtracting(all.map(\.id)).sorted()
    }
}

/// Source: developer.apple.com/documentation/storekit/skproduct
open class SKProduct: NSObject, @unchecked Sendable {  // never changes after init
    let product: Product

    init(_ product: Product) { self.product = product }

    public var productIdentifier: String { product.id }
    public var localizedTitle: String { product.displayName }
    public var localizedDescription: String { product.description }
    public var price: NSDecimalNumber { NSDecimalNumber(decimal: product.price) }
    public var priceLocale: Locale { product.priceLocale }
    public var subscriptionGroupIdentifier: String? { product.subscription?.subscriptionGroupID }
    public var isDownloadable: Bool { false }
}

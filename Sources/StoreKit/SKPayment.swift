public import Foundation

/// A wish to buy a product. Source: developer.apple.com/documentation/storekit/skpayment
open class SKPayment: NSObject, @unchecked Sendable {  // set before it is handed over
    public let productIdentifier: String
    public fileprivate(set) var quantity = 1
    public fileprivate(set) var applicationUsername: String?

    public init(product: SKProduct) { productIdentifier = product.productIdentifier }

    init(identifier: String) { productIdentifier = identifier }
}

/// Source: developer.apple.com/documentation/storekit/skmutablepayment
open class SKMutablePayment: SKPayment, @unchecked Sendable {
    override public var quantity: Int {
        get { super.quantity }
        set { super.quantity = newValue }
    }
    override public var applicationUsername: String? {
        get { super.applicationUsername }
        set { super.applicationUsername = newValue }
    }
}

/// Source: developer.apple.com/documentation/storekit/skpaymenttransactionstate
public enum SKPaymentTransactionState: Int, Sendable { case purchasing = 0, purchased, failed, restored, deferred }

/// Source: developer.apple.com/documentation/storekit/skpaymenttransaction
open class SKPaymentTransaction: NSObject, @unchecked Sendable {  // changes on the main queue alone
    public let payment: SKPayment
    public internal(set) var transactionState: SKPaymentTransactionState
    public internal(set) var transactionIdentifier: String?
    public internal(set) var transactionDate: Date?
    public internal(set) var error: (any Error)?
    /// The purchase that a restored transaction repeats; else nil.
    public internal(set) var original: SKPaymentTransaction?

    init(_ payment: SKPayment, _ state: SKPaymentTransactionState = .purchasing) {
        (self.payment, transactionState) = (payment, state)
    }

    /// Creates that of a purchase.
    convenience init(_ known: Transaction, _ state: SKPaymentTransactionState) {
        self.init(SKPayment(identifier: known.productID), state)
        describe(known)
        if state == .restored { original = SKPaymentTransaction(known, .purchased) }
    }

    func describe(_ known: Transaction) {
        (transactionIdentifier, transactionDate) = ("\(known.id)", known.purchaseDate)
    }
}

/// Error of a purchase. Source: developer.apple.com/documentation/storekit/skerror
public struct SKError: Error, CustomNSError, Hashable, Sendable {
    /// Source: developer.apple.com/documentation/storekit/skerror-swift.struct/code
    public enum Code: Int, Sendable {
        case unknown = 0, clientInvalid, paymentCancelled, paymentInvalid, paymentNotAllowed, storeProductNotAvailable
    }

    public let code: Code
    public init(_ code: Code) { self.code = code }

    public static var unknown: Code { .unknown }
    public static var clientInvalid: Code { .clientInvalid }
    public static var paymentCancelled: Code { .paymentCancelled }
    public static var paymentInvalid: Code { .paymentInvalid }
    public static var paymentNotAllowed: Code { .paymentNotAllowed }
    public static var storeProductNotAvailable: Code { .storeProductNotAvailable }

    public static var errorDomain: String { SKErrorDomain }
    public var errorCode: Int { code.rawValue }
    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: localizedDescription] }
    public var localizedDescription: String {
        switch code {
        case .paymentCancelled: "The purchase was cancelled."
        case .storeProductNotAvailable: "There is no such product."
        default: "The product could not be bought."
        }
    }
}

/// The name is Apple's. Source: developer.apple.com/documentation/storekit/skerrordomain
// swift-format-ignore: AlwaysUseLowerCamelCase
public let SKErrorDomain = "SKErrorDomain"

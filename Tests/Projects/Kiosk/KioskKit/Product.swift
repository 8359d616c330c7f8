//
//  Product.swift
//  KioskKit
//

import UIKit

@objc(KKProduct)
public class Product: NSObject, Codable {
    @objc public let name: String
    @objc public let price: Int

    public init(name: String, price: Int) {
        self.name = name
        self.price = price
    }

    @objc public var formattedPrice: String {
        let formatter = NumberFormatter()
        formatter.numberStyle = .currency
        formatter.currencyCode = "EUR"
        formatter.locale = Locale(identifier: "en_IE")
        return formatter.string(from: NSNumber(value: Double(price) / 100)) ?? "\(price)"
    }

    public static let all = [
        Product(name: "Newspaper", price: 280), Product(name: "Chewing gum", price: 90), Product(name: "Postcard", price: 120),
    ]

    public override func isEqual(_ object: Any?) -> Bool { (object as? Product)?.name == name }
    public override var hash: Int { name.hash }
}

//
//  Basket.swift
//  KioskKit
//

import Foundation

public protocol BasketDelegate: AnyObject {
    func basketDidChange(_ basket: Basket)
}

@objcMembers
public final class Basket: NSObject {
    public private(set) var counts: [String: Int] = [:]
    public dynamic var isGift = false { didSet { changed() } }
    public var note = "" { didSet { changed() } }
    public weak var delegate: (AnyObject & BasketDelegate)?

    public static let didChange = Notification.Name("KKBasketDidChange")

    public override init() { super.init() }

    public func add(_ product: Product) {
        counts[product.name, default: 0] += 1
        changed()
    }

    public func removeAll() {
        counts = [:]
        changed()
    }

    public func setCount(_ count: Int, of name: String) { counts[name] = count > 0 ? count : nil }

    public var total: Int { Product.all.reduce(0) { $0 + $1.price * (counts[$1.name] ?? 0) } + (isGift ? 50 : 0) }

    private func changed() {
        NotificationCenter.default.post(name: Basket.didChange, object: self)
        delegate?.basketDidChange(self)
    }
}

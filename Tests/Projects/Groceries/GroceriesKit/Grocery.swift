import Foundation

public struct Grocery: Equatable {
    public let name: String
    public var quantity: Int

    public init(name: String, quantity: Int = 1) {
        self.name = name
        self.quantity = quantity
    }
}

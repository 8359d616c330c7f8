import Foundation

extension Notification.Name {
    public static let groceriesDidChange = Notification.Name("GroceriesDidChange")
}

public class GroceryList: NSObject {
    public private(set) var items: [Grocery] = []

    public var count: Int { return items.count }

    public func add(_ name: String) {
        if let index = items.firstIndex(where: { $0.name == name }) {
            items[index].quantity += 1
        } else {
            items.append(Grocery(name: name))
        }
        changed()
    }

    public func setQuantity(_ quantity: Int, at index: Int) {
        items[index].quantity = quantity
        changed()
    }

    public func replace(with items: [Grocery]) {
        self.items = items
        changed()
    }

    private func changed() {
        NotificationCenter.default.post(name: .groceriesDidChange, object: self)
    }
}

/// A method or property of a class.
struct Member {
    enum Kind { case method, property }

    let kind: Kind
    let name: String
    /// Each argument's label, `_` for one without; empty for a property.
    let labels: [String]
    /// The method's selector, or the property's name.
    let objectiveCName: String
    /// Whether Objective-C sees it: by an attribute, or by one of what it belongs to.
    let isExposed: Bool
}

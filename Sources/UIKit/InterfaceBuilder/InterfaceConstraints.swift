import InterfaceFiles

/// Constraints of a file as those of UIKit.
@MainActor enum InterfaceConstraints {
    /// Returns a constraint that is not active; nil where an item or an attribute is missing, which is told in the app's log.
    static func make(
        _ description: InterfaceConstraint, in view: UIView, _ loader: InterfaceLoader
    ) -> NSLayoutConstraint? {
        let second = description.secondAttribute ?? "notAnAttribute"
        guard let first = end(description.firstItem, description.firstAttribute, view, loader) else {
            return missing(description, loader)
        }
        var other: End?
        if description.secondAttribute != nil || description.secondItem != nil {
            other = end(description.secondItem, second, view, loader)
            if other == nil { return missing(description, loader) }
        }
        let constraint = NSLayoutConstraint(
            item: first.item, attribute: first.attribute, relatedBy: relation(of: description), toItem: other?.item,
            attribute: other?.attribute ?? .notAnAttribute, multiplier: description.multiplier,
            constant: constant(of: description))
        constraint.priority = UILayoutPriority(Float(description.priority))
        constraint.identifier = description.identifier
        return constraint
    }

    private static func missing(_ description: InterfaceConstraint, _ loader: InterfaceLoader) -> NSLayoutConstraint? {
        let isLeftOut = [description.firstItem, description.secondItem].contains { $0.map(loader.isExcluded) ?? false }
        if !isLeftOut { InterfaceLog.write("the constraint \(description.id) of \(loader.source.name) is left out") }
        return nil
    }

    private static func relation(of description: InterfaceConstraint) -> NSLayoutConstraint.Relation {
        description.relation.flatMap { InterfaceNames.find($0, NSLayoutConstraint.Relation.self) } ?? .equal
    }

    private static func constant(of description: InterfaceConstraint) -> Double {
        let varied = description.variations.holding.lazy.compactMap { $0.attributes["constant"] }.first
        return varied.flatMap { Double($0) } ?? description.constant
    }

    private typealias End = (item: AnyObject, attribute: NSLayoutConstraint.Attribute)

    private static func end(_ id: String?, _ name: String, _ view: UIView, _ loader: InterfaceLoader) -> End? {
        let item = id.map { loader.object($0) } ?? view
        let attribute =
            name == "baseline" ? .lastBaseline : InterfaceNames.find(name, NSLayoutConstraint.Attribute.self)
        guard let item, let attribute else { return nil }
        guard let bar = item as? BarGuide else { return (item, attribute) }
        return bar.end(attribute)
    }
}

/// A controller's top or bottom layout guide, as files before iOS 11 have them: the edge of its bars.
@MainActor final class BarGuide {
    private weak var view: UIView?
    private let isTop: Bool

    init(of view: UIView, isTop: Bool) {
        self.view = view
        self.isTop = isTop
    }

    /// Returns the safe area or the view with the edge that lies where the guide's does.
    func end(_ attribute: NSLayoutConstraint.Attribute) -> (item: AnyObject, attribute: NSLayoutConstraint.Attribute)? {
        guard let view else { return nil }
        let isInner = attribute == (isTop ? .bottom : .top)
        return (isInner ? view.safeAreaLayoutGuide : view, isTop ? .top : .bottom)
    }
}

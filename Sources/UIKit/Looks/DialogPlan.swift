/// Places of a dialog's words, fields and buttons in its cards, and of the hairlines between them.
package struct DialogPlan<Item> {
    package enum Kind { case header, field, button }

    /// Item with its area in the card. Buttons of a row have one height.
    package struct Place {
        package let item: Item
        package let kind: Kind
        package let frame: CGRect
    }

    /// One card, from its upper left corner, in points.
    package struct Card {
        package fileprivate(set) var places: [Place] = []
        package fileprivate(set) var lines: [CGRect] = []
        package fileprivate(set) var height: CGFloat = 0
        package var isEmpty: Bool { places.isEmpty }
    }

    /// Parts of a dialog; its buttons are in the order in which they were given.
    package struct Parts {
        package var headers, fields, others, cancels: [Item]

        package init(headers: [Item], fields: [Item], others: [Item], cancels: [Item]) {
            (self.headers, self.fields, self.others, self.cancels) = (headers, fields, others, cancels)
        }
    }

    package private(set) var main = Card()
    /// Card with the buttons that cancel an action sheet; an alert has them in its only card.
    package private(set) var cancel = Card()
    private let width: CGFloat
    private let size: (Item, CGFloat?) -> CGSize
    private static var fieldSide: CGFloat { 16 }
    /// Space below a field.
    private static var fieldGap: CGFloat { 10 }

    /// Creates a plan. Two buttons of an alert stand beside each other where both titles fit, and Cancel is the first of them; else
    /// it is the last.
    /// - Parameter size: size of an item at a width; its ideal one without a width.
    package init(_ look: DialogLook, _ parts: Parts, width: CGFloat, size: @escaping (Item, CGFloat?) -> CGSize) {
        (self.width, self.size) = (width, size)
        for item in parts.headers { add([item], .header, to: \.main) }
        for item in parts.fields { add([item], .field, to: \.main) }
        let pair = parts.cancels + parts.others
        if look == .alert, pair.count == 2, pair.allSatisfy({ size($0, nil).width <= width / 2 }) {
            add(pair, .button, to: \.main)
        } else {
            for item in parts.others { add([item], .button, to: \.main) }
            for item in parts.cancels { add([item], .button, to: look == .alert ? \.main : \.cancel) }
        }
    }

    /// Adds a row of items as wide as one another.
    private mutating func add(_ items: [Item], _ kind: Kind, to card: WritableKeyPath<DialogPlan, Card>) {
        let side = kind == .field ? Self.fieldSide : 0
        let inner = (width - 2 * side) / CGFloat(items.count)
        let height = items.map { size($0, inner).height }.max() ?? 0
        let y = self[keyPath: card].height
        if kind == .button, !self[keyPath: card].isEmpty {
            self[keyPath: card].lines.append(CGRect(x: 0, y: y, width: width, height: DialogLook.hairline))
        }
        for (index, item) in items.enumerated() {
            let frame = CGRect(x: side + CGFloat(index) * inner, y: y, width: inner, height: height)
            self[keyPath: card].places.append(Place(item: item, kind: kind, frame: frame))
            guard index > 0 else { continue }
            self[keyPath: card].lines.append(
                CGRect(x: frame.minX, y: y, width: DialogLook.hairline, height: height))
        }
        self[keyPath: card].height += height + (kind == .field ? Self.fieldGap : 0)
    }

    package var isDivided: Bool { !cancel.isEmpty }
    private var foot: CGFloat { isDivided ? cancel.height + DialogLook.gap : 0 }

    /// Size of all cards. They are lower than their content, which scrolls, where there is less room.
    package func size(in available: CGFloat?) -> CGSize {
        let height = main.height + foot
        return CGSize(width: width, height: min(height, available.map { max(0, $0 - 2 * DialogLook.gap) } ?? height))
    }

    /// Frames of the cards within a height.
    package func frames(in height: CGFloat) -> (main: CGRect, cancel: CGRect) {
        let upper = max(0, min(main.height, height - foot))
        return (
            CGRect(x: 0, y: 0, width: width, height: upper),
            CGRect(x: 0, y: upper + DialogLook.gap, width: width, height: cancel.height)
        )
    }
}

/// Constraints from a line of Apple's visual format, such as `H:|-[name(>=80)]-8-[button]-|`.
///
/// Source: <https://developer.apple.com/library/archive/documentation/UserExperience/Conceptual/AutolayoutPG/VisualFormatLanguage.html>
@MainActor struct VisualFormat {
    private struct Predicate {
        var relation = NSLayoutConstraint.Relation.equal
        var length: CGFloat = 0
        /// View whose length it is, in place of a number.
        var view: AnyObject?
        var priority = UILayoutPriority.required
    }

    private var rest: Substring
    private let views: [String: Any]
    private let metrics: [String: Any]
    private var isVertical = false
    /// Whether a space between two things could not be read.
    private var isBroken = false
    private(set) var constraints: [NSLayoutConstraint] = []
    private(set) var items: [AnyObject] = []
    /// Space between two views without a number, and between a view and its superview's edge.
    private static let (gap, edgeGap): (CGFloat, CGFloat) = (8, 20)

    init(_ format: String, views: [String: Any], metrics: [String: Any]) {
        rest = Substring(format.filter { !$0.isWhitespace })
        (self.views, self.metrics) = (views, metrics)
    }

    /// Reads the whole line; false for one that cannot be read, for which Apple's framework raises an exception.
    mutating func read(_ options: NSLayoutConstraint.FormatOptions) -> Bool {
        if consume("V:") { isVertical = true } else { _ = consume("H:") }
        var previous: AnyObject?
        var (isAtEdge, space): (Bool, [Predicate]?) = (consume("|"), nil)
        if isAtEdge { space = connection() }
        while consume("[") {
            guard let item = name().flatMap({ views[$0] }) else { return false }
            let view = item as AnyObject
            if consume("(") {
                guard let sizes = predicates() else { return false }
                for size in sizes { constrain(view, size) }
            }
            guard consume("]") else { return false }
            if isAtEdge { join(superview(of: view), view, space ?? [Predicate()], fromEdge: true) }
            if let previous { join(previous, view, space ?? [Predicate()], fromEdge: false) }
            (isAtEdge, previous) = (false, view)
            items.append(view)
            space = connection()
        }
        if consume("|"), let previous { end(previous, space ?? [Predicate()]) }
        align(options)
        return !isBroken && rest.isEmpty && !items.isEmpty
    }

    // MARK: Reading

    private mutating func consume(_ text: String) -> Bool {
        guard rest.hasPrefix(text) else { return false }
        rest.removeFirst(text.count)
        return true
    }

    private mutating func name() -> String? {
        let found = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
        rest.removeFirst(found.count)
        return found.isEmpty ? nil : String(found)
    }

    /// Reads `-`, `-8-` or `-(>=8@750)-`; nil where two things touch.
    private mutating func connection() -> [Predicate]? {
        guard consume("-") else { return nil }
        if rest.first == "[" || rest.first == "|" { return [Predicate(length: .nan)] }
        let found = consume("(") ? predicates() : predicate().map { [$0] }
        guard consume("-"), let found else {
            isBroken = true
            return nil
        }
        return found
    }

    /// Reads predicates up to the closing bracket.
    private mutating func predicates() -> [Predicate]? {
        var found: [Predicate] = []
        repeat {
            guard let next = predicate() else { return nil }
            found.append(next)
        } while consume(",")
        return consume(")") ? found : nil
    }

    private mutating func predicate() -> Predicate? {
        var predicate = Predicate()
        if consume(">=") {
            predicate.relation = .greaterThanOrEqual
        } else if consume("<=") {
            predicate.relation = .lessThanOrEqual
        } else {
            _ = consume("==")
        }
        let isNegative = consume("-")
        guard let word = name() else { return nil }
        if let view = views[word], Double(word) == nil {
            predicate.view = view as AnyObject
        } else {
            guard let number = number(word) else { return nil }
            predicate.length = isNegative ? -number : number
        }
        if consume("@") {
            guard let level = name().flatMap(number) else { return nil }
            predicate.priority = UILayoutPriority(Float(level))
        }
        return predicate
    }

    private func number(_ word: String) -> CGFloat? {
        if let number = Double(word) { return CGFloat(number) }
        switch metrics[word] {
        case let number as CGFloat: return number
        case let number as Double: return CGFloat(number)
        case let number as Float: return CGFloat(number)
        case let number as Int: return CGFloat(number)
        case let number as NSNumber: return CGFloat(number.doubleValue)
        default: return nil
        }
    }

    // MARK: Constraints

    private func superview(of item: AnyObject) -> AnyObject? {
        (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView
    }

    private mutating func constrain(_ view: AnyObject, _ size: Predicate) {
        let attribute: NSLayoutConstraint.Attribute = isVertical ? .height : .width
        add(view, attribute, size, size.view, size.view == nil ? .notAnAttribute : attribute, size.length)
    }

    /// Sets the space from an item, or its superview's edge, to the next one.
    private mutating func join(_ first: AnyObject?, _ second: AnyObject, _ space: [Predicate], fromEdge: Bool) {
        guard let first else { return }
        let start: NSLayoutConstraint.Attribute = isVertical ? .top : .leading
        let end: NSLayoutConstraint.Attribute = isVertical ? .bottom : .trailing
        for one in space {
            let length = one.length.isNaN ? (fromEdge ? Self.edgeGap : Self.gap) : one.length
            add(second, start, one, first, fromEdge ? start : end, length)
        }
    }

    private mutating func end(_ last: AnyObject, _ space: [Predicate]) {
        guard let edge = superview(of: last) else { return }
        let attribute: NSLayoutConstraint.Attribute = isVertical ? .bottom : .trailing
        for one in space {
            add(edge, attribute, one, last, attribute, one.length.isNaN ? Self.edgeGap : one.length)
        }
    }

    private mutating func align(_ options: NSLayoutConstraint.FormatOptions) {
        for attribute in options.attributes {
            for (first, second) in zip(items, items.dropFirst()) {
                add(second, attribute, Predicate(), first, attribute, 0)
            }
        }
    }

    private mutating func add(
        _ first: AnyObject, _ attribute: NSLayoutConstraint.Attribute, _ predicate: Predicate, _ second: AnyObject?,
        _ other: NSLayoutConstraint.Attribute, _ constant: CGFloat
    ) {
        let constraint = NSLayoutConstraint(
            item: first, attribute: attribute, relatedBy: predicate.relation, toItem: second, attribute: other,
            multiplier: 1, constant: constant)
        constraint.priority = predicate.priority
        constraints.append(constraint)
    }
}

extension NSLayoutConstraint {
    /// Alignment of the views of a visual format with each other.
    /// Source: <https://developer.apple.com/documentation/uikit/nslayoutconstraint/formatoptions>
    public struct FormatOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
        public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
        public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
        public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
        public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
        public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
        public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
        public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
        public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
        public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
        /// The default.
        public static let directionLeadingToTrailing: FormatOptions = []
        /// Raw values are those of the attributes, as bits.
        var attributes: [Attribute] { (1...12).filter { rawValue & 1 << UInt($0) != 0 }.compactMap(Attribute.init) }
    }

    /// Returns the constraints that a line of the visual format stands for; none for one that cannot be read, or that
    /// names a view or metric that is not there, where Apple's raises an exception. They are not active yet.
    /// - Parameter metrics: numbers by name, in points.
    /// Source: <https://developer.apple.com/documentation/uikit/nslayoutconstraint/constraints(withvisualformat:options:metrics:views:)>
    public class func constraints(
        withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]? = nil,
        views: [String: Any]
    ) -> [NSLayoutConstraint] {
        var visual = VisualFormat(format, views: views, metrics: metrics ?? [:])
        return visual.read(opts) ? visual.constraints : []
    }
}

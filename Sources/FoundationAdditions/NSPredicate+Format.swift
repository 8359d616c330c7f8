public import Foundation

extension NSPredicate {
    /// Reads a condition: comparisons of `SELF` or of a variable with a value, joined by AND, OR and NOT. `%@` and the like stand for
    /// the arguments, `%K` for a variable's name. A condition that cannot be read ends the program, as on Apple's systems.
    ///
    /// Partly: without aggregates and functions. Variables are found by their names in structures and classes of Swift.
    ///
    /// Source: developer.apple.com/documentation/foundation/nspredicate/init(format:_:)
    public convenience init(format predicateFormat: String, _ arguments: Any...) {
        self.init(format: predicateFormat, argumentArray: arguments)
    }

    public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
        do {
            var reader = try ConditionReader(predicateFormat, arguments ?? [])
            let condition = try reader.condition()
            self.init { object, _ in condition.holds(for: object) }
        } catch {
            preconditionFailure("Unable to parse the format string \"\(predicateFormat)\": \(error)")
        }
    }
}

/// A condition that a predicate's format states.
indirect enum Condition {
    case comparison(Operand, String, Operand, ignoresCase: Bool)
    case not(Condition)
    case all([Condition])
    case any([Condition])
    case constant(Bool)

    /// A side of a comparison.
    enum Operand {
        case object
        case path([String])
        case value(Any?)

        func value(of object: Any?) -> Any? {
            switch self {
            case .object: object
            case .value(let value): value
            case .path(let names): names.reduce(object) { Condition.member($1, of: $0) }
            }
        }
    }

    func holds(for object: Any?) -> Bool {
        switch self {
        case .comparison(let left, let sign, let right, let ignoresCase):
            Self.compare(left.value(of: object), sign, right.value(of: object), ignoresCase)
        case .not(let condition): !condition.holds(for: object)
        case .all(let conditions): conditions.allSatisfy { $0.holds(for: object) }
        case .any(let conditions): conditions.contains { $0.holds(for: object) }
        case .constant(let value): value
        }
    }

    /// Returns a variable of a structure or class, or a value of a dictionary, by its name.
    private static func member(_ name: String, of object: Any?) -> Any? {
        if let words = object as? [String: Any] { return words[name] }
        var mirror = object.map { Mirror(reflecting: $0) }
        while let shown = mirror {
            if let child = shown.children.first(where: { $0.label == name || $0.label == "_" + name }) {
                return flat(child.value)
            }
            mirror = shown.superclassMirror
        }
        return nil
    }

    private static func flat(_ value: Any) -> Any? {
        let mirror = Mirror(reflecting: value)
        return mirror.displayStyle == .optional ? mirror.children.first?.value : value
    }

    private static func compare(_ left: Any?, _ sign: String, _ right: Any?, _ ignoresCase: Bool) -> Bool {
        if sign == "IN" { return (right as? [Any])?.contains { compare(left, "==", $0, ignoresCase) } ?? false }
        guard let left, let right else {
            return sign == "==" ? left == nil && right == nil : sign == "!=" && (left == nil) != (right == nil)
        }
        if let left = left as? String ?? (left as? NSString).map({ $0 as String }), let right = right as? String {
            let options: String.CompareOptions = ignoresCase ? [.caseInsensitive, .diacriticInsensitive] : []
            return compare(left, sign, right, options)
        }
        guard let left = number(left), let right = number(right) else { return false }
        return ordered(sign, left < right ? .orderedAscending : left > right ? .orderedDescending : .orderedSame)
    }

    private static func compare(
        _ left: String, _ sign: String, _ right: String, _ options: String.CompareOptions
    ) -> Bool {
        switch sign {
        case "CONTAINS": left.range(of: right, options: options) != nil
        case "BEGINSWITH": left.range(of: right, options: options.union(.anchored)) != nil
        case "ENDSWITH": left.range(of: right, options: options.union([.anchored, .backwards])) != nil
        case "MATCHES": matches(left, right, options)
        case "LIKE": matches(left, pattern(of: right), options)
        default: ordered(sign, left.compare(right, options: options))
        }
    }

    private static func matches(_ text: String, _ pattern: String, _ options: String.CompareOptions) -> Bool {
        text.range(of: "^(?:\(pattern))$", options: options.union(.regularExpression)) != nil
    }

    /// Returns the pattern of a text in which `*` stands for any words and `?` for one character.
    private static func pattern(of text: String) -> String {
        NSRegularExpression.escapedPattern(for: text).replacingOccurrences(of: "\\*", with: ".*")
            .replacingOccurrences(of: "\\?", with: ".")
    }

    private static func ordered(_ sign: String, _ order: ComparisonResult) -> Bool {
        switch sign {
        case "==", "=": order == .orderedSame
        case "!=", "<>": order != .orderedSame
        case "<": order == .orderedAscending
        case ">": order == .orderedDescending
        case "<=", "=<": order != .orderedDescending
        case ">=", "=>": order != .orderedAscending
        default: false
        }
    }

    private static func number(_ value: Any) -> Double? {
        switch value {
        case let value as Bool: value ? 1 : 0
        case let value as Int: Double(value)
        case let value as Double: value
        case let value as NSNumber: value.doubleValue
        case let value as Date: value.timeIntervalSinceReferenceDate
        case let value as any BinaryInteger: Double(value)
        case let value as any BinaryFloatingPoint: Double(value)
        default: nil
        }
    }
}

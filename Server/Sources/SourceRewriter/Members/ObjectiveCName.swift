/// Names that the compiler gives to members in Objective-C.
///
/// Source: swiftlang/swift, docs on importing and exporting names (`ObjCSelector` of a declaration); Apple, "Importing Swift into
/// Objective-C".
enum ObjectiveCName {
    /// First words of a label before which the compiler puts no “With”.
    private static let prepositions: Set = [
        "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from",
        "given",
        "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to", "until",
        "using",
        "via", "when", "with", "within", "without",
    ]

    /// - Parameters:
    ///   - labels: Each argument's label; `_` for one without.
    ///   - canThrow: Whether a place for an error follows the arguments.
    static func method(_ name: String, labels: [String], canThrow: Bool = false) -> String {
        guard let first = labels.first else { return canThrow ? name + "AndReturnError:" : name }
        let head = first == "_" ? name : name + (needsWith(first) ? "With" : "") + capitalised(first)
        let rest = labels.dropFirst().map { $0 == "_" ? "" : $0 } + (canThrow ? ["error"] : [])
        return ([head] + rest).map { $0 + ":" }.joined()
    }

    static func setter(_ name: String) -> String { "set\(capitalised(name)):" }

    private static func needsWith(_ label: String) -> Bool {
        !prepositions.contains(String(label.prefix { $0.isLowercase }))
    }

    private static func capitalised(_ name: String) -> String { name.prefix(1).uppercased() + name.dropFirst() }
}

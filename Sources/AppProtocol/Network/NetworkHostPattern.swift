/// A host that an app's manifest names in `ParleyNetworkHosts`: one name, or with `*.` all names below one.
public struct NetworkHostPattern: Hashable, Sendable {
    /// Of one app.
    public static let countMax = 32

    /// In lower case.
    private let name: String
    private let isForAllBelow: Bool

    /// - Parameter text: as in `img.example.org`, `*.example.org`, `localhost` or `192.0.2.1`. What stands below `*.` has two
    ///   labels at least: `*.org` is nobody's.
    public init?(_ text: String) {
        let lower = text.lowercased()
        isForAllBelow = lower.hasPrefix("*.")
        name = isForAllBelow ? String(lower.dropFirst(2)) : lower
        guard Self.isHostName(name) else { return nil }
        if isForAllBelow, !name.contains(".") || Self.isNumber(Self.labels(of: name).last) { return nil }
    }

    /// - Parameter host: of an address; upper and lower case are the same.
    public func matches(_ host: String) -> Bool {
        let host = host.lowercased()
        return isForAllBelow ? host.hasSuffix("." + name) : host == name
    }

    /// Letters, digits and hyphens between full stops, 253 bytes. A name that ends in a number is none, but for four numbers
    /// from 0 to 255: programs disagree about what `0x7f.1` or `2130706433` is.
    ///
    /// Source: RFC 1123, section 2.1; url.spec.whatwg.org, "ends in a number".
    static func isHostName(_ text: String) -> Bool {
        let labels = labels(of: text)
        guard text.utf8.count <= 253, labels.allSatisfy(isLabel) else { return false }
        return !isNumber(labels.last) || labels.count == 4 && labels.allSatisfy(isByte)
    }

    private static func labels(of name: String) -> [Substring] {
        name.split(separator: ".", omittingEmptySubsequences: false)
    }

    private static func isLabel(_ label: Substring) -> Bool {
        (1...63).contains(label.utf8.count) && !label.hasPrefix("-") && !label.hasSuffix("-")
            && label.utf8.allSatisfy { byte in
                (97...122).contains(byte) || (65...90).contains(byte) || (48...57).contains(byte) || byte == 45
            }
    }

    private static func isNumber(_ label: Substring?) -> Bool {
        guard let label else { return false }
        return label.lowercased().hasPrefix("0x") || label.utf8.allSatisfy { (48...57).contains($0) }
    }

    /// Without leading zeros, which some programs read as octal.
    private static func isByte(_ label: Substring) -> Bool {
        label.utf8.allSatisfy { (48...57).contains($0) } && label.utf8.count <= 3
            && (label == "0" || !label.hasPrefix("0")) && (UInt8(label) != nil)
    }
}

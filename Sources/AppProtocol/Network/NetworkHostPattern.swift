/// A host pattern in `ParleyNetworkHosts` of an app's manifest: one name, or with `*.` all its subdomains.
public struct NetworkHostPattern: Hashable, Sendable {
    /// Maximum number of patterns of one app.
    public static let countMax = 32

    /// Name in lower case, without `*.`.
    private let name: String
    private let isForAllBelow: Bool

    /// Returns nil if the text is not a valid pattern.
    /// - Parameter text: A pattern such as `img.example.org`, `*.example.org`, `localhost` or `192.0.2.1`. At least two
    ///   labels must follow `*.`, since `*.org` would match any organisation.
    public init?(_ text: String) {
        let lower = text.lowercased()
        isForAllBelow = lower.hasPrefix("*.")
        name = isForAllBelow ? String(lower.dropFirst(2)) : lower
        guard Self.isHostName(name) else { return nil }
        if isForAllBelow, !name.contains(".") || Self.isNumber(Self.labels(of: name).last) { return nil }
    }

    /// Returns whether the pattern covers the host of an address, ignoring case.
    public func matches(_ host: String) -> Bool {
        let host = host.lowercased()
        return isForAllBelow ? host.hasSuffix("." + name) : host == name
    }

    /// Returns whether the text is a valid host name: letters, digits and hyphens between full stops, at most 253
    /// bytes. A name that ends in a number is valid only if it is four numbers from 0 to 255: programs disagree about
    /// the meaning of `0x7f.1` or `2130706433`.
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

    /// Returns whether the label is a number up to 255 without leading zeros, which some programs read as octal.
    private static func isByte(_ label: Substring) -> Bool {
        label.utf8.allSatisfy { (48...57).contains($0) } && label.utf8.count <= 3
            && (label == "0" || !label.hasPrefix("0")) && (UInt8(label) != nil)
    }
}

extension NetworkHostPattern: CustomStringConvertible {
    /// The pattern as manifests have it, such as `*.example.org`.
    public var description: String { (isForAllBelow ? "*." : "") + name }
}

/// Common interface of the identifiers that are numbers. Each kind has its own type, so that one cannot be passed for
/// another; on the wire it is the plain number.
public protocol NumberID: RawRepresentable, Hashable, Comparable, Sendable, Codable, ExpressibleByIntegerLiteral,
    CustomStringConvertible
where RawValue == Int {
    init(rawValue: Int)
}

extension NumberID {
    public init(integerLiteral number: Int) { self.init(rawValue: number) }

    public var description: String { "\(rawValue)" }

    public static func < (first: Self, second: Self) -> Bool { first.rawValue < second.rawValue }
}

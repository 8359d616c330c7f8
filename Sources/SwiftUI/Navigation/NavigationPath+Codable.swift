import Foundation

extension NavigationPath {
    /// The values of a path in a form that can be written down.
    ///
    /// Source: developer.apple.com/documentation/swiftui/navigationpath/codablerepresentation
    public struct CodableRepresentation: Codable, Equatable {
        /// Greatest number of values that are read.
        private static let countMax = 1000
        let values: [AnyHashable]

        public static func == (left: Self, right: Self) -> Bool { left.values == right.values }
    }

    /// The path in a form that can be written down; nil if one of its values is not `Codable`.
    ///
    /// Source: developer.apple.com/documentation/swiftui/navigationpath/codable
    public var codable: CodableRepresentation? {
        values.allSatisfy { $0.base is any Codable } ? CodableRepresentation(values: values) : nil
    }

    /// Creates the path that was written down.
    ///
    /// Source: developer.apple.com/documentation/swiftui/navigationpath/init(_:)-2hsbi
    public init(_ codable: CodableRepresentation) { values = codable.values }
}

extension NavigationPath.CodableRepresentation {
    /// Reads the values. The order is that in which Apple writes them: the last one first, each as the name of its type
    /// and its JSON. Throws `DecodingError` where a type does not exist, or its value cannot be read.
    public init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        var read: [AnyHashable] = []
        while !container.isAtEnd, read.count < Self.countMax {
            let name = try container.decode(String.self)
            let json = try container.decode(String.self)
            guard let type = _typeByName(name) as? any (Codable & Hashable).Type else {
                throw DecodingError.dataCorruptedError(in: container, debugDescription: "\(name) is no type of a path")
            }
            read.append(AnyHashable(try JSONDecoder().decode(type, from: Data(json.utf8))))
        }
        values = read.reversed()
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        for value in values.reversed() {
            guard let base = value.base as? any Codable, let name = _mangledTypeName(type(of: base)) else {
                throw EncodingError.invalidValue(
                    value.base, .init(codingPath: container.codingPath, debugDescription: "It is not Codable."))
            }
            try container.encode(name)
            try container.encode(String(decoding: JSONEncoder().encode(base), as: UTF8.self))
        }
    }
}

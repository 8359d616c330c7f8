import Foundation

/// A value in storage that outlives its view, which can be kept for a process that starts with a changed program.
package protocol KeptStorage: AnyObject {
    /// The value as JSON; nil where its type is not `Codable`.
    var kept: Data? { get }
    /// Sets the value; does nothing where the bytes are those of another type.
    func restore(from data: Data)
}

extension StateStorage: KeptStorage {
    package var kept: Data? {
        guard Value.self is any Decodable.Type, let value = value as? any Encodable else { return nil }
        // In an array: a value alone may be no object.
        return try? JSONEncoder().encode([AnyEncodable(value: value)])
    }

    package func restore(from data: Data) {
        guard let type = Value.self as? any Decodable.Type, Value.self is any Encodable.Type,
            let value = Self.first(of: type, in: data) as? Value
        else { return }
        self.value = value
    }

    private static func first<Element: Decodable>(of type: Element.Type, in data: Data) -> Any? {
        try? JSONDecoder().decode([Element].self, from: data).first
    }
}

private struct AnyEncodable: Encodable {
    let value: any Encodable

    func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }
}

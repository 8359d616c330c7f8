import Foundation

/// A JSON value with which a test changes single numbers and texts of an example.
indirect enum JSONValue: Hashable, Codable, Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case text(String)
    case array([JSONValue])
    case object([String: JSONValue])

    init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        if value.decodeNil() {
            self = .null
        } else if let bool = try? value.decode(Bool.self) {
            self = .bool(bool)
        } else if let number = try? value.decode(Double.self) {
            self = .number(number)
        } else if let text = try? value.decode(String.self) {
            self = .text(text)
        } else if let array = try? value.decode([JSONValue].self) {
            self = .array(array)
        } else {
            self = .object(try value.decode([String: JSONValue].self))
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .null: try container.encodeNil()
        case .bool(let bool): try container.encode(bool)
        case .number(let number): try container.encode(number)
        case .text(let text): try container.encode(text)
        case .array(let array): try container.encode(array)
        case .object(let object): try container.encode(object)
        }
    }

    typealias Variant = (path: String, value: JSONValue)

    /// Returns one copy for each leaf that `replacement` changes, with the path of that leaf.
    func variants(at path: String = "", _ replacement: (JSONValue) -> JSONValue?) -> [Variant] {
        switch self {
        case .array(let array):
            return array.indices.flatMap { index in
                array[index].variants(at: "\(path)[\(index)]", replacement).map { changed -> Variant in
                    var copy = array
                    copy[index] = changed.value
                    return (changed.path, .array(copy))
                }
            }
        case .object(let object):
            return object.keys.sorted().flatMap { key in
                (object[key] ?? .null).variants(at: "\(path).\(key)", replacement).map { changed -> Variant in
                    (changed.path, .object(object.merging([key: changed.value]) { $1 }))
                }
            }
        case .null, .bool, .number, .text:
            guard let changed = replacement(self) else { return [] }
            return [(path, changed)]
        }
    }
}

/// The examples of one file of `Tests/Fixtures/wire`.
struct WireExamples {
    let examples: [(name: String, value: JSONValue)]

    init(_ file: String) throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        let bytes = try Data(contentsOf: folder.appendingPathComponent("Fixtures/wire/\(file).json"))
        let object = try JSONDecoder().decode([String: JSONValue].self, from: bytes)
        examples = object.sorted { $0.key < $1.key }.map { (name: $0.key, value: $0.value) }
    }
}

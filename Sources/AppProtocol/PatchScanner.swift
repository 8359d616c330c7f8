public import Foundation
import RenderTree

extension AppFrame {
    /// Keeps the bytes of a patch for the browser. They were checked by decoding them, and say the same to every reader.
    /// - Parameter body: the frame that this one was decoded from.
    public mutating func keepPatchJSON(of body: Data) {
        guard case .notification(.patch(let scene, var patch)) = self else { return }
        var scanner = PatchScanner(body)
        guard let bytes = scanner.patch() else { return }
        patch.json = CheckedJSON(bytes)
        self = .notification(.patch(scene, patch))
    }
}

/// Finds the patch in the JSON of a frame that has been decoded. Finds none in JSON that two readers could understand
/// differently (keys that come twice or hold escapes), or that is not written as our encoder writes (whitespace, `null`).
struct PatchScanner {
    /// Most keys of one object; the wire has some 30.
    private static let keyCountMax = 64

    private let bytes: [UInt8]
    private var place = 0
    private var found: Range<Int>?

    init(_ body: Data) { bytes = [UInt8](body) }

    mutating func patch() -> Data? {
        guard skip(path: [Self.notification, Self.patch][...]), place == bytes.count else { return nil }
        return found.map { Data(bytes[$0]) }
    }

    private static let notification = Array("notification".utf8)
    private static let patch = Array("patch".utf8)

    /// Skips a value.
    /// - Parameter path: keys from here to the value that is looked for; empty where this is it, nil beside it.
    private mutating func skip(path: ArraySlice<[UInt8]>?) -> Bool {
        let begin = place
        guard let first = current else { return false }
        let isGood =
            switch first {
            case UInt8(ascii: "{"): skipObject(path)
            case UInt8(ascii: "["): skipArray()
            case UInt8(ascii: "\""): skipString(takesEscapes: true)
            case UInt8(ascii: "n"): false
            default: skipWord()
            }
        if isGood, path?.isEmpty == true { found = begin..<place }
        return isGood
    }

    private mutating func skipObject(_ path: ArraySlice<[UInt8]>?) -> Bool {
        place += 1
        var keys: [ArraySlice<UInt8>] = []
        if consume("}") { return true }
        repeat {
            let begin = place + 1
            guard skipString(takesEscapes: false) else { return false }
            let key = bytes[begin..<place - 1]
            guard keys.count < Self.keyCountMax, !keys.contains(key), consume(":") else { return false }
            keys.append(key)
            let isOnPath = path?.first.map { key.elementsEqual($0) } ?? false
            guard skip(path: isOnPath ? path?.dropFirst() : nil) else { return false }
        } while consume(",")
        return consume("}")
    }

    private mutating func skipArray() -> Bool {
        place += 1
        if consume("]") { return true }
        repeat {
            guard skip(path: nil) else { return false }
        } while consume(",")
        return consume("]")
    }

    private mutating func skipString(takesEscapes: Bool) -> Bool {
        guard consume("\"") else { return false }
        while let byte = current {
            place += 1
            if byte == UInt8(ascii: "\"") { return true }
            guard byte == UInt8(ascii: "\\") else { continue }
            guard takesEscapes else { return false }
            place += 1
        }
        return false
    }

    /// Skips a number, `true` or `false`.
    private mutating func skipWord() -> Bool {
        let begin = place
        while let byte = current, Self.isOfWord(byte) { place += 1 }
        return place > begin
    }

    private static func isOfWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "E"),
            UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."):
            true
        default: false
        }
    }

    private var current: UInt8? { place < bytes.count ? bytes[place] : nil }

    private mutating func consume(_ character: Unicode.Scalar) -> Bool {
        guard current == UInt8(ascii: character) else { return false }
        place += 1
        return true
    }
}

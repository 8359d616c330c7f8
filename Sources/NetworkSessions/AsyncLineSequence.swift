/// Lines of bytes in UTF-8, without empty ones.
///
/// Source: developer.apple.com/documentation/foundation/asynclinesequence
public struct AsyncLineSequence<Base: AsyncSequence>: AsyncSequence where Base.Element == UInt8 {
    public typealias Element = String
    public typealias Failure = Base.Failure
    let base: Base

    /// Reads one line at a time.
    public struct AsyncIterator: AsyncIteratorProtocol {
        public typealias Failure = Base.Failure
        var bytes: Base.AsyncIterator

        public mutating func next(isolation actor: isolated (any Actor)?) async throws(Base.Failure) -> String? {
            var line: [UInt8] = []
            while let byte = try await bytes.next(isolation: actor) {
                line.append(byte)
                let length = line.endLength
                if length == 0 { continue }
                line.removeLast(length)
                if !line.isEmpty { break }
            }
            return line.isEmpty ? nil : String(decoding: line, as: UTF8.self)
        }
    }

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(bytes: base.makeAsyncIterator()) }
}

extension AsyncLineSequence: Sendable where Base: Sendable {}

extension [UInt8] {
    /// Number of bytes at the end that end a line, as Unicode has it; zero if none do.
    fileprivate var endLength: Int {
        switch last {
        case 0x0A, 0x0B, 0x0C, 0x0D: 1
        case 0x85 where dropLast().last == 0xC2: 2
        case 0xA8 where dropLast().suffix(2) == [0xE2, 0x80], 0xA9 where dropLast().suffix(2) == [0xE2, 0x80]: 3
        default: 0
        }
    }
}

extension AsyncSequence where Element == UInt8 {
    /// Source: developer.apple.com/documentation/swift/asyncsequence/lines
    public var lines: AsyncLineSequence<Self> { AsyncLineSequence(base: self) }

    /// Source: developer.apple.com/documentation/swift/asyncsequence/characters
    public var characters: AsyncCharacterSequence<Self> { AsyncCharacterSequence(base: unicodeScalars) }

    /// Source: developer.apple.com/documentation/swift/asyncsequence/unicodescalars
    public var unicodeScalars: AsyncUnicodeScalarSequence<Self> { AsyncUnicodeScalarSequence(base: self) }
}

/// Scalars of bytes in UTF-8; U+FFFD for those that are none.
///
/// Source: developer.apple.com/documentation/foundation/asyncunicodescalarsequence
public struct AsyncUnicodeScalarSequence<Base: AsyncSequence>: AsyncSequence where Base.Element == UInt8 {
    public typealias Element = UnicodeScalar
    public typealias Failure = Base.Failure
    let base: Base

    /// Reads one scalar at a time.
    public struct AsyncIterator: AsyncIteratorProtocol {
        public typealias Failure = Base.Failure
        var bytes: Base.AsyncIterator
        /// Byte that ended the scalar before it was whole, and begins the next one.
        var first: UInt8?

        public mutating func next(isolation actor: isolated (any Actor)?) async throws(Base.Failure) -> UnicodeScalar? {
            var start = first
            first = nil
            if start == nil { start = try await bytes.next(isolation: actor) }
            guard let start else { return nil }
            var scalar = [start]
            while scalar.count < start.scalarLength {
                guard let byte = try await bytes.next(isolation: actor) else { break }
                guard byte & 0xC0 == 0x80 else {
                    first = byte
                    break
                }
                scalar.append(byte)
            }
            return String(decoding: scalar, as: UTF8.self).unicodeScalars.first
        }
    }

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(bytes: base.makeAsyncIterator()) }
}

extension AsyncUnicodeScalarSequence: Sendable where Base: Sendable {}

extension UInt8 {
    /// Number of bytes of the scalar that this one begins.
    fileprivate var scalarLength: Int {
        switch self {
        case 0xC2...0xDF: 2
        case 0xE0...0xEF: 3
        case 0xF0...0xF4: 4
        default: 1
        }
    }
}

/// Characters of bytes in UTF-8.
///
/// Source: developer.apple.com/documentation/foundation/asynccharactersequence
public struct AsyncCharacterSequence<Base: AsyncSequence>: AsyncSequence where Base.Element == UInt8 {
    public typealias Element = Character
    public typealias Failure = Base.Failure
    let base: AsyncUnicodeScalarSequence<Base>

    /// Reads one character at a time, and what follows it far enough to know its end.
    public struct AsyncIterator: AsyncIteratorProtocol {
        public typealias Failure = Base.Failure
        var scalars: AsyncUnicodeScalarSequence<Base>.AsyncIterator
        var begun = ""

        public mutating func next(isolation actor: isolated (any Actor)?) async throws(Base.Failure) -> Character? {
            while let scalar = try await scalars.next(isolation: actor) {
                begun.unicodeScalars.append(scalar)
                if begun.count > 1 { return begun.removeFirst() }
            }
            return begun.isEmpty ? nil : begun.removeFirst()
        }
    }

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(scalars: base.makeAsyncIterator()) }
}

extension AsyncCharacterSequence: Sendable where Base: Sendable {}

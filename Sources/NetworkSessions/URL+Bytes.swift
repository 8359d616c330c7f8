public import Foundation
import FoundationNetworking

extension URL {
    /// Bytes of what an address names, one after the other.
    ///
    /// Partly: they are there when all of it has been read.
    ///
    /// Source: developer.apple.com/documentation/foundation/url/asyncbytes
    public struct AsyncBytes: AsyncSequence, Sendable {
        public typealias Element = UInt8
        let url: URL

        /// Reads a file, or asks the network, when the first byte is wanted.
        public struct AsyncIterator: AsyncIteratorProtocol {
            let url: URL
            var rest: Data.Iterator?

            public mutating func next(isolation actor: isolated (any Actor)?) async throws -> UInt8? {
                try Task.checkCancellation()
                if rest == nil {
                    let data = url.isFileURL ? try Data(contentsOf: url) : try await URLSession.shared.data(from: url).0
                    rest = data.makeIterator()
                }
                return rest?.next()
            }
        }

        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(url: url) }
    }

    /// Source: developer.apple.com/documentation/foundation/url/resourcebytes
    public var resourceBytes: AsyncBytes { AsyncBytes(url: self) }

    /// Lines of the file or answer as UTF-8, without empty ones.
    ///
    /// Source: developer.apple.com/documentation/foundation/url/lines
    public var lines: AsyncLineSequence<AsyncBytes> { resourceBytes.lines }
}

extension FileHandle {
    /// Bytes of an open file from its position on.
    ///
    /// Partly: a pipe without bytes holds the thread that reads until some come.
    ///
    /// Source: developer.apple.com/documentation/foundation/filehandle/asyncbytes
    public struct AsyncBytes: AsyncSequence, Sendable {
        public typealias Element = UInt8
        /// Number of bytes that are read at once.
        fileprivate static let portion = 16 * 1024
        let file: FileHandle

        /// Reads the file a portion at a time.
        public struct AsyncIterator: AsyncIteratorProtocol {
            let file: FileHandle
            var rest = Data().makeIterator()

            public mutating func next(isolation actor: isolated (any Actor)?) async throws -> UInt8? {
                try Task.checkCancellation()
                if let byte = rest.next() { return byte }
                guard let data = try file.read(upToCount: AsyncBytes.portion) else { return nil }
                rest = data.makeIterator()
                return rest.next()
            }
        }

        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(file: file) }
    }

    /// Source: developer.apple.com/documentation/foundation/filehandle/bytes
    public var bytes: AsyncBytes { AsyncBytes(file: self) }
}

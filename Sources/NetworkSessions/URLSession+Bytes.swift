public import Foundation
public import FoundationNetworking

extension URLSession {
    /// Bytes of an answer, one after the other.
    ///
    /// Partly: they are there when the whole answer has come.
    ///
    /// Source: developer.apple.com/documentation/foundation/urlsession/asyncbytes
    public struct AsyncBytes: AsyncSequence, Sendable {
        public typealias Element = UInt8
        let data: Data

        public struct AsyncIterator: AsyncIteratorProtocol {
            var rest: Data.Iterator
            public mutating func next(isolation actor: isolated (any Actor)?) async throws -> UInt8? {
                try Task.checkCancellation()
                return rest.next()
            }
        }

        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(rest: data.makeIterator()) }
    }

    /// Source: developer.apple.com/documentation/foundation/urlsession/bytes(for:delegate:)
    nonisolated(nonsending) public func bytes(
        for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (AsyncBytes, URLResponse) {
        let (data, response) = try await data(for: request)
        return (AsyncBytes(data: data), response)
    }

    /// Source: developer.apple.com/documentation/foundation/urlsession/bytes(from:delegate:)
    nonisolated(nonsending) public func bytes(
        from url: URL, delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (AsyncBytes, URLResponse) { try await bytes(for: URLRequest(url: url)) }
}

extension URLSessionConfiguration {
    /// Ignored: a request fails at once where there is no network. Takes the place of Foundation's, which cannot be set.
    /// Source: developer.apple.com/documentation/foundation/urlsessionconfiguration/waitsforconnectivity
    public var waitsForConnectivity: Bool {
        get { false }
        set {}
    }
}

public import Foundation
public import FoundationNetworking

// These take the place of Foundation's, which lose the body of an upload and stop the program at the end of a download where a
// `URLProtocol` loads the address (docs/workarounds.md). The delegate is not called. They
// stay on the caller's actor, so that a test's step ends when the answer is there.
extension URLSession {
    /// Source: developer.apple.com/documentation/foundation/urlsession/data(for:delegate:)
    nonisolated(nonsending) public func data(
        for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (Data, URLResponse) {
        try await SessionTransport.send(with(request))
    }

    /// Source: developer.apple.com/documentation/foundation/urlsession/data(from:delegate:)
    nonisolated(nonsending) public func data(
        from url: URL, delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (Data, URLResponse) {
        try await data(for: URLRequest(url: url))
    }

    /// Source: developer.apple.com/documentation/foundation/urlsession/upload(for:from:delegate:)
    nonisolated(nonsending) public func upload(
        for request: URLRequest, from bodyData: Data, delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (Data, URLResponse) {
        try await SessionTransport.send(with(request), body: bodyData)
    }

    /// Source: developer.apple.com/documentation/foundation/urlsession/upload(for:fromfile:delegate:)
    nonisolated(nonsending) public func upload(
        for request: URLRequest, fromFile fileURL: URL, delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (Data, URLResponse) {
        guard let body = try? Data(contentsOf: fileURL) else { throw URLError(.cannotOpenFile) }
        return try await SessionTransport.send(with(request), body: body)
    }

    /// Returns a file in the temporary folder, which the caller moves or removes.
    ///
    /// Source: developer.apple.com/documentation/foundation/urlsession/download(for:delegate:)
    nonisolated(nonsending) public func download(
        for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (URL, URLResponse) {
        let (data, response) = try await data(for: request)
        return (try DownloadedFile.write(data), response)
    }

    /// Source: developer.apple.com/documentation/foundation/urlsession/download(from:delegate:)
    nonisolated(nonsending) public func download(
        from url: URL, delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (URL, URLResponse) {
        try await download(for: URLRequest(url: url))
    }

    /// Returns the request with the headers of the session's configuration that it does not set itself.
    func with(_ request: URLRequest) -> URLRequest {
        var request = request
        for (name, value) in configuration.httpAdditionalHeaders ?? [:] {
            let name = "\(name)"
            if request.value(forHTTPHeaderField: name) == nil {
                request.setValue("\(value)", forHTTPHeaderField: name)
            }
        }
        return request
    }
}

enum DownloadedFile {
    static func write(_ data: Data) throws -> URL {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("CFNetworkDownload_\(UUID()).tmp")
        do {
            try data.write(to: file)
        } catch {
            throw URLError(.cannotCreateFile)
        }
        return file
    }
}

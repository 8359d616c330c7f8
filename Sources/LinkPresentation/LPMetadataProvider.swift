public import Foundation
public import NetworkSessions
import Synchronization
import UIKit

/// Reads the title of a page, by way of the host: from hosts that the app's manifest names.
///
/// Partly: the title alone; no pictures.
///
/// Source: developer.apple.com/documentation/linkpresentation/lpmetadataprovider
open class LPMetadataProvider: NSObject, @unchecked Sendable {  // the lock is around the task
    /// Bytes of a page that are read.
    private static let sizeMax = 512 * 1024

    open var shouldFetchSubresources = true
    /// Seconds after which reading fails.
    open var timeout: TimeInterval = 30
    private let running = Mutex<URLSessionDataTask?>(nil)

    override public init() {}

    open func startFetchingMetadata(for url: URL) async throws -> LPLinkMetadata {
        try await startFetchingMetadata(for: URLRequest(url: url))
    }

    open func startFetchingMetadata(for request: URLRequest) async throws -> LPLinkMetadata {
        try await withCheckedThrowingContinuation { next in
            startFetchingMetadata(for: request) { metadata, error in
                next.resume(with: metadata.map { .success($0) } ?? .failure(error ?? LPError(.unknown)))
            }
        }
    }

    open func startFetchingMetadata(
        for url: URL, completionHandler: @escaping @Sendable (LPLinkMetadata?, (any Error)?) -> Void
    ) { startFetchingMetadata(for: URLRequest(url: url), completionHandler: completionHandler) }

    open func startFetchingMetadata(
        for request: URLRequest, completionHandler: @escaping @Sendable (LPLinkMetadata?, (any Error)?) -> Void
    ) {
        var request = request
        request.timeoutInterval = timeout
        let asked = request.url
        let task = URLSession.shared.dataTask(with: request) { data, response, error in
            guard let data, let asked else { return completionHandler(nil, Self.error(error)) }
            completionHandler(Self.metadata(of: data.prefix(Self.sizeMax), asked, response?.url ?? asked), nil)
        }
        running.withLock { $0 = task }
        task.resume()
    }

    open func cancel() { running.withLock { $0?.cancel() } }

    private static func error(_ error: (any Error)?) -> LPError {
        switch (error as? URLError)?.code {
        case .timedOut: LPError(.metadataFetchTimedOut)
        case .cancelled: LPError(.metadataFetchCancelled)
        default: LPError(.metadataFetchFailed)
        }
    }

    static func metadata(of page: Data, _ asked: URL, _ answered: URL) -> LPLinkMetadata {
        let metadata = LPLinkMetadata()
        (metadata.originalURL, metadata.url) = (asked, answered)
        metadata.title = PageTitle.find(in: String(decoding: page, as: UTF8.self)) ?? answered.host
        return metadata
    }
}

/// The title of a page of HTML.
enum PageTitle {
    /// Longest title in characters; what is beyond is left out.
    private static let lengthMax = 300

    /// Returns the words of the `title` element with their character references resolved; nil where there is none.
    static func find(in page: String) -> String? {
        guard let start = page.range(of: "<title", options: .caseInsensitive),
            let open = page.range(of: ">", range: start.upperBound..<page.endIndex),
            let end = page.range(of: "</title", options: .caseInsensitive, range: open.upperBound..<page.endIndex)
        else { return nil }
        let words = page[open.upperBound..<end.lowerBound].split(whereSeparator: \.isWhitespace).joined(separator: " ")
        let title = references.reduce(words) { $0.replacingOccurrences(of: $1.key, with: $1.value) }
            .replacingOccurrences(of: "&amp;", with: "&")
        return title.isEmpty ? nil : String(title.prefix(lengthMax))
    }

    /// The references that titles have most; `&amp;` comes last, so that it makes no others.
    private static let references = [
        "&lt;": "<", "&gt;": ">", "&quot;": "\"", "&#39;": "'", "&#x27;": "'", "&apos;": "'", "&nbsp;": " ",
        "&ndash;": "–", "&mdash;": "—", "&middot;": "·", "&hellip;": "…",
    ]
}

public import Foundation
public import FoundationNetworking

// These take the place of Foundation's, whose tasks are loaded on a thread that does not know which scene began them.
extension URLSession {
    /// Source: developer.apple.com/documentation/foundation/urlsession/datatask(with:)
    public func dataTask(with request: URLRequest) -> URLSessionDataTask {
        self.FoundationNetworking::dataTask(with: SessionTransport.tagged(request))
    }

    public func dataTask(with url: URL) -> URLSessionDataTask { dataTask(with: URLRequest(url: url)) }

    /// Source: developer.apple.com/documentation/foundation/urlsession/datatask(with:completionhandler:)
    public func dataTask(
        with request: URLRequest, completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionDataTask {
        self.FoundationNetworking::dataTask(
            with: SessionTransport.tagged(request), completionHandler: completionHandler)
    }

    public func dataTask(
        with url: URL, completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionDataTask {
        dataTask(with: URLRequest(url: url), completionHandler: completionHandler)
    }

    /// Source: developer.apple.com/documentation/foundation/urlsession/uploadtask(with:from:)
    public func uploadTask(with request: URLRequest, from bodyData: Data) -> URLSessionUploadTask {
        self.FoundationNetworking::uploadTask(with: SessionTransport.tagged(request), from: bodyData)
    }

    /// Source: developer.apple.com/documentation/foundation/urlsession/uploadtask(with:from:completionhandler:)
    public func uploadTask(
        with request: URLRequest, from bodyData: Data?,
        completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionUploadTask {
        self.FoundationNetworking::uploadTask(
            with: SessionTransport.tagged(request), from: bodyData, completionHandler: completionHandler)
    }

    /// Source: developer.apple.com/documentation/foundation/urlsession/uploadtask(with:fromfile:)
    public func uploadTask(with request: URLRequest, fromFile fileURL: URL) -> URLSessionUploadTask {
        self.FoundationNetworking::uploadTask(with: SessionTransport.tagged(request), fromFile: fileURL)
    }

    /// Source: developer.apple.com/documentation/foundation/urlsession/uploadtask(with:fromfile:completionhandler:)
    public func uploadTask(
        with request: URLRequest, fromFile fileURL: URL,
        completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionUploadTask {
        self.FoundationNetworking::uploadTask(
            with: SessionTransport.tagged(request), fromFile: fileURL, completionHandler: completionHandler)
    }

    /// Source: developer.apple.com/documentation/foundation/urlsession/downloadtask(with:)
    public func downloadTask(with request: URLRequest) -> URLSessionDownloadTask {
        self.FoundationNetworking::downloadTask(with: SessionTransport.tagged(request))
    }

    public func downloadTask(with url: URL) -> URLSessionDownloadTask { downloadTask(with: URLRequest(url: url)) }
}

public import Foundation
public import FoundationNetworking

// These take the place of Foundation's, whose tasks are loaded on a thread that does not know which scene began them.
extension URLSession {
    /// Source: developer.apple.com/documentation/foundation/urlsession/datatask(with:)
    public func dataTask(with request: URLRequest) -> URLSessionDataTask {
        SessionTransport.sent(self.FoundationNetworking::dataTask(with: request))
    }

    public func dataTask(with url: URL) -> URLSessionDataTask { dataTask(with: URLRequest(url: url)) }

    /// Source: developer.apple.com/documentation/foundation/urlsession/datatask(with:completionhandler:)
    public func dataTask(
        with request: URLRequest, completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionDataTask {
        SessionTransport.sent(completionHandler) {
            self.FoundationNetworking::dataTask(with: request, completionHandler: $0)
        }
    }

    public func dataTask(
        with url: URL, completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionDataTask {
        dataTask(with: URLRequest(url: url), completionHandler: completionHandler)
    }

    /// Source: developer.apple.com/documentation/foundation/urlsession/uploadtask(with:from:)
    public func uploadTask(with request: URLRequest, from bodyData: Data) -> URLSessionUploadTask {
        SessionTransport.sent(self.FoundationNetworking::uploadTask(with: request, from: bodyData))
    }

    /// Source: developer.apple.com/documentation/foundation/urlsession/uploadtask(with:from:completionhandler:)
    public func uploadTask(
        with request: URLRequest, from bodyData: Data?,
        completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionUploadTask {
        SessionTransport.sent(completionHandler) {
            self.FoundationNetworking::uploadTask(with: request, from: bodyData, completionHandler: $0)
        }
    }

    /// Source: developer.apple.com/documentation/foundation/urlsession/uploadtask(with:fromfile:)
    public func uploadTask(with request: URLRequest, fromFile fileURL: URL) -> URLSessionUploadTask {
        SessionTransport.sent(self.FoundationNetworking::uploadTask(with: request, fromFile: fileURL))
    }

    /// Source: developer.apple.com/documentation/foundation/urlsession/uploadtask(with:fromfile:completionhandler:)
    public func uploadTask(
        with request: URLRequest, fromFile fileURL: URL,
        completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionUploadTask {
        SessionTransport.sent(completionHandler) {
            self.FoundationNetworking::uploadTask(with: request, fromFile: fileURL, completionHandler: $0)
        }
    }

    /// Source: developer.apple.com/documentation/foundation/urlsession/downloadtask(with:)
    public func downloadTask(with request: URLRequest) -> URLSessionDownloadTask {
        SessionTransport.sent(self.FoundationNetworking::downloadTask(with: request))
    }

    public func downloadTask(with url: URL) -> URLSessionDownloadTask { downloadTask(with: URLRequest(url: url)) }
}

extension URLSessionTask {
    /// Source: developer.apple.com/documentation/foundation/urlsessiontask/resume()
    public func resume() {
        if state == .suspended { TaskRoutes.transit(of: self)?.begin() }
        self.FoundationNetworking::resume()
    }
}

public import Foundation
public import FoundationNetworking
import Synchronization

// Foundation's hand over no file where a `URLProtocol` loads the address (docs/workarounds.md).
extension URLSession {
    /// Partly: the file is written once the answer is there whole.
    ///
    /// Source: developer.apple.com/documentation/foundation/urlsession/downloadtask(with:completionhandler:)
    public func downloadTask(
        with request: URLRequest, completionHandler: @escaping @Sendable (URL?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionDownloadTask {
        let task = downloadTask(with: request)
        DownloadCompletions.keep(completionHandler, of: task)
        return task
    }

    public func downloadTask(
        with url: URL, completionHandler: @escaping @Sendable (URL?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionDownloadTask {
        downloadTask(with: URLRequest(url: url), completionHandler: completionHandler)
    }
}

/// Completion handlers of download tasks that have not ended.
enum DownloadCompletions {
    typealias Completion = @Sendable (URL?, URLResponse?, (any Error)?) -> Void

    private static let waiting = Mutex<[ObjectIdentifier: (URLSessionTask, Completion)]>([:])

    static func keep(_ completion: @escaping Completion, of task: URLSessionTask) {
        waiting.withLock { $0[ObjectIdentifier(task)] = (task, completion) }
    }

    /// Ends a task's wait; the file goes once its handler has returned. Does nothing for a task without a handler.
    static func finish(_ task: URLSessionTask, _ result: Result<(Data, HTTPURLResponse), any Error>) {
        guard let (_, completion) = waiting.withLock({ $0.removeValue(forKey: ObjectIdentifier(task)) }) else { return }
        do {
            let (data, response) = try result.get()
            let file = try DownloadedFile.write(data)
            completion(file, response, nil)
            try? FileManager.default.removeItem(at: file)
        } catch {
            completion(nil, nil, error)
        }
    }
}

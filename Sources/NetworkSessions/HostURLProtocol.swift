import Foundation
import FoundationNetworking
import Synchronization

/// Loads the addresses of `URLSession`'s tasks by the host, so that the tasks stay Foundation's own.
final class HostURLProtocol: URLProtocol {
    private let work = Mutex<Task<Void, Never>?>(nil)

    override class func canInit(with request: URLRequest) -> Bool {
        ["http", "https"].contains(request.url?.scheme?.lowercased())
    }

    override class func canInit(with task: URLSessionTask) -> Bool {
        task.originalRequest.map { canInit(with: $0) } ?? false
    }

    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    override func startLoading() {
        let (request, running) = (request, Running(loader: self, task: task))
        let started = Task { await running.loader.load(request, of: running.task) }
        work.withLock { $0 = started }
    }

    private func load(_ request: URLRequest, of task: URLSessionTask?) async {
        do {
            let loaded = try await SessionTransport.send(request, body: UploadBody.of(task), of: task)
            guard !Task.isCancelled else { return finish(task, .failure(URLError(.cancelled))) }
            deliver(loaded, to: task)
        } catch {
            if !Task.isCancelled { client?.urlProtocol(self, didFailWithError: error) }
            finish(task, .failure(error))
        }
    }

    /// Foundation says of its class that it is not `Sendable`; the client, which the task calls, locks by itself.
    private struct Running: @unchecked Sendable {
        let loader: HostURLProtocol
        let task: URLSessionTask?
    }

    override func stopLoading() { work.withLock { $0 }?.cancel() }

    private func deliver(_ loaded: (Data, HTTPURLResponse), to task: URLSessionTask?) {
        client?.urlProtocol(self, didReceive: loaded.1, cacheStoragePolicy: .notAllowed)
        // Foundation stops the program at the end of a download that has a delegate, since it finds no file.
        if let download = task as? URLSessionDownloadTask {
            finish(download, .success(loaded))
            client?.urlProtocol(self, didFailWithError: URLError(.cancelled))
        } else {
            client?.urlProtocol(self, didLoad: loaded.0)
            client?.urlProtocolDidFinishLoading(self)
        }
    }

    private func finish(_ task: URLSessionTask?, _ result: Result<(Data, HTTPURLResponse), any Error>) {
        guard let task else { return }
        DownloadCompletions.finish(task, result)
        TaskRoutes.loaded(task)
    }
}

public import Combine
public import Foundation
public import FoundationNetworking

extension URLSession {
    /// Publishes the answer to one request, each time it is subscribed to. Cancelling the subscription cancels the request.
    ///
    /// Source: developer.apple.com/documentation/foundation/urlsession/datataskpublisher
    public struct DataTaskPublisher: Publisher {
        public typealias Output = (data: Data, response: URLResponse)
        public typealias Failure = URLError

        public let request: URLRequest
        public let session: URLSession

        public init(request: URLRequest, session: URLSession) {
            self.request = request
            self.session = session
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let (request, transit) = (session.with(request), RequestTransit())
            let running = RunningTask()
            transit.begin()
            Future<Output, URLError> { promise in
                let promise = Promise(keep: promise)
                running.task = Task {
                    defer { transit.end() }
                    do {
                        let (data, response) = try await SessionTransport.send(request, transit: transit)
                        promise.keep(.success((data, response)))
                    } catch {
                        promise.keep(.failure(error as? URLError ?? URLError(.unknown)))
                    }
                }
            }
            .handleEvents(receiveCancel: { running.task?.cancel() })
            .receive(subscriber: subscriber)
        }

        private final class RunningTask { var task: Task<Void, Never>? }

        /// Called once, on the task's own thread: `Future` locks by itself.
        private struct Promise: @unchecked Sendable {
            let keep: (Result<Output, URLError>) -> Void
        }
    }

    /// Source: developer.apple.com/documentation/foundation/urlsession/datataskpublisher(for:)
    public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
        DataTaskPublisher(request: URLRequest(url: url), session: self)
    }

    public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
        DataTaskPublisher(request: request, session: self)
    }
}

import Foundation
package import FoundationNetworking
import Synchronization

/// Route of this process's requests to the network: the host sends them.
package enum SessionTransport {
    /// Sends one request, with its whole body, and returns the answer; throws a `URLError`. It says when the host has the request
    /// and when that has answered.
    package typealias Send =
        nonisolated(nonsending) @Sendable (URLRequest, Data?, RequestTransit) async throws -> (Data, HTTPURLResponse)

    typealias Handler = @Sendable (Data?, URLResponse?, (any Error)?) -> Void

    /// Sends what is asked for while an event of its scene is handled, and by the tasks that this starts: a process with tests
    /// has scenes of several worlds at once.
    @TaskLocal private static var current: Send?
    private static let latest = Mutex<Send?>(nil)
    private static let isRegistered: Bool = URLProtocol.registerClass(HostURLProtocol.self)

    /// Runs the work, whose requests go this way; so do, until the next call, those that nothing says the way of. To be called
    /// before an app's code uses `URLSession.shared`, which takes over the registered protocols when it is made.
    @MainActor package static func using<Value, Failure: Error>(
        _ send: @escaping Send, _ work: @MainActor () throws(Failure) -> Value
    ) throws(Failure) -> Value {
        _ = isRegistered
        latest.withLock { $0 = send }
        return try $current.withValue(send) { Result(catching: work) }.get()
    }

    /// Returns the task, whose request is to go the way of the event that is handled.
    static func sent<Task: URLSessionTask>(_ task: Task) -> Task { TaskRoutes.keep(current, of: task) }

    /// The same of a task with a completion handler, which the function adds to the task.
    static func sent<Task: URLSessionTask>(
        _ handler: @escaping Handler, _ make: (@escaping Handler) -> Task
    ) -> Task {
        let transit = RequestTransit()
        let task = make { data, response, error in
            handler(data, response, error)
            transit.end()
        }
        return TaskRoutes.keep(current, of: task, handled: transit)
    }

    /// - Throws: `URLError`; `notConnectedToInternet` without a host, as in previews.
    nonisolated(nonsending) static func send(
        _ request: URLRequest, body: Data? = nil, of task: URLSessionTask? = nil, transit: RequestTransit? = nil
    ) async throws -> (Data, HTTPURLResponse) {
        // An async method's own transit ends when the caller has the answer.
        let transit = transit ?? TaskRoutes.transit(of: task) ?? RequestTransit()
        transit.begin()
        guard let send = TaskRoutes.send(of: task) ?? current ?? latest.withLock({ $0 }) else {
            throw URLError(.notConnectedToInternet)
        }
        do {
            return try await send(request, try body ?? request.wholeBody, transit)
        } catch let error as URLError {
            throw error
        } catch {
            throw URLError(error is CancellationError ? .cancelled : .unknown)
        }
    }
}

extension URLRequest {
    /// Most bytes that are read of a stream; what is longer is refused when it is sent.
    private static let streamByteCountMax = 4 << 20

    fileprivate var wholeBody: Data? {
        get throws {
            guard let stream = httpBodyStream else { return httpBody }
            stream.open()
            defer { stream.close() }
            var (bytes, part) = (Data(), [UInt8](repeating: 0, count: 16 << 10))
            while bytes.count <= Self.streamByteCountMax {
                let count = stream.read(&part, maxLength: part.count)
                guard count >= 0 else { throw URLError(.cannotOpenFile) }
                if count == 0 { return bytes }
                bytes.append(contentsOf: part[..<count])
            }
            throw URLError(.dataLengthExceedsMaximum)
        }
    }
}

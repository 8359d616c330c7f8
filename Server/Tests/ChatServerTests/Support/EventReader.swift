import ChatModels
import Foundation
import FoundationNetworking
import RenderTree
import Synchronization

/// One event of the stream, as its text has it.
struct StreamEvent: Sendable, Hashable {
    var name: String
    var id: Int?
    var data: Data
    /// Channel, in a shared stream.
    var channel: Int?

    func decoded<Value: Decodable>(_ type: Value.Type) throws -> Value {
        try JSONDecoder().decode(type, from: data)
    }
}

/// Reads an event stream as it comes. Heartbeats are apart from the other events.
final class EventReader: NSObject, URLSessionDataDelegate, @unchecked Sendable {
    private struct State {
        var text = ""
        var status: CheckedContinuation<Int, any Error>?
    }
    // The lock guards all that changes.
    private let state = Mutex(State())
    private let events: AsyncStream<StreamEvent>
    private let door: AsyncStream<StreamEvent>.Continuation
    private let beats: AsyncStream<Void>
    private let beatDoor: AsyncStream<Void>.Continuation
    private let task = Mutex<URLSessionDataTask?>(nil)

    override init() {
        (events, door) = AsyncStream.makeStream()
        (beats, beatDoor) = AsyncStream.makeStream()
    }

    /// - Throws: where the answer is not 200.
    static func open(_ request: URLRequest) async throws -> EventReader {
        let reader = EventReader()
        let configuration = URLSessionConfiguration.ephemeral
        configuration.httpShouldSetCookies = false
        let session = URLSession(configuration: configuration, delegate: reader, delegateQueue: nil)
        let task = session.dataTask(with: request)
        reader.task.withLock { $0 = task }
        let status = try await withCheckedThrowingContinuation { continuation in
            reader.state.withLock { $0.status = continuation }
            task.resume()
        }
        session.finishTasksAndInvalidate()
        guard status == 200 else { throw URLError(.badServerResponse) }
        return reader
    }

    /// The next event, or nil once the stream has ended.
    func next() async -> StreamEvent? {
        for await event in events { return event }
        return nil
    }

    /// The next event with this name; others are passed over.
    func next(_ name: String) async -> StreamEvent? {
        while let event = await next() { if event.name == name { return event } }
        return nil
    }

    /// The next event whose name the condition holds for.
    func next(where condition: (String) -> Bool) async -> StreamEvent? {
        while let event = await next() { if condition(event.name) { return event } }
        return nil
    }

    func nextBeat() async {
        for await _ in beats { return }
    }

    func close() { task.withLock { $0 }?.cancel() }

    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
    ) {
        let status = (response as? HTTPURLResponse)?.statusCode ?? 0
        state.withLock { state in
            defer { state.status = nil }
            return state.status
        }?.resume(returning: status)
        completionHandler(.allow)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        let blocks = state.withLock { state in
            state.text += String(decoding: data, as: UTF8.self)
            var blocks = state.text.components(separatedBy: "\n\n")
            state.text = blocks.removeLast()
            return blocks
        }
        for block in blocks { deliver(block) }
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        state.withLock { state in
            defer { state.status = nil }
            return state.status
        }?.resume(throwing: error ?? URLError(.badServerResponse))
        door.finish()
        beatDoor.finish()
    }

    private func deliver(_ block: String) {
        var event = StreamEvent(name: "", data: Data())
        var lines: [Substring] = []
        for line in block.split(separator: "\n") {
            if line.hasPrefix("event: ") { event.name = String(line.dropFirst(7)) }
            if line.hasPrefix("id: ") { event.id = Int(line.dropFirst(4)) }
            if line.hasPrefix("data: ") { lines.append(line.dropFirst(6)) }
        }
        if event.name == "beat" {
            beatDoor.yield()
            return
        }
        if lines.count == 2 { event.channel = Int(lines.removeFirst()) }
        event.data = Data(lines.joined(separator: "\n").utf8)
        if !event.name.isEmpty { door.yield(event) }
    }
}

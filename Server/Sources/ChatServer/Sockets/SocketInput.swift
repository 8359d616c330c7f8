import AppProtocol
import ChatModels
import Foundation
import HTTPTypes
import NIOCore
import Synchronization

/// Takes the messages of one WebSocket: input for the apps of the devices that are on its channels, and what their people send. A
/// channel was put on the stream by a request of a signed-in device, so that a message needs no sign-in of its own.
final class SocketInput: Sendable {
    private static let unreadable = ChatError(.malformedBody, "The message is not as expected.")
    private let stream: SharedStream
    private let metrics: ServerMetrics
    private let admitSend: @Sendable () throws -> Void
    private let unansweredCountMax: Int
    private let unansweredCount = Mutex(0)

    /// - Parameter admitSend: throws where whoever has opened the socket sends too much.
    init(
        _ stream: SharedStream, _ limits: SocketLimits, _ metrics: ServerMetrics,
        admitSend: @escaping @Sendable () throws -> Void
    ) {
        (self.stream, self.metrics, self.admitSend) = (stream, metrics, admitSend)
        unansweredCountMax = limits.unansweredCount
    }

    /// Takes a message, which is answered on its channel (`SocketAnswer`): a Send at once, input together with what is sent next.
    func take(_ text: ByteBuffer) {
        guard let message = try? ForeignJSON.decode(SocketMessage.self, from: Data(text.readableBytesView)) else {
            return answer(SocketAnswer(number: nil, error: Self.unreadable), on: 0)
        }
        guard takePlace() else {
            return answer(message, .failure(ChatError(.tooManyRequests, "Too many messages wait to be answered.")))
        }
        guard let session = stream.session(on: message.channel) else {
            return finish(message, .failure(ChatError(.unknownStream, "Nothing is on this channel.")))
        }
        switch (message.input, message.send) {
        case (let input?, nil): session.take(input) { self.finish(message, $0.map { nil }) }
        case (nil, let body?): send(body, of: message, to: session)
        default: finish(message, .failure(Self.unreadable))
        }
    }

    private func send(_ body: SendBody, of message: SocketMessage, to session: DeviceSession) {
        let begin = ContinuousClock.now
        let done = { @Sendable (result: Result<SendReceipt, any Error>) in
            self.count(result, since: begin)
            self.finish(message, result.map(\.self))
        }
        do { try admitSend() } catch { return done(.failure(error)) }
        session.send(body, done: done)
    }

    private func takePlace() -> Bool {
        unansweredCount.withLock { count in
            guard count < unansweredCountMax else { return false }
            count += 1
            return true
        }
    }

    private func finish(_ message: SocketMessage, _ result: Result<SendReceipt?, any Error>) {
        unansweredCount.withLock { $0 -= 1 }
        answer(message, result)
    }

    private func answer(_ message: SocketMessage, _ result: Result<SendReceipt?, any Error>) {
        var answer = SocketAnswer(number: message.number)
        switch result {
        case .success(let receipt): answer.receipt = receipt
        case .failure(let error): answer.error = .reported(for: error)
        }
        self.answer(answer, on: message.channel, isUrgent: message.send != nil)
    }

    /// Counts a Send as the request that it would have been.
    private func count(_ result: Result<SendReceipt, any Error>, since begin: ContinuousClock.Instant) {
        var status = HTTPResponse.Status.created
        if case .failure(let error) = result { status = ChatError.reported(for: error).code.status }
        metrics.count("/socket/send", .post, status, in: ContinuousClock.now - begin)
    }

    private func answer(_ answer: SocketAnswer, on channel: Int, isUrgent: Bool = false) {
        guard let text = try? ServerSentEvent.text("answer", answer) else { return }
        stream.connection.add(EventPiece(text: text, channel: channel), isUrgent: isUrgent)
    }
}

import AppProtocol
import ChatModels
import Foundation
import NIOCore
import Synchronization

/// Takes the messages of one WebSocket: input for the apps of the devices that are on its channels. A channel was put on the
/// stream by a request of a signed-in device, so that a message needs no sign-in of its own.
final class SocketInput: Sendable {
    private let stream: SharedStream
    private let unansweredCountMax: Int
    private let unansweredCount = Mutex(0)

    init(_ stream: SharedStream, _ limits: SocketLimits) {
        self.stream = stream
        unansweredCountMax = limits.unansweredCount
    }

    /// Takes a message, which is answered on its channel (`SocketAnswer`) together with what is sent next.
    func take(_ text: ByteBuffer) {
        guard let message = try? ForeignJSON.decode(SocketMessage.self, from: Data(text.readableBytesView)) else {
            return answer(
                SocketAnswer(number: nil, error: ChatError(.malformedBody, "The message is not as expected.")), on: 0)
        }
        guard takePlace() else {
            return answer(message, .failure(ChatError(.tooManyRequests, "Too many messages wait to be answered.")))
        }
        guard let session = stream.session(on: message.channel) else {
            return finish(message, .failure(ChatError(.unknownStream, "Nothing is on this channel.")))
        }
        session.take(message.input) { self.finish(message, $0) }
    }

    private func takePlace() -> Bool {
        unansweredCount.withLock { count in
            guard count < unansweredCountMax else { return false }
            count += 1
            return true
        }
    }

    private func finish(_ message: SocketMessage, _ result: Result<Void, any Error>) {
        unansweredCount.withLock { $0 -= 1 }
        answer(message, result)
    }

    private func answer(_ message: SocketMessage, _ result: Result<Void, any Error>) {
        var answer = SocketAnswer(number: message.number)
        if case .failure(let error) = result { answer.error = .reported(for: error) }
        self.answer(answer, on: message.channel)
    }

    private func answer(_ answer: SocketAnswer, on channel: Int) {
        guard let text = try? ServerSentEvent.text("answer", answer, id: nil) else { return }
        stream.connection.add(EventPiece(text: text, channel: channel), isUrgent: false)
    }
}

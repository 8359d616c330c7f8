package import NIOCore

/// An answer of a server, all of it.
package struct Answer: Sendable {
    package var status: Int
    package var head: String
    package var body: ByteBuffer

    /// Returns the value of a header, whose name is in lower case.
    package func header(_ name: String) -> Substring? {
        head.split(separator: "\r\n").first { $0.lowercased().hasPrefix(name + ": ") }?.dropFirst(name.count + 2)
    }
}

/// Sends one request at a time, and reads its answer.
final class AnswerReader: ChannelDuplexHandler {
    typealias InboundIn = ByteBuffer
    typealias OutboundIn = Question
    typealias OutboundOut = ByteBuffer

    struct Question: Sendable {
        var request: ByteBuffer
        var answer: EventLoopPromise<Answer>?
    }

    private static let end = Array("\r\n\r\n".utf8)
    private var bytes = ByteBuffer()
    /// Head of the answer whose body is being read, and the body's length.
    private var head: (text: String, length: Int)?
    private var answer: EventLoopPromise<Answer>?

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        let question = unwrapOutboundIn(data)
        (bytes, head, answer) = (ByteBuffer(), nil, question.answer)
        context.write(wrapOutboundOut(question.request), promise: promise)
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        var part = unwrapInboundIn(data)
        bytes.writeBuffer(&part)
        if head == nil { readHead() }
        guard let (text, length) = head, bytes.readableBytes >= length, let body = bytes.readSlice(length: length)
        else { return }
        answer?.succeed(Answer(status: Int(text.dropFirst(9).prefix(3)) ?? 0, head: text, body: body))
        answer = nil
    }

    private func readHead() {
        let view = bytes.readableBytesView
        guard let end = view.firstRange(of: Self.end),
            let text = bytes.readString(length: end.upperBound - view.startIndex)
        else { return }
        let fields = text.lowercased()
        let length = fields.split(separator: "\r\n").first { $0.hasPrefix("content-length: ") }
        if fields.contains("\r\ntransfer-encoding: ") { answer?.fail(LoadError("the answer is in chunks: \(text)")) }
        head = (text, length.flatMap { Int($0.dropFirst(16)) } ?? 0)
    }

    func channelInactive(context: ChannelHandlerContext) {
        answer?.fail(LoadError("the connection was closed"))
        answer = nil
    }
}

import NIOCore

/// Counts the events of one stream.
final class StreamReader: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer

    private let tally: Tally
    private var isOpen = false
    /// Beginning of the current line, as far as it tells the kind of an event.
    private var line: [UInt8] = []
    private static let accepted = Array("HTTP/1.1 200".utf8)
    private static let event = Array("event: ".utf8)
    private static let entry = Array("event: entry".utf8)

    init(tally: Tally) { self.tally = tally }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        let bytes = unwrapInboundIn(data)
        // A refusal is no stream.
        if !isOpen, bytes.readableBytesView.starts(with: Self.accepted) {
            tally.addOpened()
            isOpen = true
        }
        var (events, entries) = (0, 0)
        bytes.withUnsafeReadableBytes { bytes in
            var rest = bytes[...]
            while !rest.isEmpty {
                let end = rest.firstIndex(of: 10)
                let piece = rest[..<(end ?? rest.endIndex)]
                if line.count < Self.entry.count { line += piece.prefix(Self.entry.count - line.count) }
                guard let end else { return }
                if line.starts(with: Self.event) { events += 1 }
                if line == Self.entry { entries += 1 }
                line.removeAll(keepingCapacity: true)
                rest = rest[(end + 1)...]
            }
        }
        tally.add(events: events, entries: entries, bytes: bytes.readableBytes)
    }

    func channelInactive(context: ChannelHandlerContext) { tally.addClosed() }
}

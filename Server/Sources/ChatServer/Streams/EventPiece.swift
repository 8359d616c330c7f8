import ChatModels
import NIOCore

/// An event, or a comment, that waits to be written to one connection.
struct EventPiece: Sendable {
    /// Report that is made once the socket has taken the piece.
    struct Delivery: Sendable {
        var sequence: Int
        var person: PersonID
        var feed: ConversationFeed

        func report() { feed.noteDelivery(of: sequence, to: person) }
    }

    /// The encoded event, whose bytes other connections share.
    var text: ByteBuffer
    /// Channel of a shared stream; nil on a device's own.
    var channel: Int?
    var delivery: Delivery?

    /// Memory that each piece takes besides its text, about; so that many small events count, too.
    private static let overhead = 256
    /// Size from which a text is written by itself. Copying a smaller one costs less than a write.
    private static let joinedByteCountMax = 16 << 10

    var byteCount: Int { text.readableBytes + Self.overhead }

    /// Returns the bytes of pieces, small ones in one buffer, and those of a channel each behind its number.
    static func joined(_ pieces: [EventPiece]) -> [ByteBuffer] {
        if pieces.count == 1, pieces[0].channel == nil { return [pieces[0].text] }
        var texts: [ByteBuffer] = []
        var joined = ByteBuffer()
        for piece in pieces {
            if let channel = piece.channel { joined.writeString("data: \(channel)\n") }
            if piece.text.readableBytes < joinedByteCountMax {
                joined.writeImmutableBuffer(piece.text)
            } else {
                texts += [joined, piece.text]
                joined = ByteBuffer()
            }
        }
        return (texts + [joined]).filter { $0.readableBytes > 0 }
    }

    /// Returns the pieces with the texts of small ones joined, so that many cost as little as one. What is delivered is reported with
    /// the last: the newest entry stands for those before it.
    static func merged(_ pieces: [EventPiece]) -> [EventPiece] {
        var all = joined(pieces).map { EventPiece(text: $0) }
        if !all.isEmpty { all[all.count - 1].delivery = pieces.lazy.reversed().compactMap(\.delivery).first }
        return all
    }
}

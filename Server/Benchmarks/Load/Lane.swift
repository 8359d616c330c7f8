import ChatModels
import Foundation
import LoadClient
import NIOCore

/// A connection of the proxy in front, by which requests of many people go; for one task at a time.
actor Lane {
    /// Faults of the network that a request meets before it is sent again as it is.
    enum Fault: CaseIterable { case cutInRequest, cutBeforeAnswer }

    /// Longest time until an answer, and until a request is given up that is sent again and again.
    private static let answerTime = TimeAmount.seconds(30)
    private static let patience = Duration.seconds(90)
    private static let pause = Duration.milliseconds(200)

    private let port: Int
    private let tally: Tally
    private var connection: HTTPConnection?

    init(to port: Int, _ tally: Tally) { (self.port, self.tally) = (port, tally) }

    /// Sends a request, the same bytes again after each failure of the network or the server, and returns the answer.
    /// - Returns: the answer, and whether it is that of the first attempt.
    /// - Throws: `LoadError` where none comes.
    func insist(
        _ request: Request, as person: Person, fault: Fault? = nil
    ) async throws -> (answer: Answer, isFirst: Bool) {
        let bytes = request.bytes(of: person, to: port)
        let end = ContinuousClock.now + Self.patience
        if let fault { await cut(bytes, fault) }
        var isFirst = fault == nil
        while ContinuousClock.now < end {
            if let answer = await answer(to: bytes), !tally.note(answer, of: request) { return (answer, isFirst) }
            isFirst = false
            try await Task.sleep(for: Self.pause)
        }
        throw LoadError("no answer to \(request.method) \(request.path)")
    }

    /// Returns nil where the connection has failed, which is opened again by the next request.
    private func answer(to bytes: ByteBuffer) async -> Answer? {
        let begin = ContinuousClock.now
        do {
            if connection == nil { connection = try await HTTPConnection(to: port) }
            return try await connection?.answer(to: bytes, within: Self.answerTime)
        } catch {
            connection?.close()
            connection = nil
            tally.noteFailure(isHang: ContinuousClock.now - begin > .seconds(25))
            return nil
        }
    }

    private func cut(_ bytes: ByteBuffer, _ fault: Fault) async {
        let count = fault == .cutInRequest ? bytes.readableBytes / 2 : bytes.readableBytes
        guard let part = bytes.getSlice(at: bytes.readerIndex, length: count) else { return }
        try? await HTTPConnection(to: port).cut(after: part)
        tally.count("cut request")
    }
}

/// A bounded number of lanes, taken for one request each.
actor LanePool {
    private var free: [Lane]
    private var waiting: [CheckedContinuation<Lane, Never>] = []

    init(_ count: Int, to port: Int, _ tally: Tally) { free = (0..<count).map { _ in Lane(to: port, tally) } }

    func insist(_ request: Request, as person: Person) async throws -> Answer {
        let lane = await take()
        defer { give(lane) }
        return try await lane.insist(request, as: person).answer
    }

    private func take() async -> Lane {
        if let lane = free.popLast() { return lane }
        return await withCheckedContinuation { waiting.append($0) }
    }

    private func give(_ lane: Lane) {
        if waiting.isEmpty { free.append(lane) } else { waiting.removeFirst().resume(returning: lane) }
    }
}

extension Answer {
    func decoded<Value: Decodable>(_ type: Value.Type = Value.self) throws -> Value {
        guard status < 300 else { throw LoadError("\(status): \(String(buffer: body))") }
        return try JSONDecoder().decode(type, from: Data(body.readableBytesView))
    }
}

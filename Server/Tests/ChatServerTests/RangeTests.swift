import ChatModels
import Foundation
import Testing

/// Parts of a file, as players ask for them: RFC 9110, section 14.
@Suite(.timeLimit(.minutes(5)), .serialized) struct RangeTests {
    @Test func `a part is given as it is asked for, and what cannot be understood is the whole`() async throws {
        try await withProbe("sticker") { server in
            let kate = try await server.phone("kate").follow()
            try await kate.openProbe()
            try await kate.tapInsert()
            try await kate.follow { !$0.snapshot.state.draft.attachments.isEmpty }
            let file = try #require(kate.view.snapshot.state.draft.attachments.first?.file)
            let whole = try await kate.phone.get("/pictures/\(file)")
            #expect(whole.headers["accept-ranges"] == "bytes" && whole.headers["etag"] == "\"\(file)\"")
            let count = whole.body.count

            func ask(_ range: String, ifRange: String? = nil) async throws -> HTTP.Answer {
                let condition = ifRange.map { ["If-Range": $0] } ?? [:]
                return try await kate.phone.get(
                    "/pictures/\(file)", headers: ["Range": range].merging(condition) { first, _ in first })
            }
            for (range, part) in [
                ("bytes=0-3", 0..<4), ("bytes=4-", 4..<count), ("bytes=-2", count - 2..<count),
                ("bytes=3-999999999999999999999", 3..<count), ("bytes=-9999", 0..<count),
            ] {
                let answer = try await ask(range)
                #expect(answer.status == 206 && answer.body == whole.body[part], "\(range)")
                #expect(
                    answer.headers["content-range"] == "bytes \(part.lowerBound)-\(part.upperBound - 1)/\(count)")
            }
            for range in ["bytes=\(count)-", "bytes=-0", "bytes=99999999999999999999-"] {
                let answer = try await ask(range)
                #expect(answer.status == 416 && answer.headers["content-range"] == "bytes */\(count)", "\(range)")
            }
            for range in [
                "bytes=4-3", "bytes=a-b", "bytes=-", "bytes=0-1,3-4", "lines=0-1", "bytes=--1", "bytes=0x1-2",
            ] {
                let answer = try await ask(range)
                #expect(answer.status == 200 && answer.body == whole.body, "\(range)")
            }
            #expect(try await ask("bytes=0-3", ifRange: "\"\(file)\"").status == 206)
            #expect(try await ask("bytes=0-3", ifRange: "\"other\"").status == 200)
            #expect(try await kate.phone.get("/pictures/\(file)/poster").code == .unknownPicture)
        }
    }
}

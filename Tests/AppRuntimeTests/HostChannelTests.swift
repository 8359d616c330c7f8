import AppProtocol
import Foundation
import Testing

@testable import AppRuntime

/// The limits that an app keeps by itself, so that the host need not end it.
@MainActor @Suite(.timeLimit(.minutes(5))) struct HostChannelTests {
    @Test func `of different diagnostics the first 200 are told`() async {
        let (frames, door) = AsyncStream.makeStream(of: AppFrame.self)
        let channel = HostChannel { door.yield($0) }
        let diagnostics = (1...201).map { Diagnostic(severity: .note, code: "note", message: "\($0)") }
        for diagnostic in diagnostics { channel.report(diagnostic) }
        door.finish()
        var told: [AppFrame] = []
        for await frame in frames { told.append(frame) }
        let expected = diagnostics.prefix(200).map { AppFrame.notification(.diagnostic($0)) }
        #expect(told == expected)
    }

    @Test func `a request beyond those that may wait fails at once, with an error of its own API`() async {
        let channel = HostChannel { _ in }
        let scene = SceneID(rawValue: 1)
        for _ in 1...ProtocolLimits.requestsInFlightMax {
            channel.ask(.sendText(scene, "hi"), completion: { _ in })
        }
        let requests: [(AppRequest, domain: String)] = [
            (.insertText(scene, "hi"), MessageErrorCode.domain),
            (.fetch(url: "https://example.org/"), "NSURLErrorDomain"),
        ]
        for (request, domain) in requests {
            let problem = await withCheckedContinuation { answer in
                channel.ask(request, completion: { answer.resume(returning: $0) })
            }
            #expect(problem?.domain == domain)
            #expect(problem?.message.contains("insertion") == false)
        }
    }

    @Test func `a fetch beyond those that may run waits, and has its turn once one is answered`() async throws {
        let (frames, door) = AsyncStream.makeStream(of: AppFrame.self)
        let channel = HostChannel { door.yield($0) }
        let url = try #require(URL(string: "https://example.org/mussel.png"))
        let request = AppRequest.fetch(url: url.absoluteString)
        let fetches = (0...ProtocolLimits.fetchesInFlightMax).map { _ in Task { try await channel.fetch(url) } }
        var asked = frames.makeAsyncIterator()
        for number in 1...ProtocolLimits.fetchesInFlightMax {
            let frame = await asked.next()
            #expect(frame == .request(id: number, request))
        }
        let picture = Data("mussel".utf8)
        channel.receive(Outcome(bytes: picture), for: 1)
        let last = await asked.next()
        #expect(last == .request(id: fetches.count, request))
        for number in 2...fetches.count { channel.receive(Outcome(bytes: picture), for: number) }
        for fetch in fetches {
            let fetched = try await fetch.value
            #expect(fetched == picture)
        }
    }
}

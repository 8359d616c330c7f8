import Foundation
import NetworkSessions
import Testing

/// The way that the request of a task of Foundation's goes, in a process that has scenes of several hosts.
@MainActor @Suite(.timeLimit(.minutes(5)), .serialized) struct TaskRouteTests {
    private func route(answering text: String) -> SessionTransport.Send {
        { request, _, _ in
            let response = request.url.flatMap {
                HTTPURLResponse(url: $0, statusCode: 200, httpVersion: nil, headerFields: nil)
            }
            return (Data(text.utf8), try #require(response))
        }
    }

    /// Returns the text that answers a task which is made in the event of one scene, and begins after that of another.
    private func answer(
        made start: @escaping @MainActor (URLRequest, @escaping Ended) -> URLSessionTask
    ) async throws -> String {
        let request = URLRequest(url: try #require(URL(string: "https://api.example.org/scores")))
        return await withCheckedContinuation { waiting in
            let task = SessionTransport.using(route(answering: "of the scene that made it")) {
                start(request) { data, _, error in waiting.resume(returning: text(of: data, error)) }
            }
            SessionTransport.using(route(answering: "of another scene")) {}
            task.resume()
        }
    }

    @Test func `a data task asks the host of the scene that made it, whoever had an event since`() async throws {
        let text = try await answer { URLSession.shared.dataTask(with: $0, completionHandler: $1) }
        #expect(text == "of the scene that made it")
    }

    @Test func `an upload task asks the host of the scene that made it, whoever had an event since`() async throws {
        let text = try await answer {
            URLSession.shared.uploadTask(with: $0, from: Data("5".utf8), completionHandler: $1)
        }
        #expect(text == "of the scene that made it")
    }

    @Test func `ways of many tasks are told apart, also when those of ended tasks were swept`() async throws {
        for number in 0..<100 {
            let text = try await answer { URLSession.shared.dataTask(with: $0, completionHandler: $1) }
            #expect(text == "of the scene that made it", "task \(number)")
        }
    }
}

private typealias Ended = @Sendable (Data?, URLResponse?, (any Error)?) -> Void

private func text(of data: Data?, _ error: (any Error)?) -> String {
    data.map { String(decoding: $0, as: UTF8.self) } ?? "\(error.map(String.init(describing:)) ?? "nothing")"
}

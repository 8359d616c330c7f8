import HTTPTypes
import Hummingbird
import Logging
import NIOCore
import NIOEmbedded
import Synchronization
import Testing

@testable import ChatServer

@Suite(.timeLimit(.minutes(5))) struct StreamResponderTests {
    @Test(arguments: [
        ("GET", "/events", true), ("GET", "/devices/a/conversations/b/events?after=0", true), ("GET", "/socket", true),
        ("GET", "/devices/a/conversations/b/entries", false), ("POST", "/devices/a/conversations/b/entries", false),
    ])
    func `what opens a stream is answered in a task of its own`(
        method: String, path: String, isOwn: Bool
    ) async throws {
        let tasks = Mutex<[Int]>([])
        let inner = CallbackResponder<ChatRequestContext> { _, _ in
            tasks.withLock { $0.append(withUnsafeCurrentTask { $0?.hashValue ?? 0 }) }
            return Response(status: .ok)
        }
        let head = HTTPRequest(
            method: try #require(HTTPRequest.Method(method)), scheme: nil, authority: nil, path: path)
        let context = ChatRequestContext(
            source: ApplicationRequestContextSource(channel: EmbeddedChannel(), logger: Logger(label: "test")))
        let request = Request(head: head, body: RequestBody(buffer: ByteBuffer()))
        _ = try await StreamResponder(inner).respond(to: request, context: context)
        let own = withUnsafeCurrentTask { $0?.hashValue ?? 0 }
        #expect((tasks.withLock { $0 } != [own]) == isOwn)
    }
}

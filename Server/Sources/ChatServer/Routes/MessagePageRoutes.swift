import ChatModels
import ChatStore
import Foundation
import Hummingbird
import NIOCore
import Transcript

/// `GET /messages/{conversation}/{sequence}/{code}`: one message for the one recipient whose code it is, without
/// signing in: as HTML, or as one line where the client accepts only plain text. `…/picture` is its picture.
struct MessagePageRoutes {
    let chat: Chat

    func add(to router: Router<ChatRequestContext>) {
        router.get("messages/:conversation/:sequence/:code", use: page)
        router.get("messages/:conversation/:sequence/:code/picture", use: picture)
    }

    @Sendable private func page(_ request: Request, context: ChatRequestContext) async throws -> Response {
        let wantsText = request.wantsTextOnly
        do {
            let found = try await SharedMessage.find(context, in: chat.world)
            let page = found.page(path: request.uri.path)
            return wantsText ? .text(page.text) : .html(page.html)
        } catch let error as ChatError {
            let status = error.code.status
            return wantsText
                ? .text(error.message + "\n", status: status) : .html(Self.problem(error), status: status)
        }
    }

    @Sendable private func picture(_ request: Request, context: ChatRequestContext) async throws -> Response {
        try await SharedMessage.find(context, in: chat.world).stillPicture(from: chat.world.database)
    }

    private static func problem(_ error: ChatError) -> String {
        HTMLPage(
            title: "No message here",
            body: """
                <h1 class="message-problem">This message cannot be shown</h1>
                <p class="message-summary">\(HTMLText.escaped(error.message))</p>
                """
        ).text
    }
}

extension Request {
    /// Whether the request accepts plain text but not HTML.
    fileprivate var wantsTextOnly: Bool {
        let accepted = headers[.accept] ?? ""
        return accepted.contains("text/plain") && !accepted.contains("text/html")
    }
}

extension Response {
    /// Returns HTML that is not cached anywhere: its address is a secret, and the message can expire.
    static func html(_ markup: String, status: HTTPResponse.Status = .ok) -> Response {
        page(markup, "text/html; charset=utf-8", status)
    }

    fileprivate static func text(_ words: String, status: HTTPResponse.Status = .ok) -> Response {
        page(words, "text/plain; charset=utf-8", status)
    }

    private static func page(_ text: String, _ mediaType: String, _ status: HTTPResponse.Status) -> Response {
        Response(
            status: status, headers: [.contentType: mediaType, .cacheControl: "private, no-store"],
            body: ResponseBody(byteBuffer: ByteBuffer(string: text)))
    }
}

import ChatModels
import Hummingbird
import NIOCore

/// Stands before every route where the server listens in a network: nothing is told to a browser that has not come in by a code,
/// nor to one that was sent here by a foreign name or page.
struct GuestMiddleware: RouterMiddleware {
    typealias Context = ChatRequestContext

    let door: GuestDoor
    /// Milliseconds since 1970.
    let now: @Sendable () -> Int64

    func handle(
        _ request: Request, context: Context, next: (Request, Context) async throws -> Response
    ) async throws -> Response {
        guard door.isMeant(by: request.head.authority), Self.isOwn(request) else { return GuestPage.notLetIn }
        guard door.lets(request) else { return enter(request) }
        var context = context
        context.isGuest = true
        return try await next(request, context)
    }

    private func enter(_ request: Request) -> Response {
        guard request.method == .get, request.uri.path == "/", let code = request.uri.queryParameters["code"] else {
            return GuestPage.notLetIn
        }
        switch door.enter(String(code), at: now()) {
        case .open(let cookie): return GuestPage.letIn(cookie)
        case .wrongCode: return GuestPage.notLetIn
        case .tooManyTries: return GuestPage.tooManyTries
        }
    }

    /// A page says where it comes from when it changes something.
    private static func isOwn(_ request: Request) -> Bool {
        guard let origin = request.headers[.origin] else { return true }
        return origin == "http://\(request.head.authority ?? "")"
    }
}

/// The pages for who is not let in yet. Styles and scripts are behind the door, so these have none.
enum GuestPage {
    static var notLetIn: Response {
        page(
            .forbidden, "This device is not let in",
            "Scan the code that the simulator shows on its own computer, or open the whole address that stands below it. "
                + "Each code works once.")
    }

    static var tooManyTries: Response {
        page(.tooManyRequests, "Too many wrong codes", "Please try again in a minute.")
    }

    /// The page goes on by itself: after a redirect a browser that was sent here by another site would leave the cookie out.
    static func letIn(_ cookie: Cookie) -> Response {
        var response = page(.ok, "Welcome", "<a href=\"/\">To the simulator</a>")
        response.headers[.refresh] = "0; url=/"
        response.setCookie(cookie)
        return response
    }

    /// - Parameter words: markup.
    private static func page(_ status: HTTPResponse.Status, _ title: String, _ words: String) -> Response {
        let html = HTMLPage(title: "\(title) – Parley", styles: [], body: "<h1>\(title)</h1>\n<p>\(words)</p>").text
        return Response(
            status: status, headers: [.contentType: "text/html; charset=utf-8", .cacheControl: "no-store"],
            body: ResponseBody(byteBuffer: ByteBuffer(string: html)))
    }
}

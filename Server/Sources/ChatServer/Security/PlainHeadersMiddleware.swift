import ChatModels
import Hummingbird

/// Refuses requests with a header that is not ASCII, before any is compared with another text: that takes time which grows with the
/// square of the combining marks in it (`ForeignJSON`). Browsers send none.
///
/// Source: RFC 9110, section 5.5.
struct PlainHeadersMiddleware: RouterMiddleware {
    typealias Context = ChatRequestContext

    func handle(
        _ request: Request, context: Context, next: (Request, Context) async throws -> Response
    ) async throws -> Response {
        guard request.head.authority?.isASCII != false, request.headers.allSatisfy({ $0.value.isASCII }) else {
            throw ChatError(.badHeader, "Headers are of ASCII alone.")
        }
        return try await next(request, context)
    }
}

extension String {
    fileprivate var isASCII: Bool { utf8.allSatisfy { $0 < 0x80 } }
}

import ChatModels
import HTTPTypes
import Hummingbird

/// Leaves out headers that are not ASCII, before any is compared with another text: that takes time which grows with the square of
/// the combining marks in it (`ForeignJSON`). Proxies add such headers, and a cookie of another server on this computer may be one;
/// nothing here has any. The addresses that a request is for and comes from must not be left out: it is refused.
///
/// Source: RFC 9110, section 5.5.
struct PlainHeadersMiddleware: RouterMiddleware {
    typealias Context = ChatRequestContext

    func handle(
        _ request: Request, context: Context, next: (Request, Context) async throws -> Response
    ) async throws -> Response {
        guard request.head.authority?.isASCII != false, request.headers[.origin]?.isASCII != false else {
            throw ChatError(.badHeader, "An address is of ASCII alone.")
        }
        if request.headers.allSatisfy(\.value.isASCII) { return try await next(request, context) }
        var head = request.head
        head.headerFields = HTTPFields(request.headers.compactMap(plain))
        return try await next(Request(head: head, body: request.body), context)
    }

    private func plain(_ field: HTTPField) -> HTTPField? {
        if field.value.isASCII { return field }
        guard field.name == .cookie else { return nil }
        let cookies = field.value.utf8.split(separator: UInt8(ascii: ";"))
            .compactMap { String($0.drop { $0 == UInt8(ascii: " ") }) }.filter(\.isASCII)
        return HTTPField(name: .cookie, value: cookies.joined(separator: "; "))
    }
}

extension String {
    fileprivate var isASCII: Bool { utf8.allSatisfy { $0 < 0x80 } }
}

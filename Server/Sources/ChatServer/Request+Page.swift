import ChatModels
import Hummingbird

extension Request {
    /// Returns the page that sent the request, from the `Parley-Page` header or the query (an `EventSource` cannot set
    /// headers); nil where neither is present.
    /// - Throws: `ChatError`: `bad_page`.
    func page() throws(ChatError) -> PageID? {
        guard let name = headers[.page] ?? uri.queryParameters.get("page") else { return nil }
        guard let page = PageID(rawValue: name) else {
            throw ChatError(
                .badPage, "A page's name has 1 to \(ChatLimits.identifierByteCountMax) letters, digits and signs.")
        }
        return page
    }
}

import ChatModels
import Hummingbird

extension Request {
    /// The page that it comes from; nil where it does not say. A browser's event stream cannot carry a header.
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

import ChatModels
import Hummingbird

/// An error as an HTML page, for a person who navigated to an address.
enum ProblemPage {
    /// Whether the request is a browser's navigation: those accept `text/html`; the client's own requests and programs
    /// do not.
    static func isWanted(by request: Request) -> Bool {
        request.method == .get && request.headers[.accept]?.contains("text/html") == true
    }

    /// - Parameter languages: value of the request's `Accept-Language`.
    static func html(_ error: ChatError, in languages: String?) -> String {
        let words = ProblemWords.of(languages)
        let title = error.code.status == .notFound ? words.nothingHere : words.failed
        // Other messages are of addresses that nobody types, and are English.
        let message = error.code == .notFound ? words.nothingAtAddress : error.message
        let language = error.code == .notFound ? words.language : "en"
        return HTMLPage(
            title: "\(title) – Parley", language: words.language, isRightToLeft: words.language == "ar",
            styles: ["fonts", "tokens", "base", "controls", "join"], bodyClass: "join-page", mainClass: "join-card",
            body: """
                <img class="join-mark" src="/web/icon.svg" alt="">
                <h1 class="join-title">\(HTMLText.escaped(title))</h1>
                <p class="join-words" lang="\(language)">\(HTMLText.escaped(message))</p>
                <a class="join-link" href="/">\(HTMLText.escaped(words.startPage))</a>
                """
        ).text
    }
}

import ChatModels
import Hummingbird

/// An error as an HTML page, for a person who navigated to an address.
enum ProblemPage {
    /// Whether the request is a browser's navigation: those accept `text/html`; the client's own requests and programs
    /// do not.
    static func isWanted(by request: Request) -> Bool {
        request.method == .get && request.headers[.accept]?.contains("text/html") == true
    }

    static func html(_ error: ChatError) -> String {
        HTMLPage(
            title: "\(title(of: error)) – Parley", styles: ["fonts", "tokens", "base", "controls", "join"],
            bodyClass: "join-page", mainClass: "join-card",
            body: """
                <h1 class="join-title">\(HTMLText.escaped(title(of: error)))</h1>
                <p class="join-words">\(HTMLText.escaped(error.message))</p>
                <p><a href="/">To the start page</a></p>
                """
        ).text
    }

    private static func title(of error: ChatError) -> String {
        error.code.status == .notFound ? "Nothing is here" : "This did not work"
    }
}

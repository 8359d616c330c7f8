import Hummingbird
import NIOCore

/// Pages for browsers without access. All of the client's files are behind the same check, so these pages bring a few rules of
/// their own, with the colours of `Web/styles/tokens.css`, and ask for nothing.
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

    /// Sets the cookie and moves on by `Refresh`: after a redirect, a browser that came from another site would leave
    /// the `SameSite=Strict` cookie out.
    static func letIn(_ cookie: Cookie) -> Response {
        var response = page(.ok, "Welcome", "<a href=\"/\">To the simulator</a>")
        response.headers[.refresh] = "0; url=/"
        response.setCookie(cookie)
        return response
    }

    /// Builds a page.
    /// - Parameter words: markup.
    private static func page(_ status: HTTPResponse.Status, _ title: String, _ words: String) -> Response {
        let html = HTMLPage(
            title: "\(title) – Parley", styles: [], ownStyle: style, icon: "data:,",
            body: "<h1>\(title)</h1>\n<p>\(words)</p>"
        ).text
        return Response(
            status: status, headers: [.contentType: "text/html; charset=utf-8", .cacheControl: "no-store"],
            body: ResponseBody(byteBuffer: ByteBuffer(string: html)))
    }

    private static let style = """
        :root { color-scheme: light dark }
        body { display: grid; grid-template-columns: minmax(0, 420px); place-content: center; box-sizing: border-box;
          min-height: 100dvh; margin: 0; padding: 24px 16px; background: light-dark(#f4eee6, #12100e);
          color: light-dark(#2a2320, #f4ede5); font: 1rem/1.45 Inter, system-ui, sans-serif }
        main { padding: 32px 24px; border-radius: 22px; background: light-dark(#fffdf9, #1c1916) }
        h1 { margin: 0 0 12px; font-size: 1.5rem; line-height: 1.2; letter-spacing: -0.02em }
        p { margin: 0; color: light-dark(#6e635b, #b5a89d) }
        a { display: inline-block; padding: 11px 0; color: light-dark(#1f6f68, #74c7bb) }
        """
}

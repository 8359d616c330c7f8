import Foundation

/// Elements of a page's head by which other messengers show a link to it. Source: The Open Graph protocol (ogp.me).
struct LinkCard {
    var title: String
    var words: String
    /// Whole address of the picture; nil for none.
    var picture: String?

    /// Returns the page with the elements.
    /// - Parameter page: an HTML document with a head.
    func added(to page: String) -> String {
        guard let end = page.range(of: "</head>") else { return page }
        return page.replacingCharacters(in: end, with: elements + "</head>")
    }

    private var elements: String {
        let properties = [
            ("og:type", "website"), ("og:site_name", "Parley"), ("og:title", title), ("og:description", words),
            ("og:image", picture),
        ]
        return properties.compactMap { name, value in
            value.map { "<meta property=\"\(name)\" content=\"\(HTMLText.escaped($0))\">\n" }
        }.joined()
    }
}

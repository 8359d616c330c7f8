import Foundation
import Testing
import UIKit

@testable import LinkPresentation

@MainActor @Suite(.timeLimit(.minutes(5))) struct `A link` {
    @Test(arguments: [
        ("<html><title>Tea &amp; coffee</title>", "Tea & coffee"),
        ("<TITLE lang=en>\n  Two\n  lines </TITLE>", "Two lines"),
        ("<title>a &lt;b&gt; &amp;lt;</title>", "a <b> &lt;"),
        ("<title></title>", nil), ("<title>open", nil), ("no title", nil),
    ])
    func `has the title of its page`(page: String, title: String?) { #expect(PageTitle.find(in: page) == title) }

    @Test func `is called by its host where the page has no title`() throws {
        let url = try #require(URL(string: "https://swift.org/blog"))
        let metadata = LPMetadataProvider.metadata(of: Data(), url, url)
        #expect(metadata.title == "swift.org" && metadata.originalURL == url)
    }

    @Test func `is a card that says title and host`() throws {
        let metadata = LPLinkMetadata()
        metadata.url = URL(string: "https://swift.org")
        metadata.title = "Swift"
        let card = LPLinkView(metadata: metadata)
        #expect(card.accessibilityLabel == "Swift, swift.org")
        let low = card.sizeThatFits(CGSize(width: 200, height: 0))
        #expect(low.width == 200 && low.height > 40)
        metadata.imageProvider = NSItemProvider(object: UIImage())
        card.metadata = metadata
        #expect(card.sizeThatFits(CGSize(width: 200, height: 0)).height == low.height + 120)
    }
}

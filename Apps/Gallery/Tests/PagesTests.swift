import RenderTree
import SwiftUI
import Testing
import UIKit

@testable import Gallery

@Suite("Pages of the gallery", .timeLimit(.minutes(5))) @MainActor struct PagesTests {
    @Test func `every page is found in the index under a name of its own`() {
        let titles = GalleryPage.all.map(\.title)
        #expect(Set(titles).count == titles.count)
    }

    @Test(arguments: GalleryPage.all.map(\.title))
    func `a page is drawn without a complaint, and says the same a second time`(_ title: String) throws {
        let page = try #require(GalleryPage.all.first { $0.title == title })
        let renderer = SceneRenderer(root: UIHostingController(rootView: page.content()))
        renderer.size = CGSize(width: 390, height: 700)
        var complaints: [String] = []
        renderer.onDiagnostic = { code, message, view in complaints.append("\(code) \(view ?? ""): \(message)") }
        _ = renderer.render()
        #expect(complaints == [])
        #expect(renderer.tree.nodes.count > 10)
        #expect(renderer.render() == nil)
    }
}

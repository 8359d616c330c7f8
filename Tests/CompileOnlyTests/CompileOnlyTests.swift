import Foundation
import RenderTree
import SwiftUI
import Testing
import UIKit

/// Views that need what a message app in a browser does not have: authors' files compile, with a warning, and say on
/// the screen what is missing.
@MainActor @Suite(.timeLimit(.minutes(5))) struct CompileOnlyTests {
    @Test func `what cannot be had is said where it would be`() throws {
        // By its name: to write it down would be the warning.
        let views = try #require(NSClassFromString("CompileOnlyTests.WarningViews") as? any SampleViews.Type)
        #expect(words(views.map) == ["Lindesnes"])
        #expect(words(views.query) == ["0 mussels"])
    }

    private func words(_ view: AnyView) -> [String] {
        let renderer = SceneRenderer(root: UIHostingController(rootView: view))
        renderer.size = CGSize(width: 320, height: 480)
        _ = renderer.render()
        return renderer.tree.nodes.values.compactMap { node -> String? in
            guard case .text(let content) = node.content else { return nil }
            return content.lines.map { $0.runs.map(\.text).joined() }.joined(separator: " ")
        }
    }
}

@MainActor protocol SampleViews {
    static var map: AnyView { get }
    static var query: AnyView { get }
}

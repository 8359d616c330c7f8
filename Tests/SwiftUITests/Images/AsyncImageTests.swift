import CoreGraphics
import Foundation
import RenderTree
import SwiftUI
import Testing

@MainActor @Suite(.timeLimit(.minutes(5))) struct `Asynchronous images` {
    private func file(_ data: Data?) throws -> URL {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("picture-\(UUID().uuidString).png")
        try data?.write(to: url)
        return url
    }

    private var picture: Data? {
        ImageRenderer(content: Color.red.frame(width: 8, height: 4)).uiImage?.pngData()
    }

    /// Renders until this text is seen; each load is a few hops between actors.
    private func waits(_ screen: Screen, for text: String) async -> Bool {
        for _ in 0..<100_000 {
            screen.render()
            if screen.texts.contains(text) { return true }
            await Task.yield()
        }
        return false
    }

    private func phases(_ url: URL?) -> Screen {
        Screen(
            AsyncImage(url: url, scale: 2) { phase in
                switch phase {
                case .empty: Text("empty")
                case .success(let image):
                    HStack {
                        image.accessibilityLabel("picture"); Text("success")
                    }
                case .failure(let error): Text(verbatim: "failure").accessibilityHint(Text(verbatim: "\(error)"))
                }
            })
    }

    @Test func `a file is empty first, and then a picture`() async throws {
        let screen = phases(try file(picture))
        #expect(screen.texts == ["empty"])
        #expect(await waits(screen, for: "success"))
        #expect(screen.node("picture")?.frame.width == 4)
        #expect(screen.renderer.takeNewAssets().count == 1)
    }

    @Test func `what is no picture, or nowhere, fails`() async throws {
        for url in [
            try file(Data("no picture".utf8)), try file(nil), URL(fileURLWithPath: "/etc/hostname"),
            URL(string: "https://example.org/a.png"), URL(string: "data:image/png,x"),
            FileManager.default.temporaryDirectory,
        ] {
            #expect(await waits(phases(url), for: "failure"), "\(String(describing: url))")
        }
    }

    @Test func `a data address is a picture`() async throws {
        let data = try #require(picture)
        #expect(await waits(phases(URL(string: "data:image/png;base64," + data.base64EncodedString())), for: "success"))
    }

    @Test func `without an address the placeholder stays`() {
        let screen = Screen(
            AsyncImage(url: nil) {
                $0.resizable()
            } placeholder: {
                Text("wait")
            })
        #expect(screen.texts == ["wait"])
        let grey = Screen(AsyncImage(url: nil).frame(width: 50, height: 40))
        #expect(grey.shapes.count == 1)
    }
}

import Foundation
import Testing
import UIKit

@testable import Snippets

/// Folder of this checkout: `Bundle.main` is the test runner's here.
let shippedResources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Resources")

@Suite(.timeLimit(.minutes(5))) struct `The catalogue of snippets` {
    private let catalog: SnippetCatalog

    init() throws { catalog = try SnippetCatalog(folder: shippedResources) }

    @Test func `has a small file for each of them`() throws {
        #expect(Set(catalog.snippets.map(\.id)).count == catalog.snippets.count)
        for snippet in catalog.snippets {
            let bytes = try Data(contentsOf: catalog.file(of: snippet))
            #expect((500...50_000).contains(bytes.count), "\(snippet.file) has \(bytes.count) bytes")
            if let sound = snippet.sound {
                #expect(sound.bars.count == 32 && sound.bars.contains(100) && sound.seconds <= 3)
            } else {
                #expect(UIImage(data: bytes)?.size == CGSize(width: 480, height: 360))
            }
        }
    }

    @Test(
        arguments: [
            ("sea", Scope.all, ["sunrise", "sailboat", "fish"]), ("sea", .sounds, []), ("", .sounds, nil),
            ("PARTY celebrate", .pictures, ["balloons", "confetti"]), ("morning", .all, ["sunrise", "bird"]),
            ("zebra", .all, []),
        ] as [(String, Scope, [String]?)])
    func `is searched by words and scope`(query: String, scope: Scope, found: [String]?) {
        let expected = found ?? catalog.snippets.filter { $0.sound != nil }.map(\.id)
        #expect(catalog.search(query, in: scope).map(\.id) == expected)
    }

    @Test func `names files by their titles`() throws {
        let boat = try #require(catalog.snippets.first { $0.id == "sailboat" })
        #expect(boat.fileName == "Sailboat.png")
    }

    @Test func `is said to be damaged where it cannot be read`() async {
        let library = await SnippetLibrary(folder: URL(fileURLWithPath: "/nowhere"))
        #expect(await library.results.isEmpty)
        #expect(await library.problem != nil)
    }
}

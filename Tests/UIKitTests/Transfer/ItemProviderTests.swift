import Foundation
import Testing

@testable import UIKit

@MainActor @Suite(.timeLimit(.minutes(5))) struct `An item of a provider` {
    /// Waits for the handler of what is loaded, and says what it has received.
    private func received(
        _ load: (@escaping @Sendable (Any?, (any Error)?) -> Void) -> Void
    ) async -> (value: String, hasError: Bool) {
        await withCheckedContinuation { next in
            load { value, error in
                let text = (value as? Data).map { String(decoding: $0, as: UTF8.self) } ?? value.map { "\($0)" }
                next.resume(returning: (text ?? "", error != nil))
            }
        }
    }

    private func item(_ provider: NSItemProvider, _ type: UTType) async -> (value: String, hasError: Bool) {
        await received { provider.loadItem(forTypeIdentifier: type.identifier, options: nil, completionHandler: $0) }
    }

    @Test func `is an address or a text as it was put there, and else bytes`() async throws {
        let address = try #require(URL(string: "https://example.com/a"))
        let provider = NSItemProvider(object: address)
        provider.registerObject("words", visibility: .all)
        provider.registerDataRepresentation(for: .json) {
            $0(Data("{}".utf8), nil); return nil
        }
        #expect(await item(provider, .url) == ("https://example.com/a", false))
        #expect(await item(provider, .plainText) == ("words", false))
        #expect(await item(provider, .json) == ("{}", false))
        #expect(await item(provider, .png) == ("", true))
        #expect(provider.registeredContentTypes == [.url, .utf8PlainText, .json])
        #expect(provider.registeredContentTypes(conformingTo: .text) == [.utf8PlainText, .json])
    }

    @Test func `is an object that can be coded where the handler says so`() async throws {
        let address = try #require(URL(string: "https://example.com/a"))
        let provider = NSItemProvider(item: address, typeIdentifier: UTType.url.identifier)
        let kind = await withCheckedContinuation { next in
            provider.loadItem(forTypeIdentifier: UTType.url.identifier) {
                (item: (any NSSecureCoding)?, error: (any Error)?) in
                next.resume(returning: (item as? NSURL)?.absoluteString)
            }
        }
        #expect(kind == "https://example.com/a")
        let own = NSItemProvider(item: Data("abc".utf8), typeIdentifier: "com.example.move")
        #expect(own.registeredTypeIdentifiers == ["com.example.move"])
        #expect(await item(own, UTType(exportedAs: "com.example.move")) == ("abc", false))
        #expect(NSItemProvider(item: nil, typeIdentifier: "com.example.move").registeredContentTypes.isEmpty)
        #expect(NSItemProvider(item: "a", typeIdentifier: nil).registeredContentTypes == [.utf8PlainText])
    }

    @Test func `is made when it is wanted`() async {
        let provider = NSItemProvider()
        provider.registerObject(ofClass: String.self, visibility: .all) { done in
            done("made", nil)
            return nil
        }
        provider.registerObject(ofClass: URL.self, visibility: .all) { done in
            done(nil, CocoaError(.fileNoSuchFile))
            return nil
        }
        #expect(provider.canLoadObject(ofClass: String.self) && !provider.canLoadObject(ofClass: Int.self))
        let text = await received { done in provider.loadObject(ofClass: String.self) { done($0, $1) } }
        #expect(text == ("made", false))
        let address = await received { done in provider.loadObject(ofClass: URL.self) { done($0, $1) } }
        #expect(address == ("", true))
        #expect(await item(provider, .utf8PlainText) == ("made", false))
        #expect(await item(provider, .url) == ("", true))
    }

    @Test func `is a file, and written as one that is gone afterwards`() async throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try Data("a,b".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let provider = NSItemProvider()
        provider.suggestedName = "score"
        provider.registerFileRepresentation(for: .commaSeparatedText) { done in
            done(file, false, nil)
            return nil
        }
        let found = await withCheckedContinuation { next in
            provider.loadFileRepresentation(for: .commaSeparatedText) { url, isInPlace, _ in
                let text = url.flatMap { try? String(contentsOf: $0, encoding: .utf8) }
                next.resume(returning: (url: url, text: text, isInPlace: isInPlace))
            }
        }
        #expect(found.text == "a,b" && !found.isInPlace)
        let url = try #require(found.url)
        #expect(url.lastPathComponent == "score.csv" && url != file)
        #expect(!FileManager.default.fileExists(atPath: url.path))
        let missing = await withCheckedContinuation { next in
            provider.loadInPlaceFileRepresentation(forTypeIdentifier: UTType.png.identifier) { url, _, error in
                next.resume(returning: url == nil && error != nil)
            }
        }
        #expect(missing)
    }
}

import Foundation
import Testing
import UIKit

@MainActor @Suite(.timeLimit(.minutes(5)), .serialized) struct `What is on the pasteboard` {
    private let all: Set<UIPasteboard.DetectionPattern> = [.number, .probableWebURL, .probableWebSearch]

    @Test(
        arguments: [
            ("https://example.com/a", ["web-url"]), (" 12.5 ", ["number", "web-search"]),
            ("blue shoes", ["web-search"]),
            ("mailto:a@b.c", ["web-search"]), ("", []),
        ] as [(String, Set<String>)])
    func `may be an address, a number or words`(_ text: String, _ kinds: Set<String>) async throws {
        UIPasteboard.general.string = text
        let found = try await UIPasteboard.general.detectedPatterns(for: all)
        #expect(
            Set(
                found.map { pattern in
                    ["number", "web-url", "web-search"].first { pattern.rawValue.hasSuffix($0) } ?? ""
                }) == kinds)
        #expect(try await UIPasteboard.general.detectedPatterns(for: []).isEmpty)
    }

    @Test func `is put there as items`() {
        UIPasteboard.general.setItems([["public.utf8-plain-text": "words"]], options: [.localOnly: true])
        #expect(UIPasteboard.general.string == "words" && UIPasteboard.general.url == nil)
    }

    @Test func `a file's kind is known by its name`() throws {
        let folder = URL.temporaryDirectory.appending(component: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(component: "a.png")
        try Data([1, 2, 3]).write(to: file, options: .atomicWrite)
        let values = try file.resourceValues(forKeys: [.contentTypeKey, .fileSizeKey])
        #expect(values.contentType == .png && values.fileSize == 3)
        #expect(try folder.resourceValues(forKeys: [.contentTypeKey]).contentType == .folder)
        #expect(try file.resourceValues(forKeys: [.fileSizeKey]).contentType == nil)
    }
}

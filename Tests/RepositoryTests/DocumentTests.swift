import Foundation
import Testing

@Suite(.timeLimit(.minutes(5))) struct `The documents` {
    @Test func `link only to files that are there`() throws {
        let documents = Checkout.files(under: ".", withExtension: "md")
        #expect(documents.contains("README.md"))
        for document in documents {
            let folder = Checkout.root.appending(path: document).deletingLastPathComponent()
            for link in try links(in: document) {
                let target = folder.appending(path: link).path
                #expect(FileManager.default.fileExists(atPath: target), "\(document) links to \(link)")
            }
        }
    }

    /// Relative targets of `[text](target)`, without the part behind `#`.
    private func links(in document: String) throws -> [String] {
        try Checkout.text(of: document).matches(of: /\]\(([^)\s]+)\)/).compactMap { match in
            let target = match.output.1.split(separator: "#", omittingEmptySubsequences: false).first.map(String.init)
            guard let target, !target.isEmpty, !target.contains("://") else { return nil }
            return target
        }
    }

    @Test func `stand beside every app`() {
        let manifests = Checkout.files(under: "Apps", withExtension: "plist").filter { $0.hasSuffix("/Info.plist") }
        #expect(!manifests.isEmpty)
        for manifest in manifests {
            let readme = Checkout.root.appending(path: manifest).deletingLastPathComponent().appending(
                path: "README.md")
            #expect(FileManager.default.fileExists(atPath: readme.path), "\(manifest) has no README.md beside it")
        }
    }

    @Test func `and the README name the two commands`() throws {
        let readme = try Checkout.text(of: "README.md")
        #expect(readme.contains("make run"))
        #expect(readme.contains("make test"))
    }
}

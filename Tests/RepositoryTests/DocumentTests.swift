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

    /// Relative targets of `[text](target)` and of pictures in HTML, without the part behind `#`.
    private func links(in document: String) throws -> [String] {
        try Checkout.text(of: document).matches(of: /\]\(([^)\s]+)\)|<(?:img|source) [^>]*?src(?:set)?="([^"]+)"/)
            .compactMap {
                let target = ($0.output.1 ?? $0.output.2)?.split(separator: "#", omittingEmptySubsequences: false).first
                    .map(String.init)
                guard let target, !target.isEmpty, !target.contains("://") else { return nil }
                return target
            }
    }

    /// The site has those that are listed (`Scripts/make-docs`).
    @Test func `are in the list of documents, or in that of decisions`() throws {
        for list in ["docs/README.md", "docs/decisions/README.md"] {
            let folder = (list as NSString).deletingLastPathComponent
            let listed = Set(try links(in: list).map { "\(folder)/\($0)" })
            let documents = Checkout.files(under: folder, withExtension: "md").filter {
                ($0 as NSString).deletingLastPathComponent == folder && $0 != list
            }
            #expect(documents.count > 10)
            for document in documents { #expect(listed.contains(document), "\(list) does not list \(document)") }
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

private import SwiftParser
private import SwiftSyntax

/// Rewrites the sources of a module so that they compile without the Objective-C runtime: attributes such as `@objc` become spaces,
/// `#selector` and `#keyPath` become names, and classes get tables of their members (`MemberTable` in `UIKit`).
///
/// Lines stay those of the author, and columns too, but for those after a selector that is longer than what it was, and after the
/// end of a class on the same line.
package enum ModuleRewriter {
    /// Most bytes of a file that is rewritten; a longer one stays as it is.
    package static let byteCountMax = 4 << 20

    /// - Parameters:
    ///   - others: Files of modules that this one uses, whose members selectors name.
    ///   - keepsImport: Whether the import of a module stays; one that does not becomes spaces, so that the rest of the file can be
    ///     compiled.
    package static func rewrite(
        _ files: [SourceFile], beside others: [SourceFile] = [], keepsImport: (String) -> Bool = { _ in true }
    ) -> [RewrittenFile] {
        let trees = (files + others).map { Parser.parse(source: $0.text.utf8.count > byteCountMax ? "" : $0.text) }
        let index = MemberIndex(trees)
        return files.indices.map { number in
            let rewriter = FileRewriter(files[number], number: number, tree: trees[number], index: index)
            return files[number].text.utf8.count > byteCountMax ? rewriter.unchanged() : rewriter.rewrite(keepsImport)
        }
    }
}

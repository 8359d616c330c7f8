import Foundation
import SourceRewriter

/// The rewritten sources of a package, module by module: selectors of one can name members of those before it.
struct StagedSources {
    private var known: [SourceFile] = []
    private(set) var files: [RewrittenFile] = []

    /// Writes the rewritten files of one module into a folder. Files that are not Swift are left out.
    mutating func write(
        _ sources: [URL], to folder: String, of output: inout StagedFiles, keepsImport: (String) -> Bool
    ) throws {
        let read = try sources.filter { $0.pathExtension == "swift" }.map { file in
            SourceFile(path: file.path, text: String(decoding: try Data(contentsOf: file), as: UTF8.self))
        }
        let rewritten = ModuleRewriter.rewrite(read, beside: known, keepsImport: keepsImport)
        known += read
        files += rewritten
        var taken: Set<String> = []
        for file in rewritten {
            // The compiler warns of two files with one `#fileID`, and would count the copy and the original as such.
            let base = URL(fileURLWithPath: file.path).deletingPathExtension().lastPathComponent
            let name = taken.insert(base).inserted ? base : "\(base)-\(taken.count)"
            try output.write(Data(file.compiledText.utf8), to: "\(folder)/\(name).parley.swift")
        }
    }
}

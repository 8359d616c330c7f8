package import Foundation
import SourceRewriter
import XcodeProject

/// Files of a project that compile here, and modules and names that it lacks.
package struct ProjectReport: Codable, Equatable, Sendable {
    package let target: String
    package let fileCount: Int
    /// Files without an error, of those that were compiled.
    package let compiledCount: Int
    /// Frameworks that are not there, those that most files import first.
    package let missingModules: [Missing]
    /// Names that are not there, those that most files use first.
    package let missingSymbols: [Missing]
    package let errors: [Place]
    /// Sentences about files that are left out.
    package let problems: [String]

    package struct Missing: Codable, Equatable, Sendable {
        package let name: String
        /// Paths of the files that use it.
        package let files: [String]
        /// Sentence about what to write in its place; nil where nothing stands in for it.
        package let instead: String?

        init(name: String, files: [String]) {
            (self.name, self.files) = (name, files)
            instead = Replacements.sentences[name]
        }
    }

    /// An error at a place in a file; lines and columns from 1.
    package struct Place: Codable, Hashable, Sendable {
        package let file: String
        package let line: Int
        package let column: Int
        package let message: String
    }

    /// - Parameters:
    ///   - output: What the compiler printed.
    ///   - folder: The project's folder, which is left out of paths.
    package init(_ project: StagedProject, compilerOutput output: String, folder: URL) {
        let prefix = folder.path + "/"
        func short(_ path: String) -> String { path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path }
        let compiled = Set(project.files.map { short($0.path) })
        let known = compiled.union(project.filesInC.map(short))
        let refused = project.diagnostics.filter(\.isError)
            .map { Place(file: short($0.path), line: $0.line, column: $0.column, message: $0.message) }
        var seen: Set<Place> = []
        let written = Dictionary(project.files.map { ($0.path, $0) }) { first, _ in first }
        let found = CompilerOutput.errors(in: output).filter {
            written[$0.file]?.isAuthors(line: $0.line, column: $0.column) ?? true
        }
        errors = (refused + found.map { $0.renamed(short($0.file)) })
            .filter { known.contains($0.file) && seen.insert($0).inserted }
        target = project.modules.last?.target.name ?? ""
        fileCount = project.files.count
        let modules = project.missingModules.map { Missing(name: $0.key, files: $0.value.map(short).sorted()) }
        missingModules = modules.sorted { ($1.files.count, $0.name) < ($0.files.count, $1.name) }
        missingSymbols = Self.symbols(in: errors)
        problems = project.problems
        compiledCount = fileCount - compiled.intersection(errors.map(\.file) + modules.flatMap(\.files)).count
    }

    private static func symbols(in errors: [Place]) -> [Missing] {
        var files: [String: Set<String>] = [:]
        for error in errors {
            if let name = CompilerOutput.missingName(in: error.message) { files[name, default: []].insert(error.file) }
        }
        return files.map { Missing(name: $0.key, files: $0.value.sorted()) }
            .sorted { ($1.files.count, $0.name) < ($0.files.count, $1.name) }
    }
}

extension ProjectReport.Place {
    fileprivate func renamed(_ file: String) -> Self {
        ProjectReport.Place(file: file, line: line, column: column, message: message)
    }
}

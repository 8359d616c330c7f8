import Foundation
import ParleyPrograms

/// An Xcode project that an author has opened: it becomes a package in the cache, which is built and shown as `parley run` does.
struct OpenedProject: Sendable {
    /// The author's folder, whose files are watched.
    let folder: URL
    private let target: String
    /// The folder of the package.
    let package: URL
    var reportPackage: URL { package.appendingPathExtension("report") }

    /// Finds the message app.
    /// - Parameter target: Name of the message app; nil where there is only one.
    /// - Throws: `ValidationError` with a sentence for the author.
    init(path: String, target: String?, cache: URL) async throws {
        folder = URL(fileURLWithPath: path, isDirectory: true).resolvingSymlinksInPath()
        var chosen = target
        if chosen == nil { chosen = try await TargetChoice.ask(of: folder) }
        let task = ProjectTask(folder: folder.path, target: chosen, work: .find)
        let name = try await ProjectProgram.installed.answer(to: task).target
        self.target = name
        let short = String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" })
        package = cache.appendingPathComponent("projects/\(short)-\(Self.key(folder.path + "\n" + name))")
    }

    /// Reads the project anew and writes what has changed of the package.
    /// - Parameter isForReport: Whether imports that cannot be had are left out; such a package has a folder of its own.
    @discardableResult
    func stage(isForReport: Bool = false) async throws -> ProjectAnswer {
        try await answer(.stage(staging(in: isForReport ? reportPackage : package), isForReport: isForReport))
    }

    /// Returns the report, of what the compiler printed for the package of `stage(isForReport: true)`.
    func report(compilerOutput: String, isJSON: Bool) async throws -> String {
        try await answer(.report(staging(in: reportPackage), compilerOutput: compilerOutput, isJSON: isJSON)).report
    }

    private func staging(in folder: URL) -> ProjectTask.Staging {
        ProjectTask.Staging(folder: folder.path, parley: Installation.current.package.path)
    }

    private func answer(_ work: ProjectTask.Work) async throws -> ProjectAnswer {
        try await ProjectProgram.installed.answer(to: ProjectTask(folder: folder.path, target: target, work: work))
    }

    /// Writes what has changed of the package, and prints what rewriting the sources found.
    /// - Returns: The errors among that, a line each.
    func restage() async throws -> String {
        let found = try await stage().diagnostics
        for diagnostic in found { FileHandle.standardError.write(Data("\(diagnostic.words)\n".utf8)) }
        return found.filter(\.isError).map(\.words).joined(separator: "\n")
    }

    /// Returns a short name for a text, by which projects of the same name are told apart (FNV-1a).
    private static func key(_ text: String) -> String {
        let hash = text.utf8.reduce(UInt64(0xcbf2_9ce4_8422_2325)) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        return String(hash, radix: 36)
    }
}

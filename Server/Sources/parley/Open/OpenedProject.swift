import ArgumentParser
import Foundation
import InterfaceCompiler
import ProjectStaging
import SourceRewriter
import XcodeProject

/// An Xcode project that an author has opened: it becomes a package in the cache, which is built and shown as `parley run` does.
struct OpenedProject: Sendable {
    /// The author's folder, whose files are watched.
    let folder: URL
    private let target: String?
    /// The folder of the package.
    let package: URL
    var reportPackage: URL { package.appendingPathExtension("report") }

    /// Writes the package.
    /// - Parameter target: Name of the message app; nil where there is only one.
    /// - Throws: `ValidationError` with a sentence for the author.
    init(path: String, target: String?, cache: URL) throws {
        folder = URL(fileURLWithPath: path, isDirectory: true).resolvingSymlinksInPath()
        let target = target ?? TargetChoice.ask(of: folder)
        let app = try Self.orValidationError { [folder] in try AppFolder.messageApp(in: folder, named: target) }
        self.target = app.target.name
        let name = String(app.target.name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" })
        package = cache.appendingPathComponent("projects/\(name)-\(Self.key(folder.path + "\n" + app.target.name))")
    }

    /// Reads the project anew and writes what has changed of the package.
    /// - Returns: The package, its errors and warnings printed.
    /// - Parameter isForReport: Whether imports that cannot be had are left out; such a package has a folder of its own.
    @discardableResult
    func stage(isForReport: Bool = false) throws -> StagedProject {
        try Self.orValidationError {
            let (project, app) = try AppFolder.messageApp(in: folder, named: target)
            return try StagedProject(
                app, of: project, in: isForReport ? reportPackage : package, parley: Installation.current.package,
                interfaces: Self.interfaces, tests: AppFolder.storyTests(of: project, in: folder),
                isForReport: isForReport)
        }
    }

    /// Writes what has changed of the package, and prints what rewriting the sources found.
    /// - Returns: The errors among that, a line each.
    func restage() throws -> String {
        let found = try stage().diagnostics
        for diagnostic in found { FileHandle.standardError.write(Data("\(diagnostic)\n".utf8)) }
        return found.filter(\.isError).map(\.description).joined(separator: "\n")
    }

    /// Compiles storyboards and nibs for the bundle.
    private static let interfaces: StagedProject.InterfaceCompilation = { file, module in
        let (name, data, warnings) = try InterfaceCompiler(moduleName: module).compiledFile(of: file)
        return (name, data, warnings.map(\.description))
    }

    private static func orValidationError<Result>(_ body: () throws -> Result) throws -> Result {
        do {
            return try body()
        } catch let error as XcodeProjectError {
            throw ValidationError(error.message)
        } catch let error as InterfaceError {
            throw ValidationError(error.message)
        } catch {
            throw CommandFailure("The project could not be prepared: \(error.reason)")
        }
    }

    /// Returns a short name for a text, by which projects of the same name are told apart (FNV-1a).
    private static func key(_ text: String) -> String {
        let hash = text.utf8.reduce(UInt64(0xcbf2_9ce4_8422_2325)) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        return String(hash, radix: 36)
    }
}

package import Foundation
package import SourceRewriter
package import XcodeProject

/// An Xcode project's message app as a Swift package in a folder of its own: rewritten sources, `Info.plist` and resources.
/// Nothing is written into the project.
package struct StagedProject: Sendable {
    /// The app's sources and those of its frameworks, which come first.
    package let modules: [StagedModule]
    package let files: [RewrittenFile]
    /// Sentences about what the project has and the package has not.
    package private(set) var problems: [String]

    /// Compiles a storyboard or nib: returns the name and bytes of the file that the bundle gets, and warnings.
    package typealias InterfaceCompilation =
        @Sendable (_ file: URL, _ module: String) throws -> (name: String, data: Data, warnings: [String])

    /// Writes the package, or what has changed of it.
    /// - Parameters:
    ///   - folder: The folder of the package.
    ///   - parley: The package of Parley that apps are built on.
    ///   - interfaces: nil copies storyboards and nibs as they are.
    ///   - tests: Files with stories, which become the package's tests.
    ///   - isForReport: Whether imports of modules that are not there are left out, so that the rest is compiled.
    /// - Throws: `XcodeProjectError`, or an error of Foundation where a file cannot be read or written.
    package init(
        _ target: XcodeTarget, of project: XcodeProject, in folder: URL, parley: URL,
        interfaces: InterfaceCompilation? = nil, tests: [URL] = [], isForReport: Bool = false
    ) throws {
        let targets = LocalPackages.expanded(project.frameworks(for: target) + [target])
        modules = targets.map { StagedModule($0, frameworks: targets) }
        problems = modules.flatMap(\.target.problems) + modules.compactMap(\.bridgingProblem)
        var output = try StagedFiles(folder)
        var sources = StagedSources()
        let own = Self.names(modules)
        for module in modules {
            try module.bridging?.write(to: &output)
            try sources.write(module.target.sources, to: "Sources/\(module.name)", of: &output) {
                !isForReport || AvailableModules.has($0, beside: own)
            }
        }
        files = sources.files
        let app = modules[modules.count - 1]
        try output.write(Data("import AppRuntime\n\nAppRuntime.main()\n".utf8), to: "Sources/\(app.name)/main.swift")
        if app.target.kind == .stickerPack { try writePack(app, to: &output) }
        let manifest = StagedManifest(modules: modules, parley: parley, hasTests: !tests.isEmpty)
        try output.write(Data(manifest.text.utf8), to: "Package.swift")
        try sources.write(tests, to: "Tests/\(app.name)Tests", of: &output) { _ in true }
        try writeInformation(of: app, to: &output)
        for module in modules { try writeResources(of: module, to: &output, interfaces) }
        output.removeOthers()
        problems += unusedSources
        for (name, paths) in missingModules.sorted(by: { $0.key < $1.key }) {
            problems.append(
                "\(name) is not there; \(paths.count == 1 ? "1 file imports" : "\(paths.count) files import") it."
                    + (Replacements.sentences[name].map { " \($0)" } ?? ""))
        }
    }

    /// Errors and warnings that rewriting found.
    package var diagnostics: [SourceDiagnostic] { files.flatMap(\.diagnostics) }

    /// Paths of the bridging headers and C files that are built.
    var filesInC: [String] {
        modules.compactMap(\.bridging).flatMap { [$0.header] + $0.sources }.map(\.path)
    }

    /// Modules that are imported and not there, with the paths of the files that import them.
    package var missingModules: [String: [String]] {
        let own = Self.names(modules)
        return files.reduce(into: [:]) { missing, file in
            for name in file.imports where !AvailableModules.has(name, beside: own) {
                missing[name, default: []].append(file.path)
            }
        }
    }

    /// Names of modules that the project itself brings.
    private static func names(_ modules: [StagedModule]) -> Set<String> {
        Set(modules.map(\.name) + modules.flatMap(\.target.packageProducts).map(\.name))
    }

    // MARK: Sources

    private mutating func writePack(_ app: StagedModule, to output: inout StagedFiles) throws {
        let pack = StickerPack(app.target)
        problems += pack.problems
        try output.write(Data(pack.source.utf8), to: "Sources/\(app.name)/\(StickerPack.className).swift")
    }

    private var unusedSources: [String] {
        let taken = modules.flatMap { $0.bridging?.sources ?? [] }
        let others = modules.flatMap(\.target.sources).filter { $0.pathExtension != "swift" && !taken.contains($0) }
        return others.map { "\($0.path) is not Swift, and is left out." }
    }

    // MARK: Bundle

    /// The bundle's `Info.plist`. The executable has the module's name, which every file system and SwiftPM take.
    private mutating func writeInformation(of app: StagedModule, to output: inout StagedFiles) throws {
        let list = try InformationList(app.target)
        var values = list.values
        values["CFBundleExecutable"] = app.name
        if app.target.kind == .stickerPack {
            let point = "com.apple.message-payload-provider"
            values["NSExtension"] = [
                "NSExtensionPointIdentifier": point, "NSExtensionPrincipalClass": StickerPack.className,
            ]
        }
        if let reason = list.reasonToBeLight { problems.append(reason) }
        let data = try PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0)
        try output.write(data, to: "Info.plist")
    }

    private mutating func writeResources(
        of module: StagedModule, to output: inout StagedFiles, _ interfaces: InterfaceCompilation?
    ) throws {
        for resource in module.target.resources where resource.path != "Info.plist" {
            let path = "Resources/\(resource.path)"
            if let interfaces, ["storyboard", "xib"].contains(resource.file.pathExtension) {
                let compiled = try interfaces(resource.file, module.name)
                let folder = (path as NSString).deletingLastPathComponent
                try output.write(compiled.data, to: "\(folder)/\(compiled.name)")
                problems += compiled.warnings
            } else {
                try output.copy(resource.file, to: path)
            }
        }
    }
}

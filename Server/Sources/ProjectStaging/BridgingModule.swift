import Foundation
import XcodeProject

/// Builds a module in C from what a bridging header includes; every Swift file of the target imports it.
///
/// The author's files stay where they are: those of the module include them by their paths, so that errors name them.
struct BridgingModule {
    let name: String
    let header: URL
    /// The C files of the target.
    let sources: [URL]
    /// Folders in which headers are looked for, as Xcode does in the whole project.
    let folders: [URL]

    init?(_ module: StagedModule) {
        guard let bridging = module.target.bridging else { return nil }
        name = module.name + "Bridging"
        (header, folders) = (bridging.header, bridging.folders)
        sources = module.target.sources.filter { $0.pathExtension == "c" }
    }

    /// Returns the sentence about the first line that is not C; nil where all is.
    var problem: String? {
        var scan = HeaderScan(folders: folders)
        guard let found = scan.firstForeignLine(of: header) else { return nil }
        return "\(found.file.path):\(found.line): “\(found.text)” is Objective-C, which is not built here;"
            + " Swift files find no names of \(header.lastPathComponent). Headers in C alone are taken."
    }

    func write(to output: inout StagedFiles) throws {
        let folder = "Sources/\(name)"
        try output.write(
            Data("module \(name) {\n    header \"\(name).h\"\n    export *\n}\n".utf8),
            to: "\(folder)/include/module.modulemap")
        try output.write(Self.including(header), to: "\(folder)/include/\(name).h")
        // The package manager takes a target for one in C only where it has a source.
        try output.write(Data("#include \"\(name).h\"\n".utf8), to: "\(folder)/\(name).c")
        for (index, source) in sources.enumerated() {
            try output.write(Self.including(source), to: "\(folder)/\(index)-\(source.lastPathComponent)")
        }
    }

    private static func including(_ file: URL) -> Data { Data("#include \(quoted(file.path))\n".utf8) }

    /// The target of the package.
    var target: String {
        """
                .target(
                    name: \(quoted(name)),
                    cSettings: [.unsafeFlags([\(folders.map { quoted("-I" + $0.path) }.joined(separator: ", "))])])
        """
    }

    /// Settings of the Swift module that imports it.
    var settings: [String] {
        let imported = ["-Xfrontend", "-import-module", "-Xfrontend", name]
        let found = folders.flatMap { ["-Xcc", "-I" + $0.path] }
        return [".unsafeFlags([\((imported + found).map(quoted).joined(separator: ", "))])"]
    }
}

import ChatModels
import Foundation

/// Finds the functions and lines of an executable's addresses with the toolchain's own programs, `llvm-symbolizer` and
/// `swift-demangle`.
struct SourceLocations: Sendable {
    private let symbolizer: URL
    private let demangler: URL
    /// Folders whose paths are left out where a file is below them.
    private let folders: [String]
    /// Sources of Parley itself, whose calls an author can do nothing about.
    private let own: String

    /// File that the plugin `EntryPoint` writes.
    private static let entryPoint = "/EntryPoint/main.swift"
    /// Time for one program: an executable with debug information has about a hundred megabytes.
    private static let timeMax = Duration.seconds(5)

    /// - Parameter folders: the author's packages.
    /// - Returns: nil where there is no toolchain on the `PATH`.
    init?(folders: [URL]) {
        guard let swift = ProgramPath.find("swift")?.resolvingSymlinksInPath() else { return nil }
        let programs = swift.deletingLastPathComponent()
        symbolizer = programs.appendingPathComponent("llvm-symbolizer")
        demangler = programs.appendingPathComponent("swift-demangle")
        let package = Installation.current.package.resolvingSymlinksInPath().path
        self.folders = folders.map { $0.path + "/" } + [package + "/"]
        own = package + "/Sources/"
    }

    /// Returns the calls that are the author's; all of them where none is.
    func calls(at offsets: [UInt64], in executable: URL) async -> [CrashReport.Call] {
        let arguments = ["--obj=\(executable.path)", "--output-style=JSON", "--no-inlines"]
        let addresses = offsets.map { "0x" + String($0, radix: 16) }
        let output = await ShortRun(symbolizer).answer(arguments + addresses, timeMax: Self.timeMax).output
        guard let found = try? JSONDecoder().decode([Found].self, from: Data(output.utf8)) else { return [] }
        let symbols = found.compactMap { $0.symbols?.first }.filter { !$0.function.isEmpty && $0.line > 0 }
        let authors = symbols.filter { !$0.file.hasPrefix(own) && !$0.file.hasSuffix(Self.entryPoint) }
        let shown = authors.isEmpty ? symbols : authors
        let names = await names(of: shown.map(\.function))
        return zip(shown, names).map { symbol, name in
            CrashReport.Call(
                function: cut(FunctionName(name).words), file: cut(short(symbol.file)), line: symbol.line)
        }
    }

    /// Returns the functions' names as an author writes them; the linker's where they cannot be had.
    private func names(of functions: [String]) async -> [String] {
        let arguments = ["--compact", "--simplified"] + functions
        let lines = await ShortRun(demangler).answer(arguments, timeMax: Self.timeMax).output.split(separator: "\n")
        return lines.count == functions.count ? lines.map(String.init) : functions
    }

    private func short(_ file: String) -> String {
        folders.first(where: file.hasPrefix).map { String(file.dropFirst($0.count)) } ?? file
    }

    private func cut(_ text: String) -> String { String(text.unicodeScalars.prefix(CrashReport.scalarCountMax)) }
}

/// One address in the output of `llvm-symbolizer`. Source: LLVM, "llvm-symbolizer - convert addresses into source code
/// locations", JSON.
private struct Found: Decodable {
    struct Symbol: Decodable {
        private enum CodingKeys: String, CodingKey {
            case function = "FunctionName"
            case file = "FileName"
            case line = "Line"
        }
        var function: String
        var file: String
        var line: Int
    }
    private enum CodingKeys: String, CodingKey { case symbols = "Symbol" }
    var symbols: [Symbol]?
}

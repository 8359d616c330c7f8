import ArgumentParser
import Foundation
import ParleyPrograms

/// Option that names the folder in which authors' packages are built.
struct BuildOptions: ParsableArguments {
    @Option(
        help:
            "The folder to build in: all apps share it, so that Parley is built once. (default: ~/.cache/parley/build)",
        completion: .directory)
    var scratch: String?

    func builder(for configuration: PackageBuilder.Configuration = .debug) throws -> PackageBuilder {
        let folder = scratch.map { URL(fileURLWithPath: $0, isDirectory: true) } ?? Self.usual
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        } catch {
            throw CommandFailure("The folder \(folder.path) cannot be made: \(error.reason)")
        }
        guard let swift = ProgramPath.find("swift") else {
            throw CommandFailure("There is no Swift toolchain on the PATH; `parley doctor` says more.")
        }
        return PackageBuilder(
            swift: swift, scratch: folder.resolvingSymlinksInPath(), configuration: configuration)
    }

    /// Default folder. Source: XDG Base Directory Specification, `XDG_CACHE_HOME`.
    private static var usual: URL {
        let named = ProcessInfo.processInfo.environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
        let cache = named ?? FileManager.default.homeDirectoryForCurrentUser.appendingPathComponent(".cache").path
        return URL(fileURLWithPath: cache, isDirectory: true).appendingPathComponent("parley/build")
    }
}

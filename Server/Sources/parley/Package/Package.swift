import ArgumentParser
import Foundation

struct Package: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "package",
        abstract: "Builds an app for others, and puts its bundle into one file with version and checksum.",
        discussion: """
            The app is built for release, without debug information. A bundle that a host would refuse is refused here.

            Examples:

              parley package Poll                 writes Poll-1.0.parley here
              parley package Poll --output dist   writes it there
              parley inspect Poll-1.0.parley      says what is in it
            """)

    @Argument(help: "The folder of the app; this folder without one.", completion: .directory)
    var folder = "."

    @Option(help: "The folder that the file is written to.", completion: .directory)
    var output = "."

    @Flag(help: "Builds as `parley run` does, which is quicker the first time; such a program is larger and slower.")
    var debug = false

    @Flag(help: "Prints what was written as JSON.")
    var json = false

    @OptionGroup var build: BuildOptions

    func run() async throws {
        let package = try AuthorsPackage(path: folder)
        let builder = try build.builder(for: debug ? .debug : .release)
        let own = try RunFolder(in: builder.scratch)
        defer { own.remove() }
        let staging = own.url
        try await builder.build(package, into: staging).check()
        let bundle = staging.appendingPathComponent("\(package.name).app")
        await builder.strip(bundle.appendingPathComponent(package.name))
        let file = try await PackageFile.write(
            bundle, version: package.version, to: URL(fileURLWithPath: output, isDirectory: true))
        print(json ? try file.json : file.words)
    }
}

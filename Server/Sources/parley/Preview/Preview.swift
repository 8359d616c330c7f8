import AppHost
import ArgumentParser
import Foundation

struct Preview: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "preview",
        abstract: "Draws an app's previews into a folder, light and dark: for a README, or for review.",
        discussion: """
            Example:

              parley preview Poll --output pictures   Seven.png and Seven-dark.png
            """)

    @Argument(help: "The folder of the app; this folder without one.", completion: .directory)
    var folder = "."

    @Option(help: "The folder that the pictures are written to.", completion: .directory)
    var output = "previews"

    @Flag(help: "Draws without walls around the app where this computer has none.")
    var withoutSandbox = false

    @OptionGroup var build: BuildOptions

    func run() async throws {
        let package = try AuthorsPackage(path: folder)
        let builder = try build.builder()
        let own = try RunFolder(in: builder.scratch)
        defer { own.remove() }
        let staging = own.url
        try await builder.build(package, into: staging).check()
        let host = AppHost(containers: staging.appendingPathComponent("containers"), hasWalls: !withoutSandbox)
        try host.prepare()
        let bundle = try AppBundle.load(at: staging.appendingPathComponent("\(package.name).app"))
        let pictures = PreviewPictures(try await host.previews(of: bundle))
        for file in try pictures.write(to: URL(fileURLWithPath: output, isDirectory: true)) { print(file.path) }
        for name in pictures.failed { print("\(name) could not be drawn: it has no size, or ended the process.") }
        guard pictures.failed.isEmpty else { throw ExitCode.failure }
    }
}

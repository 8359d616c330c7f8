import ArgumentParser
import Foundation

struct Build: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "build",
        abstract:
            "Builds a message app without showing it: of an Xcode project, a Swift package or a folder with sources.",
        discussion: """
            Ends with 1 where it does not compile. Nothing is written into the project.

            Examples:

              parley build Groceries                    says whether it compiles
              parley build Groceries --output bundles   writes a bundle there, too
            """)

    @Argument(help: AppSource.help, completion: .directory)
    var folder = "."

    @Option(help: "The message app's target, where the project has several.")
    var target: String?

    @Option(help: "The folder that the app's bundle is written to.", completion: .directory)
    var output: String?

    @OptionGroup var build: BuildOptions

    func run() async throws {
        let builder = try build.builder()
        let package = try await AppSource.package(at: folder, target: target, cache: builder.scratch)
        let bundles = output.map { URL(fileURLWithPath: $0, isDirectory: true) }
        try await builder.build(package, into: bundles).check()
        guard let output else { return print("\(package.name) is built.") }
        print("\(package.name) is built: \(output)/\(package.name).app")
    }
}

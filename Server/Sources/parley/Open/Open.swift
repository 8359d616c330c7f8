import ArgumentParser

struct Open: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "open",
        abstract: "Builds a message app as it is, mostly of an Xcode project, and shows it between Kate and John.",
        discussion: """
            Nothing is written into the project. A saved file is built, and the open app starts anew; errors name the \
            project's files and lines. `parley report` says what a project needs that Parley lacks.

            Examples:

              parley open Groceries                    the project in this folder
              parley open . --target StickerMessages   one of several message apps
            """)

    @Argument(help: AppSource.help, completion: .directory)
    var folder = "."

    @Option(help: "The message app's target, where the project has several.")
    var target: String?

    @OptionGroup var build: BuildOptions
    @OptionGroup var options: SimulatorOptions

    func run() async throws {
        let builder = try build.builder()
        let package = try await AppSource.opened(at: folder, target: target, cache: builder.scratch)
        try await Run.show([package], builder: builder, options: options)
    }
}

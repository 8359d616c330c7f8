import ArgumentParser
import ProjectStaging

struct Open: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Builds an Xcode project's message app as it is, and shows it between Kate and John.",
        discussion: """
            Nothing is written into the project. A saved file is built, and the open app starts anew; errors name the \
            project's files and lines. `parley report` says what a project needs that Parley lacks.

            Examples:

              parley open Groceries                     the project or workspace in this folder
              parley open . --target StickerMessages    one of several message apps
            """)

    @Argument(help: "A folder with an .xcodeproj or .xcworkspace, or one of these.", completion: .directory)
    var folder = "."

    @Option(help: "The message app's target, where the project has several.")
    var target: String?

    @OptionGroup var build: BuildOptions
    @OptionGroup var options: SimulatorOptions

    func run() async throws {
        let builder = try build.builder()
        let project = try OpenedProject(path: folder, target: target, cache: builder.scratch)
        let staged = try project.stage()
        for problem in staged.problems { print(problem) }
        try await Run.show([try AuthorsPackage(project)], builder: builder, options: options)
    }
}

import ArgumentParser
import ParleyPrograms

struct Report: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "report", abstract: "Says what of an Xcode project compiles here, and what it lacks.",
        discussion: "Imports that cannot be had are left out, so that the rest of those files is compiled, too.")

    @Argument(help: AppSource.help, completion: .directory)
    var folder = "."

    @Option(help: "The message app's target, where the project has several.")
    var target: String?

    @Flag(help: "Print the report as JSON, for programs.")
    var json = false

    @OptionGroup var build: BuildOptions

    func run() async throws {
        let builder = try build.builder()
        let project = try await OpenedProject(path: folder, target: target, cache: builder.scratch)
        let module = try await project.stage(isForReport: true).module
        let output = try await builder.compile(module, in: project.reportPackage)
        print(try await project.report(compilerOutput: output, isJSON: json))
    }
}

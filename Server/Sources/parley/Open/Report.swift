import ArgumentParser
import Foundation
import ProjectStaging

struct Report: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Says what of an Xcode project compiles here, and what it lacks.",
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
        let project = try OpenedProject(path: folder, target: target, cache: builder.scratch)
        let staged = try project.stage(isForReport: true)
        let module = staged.modules.last?.name ?? ""
        let output = try await builder.compile(module, in: project.reportPackage)
        let report = ProjectReport(staged, compilerOutput: output, folder: project.folder)
        print(json ? try Self.text(report) : report.lines.joined(separator: "\n"))
    }

    private static func text(_ report: ProjectReport) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(report), as: UTF8.self)
    }
}

import ArgumentParser
import Foundation
import Subprocess
import SystemPackage

struct Test: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "test", abstract: "Runs an app's tests: stories with any number of people, without a browser.",
        discussion: """
            What stands after -- goes to `swift test`:

              parley test Poll -- --filter Story

            Of an Xcode project the tests are those of a target with unit tests that import ParleyTesting, and the files of a folder \
            ParleyTests beside the project. `World(people:)` starts the app as its Info.plist says, with its storyboard.
            """)

    @Argument(help: AppSource.help, completion: .directory)
    var folder = "."

    @Option(help: "The message app's target, where the project has several.")
    var target: String?

    @OptionGroup var build: BuildOptions

    @Argument(parsing: .postTerminator, help: "Further arguments of `swift test`.")
    var others: [String] = []

    func run() async throws {
        let builder = try build.builder()
        let package = try await AppSource.package(at: folder, target: target, cache: builder.scratch)
        guard package.hasTests else {
            throw CommandFailure("There are no tests: \(package.placeOfTests).")
        }
        let own = try RunFolder(in: builder.scratch)
        defer { own.remove() }
        let bundle = try package.writeResources(into: own.url)
        // Until the tests have run, which may be those of another app of that name otherwise.
        let lock = try await BuildLock(builder.scratch)
        defer { lock.release() }
        builder.forgetPlan(ofOtherThan: package.folder)
        let result = try await Subprocess.run(
            .path(FilePath(builder.swift.path)), arguments: Arguments(["test"] + builder.place(package) + others),
            environment: .inherit.updating(["PARLEY_BUNDLE": bundle.path]), input: .currentStandardInput,
            output: .currentStandardOutput, error: .currentStandardError)
        throw ExitCode(result.terminationStatus.number)
    }
}

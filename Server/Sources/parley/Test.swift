import ArgumentParser
import Foundation

struct Test: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Runs an app's tests: stories with any number of people, without a browser.",
        discussion: """
            What stands after -- goes to `swift test`:

              parley test Poll -- --filter Story
            """)

    @Argument(help: "The folder of the app; this folder without one.", completion: .directory)
    var folder = "."

    @OptionGroup var build: BuildOptions

    @Argument(parsing: .postTerminator, help: "Further arguments of `swift test`.")
    var others: [String] = []

    func run() throws {
        let package = try AuthorsPackage(path: folder)
        let builder = try build.builder()
        let process = Process()
        process.executableURL = builder.swift
        process.arguments = ["test"] + builder.place(package) + others
        try process.run()
        process.waitUntilExit()
        throw ExitCode(process.terminationStatus)
    }
}

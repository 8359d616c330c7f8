import ArgumentParser
import ChatServer
import Foundation

struct Check: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract:
            "Says what is damaged in a server's or simulator's folder, and changes nothing. Ends with 1 where something is.",
        discussion:
            "Looks at each entry, each picture and file, and the secret beside them. A server may run meanwhile.")

    @Option(
        name: [.customLong("data"), .customLong("store")], help: "The folder that conversations are kept in.",
        completion: .directory)
    var data: String

    func run() throws {
        let problems = try sayingWhatFails { try problemsOfStore(in: URL(fileURLWithPath: data, isDirectory: true)) }
        for problem in problems { print(problem) }
        guard problems.isEmpty else { throw ExitCode.failure }
        print("All is well.")
    }
}

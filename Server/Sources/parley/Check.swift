import ArgumentParser
import ChatServer
import Foundation

struct Check: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract:
            "Says what is damaged in a store, entry by entry, and changes nothing. Ends with 1 where something is.")

    @Option(help: "The folder that a conversation is kept in.", completion: .directory)
    var store: String

    func run() throws {
        let path = URL(fileURLWithPath: store, isDirectory: true).appendingPathComponent("chat.sqlite").path
        let problems = try problemsOfStore(at: path)
        for problem in problems { print(problem) }
        guard problems.isEmpty else { throw ExitCode.failure }
        print("All is well.")
    }
}

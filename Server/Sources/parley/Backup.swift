import ArgumentParser
import ChatServer
import Foundation

struct Backup: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "backup",
        abstract: "Writes a server's folder into one file, while the server runs: conversations, media, keys, apps.",
        discussion: "The file holds all that is secret on the server: keep it where only you can read it.")

    @Option(help: "The server's folder.", completion: .directory)
    var data: String

    @Argument(help: "The file to write; it is not there yet.")
    var file: String

    func run() async throws {
        try await sayingWhatFails {
            try await backUpStore(in: URL(fileURLWithPath: data, isDirectory: true), to: URL(fileURLWithPath: file))
        }
        print("The backup is in \(file).")
    }
}

struct Restore: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "restore", abstract: "Makes a server's folder of a backup. The folder is empty or not there.",
        discussion: "Run it as the user that the server runs as, since the files become that user's.")

    @Argument(help: "A file that `parley backup` has written.")
    var file: String

    @Option(help: "The folder to make.", completion: .directory)
    var data: String

    func run() async throws {
        try await sayingWhatFails {
            try await restoreStore(URL(fileURLWithPath: file), to: URL(fileURLWithPath: data, isDirectory: true))
        }
        print("The folder \(data) is as it was: start the server on it.")
    }
}

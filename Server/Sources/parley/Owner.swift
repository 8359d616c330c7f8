import ArgumentParser
import ChatServer
import Foundation

struct Owner: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "owner",
        abstract:
            "Prints a link by which one more person becomes an owner of a server, while it runs or not. Use the version that runs.",
        discussion:
            "It is for owners who have lost all their devices and codes. A new link takes the place of the one before.")

    @Option(help: "The server's folder.", completion: .directory)
    var data: String

    @Option(help: "The address by which people come, as https://chat.example.org.")
    var publicUrl: String

    func run() async throws {
        try await sayingWhatFails {
            print(try await newOwnerLink(toStoreIn: URL(fileURLWithPath: data, isDirectory: true), at: publicUrl))
        }
    }
}

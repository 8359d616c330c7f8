import ArgumentParser
import ChatServer
import Foundation
import ParleyPrograms

struct Simulate: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "simulate",
        abstract: "Shows several people's phones side by side in a browser, on this computer only without --host.")

    @Option(help: "A folder that holds app bundles.", completion: .directory)
    var apps: String?

    @Option(help: "A folder with what an empty conversation begins with.", completion: .directory)
    var demo: String?

    @OptionGroup var options: SimulatorOptions

    func run() async throws {
        try await options.simulate(
            apps: apps.map { URL(fileURLWithPath: $0, isDirectory: true) }, demo: try demo.map(Self.firstConversation))
    }

    private static func firstConversation(_ folder: String) throws -> SeedConversation {
        do {
            return try SeedConversation(folder: URL(fileURLWithPath: folder, isDirectory: true))
        } catch {
            throw ValidationError("The folder \(folder) holds no conversation: \(error.reason)")
        }
    }
}

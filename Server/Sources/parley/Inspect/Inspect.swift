import AppHost
import ArgumentParser
import Foundation
import ParleyPrograms

struct Inspect: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "inspect", abstract: "Says what is in a bundle, in a package, or in the URL of a message.",
        discussion: """
            Examples:

              parley inspect Poll-1.0.parley
              parley inspect .build/debug/apps/Tally.app --json
              parley inspect 'https://example.org/?count=3'
            """)

    @Argument(help: "A bundle's folder, a file of `parley package`, or a URL.", completion: .file())
    var thing: String

    @Flag(help: "Prints it as JSON.")
    var json = false

    func run() async throws {
        if FileManager.default.fileExists(atPath: thing) { return try await inspectFile() }
        guard thing.contains(":"), let message = InspectedURL(thing) else {
            throw ValidationError("There is no file \(thing), and it is no URL.")
        }
        print(json ? try JSONWords.of(message) : message.words)
    }

    private func inspectFile() async throws {
        let own = try RunFolder(in: FileManager.default.temporaryDirectory)
        defer { own.remove() }
        let file = URL(fileURLWithPath: thing)
        var isFolder: ObjCBool = false
        _ = FileManager.default.fileExists(atPath: thing, isDirectory: &isFolder)
        let bundle = isFolder.boolValue ? file : try await PackageFile.unpack(file, into: own.url)
        let found = try InspectedBundle(bundle)
        print(json ? try JSONWords.of(found) : found.words)
    }
}

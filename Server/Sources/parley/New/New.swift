import ArgumentParser
import Foundation

struct New: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "new",
        abstract: "Makes a message app that works: a Swift package with one idea, a preview and tests with two people.",
        discussion: """
            Examples:

              parley new Poll                     an app that counts, in SwiftUI
              parley new Poll --template live     one that is answered in its bubble
              parley new Poll --parley ~/parley   one that takes Parley from a checkout
            """)

    @Argument(help: "Name of the app: of its folder, its module and its program. Letters and digits, as in TripList.")
    var name: String

    @Option(help: "What to begin with.")
    var template = Template.counter

    @Option(help: "What people read under the icon. (default: NAME)")
    var title: String?

    @Option(help: "The bundle identifier. (default: org.example.NAME)")
    var identifier: String?

    @Option(help: "A checkout of Parley to build on, in place of what is installed.", completion: .directory)
    var parley: String?

    func validate() throws {
        try AppName.check(name)
        if let title { try AppName.checkTitle(title) }
        if let identifier { try AppName.checkIdentifier(identifier) }
    }

    func run() throws {
        let app = NewApp(
            name: name, title: title ?? name, identifier: identifier ?? "org.example.\(name)",
            package: try parleyFolder(), template: template)
        try app.write(to: URL(fileURLWithPath: name, isDirectory: true))
        print(
            """
            \(name) is made. Go on with:

              parley run \(name)      shows it between Kate and John in a browser, and again whenever you save
              parley test \(name)     runs its tests
            """)
    }

    private func parleyFolder() throws -> URL {
        let folder = parley.map { URL(fileURLWithPath: $0, isDirectory: true) } ?? Installation.current.package
        let sources = folder.appendingPathComponent("Sources/Messages")
        guard FileManager.default.fileExists(atPath: sources.path) else {
            throw ValidationError("\(folder.path) holds no Parley: name a checkout with --parley.")
        }
        return folder.standardizedFileURL
    }
}

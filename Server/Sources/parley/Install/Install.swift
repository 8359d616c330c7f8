import AppHost
import ArgumentParser
import ChatServer
import Foundation

struct Install: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "install",
        abstract: "Puts an app, or a new version of one, into a server's folder; or takes the newest version back.",
        discussion: """
            A server that runs starts the new version for whoever opens the app next. What is open goes on with the old \
            executable, but files of the bundle that it asks for from then on are the new version's; behind a second install, \
            what is open since before the first may end at the next of them. An app that the server has not had before is there \
            after its next start, and so are a new name, icon and hosts; where the new version needs that start, it is said.

            Examples:

              parley install Poll-1.1.parley --data /var/lib/parley
              parley install .build/debug/apps/Poll.app --data /var/lib/parley
              parley install --undo Poll --data /var/lib/parley
            """)

    @Argument(help: "A bundle's folder, or a file of `parley package`.", completion: .file())
    var bundle: String?

    @Option(help: "The server's folder.", completion: .directory)
    var data: String

    @Option(help: "Name or identifier of an app whose version before is put back.")
    var undo: String?

    func validate() throws {
        guard (bundle == nil) != (undo == nil) else {
            throw ValidationError("Say which bundle is installed, or by --undo which app goes back.")
        }
    }

    func run() async throws {
        let apps = KeptApps(data: URL(fileURLWithPath: data, isDirectory: true))
        try refusing { () throws(AppHostError) in try apps.checkFolder() }
        if let undo {
            let (new, old) = try refusing { () throws(AppHostError) in try apps.undo(undo) }
            let place = old.map { " in place of \($0.version)" } ?? ""
            print("\(new.displayName) \(new.version) runs again\(place).\(needs(new, old))")
        } else if let bundle {
            try await install(bundle, into: apps)
        }
    }

    private func install(_ path: String, into apps: KeptApps) async throws {
        let own = try RunFolder(in: FileManager.default.temporaryDirectory)
        defer { own.remove() }
        let file = URL(fileURLWithPath: path)
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            throw CommandFailure("There is no file \(path).")
        }
        let source = isFolder.boolValue ? file : try await PackageFile.unpack(file, into: own.url)
        let (new, old) = try refusing { () throws(AppHostError) in try apps.install(source) }
        print(
            old.map { "\(new.displayName) \(new.version) is installed in place of \($0.version).\(needs(new, $0))" }
                ?? "\(new.displayName) \(new.version) is installed. A server that runs has it after its next start.")
    }

    private func needs(_ new: AppBundle, _ old: AppBundle?) -> String {
        guard let old, !new.runs(inPlaceOf: old) else { return "" }
        return " It needs the server’s next start: the executable’s name, fonts, contexts or hosts differ."
    }

    private func refusing<Value>(_ body: () throws(AppHostError) -> Value) throws -> Value {
        do { return try body() } catch {
            throw CommandFailure(error)
        }
    }
}

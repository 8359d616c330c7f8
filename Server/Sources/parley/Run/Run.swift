import ArgumentParser
import ChatServer
@preconcurrency import Foundation

struct Run: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "run",
        abstract:
            "Builds apps and shows them between Kate and John; a saved file is built, and the open app starts anew.",
        discussion: """
            The conversation is kept; an app that was open starts again at the message that it showed. Where a change does \
            not compile, the compiler's words are printed and stand in the page's Inspector, and the app goes on as it was.

            Examples:

              parley run                      the app in this folder
              parley run Poll Trip --port 0   two apps, on any free port
            """)

    @Argument(help: "Folders of apps, as `parley new` makes them; this folder without any.", completion: .directory)
    var folders: [String] = []

    @OptionGroup var build: BuildOptions
    @OptionGroup var options: SimulatorOptions

    func run() async throws {
        let packages = try (folders.isEmpty ? ["."] : folders).map(AuthorsPackage.init(path:))
        try Self.checkNames(of: packages)
        try await Self.show(packages, builder: try build.builder(), options: options)
    }

    /// - Throws: `ValidationError` where one app would take the place of another.
    static func checkNames(of packages: [AuthorsPackage]) throws {
        for (index, package) in packages.enumerated() {
            guard let other = packages[..<index].first(where: { $0.isTaken(for: package) }) else { continue }
            throw ValidationError(
                """
                \(other.folder.path) and \(package.folder.path) have the same name or identifier in Info.plist: change \
                CFBundleExecutable and CFBundleIdentifier of one.
                """)
        }
    }

    /// Builds packages, and shows them until the simulator is stopped.
    static func show(_ packages: [AuthorsPackage], builder: PackageBuilder, options: SimulatorOptions) async throws {
        // A line at a time also where a program reads it.
        setvbuf(stdout, nil, _IOLBF, 0)
        // Before minutes of building.
        try options.check()
        let own = try RunFolder(in: builder.scratch)
        defer { own.remove() }
        let bundles = own.url
        for package in packages {
            let hint = builder.isNew ? ". The first app takes minutes, since Parley is built with it" : ""
            print("Building \(package.name)\(hint).")
            try await builder.build(package, into: bundles).check()
        }
        print("What you save is built, too, and shown where the app is open. Control-C ends this.")
        let updates = AppUpdates()
        let watch = Task { await Watch(packages, builder: builder, bundles: bundles, updates: updates).run() }
        defer { watch.cancel() }
        try await options.simulate(apps: bundles, updates: updates, packages: packages.map(\.folder))
    }
}

import ArgumentParser
import ChatServer
@preconcurrency import Foundation

struct Run: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
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
        try await Self.show(packages, builder: try build.builder(), options: options)
    }

    /// Builds packages, and shows them until the simulator is stopped.
    static func show(_ packages: [AuthorsPackage], builder: PackageBuilder, options: SimulatorOptions) async throws {
        // A line at a time also where a program reads it.
        setvbuf(stdout, nil, _IOLBF, 0)
        let bundles = builder.scratch.appendingPathComponent("bundles-\(getpid())")
        defer { try? FileManager.default.removeItem(at: bundles) }
        for package in packages {
            let hint = builder.isNew ? ". The first app takes minutes, since Parley is built with it" : ""
            print("Building \(package.name)\(hint).")
            try await builder.build(package).check()
            try package.bundle(from: builder.products, into: bundles)
        }
        let updates = AppUpdates()
        let watch = Task { await Watch(packages, builder: builder, bundles: bundles, updates: updates).run() }
        defer { watch.cancel() }
        try await options.simulate(apps: bundles, updates: updates, packages: packages.map(\.folder))
    }
}

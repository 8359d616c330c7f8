import ChatServer
import Foundation

/// Builds a package again whenever one of its files was saved, and has the simulator start the app anew.
struct Watch: Sendable {
    private let packages: [AuthorsPackage]
    private let builder: PackageBuilder
    private let bundles: URL
    private let updates: AppUpdates

    /// Time between two looks at the files.
    private static let interval = Duration.milliseconds(250)

    init(_ packages: [AuthorsPackage], builder: PackageBuilder, bundles: URL, updates: AppUpdates) {
        (self.packages, self.builder, self.bundles, self.updates) = (packages, builder, bundles, updates)
    }

    /// Watches until the task is cancelled.
    func run() async {
        var known = packages.map { SavedFiles(in: $0.watched) }
        while (try? await Task.sleep(for: Self.interval)) != nil {
            for (index, package) in packages.enumerated() {
                let now = SavedFiles(in: package.watched)
                guard now != known[index] else { continue }
                // Editors write several files at once: those within one interval are one save.
                try? await Task.sleep(for: Self.interval)
                known[index] = SavedFiles(in: package.watched)
                await rebuild(package)
            }
        }
    }

    private func rebuild(_ package: AuthorsPackage) async {
        print("\(package.name) was saved; building it.")
        do {
            let outcome = try await builder.build(package, into: bundles)
            guard outcome.isBuilt else {
                print("\(package.name) was not built, and goes on as it was. Save again once it is mended.")
                return await updates.send(.notBuilt(package.identifier, outcome.errors))
            }
            await updates.send(.replaced(package.identifier))
            print(
                "\(package.name) is built and started anew (\(outcome.seconds.formatted(.number.precision(.fractionLength(1)))) s)."
            )
        } catch {
            print("\(package.name) was not built: \(error)")
        }
    }
}

/// The files of an app and when they were written.
struct SavedFiles: Equatable {
    private var dates: [String: Date] = [:]

    /// Most files that are looked at; more belong to no message app.
    private static let countMax = 5_000

    /// Looks at everything but hidden files and folders.
    init(in folder: URL) {
        let found = FileManager.default.enumerator(
            at: folder, includingPropertiesForKeys: [.contentModificationDateKey, .isRegularFileKey],
            options: [.skipsHiddenFiles])
        while let file = found?.nextObject() as? URL, dates.count < Self.countMax {
            let values = try? file.resourceValues(forKeys: [.contentModificationDateKey, .isRegularFileKey])
            if values?.isRegularFile == true { dates[file.path] = values?.contentModificationDate }
        }
    }
}

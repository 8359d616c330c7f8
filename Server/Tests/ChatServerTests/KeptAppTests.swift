import AppHost
import ChatModels
import Foundation
import ProbeBundles
import Testing

@testable import ChatServer

/// Apps that are installed into a server's own folder, and their versions beside one another.
@Suite(.timeLimit(.minutes(5)), .serialized) struct KeptAppTests {
    /// Makes a bundle of the probe, outside of the server's folder.
    private func probe(
        _ folder: TestFolder, version: String, _ behaviour: String = "normal",
        changing change: (URL) throws -> Void = { _ in }
    ) throws -> URL {
        let bundle = try ProbeBundle.make(behaviour, name: "Probe", in: folder.url.appendingPathComponent(version)) {
            $0["CFBundleIdentifier"] = "org.parley.Probe"
            $0["CFBundleShortVersionString"] = version
        }
        try change(bundle)
        return bundle
    }

    private func withFolder(_ body: (TestFolder, KeptApps) async throws -> Void) async throws {
        let folder = try TestFolder()
        defer { folder.remove() }
        try await body(folder, KeptApps(data: folder.url))
    }

    @Test func `what is open goes on with the old version, and who opens next has the new one, until it is taken back`()
        async throws
    {
        try await withFolder { folder, apps in
            let (first, none) = try apps.install(probe(folder, version: "1.0"))
            #expect(first.version == "1.0" && none == nil)
            let configure: (inout ServerConfiguration) -> Void = {
                $0.apps = InstalledApps(folder: nil, installed: KeptApps.folder(in: folder.url))
            }
            try await withServer(on: folder, configure: [configure]) { server in
                let kate = try await server.phone("kate").follow()
                try await kate.openProbe()
                let (second, replaced) = try apps.install(probe(folder, version: "1.1", "crash"))
                #expect(second.version == "1.1" && replaced?.version == "1.0")
                let john = try await server.phone("john").follow()
                try await john.openProbe()
                try await john.tapInsert()
                try await john.follow { $0.failure != nil }
                try await kate.sendMessage("Mussels")

                let (back, broken) = try apps.undo("Probe")
                #expect(back.version == "1.0" && broken?.version == "1.1")
                let mary = try await server.phone("mary").follow()
                try await mary.openProbe()
                try await mary.sendMessage("Fries")
            }
        }
    }

    @Test func `taking back twice undoes the taking back, and what has no earlier version stays`() async throws {
        try await withFolder { folder, apps in
            #expect(throws: AppHostError.self) { try apps.undo("org.parley.Probe") }
            for version in ["1.0", "1.1"] { _ = try apps.install(probe(folder, version: version)) }
            #expect(try apps.undo("org.parley.Probe").new.version == "1.0")
            #expect(try apps.undo("org.parley.Probe").new.version == "1.1")
            let found = InstalledApps(folder: nil, installed: KeptApps.folder(in: folder.url))
            #expect(found.bundles.values.map(\.version) == ["1.1"])
        }
    }

    @Test func `a version that was installed counts before one that came along`() async throws {
        try await withFolder { folder, apps in
            _ = try apps.install(probe(folder, version: "2.0"))
            let along = try probe(folder, version: "1.0").deletingLastPathComponent()
            let found = InstalledApps(folder: along, installed: KeptApps.folder(in: folder.url))
            #expect(found.bundles.values.map(\.version) == ["2.0"])
            #expect(found.problems.isEmpty)
            #expect(InstalledApps(folder: along, installed: folder.url.appendingPathComponent("none")).problems.isEmpty)
        }
    }

    @Test func `a bundle with a link, without a manifest or with too much in it is refused, and nothing changes`()
        async throws
    {
        try await withFolder { folder, apps in
            _ = try apps.install(probe(folder, version: "1.0"))
            func refusal(_ change: (URL) throws -> Void) throws -> AppHostError.Code? {
                let bundle = try probe(folder, version: UUID().uuidString, changing: change)
                do { _ = try apps.install(bundle) } catch { return error.code }
                return nil
            }
            let files = FileManager.default
            let link = try refusal {
                try files.createSymbolicLink(
                    at: $0.appendingPathComponent("passwords"), withDestinationURL: URL(fileURLWithPath: "/etc/passwd"))
            }
            #expect(link == .linkInBundle)
            let folderLink = try refusal {
                try files.createSymbolicLink(
                    at: $0.appendingPathComponent("all"), withDestinationURL: URL(fileURLWithPath: "/usr"))
            }
            #expect(folderLink == .linkInBundle)
            #expect(
                try refusal { try files.removeItem(at: $0.appendingPathComponent("Info.plist")) } == .manifestMissing)
            #expect(
                try refusal { try files.removeItem(at: $0.appendingPathComponent("ProbeApp")) } == .executableMissing)
            let tooMany = try refusal { bundle in
                for number in 0...AppBundleLimits.fileCountMax {
                    #expect(files.createFile(atPath: bundle.appendingPathComponent("\(number)").path, contents: nil))
                }
            }
            #expect(tooMany == .bundleTooLarge)
            let found = InstalledApps(folder: nil, installed: KeptApps.folder(in: folder.url))
            #expect(found.bundles.values.map(\.version) == ["1.0"])
            let left = try files.contentsOfDirectory(atPath: folder.url.appendingPathComponent("apps-incoming").path)
            #expect(left.isEmpty)
        }
    }
}

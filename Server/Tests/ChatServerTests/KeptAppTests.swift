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

    @Test func `what a stopped run has left is put where it belongs by the next one, or by a server`() async throws {
        try await withFolder { folder, apps in
            for version in ["1.0", "1.1"] { _ = try apps.install(probe(folder, version: version)) }
            let (files, name) = (FileManager.default, "org.parley.Probe.app")
            func place(_ folderName: String) -> URL { folder.url.appendingPathComponent("\(folderName)/\(name)") }
            func version(in folderName: String) throws -> String { try AppBundle.load(at: place(folderName)).version }
            func runAgain() { #expect(throws: AppHostError.self) { try apps.undo("Nothing") } }
            let copy = folder.url.appendingPathComponent("apps-incoming/half a copy")
            try files.createDirectory(at: copy, withIntermediateDirectories: true)

            // Stopped once the version that ran was put aside.
            try files.moveItem(at: place("apps"), to: place("apps-incoming"))
            runAgain()
            #expect(try version(in: "apps") == "1.1")
            #expect(try version(in: "apps-before") == "1.0")
            #expect(!files.fileExists(atPath: copy.path))

            // Stopped while undoing, once the version before was in its place.
            try files.moveItem(at: place("apps"), to: place("apps-incoming"))
            try files.moveItem(at: place("apps-before"), to: place("apps"))
            apps.settle()
            #expect(try version(in: "apps") == "1.0")
            #expect(try version(in: "apps-before") == "1.1")
        }
    }

    @Test func `where a new version cannot be put in its place, all is as it was`() async throws {
        try await withFolder { folder, apps in
            for version in ["1.0", "1.1"] { _ = try apps.install(probe(folder, version: version)) }
            let folders = VersionFolders(data: folder.url)
            let nothing = folder.url.appendingPathComponent("nothing")
            #expect {
                try folders.put(nothing, inPlaceOf: "org.parley.Probe")
            } throws: {
                ($0 as? AppHostError)?.code == .cannotInstall
            }
            let place = folders.current.appendingPathComponent("org.parley.Probe.app")
            #expect(try AppBundle.load(at: place).version == "1.1")
            #expect(try AppBundle.load(at: folders.kept("org.parley.Probe")).version == "1.0")
        }
    }

    @Test func `one run at a time changes the apps`() async throws {
        try await withFolder { folder, apps in
            _ = try apps.install(probe(folder, version: "1.0"))
            let second = try probe(folder, version: "1.1")
            let lock = try InstallLock(folder.url.appendingPathComponent("apps-incoming"))
            #expect { try apps.install(second) } throws: { ($0 as? AppHostError)?.code == .cannotInstall }
            lock.release()
            #expect(try apps.install(second).new.version == "1.1")
        }
    }

    @Test func `of several apps with one name, the identifier says which goes back`() async throws {
        try await withFolder { folder, apps in
            for version in ["1.0", "1.1"] {
                _ = try apps.install(probe(folder, version: version))
                let other = try ProbeBundle.make(in: folder.url.appendingPathComponent("other-\(version)")) {
                    $0["CFBundleIdentifier"] = "org.parley.Other"
                    $0["CFBundleShortVersionString"] = version
                }
                _ = try apps.install(other)
            }
            #expect { try apps.undo("Probe") } throws: { ($0 as? AppHostError)?.code == .nothingToUndo }
            let (new, old) = try apps.undo("org.parley.Other")
            #expect(new.identifier == "org.parley.Other" && new.version == "1.0" && old?.version == "1.1")
        }
    }

    @Test func `a server must start anew where hosts of the new version are others, not where its version alone is`()
        async throws
    {
        try await withFolder { folder, apps in
            let (first, _) = try apps.install(probe(folder, version: "1.0"))
            let (second, replaced) = try apps.install(probe(folder, version: "1.1"))
            let before = try #require(replaced)
            #expect(second.runs(inPlaceOf: before))
            let other = try ProbeBundle.make(in: folder.url.appendingPathComponent("1.2")) {
                $0["CFBundleIdentifier"] = first.identifier
                $0["ParleyNetworkHosts"] = ["img.example.org"]
            }
            let third = try apps.install(other).new
            #expect(!third.runs(inPlaceOf: second))
        }
    }

    @Test func `a folder with files and without a store is no server's`() async throws {
        try await withFolder { folder, apps in
            // The tests' folder has pages in it.
            #expect { try apps.checkFolder() } throws: { ($0 as? AppHostError)?.code == .cannotInstall }
            let own = KeptApps(data: folder.url.appendingPathComponent("data"))
            try own.checkFolder()
            for version in ["1.0", "1.1"] { _ = try own.install(probe(folder, version: version)) }
            try own.checkFolder()
            let about = try FileManager.default.attributesOfItem(atPath: folder.url.appendingPathComponent("data").path)
            #expect((about[.posixPermissions] as? NSNumber)?.intValue == 0o700)
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

    @Test func `of another folder it is said that it is no bundle, whatever is in it`() async throws {
        try await withFolder { folder, apps in
            let other = folder.url.appendingPathComponent("other", isDirectory: true)
            try FileManager.default.createDirectory(at: other, withIntermediateDirectories: false)
            try FileManager.default.createSymbolicLink(
                at: other.appendingPathComponent("all"), withDestinationURL: URL(fileURLWithPath: "/usr"))
            let error = #expect(throws: AppHostError.self) { try apps.install(other) }
            #expect(error?.code == .manifestMissing)
        }
    }

    @Test func `a copy can be replaced and removed, whatever the modes of what it was made of`() async throws {
        try await withFolder { folder, apps in
            let files = FileManager.default
            let bundle = try probe(folder, version: "1.0") { bundle in
                let art = bundle.appendingPathComponent("Art", isDirectory: true)
                try files.createDirectory(at: art, withIntermediateDirectories: false)
                try Data("a".utf8).write(to: art.appendingPathComponent("a.txt"))
                try files.setAttributes(
                    [.posixPermissions: 0o4777], ofItemAtPath: art.appendingPathComponent("a.txt").path)
                try files.setAttributes([.posixPermissions: 0o555], ofItemAtPath: art.path)
            }
            let copy = try apps.install(bundle).new.folder.appendingPathComponent("Art")
            func mode(_ url: URL) throws -> Int? {
                (try files.attributesOfItem(atPath: url.path)[.posixPermissions] as? NSNumber)?.intValue
            }
            #expect(try mode(copy) == 0o755)
            #expect(try mode(copy.appendingPathComponent("a.txt")) == 0o755)
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
            // The walk ends before it comes to what they hide.
            let tooManyFolders = try refusal { bundle in
                let many = bundle.appendingPathComponent("many")
                for number in 0...AppBundleLimits.fileCountMax {
                    let folder = many.appendingPathComponent("\(number)")
                    try files.createDirectory(at: folder, withIntermediateDirectories: true)
                }
            }
            #expect(tooManyFolders == .bundleTooLarge)
            let longName = try refusal { bundle in
                let file = bundle.appendingPathComponent("Info.plist")
                let text = try String(contentsOf: file, encoding: .utf8)
                let name = "org.parley." + String(repeating: "a", count: ChatLimits.identifierByteCountMax)
                try Data(text.replacingOccurrences(of: "org.parley.Probe<", with: name + "<").utf8).write(to: file)
            }
            #expect(longName == .identifierMalformed)
            let found = InstalledApps(folder: nil, installed: KeptApps.folder(in: folder.url))
            #expect(found.bundles.values.map(\.version) == ["1.0"])
            let left = try files.contentsOfDirectory(atPath: folder.url.appendingPathComponent("apps-incoming").path)
            #expect(left.isEmpty)
        }
    }
}

import Foundation
import Testing

@testable import parley

@Suite(.timeLimit(.minutes(5))) struct `A folder that several build in` {
    @Test func `gives each app of one name the program of its own sources, however many are built at once`()
        async throws
    {
        try await inNewFolder { place in
            let builder = try builder(in: place)
            let owners = (1...6).map { "owner-\($0)" }
            try await withThrowingTaskGroup(of: Void.self) { group in
                for owner in owners {
                    let package = try package(of: owner, in: place)
                    group.addTask {
                        try await builder.build(package, into: place.appendingPathComponent(owner)).check()
                    }
                }
                try await group.waitForAll()
            }
            for owner in owners {
                let program = place.appendingPathComponent("\(owner)/Poll.app/Poll")
                #expect(try String(contentsOf: program, encoding: .utf8) == owner)
            }
        }
    }

    @Test func `is locked while the package manager runs`() async throws {
        try await inNewFolder { place in
            let builder = try builder(in: place)
            try await builder.build(try package(of: "kate", in: place), into: nil).check()
            _ = try await builder.compile("Poll", in: place.appendingPathComponent("sources-kate"))
            let seen = try String(contentsOf: builder.scratch.appendingPathComponent("seen"), encoding: .utf8)
            #expect(seen == "locked\nlocked\n")
        }
    }

    @Test func `is left as it is by who waits for it, and whoever waits too long says what to do`() async throws {
        try await inNewFolder { place in
            var builder = try builder(in: place)
            builder.waitMax = .milliseconds(150)
            let package = try package(of: "kate", in: place)
            let plan = builder.scratch.appendingPathComponent("debug.yaml")
            try Data("\"/of/another/Package.swift\"".utf8).write(to: plan)

            let other = try await BuildLock(builder.scratch)
            let failure = await #expect(throws: CommandFailure.self) { try await builder.build(package, into: nil) }
            #expect(
                failure?.description.contains("Another parley has been building in \(builder.scratch.path)") == true)
            #expect(failure?.description.contains("--scratch") == true)
            #expect(FileManager.default.fileExists(atPath: plan.path))
            #expect(!FileManager.default.fileExists(atPath: builder.scratch.appendingPathComponent("seen").path))

            other.release()
            try await builder.build(package, into: nil).check()
        }
    }

    @Test func `is free again after a build that failed`() async throws {
        try await inNewFolder { place in
            let builder = try builder(in: place)
            let package = try package(of: "kate", in: place)
            try FileManager.default.removeItem(at: package.folder.appendingPathComponent("owner"))
            #expect(try await builder.build(package, into: nil).isBuilt == false)
            try await BuildLock(builder.scratch, waitMax: .zero).release()
        }
    }

    @Test func `that is not there is named`() async throws {
        try await inNewFolder { place in
            let missing = place.appendingPathComponent("missing")
            let failure = await #expect(throws: CommandFailure.self) { try await BuildLock(missing) }
            #expect(failure?.description.contains("\(missing.path) cannot be opened") == true)
        }
    }

    /// A package manager in a few lines: it says whether its folder is locked, takes a plan that it finds as Swift's own does, and
    /// "builds" a program whose text is the owner of the sources.
    private func builder(in place: URL) throws -> PackageBuilder {
        let (swift, scratch) = (place.appendingPathComponent("swift"), place.appendingPathComponent("scratch"))
        try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
        let script = """
            #!/bin/sh
            while [ $# -gt 0 ]; do
                case $1 in
                    --package-path) package=$2;;
                    --scratch-path) scratch=$2;;
                esac
                shift
            done
            cd "$scratch" || exit 1
            if flock -n . true; then echo free; else echo locked; fi >>seen
            [ -e debug.yaml ] || echo "\\"$package/Package.swift\\"" >debug.yaml
            sources=$(sed 's/"//g; s,/Package.swift,,' debug.yaml)
            mkdir -p debug
            cp --remove-destination "$sources/owner" debug/Poll && chmod 755 debug/Poll
            """
        try Data(script.utf8).write(to: swift)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: swift.path)
        return PackageBuilder(swift: swift, scratch: scratch, configuration: .debug)
    }

    private func package(of owner: String, in place: URL) throws -> AuthorsPackage {
        let folder = place.appendingPathComponent("sources-\(owner)", isDirectory: true)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let manifest: [String: Any] = [
            "CFBundleIdentifier": "org.example.Poll", "CFBundleDisplayName": "Poll", "CFBundleExecutable": "Poll",
            "NSExtension": [
                "NSExtensionPointIdentifier": "com.apple.message-payload-provider",
                "NSExtensionPrincipalClass": "Poll.MessagesViewController",
            ],
        ]
        let data = try PropertyListSerialization.data(fromPropertyList: manifest, format: .xml, options: 0)
        try data.write(to: folder.appendingPathComponent("Info.plist"))
        try Data().write(to: folder.appendingPathComponent("Package.swift"))
        try Data(owner.utf8).write(to: folder.appendingPathComponent("owner"))
        return try AuthorsPackage(path: folder.path)
    }
}

import ChatModels
import Foundation
import Hummingbird
import NIOCore
import ProbeBundles
import ProgramRunner
import Testing

@testable import ChatServer

/// Apps that an owner installs over HTTP, and takes back.
@Suite(.timeLimit(.minutes(5)), .serialized) struct OwnerAppRouteTests {
    private static let probe = AppID(unchecked: "org.parley.Probe")
    private static let undo = "/owner/apps/org.parley.Probe/undo"

    /// Runs the body with an owner on a server without apps, and somebody else in a conversation with them.
    private func withPair(
        _ body: (_ folder: TestFolder, _ ann: Member, _ ben: Member, _ chat: ConversationID) async throws -> Void
    ) async throws {
        let folder = try TestFolder()
        defer { folder.remove() }
        let configure: @Sendable (inout ServerConfiguration) -> Void = {
            $0.apps = InstalledApps(folder: nil, installed: KeptApps.folder(in: folder.url))
        }
        try await withPeopleServer(on: folder, configure: configure) { server in
            let ann = try await server.joinOwner()
            let ben = try await server.join("Ben", by: try await ann.invite())
            try await body(folder, ann, ben, try await ann.begin(with: ben))
        }
    }

    /// Makes a packed bundle of the probe.
    private func packed(
        _ folder: TestFolder, version: String, options: [String] = ["-cz"],
        changing change: (URL) throws -> Void = { _ in }
    ) async throws -> Data {
        let place = folder.url.appendingPathComponent("packed-\(UUID().uuidString)")
        let bundle = try ProbeBundle.make(name: "Probe", in: place) {
            $0["CFBundleIdentifier"] = Self.probe.rawValue
            $0["CFBundleShortVersionString"] = version
        }
        try change(bundle)
        return try await tar(place, options)
    }

    private func tar(_ place: URL, _ options: [String]) async throws -> Data {
        let file = place.appendingPathExtension("tar")
        let limits = ProgramLimits(
            timeMax: .seconds(60), processorSecondsMax: 60, memoryByteCountMax: 1 << 30,
            addressSpaceByteCountMax: 4 << 30, openFileCountMax: 64, fileByteCountMax: 4 << 30,
            outputByteCountMax: 1 << 20)
        let run = ProgramRun(launcher: Launcher.besideExecutable, limits: limits, folder: place, sandbox: .none)
        let arguments = options + ["-f", file.path, "-C", place.path, "Probe.app"]
        // 1 where another test has made a link to the probe's executable meanwhile: tar takes that for a change of the file.
        let end = await run.run(URL(fileURLWithPath: "/usr/bin/tar"), arguments)
        #expect(end == .exited(status: 0) || end == .exited(status: 1))
        return try Data(contentsOf: file)
    }

    /// Returns the names that uploads have left in their folder.
    private static func uploads(_ folder: TestFolder) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.url.appendingPathComponent("apps-uploads").path)
    }

    private func install(_ ann: Member, _ bytes: Data) async throws -> HTTP.Answer {
        try await ann.send("POST", "/owner/apps", data: bytes)
    }

    private func drawer(_ member: Member, _ chat: ConversationID) async throws -> [String] {
        try await member.get(member.path(in: chat), ConversationSnapshot.self).apps.map(\.name)
    }

    @Test
    func
        `an app that is uploaded is in everybody's drawer at once, and a newer version takes its place until it is taken back`()
        async throws
    {
        try await withPair { folder, ann, ben, chat in
            #expect(try await drawer(ben, chat).isEmpty)
            let first = try await install(ann, await packed(folder, version: "1.0"))
            #expect(first.status == 201)
            let made = try first.decoded(AppInstallation.self)
            #expect(made == AppInstallation(app: Self.probe, name: "Probe", version: "1.0", replaced: nil))
            #expect(try await drawer(ben, chat) == ["Probe"])
            let opening = try await ben.send("PUT", ben.path(in: chat) + "/panel", OpenPanelBody(app: Self.probe))
            #expect(opening.status == 204)

            // Not compressed, and the bundle's files at the top.
            let plain = try await packed(folder, version: "1.1", options: ["-c", "--transform=s,^Probe.app/*,./,"])
            #expect(try await install(ann, plain).decoded(AppInstallation.self).replaced == "1.0")
            let listed = try await ann.get("/owner/apps", OwnedApps.self)
            #expect(listed.apps.map(\.version) == ["1.1"] && listed.apps.map(\.versionBefore) == ["1.0"])
            #expect(try Self.uploads(folder).isEmpty)
            #expect(listed.problems.isEmpty && listed.byteCountMax == ChatLimits.appPackageByteCountMax)
            let back = try await ann.send("POST", Self.undo).decoded(AppInstallation.self)
            #expect(back.version == "1.0" && back.replaced == "1.1")
            #expect(try await ben.get("/account/apps", AppDirectory.self).apps.map(\.version) == ["1.0"])
            let lines = try await ann.get("/owner/audit", AuditLines.self).lines.prefix(3)
            #expect(lines.map(\.action) == [.undidApp, .installedApp, .installedApp])
            #expect(lines.map(\.app) == ["Probe 1.0", "Probe 1.1", "Probe 1.0"] && lines.first?.actor == "Ann")
        }
    }

    @Test func `what is no good bundle is refused with the command's code, and nothing is kept of it`() async throws {
        try await withPair { folder, ann, _, _ in
            let files = FileManager.default
            let link = try await packed(folder, version: "1") {
                try files.createSymbolicLink(
                    at: $0.appendingPathComponent("all"), withDestinationURL: URL(fileURLWithPath: "/etc"))
            }
            let bare = try await packed(folder, version: "1") {
                try files.removeItem(at: $0.appendingPathComponent("ProbeApp"))
            }
            let many = try await packed(folder, version: "1") { bundle in
                for number in 0...9_999 {
                    try files.createDirectory(
                        at: bundle.appendingPathComponent("\(number)"), withIntermediateDirectories: false)
                }
            }
            let deep = try await packed(folder, version: "1") {
                let names = (0...64).map { _ in "a" }.joined(separator: "/")
                try files.createDirectory(at: $0.appendingPathComponent(names), withIntermediateDirectories: true)
            }
            let whole = try await packed(folder, version: "1")
            for (bytes, code) in [
                (Data("PK no archive".utf8), "package_malformed"), (Data(), "package_malformed"),
                (whole.prefix(whole.count / 2), "package_malformed"), (link, "link_in_bundle"),
                (deep, "package_malformed"), (bare, "executable_missing"), (many, "bundle_too_large"),
            ] {
                let answer = try await install(ann, bytes)
                #expect(answer.status == 422 && answer.code == .badBundle, "\(code)")
                #expect(String(decoding: answer.body, as: UTF8.self).contains("(\(code))"), "\(code)")
            }
            #expect(try await ann.get("/owner/apps", OwnedApps.self).apps.isEmpty)
            #expect(try Self.uploads(folder).isEmpty)
            let nothing = try await ann.send("POST", Self.undo)
            #expect(nothing.status == 409 && nothing.code == .nothingToUndo)
            #expect(try await ann.get("/owner/audit", AuditLines.self).lines.allSatisfy { $0.app == nil })
        }
    }

    @Test func `headers that tar does not know are no entries, and folders that are read-only do not stay`()
        async throws
    {
        try await withPair { folder, ann, _, _ in
            let bytes = try await packed(
                folder, version: "1.0",
                options: ["-cz", "--format=pax", "--pax-option=XAPPLE.quarantine=1", "--mode=a-w"])
            #expect(try await install(ann, bytes).status == 201)
            #expect(try Self.uploads(folder).isEmpty)
            let again = try await packed(folder, version: "1.1")
            #expect(try await install(ann, again).decoded(AppInstallation.self).replaced == "1.0")
        }
    }

    @Test func `what a server that was killed has left of an upload is removed`() throws {
        let folder = try TestFolder()
        defer { folder.remove() }
        let kept = KeptApps(data: folder.url)
        let upload = try kept.makeUploadFolder()
        try upload.write(Data([1]), as: "upload")
        try FileManager.default.setAttributes([.posixPermissions: 0o500], ofItemAtPath: upload.url.path)
        kept.removeUploads()
        #expect(!FileManager.default.fileExists(atPath: folder.url.appendingPathComponent("apps-uploads").path))
    }

    @Test func `a bomb that gzip has made small is not unpacked`() async throws {
        try await withPair { folder, ann, _, _ in
            let place = folder.url.appendingPathComponent("bomb")
            let bundle = try ProbeBundle.make(name: "Probe", in: place)
            let large = bundle.appendingPathComponent("large")
            #expect(FileManager.default.createFile(atPath: large.path, contents: nil))
            #expect(truncate(large.path, 1 << 31) == 0)
            // Sparse, so that the archive is small before gzip has it.
            let answer = try await install(ann, await tar(place, ["-cz", "--sparse"]))
            #expect(answer.code == .badBundle)
            #expect(String(decoding: answer.body, as: UTF8.self).contains("bundle_too_large"))
        }
    }

    @Test func `more bytes than may be are refused, whether they are announced or not`() async throws {
        let folder = try TestFolder()
        defer { folder.remove() }
        let installer = AppInstaller(data: folder.url, shelf: AppShelf(InstalledApps(folder: nil)), hasWalls: true)
        let piece = ByteBuffer(repeating: 0, count: 1 << 20)
        let (pieces, door) = AsyncStream<ByteBuffer>.makeStream()
        for _ in 0...ChatLimits.appPackageByteCountMax >> 20 { door.yield(piece) }
        door.finish()
        let bodies: [(RequestBody, Int?)] = [
            (RequestBody(buffer: piece), ChatLimits.appPackageByteCountMax + 1),
            (RequestBody(asyncSequence: pieces), nil),
        ]
        for (body, byteCount) in bodies {
            let error = await #expect(throws: ChatError.self) {
                _ = try await installer.install(body, byteCount: byteCount, checkOwner: {})
            }
            #expect(error?.code == .fileTooLarge)
        }
    }

    @Test func `who is no owner any more when all has come installs nothing`() async throws {
        let folder = try TestFolder()
        defer { folder.remove() }
        let shelf = AppShelf(InstalledApps(folder: nil, installed: KeptApps.folder(in: folder.url)))
        let installer = AppInstaller(data: folder.url, shelf: shelf, hasWalls: true)
        let body = RequestBody(buffer: ByteBuffer(bytes: try await packed(folder, version: "1.0")))
        let error = await #expect(throws: ChatError.self) {
            _ = try await installer.install(
                body, byteCount: nil, checkOwner: { throw ChatError(.notAllowed, "Suspended meanwhile.") })
        }
        #expect(error?.code == .notAllowed && shelf.installed.bundles.isEmpty)
        #expect(try Self.uploads(folder).isEmpty)
    }

    @Test func `an upload that does not end keeps others from uploading, and nobody from taking a version back`()
        async throws
    {
        let folder = try TestFolder()
        defer { folder.remove() }
        let installer = AppInstaller(data: folder.url, shelf: AppShelf(InstalledApps(folder: nil)), hasWalls: true)
        let (pieces, door) = AsyncStream<ByteBuffer>.makeStream()
        let upload = Task {
            try await installer.install(RequestBody(asyncSequence: pieces), byteCount: nil, checkOwner: {})
        }
        while ((try? Self.uploads(folder)) ?? []).isEmpty { await Task.yield() }
        let second = await #expect(throws: ChatError.self) {
            _ = try await installer.install(RequestBody(buffer: ByteBuffer()), byteCount: nil, checkOwner: {})
        }
        #expect(second?.code == .tooManyRequests)
        let undo = await #expect(throws: ChatError.self) { _ = try await installer.undo("org.parley.Probe") }
        #expect(undo?.code == .nothingToUndo)
        door.finish()
        await #expect(throws: ChatError.self) { _ = try await upload.value }
    }

    @Test func `pages of other sites install nothing, and an owner no more than so many times a minute`() async throws {
        try await withPair { folder, ann, _, _ in
            let bytes = try await packed(folder, version: "1.0")
            let foreign = try await ann.send(
                "POST", "/owner/apps", headers: ["Origin": "https://evil.example"], data: bytes)
            #expect(foreign.status == 403 && foreign.code == .wrongOrigin)
            #expect(try await ann.get("/owner/apps", OwnedApps.self).apps.isEmpty)
            var codes: [ChatError.Code?] = []
            for _ in 0...ChatLimits.newThingsPerMinuteMax { codes.append(try await ann.send("POST", Self.undo).code) }
            #expect(codes.last == .tooManyRequests && codes.first == .nothingToUndo)
        }
    }
}

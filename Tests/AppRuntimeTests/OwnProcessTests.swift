import AppProtocol
import Foundation
import Glibc
import Messages
import SwiftUI
import Testing

@testable import AppRuntime

/// Tests that need a process of their own: its end, and the places of an app's files.
@Suite(.timeLimit(.minutes(5))) struct OwnProcessTests {
    @Test func `a host that has gone ends an app that writes`() async {
        await #expect(processExitsWith: .exitCode(0)) { try await Self.writeToNobody() }
    }

    @MainActor static func writeToNobody() throws {
        signal(SIGPIPE, SIG_IGN)
        let ends = try SocketEnds()
        ends.endHost()
        HostConnection(descriptor: ends.app).write(.response(id: 1, .done))
        withExtendedLifetime(ends) {}
        exit(1)
    }

    @Test func `what is no frame ends an app, and its log says so`() async throws {
        let result = try await #require(processExitsWith: .exitCode(65), observing: [\.standardErrorContent]) {
            try await Self.readNonsense()
        }
        let log = String(decoding: result.standardErrorContent, as: UTF8.self)
        #expect(log.contains("The host sent what is no frame"))
    }

    @MainActor static func readNonsense() async throws {
        let ends = try SocketEnds()
        HostConnection(descriptor: ends.app).startReading { _ in }
        ends.send(Data([0, 0, 0, 1]) + Data("?".utf8))
        // For ever: the thread that reads ends the process.
        await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
        withExtendedLifetime(ends) {}
    }

    @Test func `an app's home and its temporary files are in its own folder`() async throws {
        let folder = try temporaryFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let information: [String: Any] = [
            "CFBundleExecutable": "AppRuntimeTests", "NSExtension": ["NSExtensionPrincipalClass": "QuietApp"],
        ]
        let list = try PropertyListSerialization.data(fromPropertyList: information, format: .xml, options: 0)
        try list.write(to: folder.appendingPathComponent("Info.plist"))
        await #expect(processExitsWith: .success) { [path = folder.path as String] in
            try await Self.settle(in: path)
        }
    }

    @MainActor static func settle(in path: String) throws {
        _ = try InstalledApp.load(Initialization(bundlePath: path, containerPath: path))
        #expect(NSHomeDirectory() == path)
        let temporary = FileManager.default.temporaryDirectory.path
        #expect(temporary == path + "/tmp" && FileManager.default.fileExists(atPath: temporary))
    }

    @Test func `previews are drawn from the one that is asked for, light and dark`() async throws {
        let folder = try temporaryFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        await #expect(processExitsWith: .exitCode(0)) { [path = folder.path as String] in
            try await Self.drawLastPreview(into: path)
        }
        let bytes = try Data(contentsOf: folder.appendingPathComponent(PreviewListing.file))
        let previews = try JSONDecoder().decode(PreviewListing.self, from: bytes).previews
        #expect(previews.last?.name == "Zinnia")
        let pictures = [false, true].map { PreviewListing.pictureFile(previews.count - 1, isDark: $0) }
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        #expect(Set(files) == Set(pictures + [PreviewListing.file]))
    }

    @Test func `previews that cannot be written end the process with a status of their own`() async {
        await #expect(processExitsWith: .exitCode(73)) { try await Self.drawLastPreview(into: "/dev/null") }
    }

    @MainActor static func drawLastPreview(into path: String) throws {
        let last = PreviewCatalog.items.count - 1
        let run = try #require(PreviewRun(["app", PreviewListing.option, path, path, "\(last)"]))
        run.run()
    }

    private func temporaryFolder() throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }
}

/// By its name the last of all that are in the tests' executable.
private struct Zinnia_Previews: PreviewProvider {
    static var previews: some View { Text("Here").previewLayout(.fixed(width: 60, height: 40)) }
}

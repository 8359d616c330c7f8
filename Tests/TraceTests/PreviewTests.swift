import AppHost
import Foundation
import MediaFormats
import ProbeBundles
import Testing

/// Previews of a real executable, drawn by a process of its own.
@Suite(.timeLimit(.minutes(5))) struct PreviewTests {
    private static func drawn(_ executable: String) async throws -> [AppPreview] {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("previews-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let containers = folder.appendingPathComponent("containers")
        let host = AppHost(launcher: ProbeBundle.product("AppLauncher"), containers: containers)
        let bundle = try AppBundle.load(
            at: ProbeBundle.make(in: folder, executable: executable, principalClass: "TraceApp.TraceViewController"))
        defer {
            #expect(host.runningCount == 0)
            #expect((try? FileManager.default.contentsOfDirectory(atPath: containers.path)) == [])
        }
        return try await host.previews(of: bundle)
    }

    @Test(.timeLimit(.minutes(5)))
    func `every preview of an app is found and drawn, but for one that stops the process`() async throws {
        let previews = try await Self.drawn("TraceApp")
        #expect(previews.map(\.name) == ["Controller", "View", "Good", "Bad", "Small", "Provided"])
        #expect(previews.map(\.place?.isEmpty) == [false, false, false, false, false, nil])
        #expect(previews[2].place == "TraceApp/Previews.swift:3")
        #expect(previews.map { $0.picture != nil } == [true, true, true, false, true, true])
        let small = try #require(previews[4].picture)
        #expect(PictureHeader.size(of: small.light) ?? (0, 0) == (120, 80))
        let provided = try #require(previews[5].picture)
        #expect(PictureHeader.size(of: provided.light) ?? (0, 0) == (200, 156))
        let good = try #require(previews[2].picture)
        #expect(good.light != good.dark)
    }

    @Test(.timeLimit(.minutes(5)))
    func `a program that knows nothing of previews is told apart`() async throws {
        let error = await #expect(throws: AppHostError.self) { try await Self.drawn("ProbeApp") }
        #expect(error?.code == .previewsFailed)
    }
}

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
        #expect(previews.map(\.name) == Self.sizes.map(\.name))
        #expect(previews.map(\.place?.isEmpty) == previews.map { $0.name == "Provided" ? nil : false })
        let good = try #require(previews.first { $0.name == "Good" })
        #expect(good.place == "TraceApp/Previews.swift:3")
        #expect(good.picture.map { $0.light != $0.dark } == true)
        let found = previews.map { preview in
            preview.picture.flatMap { PictureHeader.size(of: $0.light) }.map { [$0.width, $0.height] }
        }
        #expect(found == Self.sizes.map { size in size.pixels })
    }

    /// Previews in order, with the width and the height of their pictures: two pixels a point, of a phone 390 points wide and 700 high.
    /// “Bad” stops the process. “Fitting” is a square of 40 by 20 points with 5 around it; “Provided” two previews with names above.
    private static let sizes: [(name: String, pixels: [Int]?)] = [
        ("Controller", [780, 1400]), ("View", [780, 1400]), ("On its side", [1400, 780]), ("Fixed", [140, 60]),
        ("Fitting", [100, 60]), ("ControllerPreviews", [780, 1400]), ("Good", [780, 1400]), ("Bad", nil),
        ("Small", [120, 80]), ("Provided", [200, 156]),
    ]

    @Test(.timeLimit(.minutes(5)))
    func `a program that knows nothing of previews is told apart`() async throws {
        let error = await #expect(throws: AppHostError.self) { try await Self.drawn("ProbeApp") }
        #expect(error?.code == .previewsFailed)
    }
}

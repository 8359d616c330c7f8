import AppHost
import AppProtocol
import Foundation
import ProbeBundles
import Testing

@Suite(.timeLimit(.minutes(5))) struct `Fonts of Info.plist` {
    private let folder: TemporaryFolder
    private static let serif = "/usr/share/fonts/truetype/dejavu/DejaVuSerif.ttf"

    init() throws { folder = try TemporaryFolder() }

    @Test func `are named by what is in their files`() throws {
        let bundle = try load(["Fonts/One.ttf", "Two.otf", "Missing.ttf"]) { bundle in
            try copy(Self.serif, to: bundle, "Fonts/One.ttf")
            try copy("/usr/share/fonts/opentype/inter/Inter-Regular.otf", to: bundle, "Two.otf")
        }
        #expect(bundle.fonts.map(\.file.lastPathComponent) == ["One.ttf", "Two.otf"])
        #expect(bundle.fonts.map(\.format) == [.trueType, .openType])
        #expect(bundle.fonts.allSatisfy { $0.family.hasPrefix("app-font-") })
        #expect(Set(bundle.fonts.map(\.family)).count == 2)
        // The same font in another bundle is the same family, whatever the file is called.
        let other = try load(["Three.ttf"], name: "Other") { try copy(Self.serif, to: $0, "Three.ttf") }
        #expect(other.fonts.first?.family == bundle.fonts[0].family)
    }

    @Test func `that are none are refused, with their names`() throws {
        let collection = Data("ttcf".utf8) + Data(repeating: 0, count: 40)
        let cut = try Data(contentsOf: URL(fileURLWithPath: Self.serif)).prefix(2_000)
        let large = Data(count: ProtocolLimits.fontByteCountMax + 1)
        for (bytes, words) in [
            (Data("no font".utf8), "no TrueType or OpenType font"), (Data(), "no TrueType"), (cut, "no TrueType"),
            (collection, "collection"), (large, "more than"),
        ] {
            let error = #expect(throws: AppHostError.self) {
                try load(["Bad.ttf"]) { try bytes.write(to: $0.appendingPathComponent("Bad.ttf")) }
            }
            #expect(error?.code == .fontMalformed)
            #expect(error?.message.contains("Bad.ttf") == true)
            #expect(error?.message.contains(words) == true)
        }
    }

    @Test func `are files of the bundle, and not too many`() throws {
        try copy(Self.serif, to: folder.url, "Outside.ttf")
        for names in [["../Outside.ttf"], ["link.ttf"], Array(repeating: "One.ttf", count: 33)] {
            let error = #expect(throws: AppHostError.self) {
                try load(names) { bundle in
                    let link = bundle.appendingPathComponent("link.ttf")
                    try? FileManager.default.removeItem(at: link)
                    try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: Self.serif)
                }
            }
            #expect(error?.code == .fontMalformed)
        }
    }

    private func load(_ fonts: [String], name: String = "Probe", _ prepare: (URL) throws -> Void) throws -> AppBundle {
        let bundle = folder.url.appendingPathComponent("\(name).app")
        try? FileManager.default.removeItem(at: bundle)
        _ = try ProbeBundle.make(name: name, in: folder.url) { $0["UIAppFonts"] = fonts }
        try prepare(bundle)
        return try AppBundle.load(at: bundle)
    }

    private func copy(_ file: String, to folder: URL, _ name: String) throws {
        let target = folder.appendingPathComponent(name)
        try FileManager.default.createDirectory(
            at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
        try FileManager.default.copyItem(at: URL(fileURLWithPath: file), to: target)
    }
}

import AppProtocol
import Foundation
import ProbeBundles
import Testing

@testable import AppHost

/// How much may stand in a bundle's manifest, and in a folder of bundles.
@Suite(.timeLimit(.minutes(5))) struct BundleLimitTests {
    private let longest = String(repeating: "a", count: AppBundleLimits.textByteCountMax)
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func load(_ change: (inout [String: Any]) -> Void) throws -> AppBundle {
        try AppBundle.load(at: ProbeBundle.make(name: UUID().uuidString, in: folder.url, manifest: change))
    }

    /// With spaces in the manifest, until it has so many bytes.
    private func load(manifestOf byteCount: Int) throws -> AppBundle {
        let url = try ProbeBundle.make(name: UUID().uuidString, in: folder.url)
        let file = url.appendingPathComponent("Info.plist")
        var text = try String(contentsOf: file, encoding: .utf8)
        let spaces = String(repeating: " ", count: byteCount - text.utf8.count)
        let begin = try #require(text.range(of: "<dict>"))
        text.insert(contentsOf: spaces, at: begin.upperBound)
        try Data(text.utf8).write(to: file)
        return try AppBundle.load(at: url)
    }

    @Test func `a display name of the longest length stands, and in place of a longer one the next name`() throws {
        func displayName(_ name: String) throws -> String {
            try load { manifest in
                manifest["CFBundleDisplayName"] = name
                manifest["CFBundleName"] = "Short"
            }.displayName
        }
        #expect(try displayName(longest) == longest)
        #expect(try displayName(longest + "a") == "Short")
    }

    @Test func `a principal class of the longest length is taken, and no longer one`() throws {
        func principalClass(_ name: String) throws -> String? {
            try load { $0["NSExtension"] = ["NSExtensionPrincipalClass": name] }.principalClass
        }
        #expect(try principalClass(longest) == longest)
        let error = #expect(throws: AppHostError.self) { try principalClass(longest + "a") }
        #expect(error?.code == .principalClassMissing)
    }

    @Test func `a file's name may be as long as file systems allow`() throws {
        let url = try ProbeBundle.make(in: folder.url) { $0["CFBundleIconFile"] = longest }
        try Data([1]).write(to: url.appendingPathComponent(longest))
        #expect(try AppBundle.load(at: url).icon?.lastPathComponent == longest)
    }

    @Test func `an identifier may have all letters and digits, and hyphens`() throws {
        let identifier = "AZ-az.09"
        #expect(try load { $0["CFBundleIdentifier"] = identifier }.identifier == identifier)
    }

    @Test func `as many hosts as may be are taken`() throws {
        let hosts = Array(repeating: "a.org", count: NetworkHostPattern.countMax)
        #expect(try load { $0["ParleyNetworkHosts"] = hosts }.networkHosts.count == hosts.count)
    }

    @Test func `a manifest may have so many bytes, and not one more`() throws {
        let most = AppBundleLimits.manifestByteCountMax
        #expect(try load(manifestOf: most).identifier == ProbeBundle.identifier)
        let error = #expect(throws: AppHostError.self) { try load(manifestOf: most + 1) }
        #expect(error?.code == .manifestTooLarge)
    }

    @Test func `so many entries of a folder are looked at, and one more is a problem`() throws {
        for number in 1...AppBundleLimits.bundleCountMax {
            try Data().write(to: folder.url.appendingPathComponent("\(number)"))
        }
        #expect(AppBundle.loadAll(in: folder.url).problems.isEmpty)
        try Data().write(to: folder.url.appendingPathComponent("0"))
        #expect(AppBundle.loadAll(in: folder.url).problems.map(\.error.code) == [.tooManyBundles])
    }
}

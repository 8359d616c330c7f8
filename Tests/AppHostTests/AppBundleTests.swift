import AppHost
import AppProtocol
import Foundation
import ProbeBundles
import Testing

@Suite(.timeLimit(.minutes(5))) struct AppBundleTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test func `a bundle is read with all that its manifest names`() throws {
        let url = try ProbeBundle.make(in: folder.url) { $0["CFBundleIconFile"] = "Icon.png" }
        try Data([1]).write(to: url.appendingPathComponent("Icon.png"))

        let bundle = try AppBundle.load(at: url)

        #expect(bundle.identifier == ProbeBundle.identifier)
        #expect(bundle.displayName == "Probe")
        #expect(bundle.executable.path == url.path + "/ProbeApp")
        #expect(bundle.principalClass == "ProbeApp.ProbeViewController")
        #expect(bundle.icon?.path == url.path + "/Icon.png")
        #expect(bundle.contexts == [.messages])
    }

    @Test func `without a display name the bundle's name stands, then its identifier`() throws {
        let named = try load { manifest in
            manifest["CFBundleDisplayName"] = nil
            manifest["CFBundleName"] = "Short"
        }
        #expect(named.displayName == "Short")
        #expect(try load { $0["CFBundleDisplayName"] = nil }.displayName == ProbeBundle.identifier)
    }

    @Test func `version, author and description are read for those who look at apps`() throws {
        let plain = try load { $0["CFBundleShortVersionString"] = "1.0 beta/2" }
        #expect(plain.version == "0" && plain.author == nil && plain.about == nil)
        let bundle = try load { manifest in
            manifest["CFBundleShortVersionString"] = "1.2-beta.3"
            manifest["NSHumanReadableCopyright"] = "© Jo"
            manifest["ParleyDescription"] = "Counts things."
        }
        #expect(bundle.version == "1.2-beta.3" && bundle.author == "© Jo" && bundle.about == "Counts things.")
        let named = try load { manifest in
            manifest["NSHumanReadableCopyright"] = "© Jo"
            manifest["ParleyAuthor"] = "Jo and Al"
        }
        #expect(named.author == "Jo and Al")
        expect(.manifestMalformed) { try load { $0["ParleyDescription"] = String(repeating: "a", count: 1001) } }
    }

    @Test(arguments: ["../Icon.png", "None.png", "", "."])
    func `an icon that is not in the bundle is no icon`(name: String) throws {
        try Data([1]).write(to: folder.url.appendingPathComponent("Icon.png"))
        #expect(try load { $0["CFBundleIconFile"] = name }.icon == nil)
    }

    @Test func `an app of both contexts is offered with media only`() throws {
        let both = ["MSMessagesAppPresentationContextMessages", "MSMessagesAppPresentationContextMedia"]
        #expect(try load { $0["MSSupportedPresentationContexts"] = both }.contexts == [.media])
    }

    @Test func `hosts of the network are read, and one that nobody can mean is refused`() throws {
        let hosts = ["img.example.org", "*.example.com"]
        #expect(
            try load { $0["ParleyNetworkHosts"] = hosts }.networkHosts == hosts.compactMap { NetworkHostPattern($0) })
        #expect(try load { $0["ParleyNetworkHosts"] = hosts }.networkHosts.map(\.description) == hosts)
        #expect(try load { $0["ParleyNetworkHosts"] = nil }.networkHosts == [])
        for bad in [["*"], ["https://example.org"], Array(repeating: "a.org", count: 33)] {
            expect(.networkHostsMalformed) { try load { $0["ParleyNetworkHosts"] = bad } }
        }
        expect(.manifestMalformed) { try load { $0["ParleyNetworkHosts"] = "img.example.org" } }
    }

    @Test func `no folder, no manifest, a manifest that is a folder`() throws {
        expect(.bundleMissing) { try AppBundle.load(at: folder.url.appendingPathComponent("None.app")) }
        expect(.manifestMissing) { try AppBundle.load(at: folder.url) }
        try FileManager.default.createDirectory(
            at: folder.url.appendingPathComponent("Info.plist"), withIntermediateDirectories: true)
        expect(.manifestMissing) { try AppBundle.load(at: folder.url) }
    }

    @Test(arguments: ["", "no property list", "<plist><dict>", "<plist><array/></plist>", "\u{0}bplist00"])
    func `a manifest that is no property list is refused`(text: String) throws {
        expect(.manifestMalformed) { try loadManifest(text) }
    }

    @Test func `a manifest that nests as deep as its size allows is refused and not fallen over`() throws {
        let limit = 16 << 10
        for (opening, closing) in [("<array>", "</array>"), ("<dict><key>a</key>", "</dict>"), ("<array>", "")] {
            let count = (limit - 100) / (opening.utf8.count + closing.utf8.count)
            let text =
                "<plist><dict><key>CFBundleIdentifier</key>" + String(repeating: opening, count: count)
                + String(repeating: closing, count: count) + "</dict></plist>"
            expect(.manifestMalformed) { try loadManifest(text) }
        }
        expect(.manifestTooLarge) { try loadManifest(String(repeating: " ", count: limit + 1)) }
    }

    @Test func `a value of the wrong kind is named`() throws {
        let error = #expect(throws: AppHostError.self) { try load { $0["CFBundleIdentifier"] = 7 } }
        #expect(error?.code == .manifestMalformed)
        #expect(error?.message.contains("CFBundleIdentifier") == true)
    }

    @Test func `an identifier is needed`() {
        expect(.identifierMissing) { try load { $0["CFBundleIdentifier"] = nil } }
        expect(.identifierMissing) { try load { $0["CFBundleIdentifier"] = "" } }
    }

    @Test(arguments: ["a b", "a..b", ".a", "a.", "ä.b", "a/b", "a_b", String(repeating: "a", count: 156)])
    func `an identifier that is not well formed is refused`(identifier: String) {
        expect(.identifierMalformed) { try load { $0["CFBundleIdentifier"] = identifier } }
    }

    @Test func `an identifier of the longest length is taken`() throws {
        let identifier = String(repeating: "a", count: 155)
        #expect(try load { $0["CFBundleIdentifier"] = identifier }.identifier == identifier)
    }

    @Test func `a principal class is needed`() {
        expect(.principalClassMissing) { try load { $0["NSExtension"] = nil } }
        expect(.principalClassMissing) { try load { $0["NSExtension"] = ["NSExtensionPrincipalClass": ""] } }
    }

    @Test func `a storyboard takes the place of a principal class`() throws {
        let bundle = try load { $0["NSExtension"] = ["NSExtensionMainStoryboard": "MainInterface"] }
        #expect(bundle.mainStoryboard == "MainInterface" && bundle.principalClass == nil)
        expect(.principalClassMissing) { try load { $0["NSExtension"] = ["NSExtensionMainStoryboard": ""] } }
    }

    @Test func `another kind of extension is no message app`() {
        let widget = ["NSExtensionPointIdentifier": "com.apple.widgetkit-extension", "NSExtensionPrincipalClass": "A"]
        expect(.notAMessageApp) { try load { $0["NSExtension"] = widget } }
    }

    @Test(arguments: ["None", "", ".", "..", "../Probe.app/ProbeApp", "/bin/sh"])
    func `an executable that is not in the bundle is missing`(name: String) {
        expect(.executableMissing) { try load { $0["CFBundleExecutable"] = name } }
    }

    @Test func `an executable is a file that can be executed`() throws {
        expect(.executableNotExecutable) { try load { $0["CFBundleExecutable"] = "Info.plist" } }
    }

    @Test func `a link may name a file of the bundle and none outside`() throws {
        let url = try ProbeBundle.make(in: folder.url) { $0["CFBundleExecutable"] = "link" }
        let link = url.appendingPathComponent("link")
        try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: "/bin/sh")
        expect(.executableOutsideBundle) { try AppBundle.load(at: url) }

        try FileManager.default.removeItem(at: link)
        try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: "ProbeApp")
        #expect(try AppBundle.load(at: url).executable.lastPathComponent == "ProbeApp")
    }

    @Test func `a folder beside the bundle whose name begins like the bundle's is outside`() throws {
        let url = try ProbeBundle.make(in: folder.url) { $0["CFBundleExecutable"] = "link" }
        let beside = folder.url.appendingPathComponent(url.lastPathComponent + "-evil")
        try FileManager.default.createDirectory(at: beside, withIntermediateDirectories: true)
        try FileManager.default.copyItem(
            at: url.appendingPathComponent("ProbeApp"), to: beside.appendingPathComponent("ProbeApp"))
        try FileManager.default.createSymbolicLink(
            atPath: url.appendingPathComponent("link").path, withDestinationPath: beside.path + "/ProbeApp")
        expect(.executableOutsideBundle) { try AppBundle.load(at: url) }
    }

    @Test func `a folder gives its bundles by name, and what is wrong with the others`() throws {
        _ = try ProbeBundle.make(name: "One", in: folder.url) { $0["CFBundleDisplayName"] = "Zebra" }
        _ = try ProbeBundle.make(name: "Two", in: folder.url) { manifest in
            manifest["CFBundleDisplayName"] = "Ape"
            manifest["CFBundleIdentifier"] = "org.parley.Ape"
        }
        _ = try ProbeBundle.make(name: "Twin", in: folder.url)
        _ = try ProbeBundle.make(name: "Broken", in: folder.url) { $0["NSExtension"] = nil }
        try FileManager.default.createDirectory(
            at: folder.url.appendingPathComponent("Notes"), withIntermediateDirectories: true)

        let (bundles, problems) = AppBundle.loadAll(in: folder.url)

        #expect(bundles.map(\.displayName) == ["Ape", "Zebra"])
        #expect(problems.map(\.error.code) == [.principalClassMissing, .identifierTaken])
        #expect(problems.map(\.folder.lastPathComponent) == ["Broken.app", "Twin.app"])
    }

    @Test func `apps stand where their manifests say, those of the same place by name`() throws {
        for (name, position) in [("Extra", nil), ("Demo", 1_000), ("Apple", nil), ("Star", 1), ("Moon", 2)] {
            _ = try ProbeBundle.make(name: name, in: folder.url) { manifest in
                manifest["CFBundleDisplayName"] = name
                manifest["CFBundleIdentifier"] = "org.parley.\(name)"
                manifest["ParleyDrawerPosition"] = position
            }
        }
        #expect(
            AppBundle.loadAll(in: folder.url).bundles.map(\.displayName) == ["Star", "Moon", "Apple", "Extra", "Demo"])
        expect(.manifestMalformed) { try load { $0["ParleyDrawerPosition"] = "first" } }
    }

    @Test func `a folder that is not there is a problem and no trap`() {
        let (bundles, problems) = AppBundle.loadAll(in: folder.url.appendingPathComponent("none"))
        #expect(bundles.isEmpty)
        #expect(problems.map(\.error.code) == [.bundleMissing])
    }

    private func load(_ change: (inout [String: Any]) -> Void) throws -> AppBundle {
        try AppBundle.load(at: ProbeBundle.make(name: UUID().uuidString, in: folder.url, manifest: change))
    }

    private func loadManifest(_ text: String) throws -> AppBundle {
        let url = folder.url.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url.appendingPathComponent("Info.plist"))
        return try AppBundle.load(at: url)
    }

    private func expect(
        _ code: AppHostError.Code, _ location: SourceLocation = #_sourceLocation, _ body: () throws -> AppBundle
    ) {
        let error = #expect(throws: AppHostError.self, sourceLocation: location) { try body() }
        #expect(error?.code == code, sourceLocation: location)
    }
}

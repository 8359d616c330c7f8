import Foundation
import SourceRewriter
import Testing
import XcodeProject

@testable import ProjectStaging

/// Apps that are no Xcode project, and packages that belong to one.
@Suite(.timeLimit(.minutes(5))) struct `The app of a folder` {
    private static let information = """
        <plist version="1.0"><dict>
        <key>CFBundleIdentifier</key><string>org.example.app</string>
        <key>NSExtension</key><dict><key>NSExtensionPrincipalClass</key><string>Main</string></dict>
        </dict></plist>
        """

    /// Runs `body` with a folder that has these files, and a second one for what is staged.
    private func withFolder(_ files: [String: String], _ body: (URL, URL) throws -> Void) throws {
        let root = FileManager.default.temporaryDirectory.appendingPathComponent("app-\(UUID().uuidString)")
            .resolvingSymlinksInPath()
        defer { try? FileManager.default.removeItem(at: root) }
        for (path, text) in files {
            let file = root.appendingPathComponent("in/\(path)")
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        try body(root.appendingPathComponent("in"), root.appendingPathComponent("out"))
    }

    private func stage(_ folder: URL, _ output: URL) throws -> StagedProject {
        let (project, app) = try AppFolder.messageApp(in: folder, named: nil)
        return try StagedProject(
            app, of: project, in: output, parley: URL(fileURLWithPath: "/parley"),
            tests: AppFolder.storyTests(of: project, in: folder))
    }

    private func text(_ folder: URL, _ path: String) throws -> String {
        try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
    }

    @Test func `has plain sources and an Info.plist`() throws {
        let files = [
            "Info.plist": Self.information, "Main.swift": "class Main {}", "Views/Field.swift": "", "main.swift": "",
            "Resources/Pictures/a.png": "", "en.lproj/Localizable.strings": "", "notes.md": "",
            "ParleyTests/Story.swift": "import ParleyTesting",
        ]
        try withFolder(files) { folder, output in
            let staged = try stage(folder, output)
            #expect(staged.modules.map(\.name) == ["in"])
            #expect(
                staged.files.map { URL(fileURLWithPath: $0.path).lastPathComponent } == ["Main.swift", "Field.swift"])
            for path in ["Resources/Pictures/a.png", "Resources/en.lproj/Localizable.strings"] {
                #expect(FileManager.default.fileExists(atPath: output.appendingPathComponent(path).path))
            }
            #expect(try text(output, "Tests/inTests/Story.parley.swift").contains("import ParleyTesting"))
            #expect(try text(output, "Package.swift").contains(".testTarget("))
        }
    }

    @Test func `has a package's sources, rewritten, and those of packages beside it`() throws {
        let files = [
            "Info.plist": Self.information, "Resources/a.png": "",
            "Sources/App/Main.swift": "@objc class Main: Base {}",
            "Package.swift": """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(
                name: "App",
                dependencies: [.package(path: "../parley"), .package(path: "Kit")],
                targets: [
                    .executableTarget(
                        name: "App",
                        dependencies: [.product(name: "Messages", package: "parley"), .product(name: "Kit", package: "Kit")],
                        swiftSettings: [.define("LARGE")]),
                    .testTarget(name: "AppTests", dependencies: ["App"]),
                ])
            """,
            "Kit/Sources/KitCore/Core.swift": "public class Base { @objc func go() {} }",
            "Kit/Sources/Kit/Kit.swift": "@_exported import KitCore",
            "Kit/Package.swift": """
            // swift-tools-version:5.5
            let package = Package(
                name: "Kit", products: [.library(name: "Kit", targets: ["Kit"])],
                targets: [.target(name: "KitCore"), .target(name: "Kit", dependencies: ["KitCore"])])
            """,
        ]
        try withFolder(files) { folder, output in
            let staged = try stage(folder, output)
            #expect(staged.modules.map(\.name) == ["KitCore", "Kit", "App"])
            #expect(staged.problems.isEmpty && staged.diagnostics.isEmpty)
            let manifest = try text(output, "Package.swift")
            #expect(manifest.contains("\"KitCore\"]") && manifest.contains("\"Kit\"]"))
            #expect(manifest.contains(".swiftLanguageMode(.v6), .define(\"LARGE\")"))
            #expect(manifest.contains(".swiftLanguageMode(.v5)"))
            #expect(try text(output, "Sources/KitCore/Core.parley.swift").contains("UIKit.MemberTable"))
            #expect(FileManager.default.fileExists(atPath: output.appendingPathComponent("Resources/a.png").path))
        }
    }

    @Test func `leaves packages as they are that have more than Swift sources`() throws {
        let files = [
            "Package.swift": """
            let package = Package(
                name: "Kit", products: [.library(name: "Kit", targets: ["Kit"]), .library(name: "Far", targets: ["Far"])],
                targets: [
                    .target(name: "Kit", resources: [.process("Pictures")]), .target(name: "Far", dependencies: ["Elsewhere"]),
                    .macro(name: "Macros"),
                ])
            """,
            "Sources/Kit/Kit.swift": "", "Sources/Far/Far.swift": "",
        ]
        try withFolder(files) { folder, _ in
            let package = try #require(PackageTargets(folder))
            for name in ["Kit", "Far", "Macros", "Missing"] { #expect(package.targets(ofProduct: name) == nil) }
        }
    }

    @Test func `is refused in words where there is none`() throws {
        try withFolder(["Info.plist": Self.information]) { folder, _ in
            let error = #expect(throws: XcodeProjectError.self) { try AppFolder.messageApp(in: folder, named: nil) }
            #expect(error?.message.hasSuffix("has no Swift file.") == true)
        }
        try withFolder(["Info.plist": "no list", "Main.swift": ""]) { folder, _ in
            let error = #expect(throws: XcodeProjectError.self) { try AppFolder.messageApp(in: folder, named: nil) }
            #expect(error?.message.contains("no Info.plist that can be read") == true)
        }
        try withFolder(["Info.plist": Self.information, "Package.swift": "let package = 1"]) { folder, _ in
            let error = #expect(throws: XcodeProjectError.self) { try AppFolder.messageApp(in: folder, named: nil) }
            #expect(error?.code == .noMessageApp)
        }
    }
}

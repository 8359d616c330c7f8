import Foundation
import Testing

@testable import ProjectStaging
import XcodeProject

@Suite(.timeLimit(.minutes(5))) struct `A project's package` {
    private static let projects = (1...4).reduce(URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()) { url, _ in
        url.deletingLastPathComponent()
    }.appendingPathComponent("Tests/Projects")

    /// Stages a project of `Tests/Projects` into a new folder.
    private static func stage(
        _ name: String, interfaces: StagedProject.InterfaceCompilation? = nil,
        _ body: (StagedProject, URL) throws -> Void
    ) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("staged-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let (project, app) = try ProjectFolder(projects.appendingPathComponent(name)).messageApp(named: nil)
        let parley = URL(fileURLWithPath: "/opt/parley")
        let staged = try StagedProject(app, of: project, in: folder, parley: parley, interfaces: interfaces)
        try body(staged, folder)
    }

    private static func text(_ folder: URL, _ path: String) throws -> String {
        try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
    }

    @Test func `has the app, its frameworks and their settings`() throws {
        try Self.stage("Groceries") { staged, folder in
            #expect(staged.modules.map(\.name) == ["GroceriesKit", "MessagesExtension"])
            #expect(staged.diagnostics.isEmpty && staged.problems.isEmpty)
            let manifest = try Self.text(folder, "Package.swift").split(whereSeparator: \.isWhitespace)
                .joined(separator: " ")
            #expect(manifest.contains(".package(name: \"parley\", path: \"/opt/parley\")"))
            #expect(manifest.contains(".target( name: \"GroceriesKit\""))
            #expect(manifest.contains(".executableTarget( name: \"MessagesExtension\""))
            #expect(manifest.contains("[.product(name: \"MessageApp\", package: \"parley\"), \"GroceriesKit\"]"))
            #expect(manifest.contains(".swiftLanguageMode(.v5), .define(\"SHOWS_QUANTITIES\"), .define(\"DEBUG\")"))
        }
    }

    /// The corpus is checked with the template’s modules, and says nothing of a staged project that has others.
    @Test func `imports with Foundation what a package from a template imports with it`() throws {
        let root = Self.projects.deletingLastPathComponent().deletingLastPathComponent()
        let template = try Self.text(root, "Templates/package/Package.swift.in")
        let list = try #require(template.firstMatch(of: /let foundation: \[SwiftSetting\] = \[(.*?)\]/)).1
        let modules = list.split(separator: ", ").map { $0.trimmingCharacters(in: ["\""]) }
        #expect(modules.count == 3)
        try Self.stage("Groceries") { _, folder in
            let manifest = try Self.text(folder, "Package.swift")
            let imported = manifest.matches(of: /"-import-module", "-Xfrontend", "(\w+)"/).map { String($0.1) }
            #expect(imported == modules + modules)
        }
    }

    @Test func `has rewritten sources that name the author's files, resources and an Info.plist`() throws {
        try Self.stage("Groceries") { _, folder in
            let source = try Self.text(folder, "Sources/MessagesExtension/ListController.parley.swift")
            let original = Self.projects.appendingPathComponent("Groceries/MessagesExtension/ListController.swift")
            #expect(source.hasPrefix("#sourceLocation(file: \"\(original.path)\", line: 1)\nimport UIKit\n"))
            #expect(source.contains("Selector(\"titleTapped:\""))
            #expect(try Self.text(folder, "Sources/MessagesExtension/main.swift").contains("AppRuntime.main()"))
            #expect(try Self.text(folder, "Resources/de.lproj/Localizable.strings").contains("Senden"))
            #expect(
                try Self.text(folder, "Resources/Assets.xcassets/AccentColor.colorset/Contents.json").contains("0.350"))
            let data = try Data(contentsOf: folder.appendingPathComponent("Info.plist"))
            let values = try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
            #expect(values?["CFBundleExecutable"] as? String == "MessagesExtension")
            #expect(
                (values?["NSExtension"] as? [String: String])?["NSExtensionPrincipalClass"]
                    == "MessagesExtension.MessagesViewController")
        }
    }

    @Test func `of a sticker pack has a class that shows its stickers, in the pack's order`() throws {
        try Self.stage("Paper") { staged, folder in
            #expect(staged.problems == ["Kite.stickersequence does not move: its first picture is shown."])
            let source = try Self.text(folder, "Sources/Paper_StickerPackExtension/StickerBrowserViewController.swift")
            let pack = "Stickers.xcstickers/Sticker Pack.stickerpack"
            let names = source.split(separator: "\n").filter { $0.contains(pack) }.map {
                $0.trimmingCharacters(in: .whitespaces)
            }
            #expect(
                names == [
                    "(\"\(pack)/Sun.sticker/sun.png\", \"A paper sun\"),",
                    "(\"\(pack)/Brick.sticker/brick.png\", \"Brick\"),",
                    "(\"\(pack)/Kite.stickersequence/kite0.png\", \"A kite in the wind\"),",
                ])
            #expect(source.contains("stickerSize: .small"))
            let picture = folder.appendingPathComponent("Resources/\(pack)/Sun.sticker/sun.png")
            #expect(FileManager.default.fileExists(atPath: picture.path))
        }
    }

    @Test func `is written again only where something has changed`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("files-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        func date(_ path: String) throws -> Date? {
            try FileManager.default.attributesOfItem(atPath: folder.appendingPathComponent(path).path)[
                .modificationDate] as? Date
        }
        var first = try StagedFiles(folder)
        try first.write(Data("a".utf8), to: "x/a")
        try first.write(Data("b".utf8), to: "x/b")
        let long = Date(timeIntervalSince1970: 1)
        try FileManager.default.setAttributes(
            [.modificationDate: long], ofItemAtPath: folder.appendingPathComponent("x/a").path)
        var second = try StagedFiles(folder)
        try second.write(Data("a".utf8), to: "x/a")
        second.removeOthers()
        #expect(try date("x/a") == long)
        #expect(!FileManager.default.fileExists(atPath: folder.appendingPathComponent("x/b").path))
        var third = try StagedFiles(folder)
        try third.write(Data("c".utf8), to: "x/a")
        #expect(try date("x/a") != long)
    }

    @Test func `hands storyboards to their compiler`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("board-\(UUID().uuidString)")
            .resolvingSymlinksInPath()
        defer { try? FileManager.default.removeItem(at: folder) }
        let dice = folder.appendingPathComponent("Dice")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try FileManager.default.copyItem(at: Self.projects.appendingPathComponent("Dice"), to: dice)
        let board = dice.appendingPathComponent("DiceMessages/Base.lproj/Main.storyboard")
        try FileManager.default.createDirectory(
            at: board.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data("<document/>".utf8).write(to: board)
        let (project, app) = try ProjectFolder(dice).messageApp(named: nil)
        let staged = try StagedProject(
            app, of: project, in: folder.appendingPathComponent("out"), parley: folder,
            interfaces: { file, module in
                ("\(module).compiled", try Data(contentsOf: file), ["\(file.lastPathComponent): a warning"])
            })
        #expect(staged.problems == ["Main.storyboard: a warning"])
        #expect(try Self.text(folder, "out/Resources/Base.lproj/DiceMessages.compiled") == "<document/>")
    }
}

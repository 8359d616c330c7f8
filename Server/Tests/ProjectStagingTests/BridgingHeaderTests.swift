import Foundation
import Testing
import XcodeProject

@testable import ProjectStaging

@Suite(.timeLimit(.minutes(5))) struct `A bridging header` {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("bridging-\(UUID().uuidString)")
        .resolvingSymlinksInPath()
    private static let coins = (1...4).reduce(URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()) { url, _ in
        url.deletingLastPathComponent()
    }.appendingPathComponent("Tests/Projects/Coins")

    /// Stages a copy of Coins.
    private func stage(_ change: (URL) throws -> Void = { _ in }) throws -> StagedProject {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let project = folder.appendingPathComponent("Coins")
        try FileManager.default.copyItem(at: Self.coins, to: project)
        try change(project.appendingPathComponent("CoinsMessages"))
        let (read, app) = try ProjectFolder(project).messageApp(named: nil)
        return try StagedProject(app, of: read, in: folder.appendingPathComponent("out"), parley: folder)
    }

    private func text(_ path: String) throws -> String {
        try String(contentsOf: folder.appendingPathComponent("out/\(path)"), encoding: .utf8)
    }

    @Test func `in C is a module that every Swift file imports, with the target's C files`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let staged = try stage()
        #expect(staged.problems.isEmpty)
        let source = folder.appendingPathComponent("Coins/CoinsMessages").path
        let module = "Sources/CoinsMessagesBridging"
        #expect(
            try text("\(module)/include/CoinsMessagesBridging.h") == "#include \"\(source)/Coins-Bridging-Header.h\"\n")
        #expect(try text("\(module)/include/module.modulemap").contains("module CoinsMessagesBridging"))
        #expect(try text("\(module)/0-mint.c") == "#include \"\(source)/Mint/mint.c\"\n")
        let manifest = try text("Package.swift")
        #expect(manifest.contains("cSettings: [.unsafeFlags([\"-I\(source)\", \"-I\(source)/Mint\"])]"))
        #expect(manifest.contains("\"-import-module\", \"-Xfrontend\", \"CoinsMessagesBridging\""))
        #expect(manifest.contains("package: \"parley\"), \"CoinsMessagesBridging\"]"))
    }

    @Test(arguments: [
        ("@interface Coin : NSObject\n@end\n", 2), ("/* a\n b */\n#import <Foundation/Foundation.h>\n", 4),
        ("// @interface\n@class Coin;\n", 3), ("/*\n@class Coin;\n*/\n@class Coin;\n", 5),
        ("static const char *a = \"/*\";\n@class Coin;\n", 3), ("// see /* here\n@class Coin;\n", 3),
        ("#ifdef __OBJC__\n#if 1\n#endif\n#else\n@class Coin;\n#endif\n", 6),
    ])
    func `in Objective-C is reported with its file and line, and left out`(added: String, line: Int) throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let staged = try stage { app in
            let header = app.appendingPathComponent("Mint/mint.h")
            try Data(("#pragma once\n" + added).utf8).write(to: header)
        }
        let path = folder.appendingPathComponent("Coins/CoinsMessages/Mint/mint.h").path
        let problem = try #require(staged.problems.first { $0.contains("Objective-C") })
        #expect(problem.hasPrefix("\(path):\(line): "))
        #expect(staged.problems.contains { $0.contains("mint.c is not Swift") })
        #expect(try !text("Package.swift").contains("Bridging"))
    }

    @Test(
        arguments: [
            "#ifdef __OBJC__\n#import <Foundation/Foundation.h>\n@class Coin;\n#endif\n",
            "#if defined(__OBJC__)\n@class Coin;\n#endif\n", "#include \"pipe.h\"\n#include \"zero.h\"\n",
            // Takes one step a byte: each beginning of a comment once looked for its end.
            String(repeating: "/*", count: 200_000), String(repeating: "#include \"/*\n", count: 20_000),
        ])
    func `in C is taken as it is`(added: String) throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let staged = try stage { app in
            let mint = app.appendingPathComponent("Mint")
            #expect(mkfifo(mint.appendingPathComponent("pipe.h").path, 0o600) == 0)
            try FileManager.default.createSymbolicLink(
                atPath: mint.appendingPathComponent("zero.h").path, withDestinationPath: "/dev/zero")
            try Data(added.utf8).write(to: mint.appendingPathComponent("mint.h"))
        }
        #expect(!staged.problems.contains { $0.contains("Objective-C") })
    }

    @Test func `that is not there, or elsewhere, is reported`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let staged = try stage {
            try FileManager.default.removeItem(at: $0.appendingPathComponent("Coins-Bridging-Header.h"))
        }
        #expect(staged.problems.contains { $0.contains("Coins-Bridging-Header.h is missing") })
    }

    @Test func `whose C does not compile has its errors in the report`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let staged = try stage()
        let app = folder.appendingPathComponent("Coins")
        let output = "\(app.path)/CoinsMessages/Mint/mint.c:4:5: error: use of undeclared identifier 'x'\n"
        let report = ProjectReport(staged, compilerOutput: output, folder: app)
        #expect(report.errors.map(\.file) == ["CoinsMessages/Mint/mint.c"])
        #expect(report.fileCount == 1 && report.compiledCount == 1)
    }
}

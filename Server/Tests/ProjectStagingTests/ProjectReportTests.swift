import Foundation
import Testing
import XcodeProject

@testable import ProjectStaging

@Suite(.timeLimit(.minutes(5))) struct `A project's report` {
    private static let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
        "report-\(UUID().uuidString)"
    )
    .resolvingSymlinksInPath()

    /// Stages a project with these files, all sources of its message app.
    private func staged(_ files: [String: String]) throws -> StagedProject {
        let app = Self.folder.appendingPathComponent("app")
        try FileManager.default.createDirectory(
            at: app.appendingPathComponent("A.xcodeproj"), withIntermediateDirectories: true)
        let names = files.keys.sorted()
        let objects = names.indices.map { number in
            "B\(number) = { isa = PBXBuildFile; fileRef = F\(number); };"
                + "F\(number) = { isa = PBXFileReference; path = \(names[number]); sourceTree = \"<group>\"; };"
        }
        let text = """
            { objects = {
              P = { isa = PBXProject; mainGroup = G; targets = (T); };
              G = { isa = PBXGroup; children = (\(names.indices.map { "F\($0)" }.joined(separator: ", "))); };
              T = { isa = PBXNativeTarget; name = App; buildPhases = (S);
                    productType = "com.apple.product-type.app-extension.messages"; };
              S = { isa = PBXSourcesBuildPhase; files = (\(names.indices.map { "B\($0)" }.joined(separator: ", "))); };
              \(objects.joined())
            }; rootObject = P; }
            """
        try Data(text.utf8).write(to: app.appendingPathComponent("A.xcodeproj/project.pbxproj"))
        for (name, text) in files { try Data(text.utf8).write(to: app.appendingPathComponent(name)) }
        let (project, target) = try ProjectFolder(app).messageApp(named: nil)
        return try StagedProject(
            target, of: project, in: Self.folder.appendingPathComponent("out"), parley: Self.folder)
    }

    @Test func `counts what compiles, and lists what is missing by the files that it costs`() throws {
        defer { try? FileManager.default.removeItem(at: Self.folder) }
        let project = try staged([
            "A.swift": "import SceneKit\nimport UIKit\n\n\n\n\n\n\nview.spin()\n", "B.swift": "import SceneKit\n",
            "C.swift": "class C { @NSManaged var x: Int }", "D.swift": "let d = 1\n\n    CAEmitterLayer()\n", "E.m": "",
        ])
        let app = Self.folder.appendingPathComponent("app")
        let output = """
            [1/2] Compiling
            \(app.path)/D.swift:3:5: error: cannot find 'CAEmitterLayer' in scope
             3 | CAEmitterLayer()
               |     `- error: cannot find 'CAEmitterLayer' in scope
            \(app.path)/D.swift:3:5: error: cannot find 'CAEmitterLayer' in scope
            \(app.path)/A.swift:9:1: error: value of type 'UIView' has no member 'spin'
            /elsewhere/X.swift:1:1: error: expected expression
            """
        let report = ProjectReport(project, compilerOutput: output, folder: app)
        #expect(report.fileCount == 4 && report.compiledCount == 0)
        #expect(report.missingModules == [ProjectReport.Missing(name: "SceneKit", files: ["A.swift", "B.swift"])])
        #expect(report.missingSymbols.map(\.name) == ["CAEmitterLayer", "UIView.spin"])
        #expect(
            report.errors.map { "\($0.file):\($0.line):\($0.column)" } == [
                "C.swift:1:11", "D.swift:3:5", "A.swift:9:1",
            ])
        let instead = "SpriteKit, or a `Canvas` of SwiftUI, draws in two dimensions."
        #expect(report.missingModules.first?.instead == instead && report.missingSymbols.first?.instead == nil)
        #expect(report.problems.contains("SceneKit is not there; 2 files import it. \(instead)"))
        #expect(report.lines.contains("  SceneKit (A.swift, B.swift): \(instead)"))
        #expect(report.problems.contains { $0.contains("E.m is not Swift") })
    }
}

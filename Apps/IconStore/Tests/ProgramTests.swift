import Foundation
import IconDataKit
import ProbeBundles
import Testing

/// The plain program, run as it is in a terminal.
@Suite(.timeLimit(.minutes(5))) struct `The program icon-store` {
    private struct Run {
        var output: String
        var problem: String
        var status: Int32
    }

    private func run(_ arguments: String...) throws -> Run { try run(arguments) }

    private func run(_ arguments: [String]) throws -> Run {
        let process = Process()
        process.executableURL = ProbeBundle.product("icon-store")
        process.arguments = arguments
        let (output, problem) = (Pipe(), Pipe())
        process.standardOutput = output
        process.standardError = problem
        try process.run()
        let texts = [output, problem].map {
            String(decoding: $0.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        }
        process.waitUntilExit()
        return Run(output: texts[0], problem: texts[1], status: process.terminationStatus)
    }

    @Test func `lists every icon with its price`() throws {
        let run = try run("list")
        #expect(run.status == 0)
        let lines = run.output.split(separator: "\n")
        #expect(lines.count == IconCatalog.standard.icons.count)
        #expect(lines.contains { $0.contains("Campfire") && $0.hasSuffix("€1.99") })
    }

    @Test func `searches, and says where nothing is found`() throws {
        #expect(try run("search", "moon").output.hasPrefix("night-owl"))
        let none = try run("search", "submarine")
        #expect(none.status == 1)
        #expect(none.output.isEmpty)
        #expect(none.problem == "icon-store: No icon matches “submarine”.\n")
    }

    @Test(arguments: ["campfire", "Campfire"]) func `shows one icon`(name: String) throws {
        let run = try run("show", name)
        #expect(run.output == "Campfire (campfire)\n€1.99\nA flame for trips, tents and long evenings outside.\n")
    }

    @Test func `reads the catalogue that it writes`() throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "icons-\(UUID().uuidString).json")
        defer { try? FileManager.default.removeItem(at: file) }
        let one = IconCatalog(icons: [IconCatalog.standard.icons[0]])
        try one.json().write(to: file)
        #expect(try run("--catalog", file.path, "list").output.split(separator: "\n").count == 1)
        #expect(try run("--catalog", file.path, "json").output == String(decoding: one.json(), as: UTF8.self) + "\n")
        try Data("no json".utf8).write(to: file)
        #expect(try run("--catalog", file.path, "list").status == 1)
    }

    @Test(arguments: [[], ["buy"], ["search"], ["--catalog"]]) func `says how it is used`(arguments: [String]) throws {
        let run = try run(arguments)
        #expect(run.status == 64)
        #expect(run.problem.hasPrefix("usage: icon-store"))
    }
}

import Foundation
import ParleyPrograms
import Testing

@testable import ParleyProject

@Suite(.timeLimit(.minutes(5))) struct `The program that reads projects` {
    private static let projects = (1...4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
        url.deletingLastPathComponent()
    }.appendingPathComponent("Tests/Projects")

    private func answer(_ project: String, target: String? = nil, _ work: ProjectTask.Work) -> ProjectAnswer {
        let folder = Self.projects.appendingPathComponent(project).path
        return ProjectWork.answer(to: ProjectTask(folder: folder, target: target, work: work))
    }

    @Test func `lists the message apps of a project, and finds one by its name`() {
        #expect(answer("Dice", .list).names == ["DiceMessages"])
        #expect(answer("Dice", target: "DiceMessages", .find).target == "DiceMessages")
        #expect(answer("Dice", .find).target == "DiceMessages")
    }

    @Test func `lists none of a folder that is no project`() {
        #expect(answer("", .list) == ProjectAnswer())
    }

    @Test func `says in a sentence why there is no app, and that the author can mend it`() throws {
        let refusal = try #require(answer("Dice", target: "Chess", .find).refusal)
        #expect(refusal.isAuthors && refusal.words.contains("There is no message app “Chess”"))
    }

    @Test func `writes the package, and says what is in it`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("staged-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let staging = ProjectTask.Staging(folder: folder.path, parley: "/parley", isForReport: false)
        let answer = answer("Dice", target: "DiceMessages", .stage(staging))
        #expect(answer.refusal == nil && answer.target == "DiceMessages" && !answer.module.isEmpty)
        let manifest = try String(contentsOf: folder.appendingPathComponent("Package.swift"), encoding: .utf8)
        #expect(manifest.contains("\"\(answer.module)\"") && manifest.contains("/parley"))
    }

    @Test func `says what of a package compiles, for people and for programs`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("staged-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let staging = ProjectTask.Staging(folder: folder.path, parley: "/parley", isForReport: true)
        let words = answer("Dice", target: "DiceMessages", .report(staging, compilerOutput: "", isJSON: false)).report
        #expect(words.hasPrefix("DiceMessages: "))
        let json = answer("Dice", target: "DiceMessages", .report(staging, compilerOutput: "", isJSON: true)).report
        let report = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
        #expect(report?["target"] as? String == "DiceMessages")
    }

    @Test func `says that this computer is the reason where the package cannot be written`() throws {
        let staging = ProjectTask.Staging(folder: "/proc/no/package", parley: "/parley", isForReport: false)
        let refusal = try #require(answer("Dice", target: "DiceMessages", .stage(staging)).refusal)
        #expect(!refusal.isAuthors && refusal.words.hasPrefix("The project could not be prepared: "))
    }
}

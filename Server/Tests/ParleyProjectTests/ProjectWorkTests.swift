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
        let staging = ProjectTask.Staging(folder: folder.path, parley: "/parley")
        let answer = answer("Dice", target: "DiceMessages", .stage(staging, isForReport: false))
        #expect(answer.refusal == nil && answer.target == "DiceMessages" && !answer.module.isEmpty)
        let manifest = try String(contentsOf: folder.appendingPathComponent("Package.swift"), encoding: .utf8)
        #expect(manifest.contains("\"\(answer.module)\"") && manifest.contains("/parley"))
    }

    @Test func `says what of a package compiles, for people and for programs`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("staged-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let staging = ProjectTask.Staging(folder: folder.path, parley: "/parley")
        let words = answer("Dice", target: "DiceMessages", .report(staging, compilerOutput: "", isJSON: false)).report
        #expect(words.hasPrefix("DiceMessages: "))
        let json = answer("Dice", target: "DiceMessages", .report(staging, compilerOutput: "", isJSON: true)).report
        let report = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
        #expect(report?["target"] as? String == "DiceMessages")
    }

    @Test func `says that this computer is the reason where the package cannot be written`() throws {
        let staging = ProjectTask.Staging(folder: "/proc/no/package", parley: "/parley")
        let refusal = try #require(answer("Dice", target: "DiceMessages", .stage(staging, isForReport: false)).refusal)
        #expect(!refusal.isAuthors && refusal.words.hasPrefix("The project could not be prepared: "))
    }

    @Test func `answers a task of another version with its own version alone`() throws {
        let answer = try ProjectWork.answer(to: Data(#"{"version":0,"work":"unheard of"}"#.utf8))
        #expect(answer.version == ProjectTask.version && answer.refusal != nil)
        let known = try ProjectWork.answer(to: JSONEncoder().encode(ProjectTask(folder: "/nowhere", work: .list)))
        #expect(known == ProjectAnswer())
    }

    /// Fails where a name comes, goes or changes: the version is to go up with it.
    @Test func `says what its version stands for`() throws {
        let staging = ProjectTask.Staging(folder: "f", parley: "p")
        let works: [ProjectTask.Work] = [
            .list, .find, .stage(staging, isForReport: true), .report(staging, compilerOutput: "", isJSON: true),
        ]
        var answer = ProjectAnswer()
        answer.refusal = ProjectAnswer.Refusal(isAuthors: true, words: "")
        answer.diagnostics = [ProjectAnswer.Line(isError: true, words: "")]
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let tasks = try works.map { try encoder.encode(ProjectTask(folder: "f", target: "t", work: $0)) }
        let names = (tasks + [try encoder.encode(answer)]).map { json in
            String(decoding: json, as: UTF8.self).matches(of: #/"(\w+)":/#).map { String($0.output.1) }
                .joined(separator: " ")
        }
        #expect(ProjectTask.version == 1)
        #expect(
            names == [
                "folder target version work list", "folder target version work find",
                "folder target version work stage _0 folder parley isForReport",
                "folder target version work report _0 folder parley compilerOutput isJSON",
                "diagnostics isError words module names problems refusal isAuthors words report target version",
            ])
    }
}

import Foundation
import InterfaceCompiler
import ParleyPrograms
import ProjectStaging
import SourceRewriter
import XcodeProject

/// Carries a task out.
struct ProjectWork {
    private let task: ProjectTask
    private var folder: URL { URL(fileURLWithPath: task.folder, isDirectory: true) }

    /// - Parameter json: a task. One of another version gets an answer that says so by its own version.
    static func answer(to json: Data) throws -> ProjectAnswer {
        guard ProjectVersion.of(json) == ProjectTask.version else {
            return refusal(isAuthors: false, "The task is of another version of Parley.")
        }
        return answer(to: try JSONDecoder().decode(ProjectTask.self, from: json))
    }

    static func answer(to task: ProjectTask) -> ProjectAnswer {
        do {
            return try ProjectWork(task: task).answer()
        } catch let error as XcodeProjectError {
            return refusal(isAuthors: true, error.message)
        } catch let error as InterfaceError {
            return refusal(isAuthors: true, error.message)
        } catch {
            return refusal(isAuthors: false, "The project could not be prepared: \(error.reason)")
        }
    }

    private static func refusal(isAuthors: Bool, _ words: String) -> ProjectAnswer {
        var answer = ProjectAnswer()
        answer.refusal = ProjectAnswer.Refusal(isAuthors: isAuthors, words: words)
        return answer
    }

    private func answer() throws -> ProjectAnswer {
        var answer = ProjectAnswer()
        switch task.work {
        case .list: answer.names = (try? ProjectFolder(folder))?.messageAppNames ?? []
        case .find: answer.target = try AppFolder.messageApp(in: folder, named: task.target).target.name
        case .stage(let staging, let isForReport): answer.tell(of: try stage(staging, isForReport: isForReport))
        case .report(let staging, let output, let isJSON):
            let staged = try stage(staging, isForReport: true)
            answer.tell(of: staged)
            let report = ProjectReport(staged, compilerOutput: output, folder: folder)
            answer.report = isJSON ? try JSONWords.of(report) : report.lines.joined(separator: "\n")
        }
        return answer
    }

    private func stage(_ staging: ProjectTask.Staging, isForReport: Bool) throws -> StagedProject {
        let (project, app) = try AppFolder.messageApp(in: folder, named: task.target)
        return try StagedProject(
            app, of: project, in: URL(fileURLWithPath: staging.folder, isDirectory: true),
            parley: URL(fileURLWithPath: staging.parley, isDirectory: true), interfaces: Self.interfaces,
            tests: AppFolder.storyTests(of: project, in: folder), isForReport: isForReport)
    }

    /// Compiles storyboards and nibs for the bundle.
    private static let interfaces: StagedProject.InterfaceCompilation = { file, module in
        let (name, data, warnings) = try InterfaceCompiler(moduleName: module).compiledFile(of: file)
        return (name, data, warnings.map(\.description))
    }
}

extension ProjectAnswer {
    fileprivate mutating func tell(of staged: StagedProject) {
        target = staged.modules.last?.target.name ?? ""
        module = staged.modules.last?.name ?? ""
        problems = staged.problems
        diagnostics = staged.diagnostics.map { Line(isError: $0.isError, words: $0.description) }
    }
}

import ChatModels
import ChatServer
import Foundation

extension AuthorsTools {
    /// Returns tools that read the executables' debug information and print to this terminal.
    /// - Parameter packages: folders of the apps' sources.
    static func terminal(packages: [URL]) -> AuthorsTools {
        let locations = SourceLocations(folders: packages)
        return AuthorsTools(
            locate: { offsets, executable in await locations?.calls(at: offsets, in: executable) ?? [] },
            show: { app, report in print(words(of: app, report)) })
    }

    private static func words(of app: String, _ report: CrashReport) -> String {
        let output = report.output.map { "  | \($0)" }
        let calls = report.calls.map { call in "  at \(call.place.map { $0 + " " } ?? "")\(call.function)" }
        return (["\(app) stopped. \(report.cause)"] + output + calls).joined(separator: "\n")
    }
}

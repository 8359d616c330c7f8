package import Foundation
import ProgramRunner

/// Where the programs are.
package struct NetworkTools: Hashable, Sendable {
    package enum Tool: String, CaseIterable, Sendable { case curl, getent }

    package var launcher: URL
    package var folder: URL

    /// - Parameters:
    ///   - launcher: the executable `AppLauncher`.
    ///   - folder: where Debian's packages `curl` and `libc-bin` put their programs.
    package init(
        launcher: URL = Launcher.besideExecutable, folder: URL = URL(fileURLWithPath: "/usr/bin")
    ) {
        self.launcher = launcher
        self.folder = folder
    }

    /// Programs that are not installed: nothing can be fetched then.
    package var missing: [String] {
        Tool.allCases.filter { !FileManager.default.isExecutableFile(atPath: program($0).path) }.map(\.rawValue)
    }

    func program(_ tool: Tool) -> URL { folder.appendingPathComponent(tool.rawValue) }
}

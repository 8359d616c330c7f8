package import Foundation
import ProgramRunner

/// Where the programs are.
package struct MediaTools: Hashable, Sendable {
    package enum Tool: String, CaseIterable, Sendable { case vips, ffmpeg, ffprobe }

    package var launcher: URL
    package var folder: URL

    /// - Parameters:
    ///   - launcher: the executable `AppLauncher`.
    ///   - folder: where Debian's packages `libvips-tools` and `ffmpeg` put their programs.
    package init(
        launcher: URL = Launcher.besideExecutable, folder: URL = URL(fileURLWithPath: "/usr/bin")
    ) {
        self.launcher = launcher
        self.folder = folder
    }

    /// Programs that are not installed: media that needs them is refused.
    package var missing: [String] {
        Tool.allCases.filter { !FileManager.default.isExecutableFile(atPath: program($0).path) }.map(\.rawValue)
    }

    func program(_ tool: Tool) -> URL { folder.appendingPathComponent(tool.rawValue) }
}

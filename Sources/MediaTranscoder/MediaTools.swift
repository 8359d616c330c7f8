import AppHost
package import Foundation

/// Where the programs are.
package struct MediaTools: Hashable, Sendable {
    package enum Tool: String, CaseIterable, Sendable { case vips, ffmpeg, ffprobe }

    package var launcher: URL
    package var folder: URL

    /// - Parameters:
    ///   - launcher: the executable `AppLauncher`.
    ///   - folder: where Debian's packages `libvips-tools` and `ffmpeg` put their programs.
    package init(
        launcher: URL = AppHost.launcherBesideExecutable, folder: URL = URL(fileURLWithPath: "/usr/bin")
    ) {
        self.launcher = launcher
        self.folder = folder
    }

    /// Programs that are not installed: media that needs them is refused.
    package var missing: [String] {
        Tool.allCases.filter { !FileManager.default.isExecutableFile(atPath: path($0)) }.map(\.rawValue)
    }

    func path(_ tool: Tool) -> String { folder.appendingPathComponent(tool.rawValue).path }
}

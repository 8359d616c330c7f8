import Foundation
import Subprocess
import SystemPackage

/// The browser of the person at this computer.
enum BrowserWindow {
    /// Opens an address, where a person looks at the terminal and there is a screen; else it does nothing, since the
    /// address stands in the terminal. It does not wait for the browser.
    static func open(_ address: String) {
        guard isatty(STDOUT_FILENO) == 1, hasScreen, let opener = ProgramPath.find("xdg-open") else { return }
        Task {
            var options = PlatformOptions()
            // Control-C in the terminal is not for a browser that the opener has started.
            options.createSession = true
            _ = try? await run(
                .path(FilePath(opener.path)), arguments: [address], platformOptions: options, output: .discarded)
        }
    }

    private static var hasScreen: Bool {
        ["WAYLAND_DISPLAY", "DISPLAY"].contains { ProcessInfo.processInfo.environment[$0]?.isEmpty == false }
    }
}

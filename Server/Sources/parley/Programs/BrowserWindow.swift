import Foundation

/// The browser of the person at this computer.
enum BrowserWindow {
    /// Opens an address, where a person looks at the terminal and there is a screen; else it does nothing, since the
    /// address stands in the terminal. It does not wait for the browser.
    static func open(_ address: String) {
        guard isatty(STDOUT_FILENO) == 1, hasScreen, let opener = ProgramPath.find("xdg-open") else { return }
        let process = Process()
        (process.executableURL, process.arguments) = (opener, [address])
        process.standardInput = FileHandle.nullDevice
        (process.standardOutput, process.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
        try? process.run()
    }

    private static var hasScreen: Bool {
        ["WAYLAND_DISPLAY", "DISPLAY"].contains { ProcessInfo.processInfo.environment[$0]?.isEmpty == false }
    }
}

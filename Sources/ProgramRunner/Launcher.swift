public import Foundation

/// Finds `AppLauncher`, the program that sets limits on itself and then becomes another one.
public enum Launcher {
    /// Returns the one in the folder of the running executable, where the build puts it.
    public static var besideExecutable: URL {
        URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
            .appendingPathComponent("AppLauncher")
    }
}

package import Foundation

/// Finds `AppLauncher`, the program that sets limits on itself and then becomes another one.
package enum Launcher {
    /// Returns the one in the folder of the running executable, where the build puts it.
    package static var besideExecutable: URL {
        URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
            .appendingPathComponent("AppLauncher")
    }
}

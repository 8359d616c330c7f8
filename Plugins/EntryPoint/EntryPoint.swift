import Foundation
import PackagePlugin

/// Writes the entry point of a message app, which Xcode has for an app extension too: the author's class in `Info.plist`
/// (`NSExtensionPrincipalClass`) is enough.
@main struct EntryPoint: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        let main = context.pluginWorkDirectoryURL.appending(path: "main.swift")
        let lines = ["import AppRuntime", "", "AppRuntime.main()"]
        return [
            .buildCommand(
                displayName: "Writing the entry point of \(target.name)",
                executable: URL(filePath: "/bin/sh"),
                arguments: ["-c", "printf '%s\\n' \"$@\" >'\(main.path())'", "sh"] + lines,
                outputFiles: [main])
        ]
    }
}

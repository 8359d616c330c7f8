import ArgumentParser
import Foundation
import ParleyPrograms

/// Finds the app that a command is about.
enum AppSource {
    static let help: ArgumentHelp =
        "A folder with an .xcodeproj or .xcworkspace, or one of these; a Swift package; or sources with an Info.plist."

    /// Returns an author's own package as it is; of an Xcode project or plain sources the package that Parley makes of them.
    static func package(at path: String, target: String?, cache: URL) async throws -> AuthorsPackage {
        let folder = URL(fileURLWithPath: path, isDirectory: true)
        guard FileManager.default.fileExists(atPath: folder.path) else {
            throw ValidationError("There is no folder \(path). `parley new NAME` makes an app.")
        }
        let isPackage = ["Package.swift", "Info.plist"].allSatisfy {
            FileManager.default.fileExists(atPath: folder.appendingPathComponent($0).path)
        }
        if isPackage, !ProjectNames.hasProject(folder) { return try AuthorsPackage(path: path) }
        return try await opened(at: path, target: target, cache: cache)
    }

    /// Returns the package that Parley makes of what an author has, and says what is left out.
    static func opened(at path: String, target: String?, cache: URL) async throws -> AuthorsPackage {
        let project = try await OpenedProject(path: path, target: target, cache: cache)
        for problem in try await project.stage().problems { print(problem) }
        return try AuthorsPackage(project)
    }
}

/// Asks at a terminal which of several message apps is meant.
enum TargetChoice {
    /// Most questions that are asked in vain.
    private static let askedMax = 3

    /// Returns the target's name; nil where there is only one, or nobody can be asked.
    static func ask(of folder: URL) async throws -> String? {
        guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 else { return nil }
        let task = ProjectTask(folder: folder.path, work: .list)
        return ask(among: try await ProjectProgram.installed.answer(to: task).names) { readLine() }
    }

    /// - Parameter read: Returns the line that a person has typed; nil at the end of the input.
    static func ask(among names: [String], read: () -> String?) -> String? {
        guard names.count > 1 else { return nil }
        print("The project has several message apps:")
        for (number, name) in names.enumerated() { print("  \(number + 1)  \(name)") }
        for _ in 0..<askedMax {
            print("Which one? ", terminator: "")
            fflush(nil)
            guard let line = read()?.trimmingCharacters(in: .whitespaces) else { return nil }
            if names.contains(line) { return line }
            if let number = Int(line), names.indices.contains(number - 1) { return names[number - 1] }
        }
        return nil
    }
}

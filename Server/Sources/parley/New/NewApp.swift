import ArgumentParser
import Foundation
import ParleyPrograms

/// The files of a new app: those of a template with the author's names, and the package around them.
struct NewApp {
    let name: String
    let title: String
    let identifier: String
    /// The Parley to build on.
    let package: URL
    let template: Template

    /// Writes the app, whole or not at all.
    /// - Throws: `ValidationError` where the name is taken, `CommandFailure` where it cannot be written; what is there already stays as it is.
    func write(to folder: URL) throws {
        guard !FileManager.default.fileExists(atPath: folder.path) else {
            throw ValidationError(
                "\(folder.lastPathComponent) is there already, and is left as it is; choose another name.")
        }
        let unfinished = folder.deletingLastPathComponent().appendingPathComponent(".\(name).\(UUID().uuidString)")
        do {
            try writeFiles(to: unfinished)
            try FileManager.default.moveItem(at: unfinished, to: folder)
        } catch {
            try? FileManager.default.removeItem(at: unfinished)
            throw CommandFailure("\(folder.path) could not be written: \(error.reason)")
        }
    }

    private func writeFiles(to folder: URL) throws {
        let source = Installation.current.templates.appendingPathComponent(template.rawValue)
        try copy(source.appendingPathComponent("Sources"), to: folder.appendingPathComponent("Sources/\(name)"))
        try copy(source.appendingPathComponent("Tests"), to: folder.appendingPathComponent("Tests/\(name)Tests"))
        try copy(source.appendingPathComponent("Resources"), to: folder.appendingPathComponent("Resources"))
        try write(try manifest(of: source), to: folder.appendingPathComponent("Info.plist"))
        for (path, text) in try surroundings() { try write(text, to: folder.appendingPathComponent(path)) }
    }

    /// Copies a folder; text gets the author's name in place of the template's.
    private func copy(_ source: URL, to target: URL) throws {
        try FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)
        for file in try FileManager.default.contentsOfDirectory(at: source, includingPropertiesForKeys: nil) {
            let copy = target.appendingPathComponent(file.lastPathComponent)
            if file.pathExtension == "swift" {
                let text = try String(contentsOf: file, encoding: .utf8)
                try write(text.replacingOccurrences(of: template.placeholder, with: name), to: copy)
            } else {
                try FileManager.default.copyItem(at: file, to: copy)
            }
        }
    }

    private func write(_ text: String, to file: URL) throws {
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    private func manifest(of source: URL) throws -> String {
        let text = try String(contentsOf: source.appendingPathComponent("Info.plist"), encoding: .utf8)
        let placeholder = template.placeholder
        return
            text
            .replacingOccurrences(of: "org.example.\(placeholder)", with: identifier)
            .replacingOccurrences(
                of: "<key>CFBundleDisplayName</key>\n    <string>\(placeholder)",
                with: "<key>CFBundleDisplayName</key>\n    <string>\(title.escapedForXML)"
            )
            .replacingOccurrences(of: placeholder, with: name)
    }
}

extension String {
    fileprivate var escapedForXML: String {
        replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
    }
}

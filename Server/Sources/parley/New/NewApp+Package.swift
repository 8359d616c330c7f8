import Foundation

/// The files around the sources: those of `Templates/package`, with the author's names.
extension NewApp {
    /// Path in the app's folder of each file of the template.
    private static let places = [
        "Package.swift.in": "Package.swift", "README.md.in": "README.md", "gitignore.in": ".gitignore",
        "test.yml.in": ".github/workflows/test.yml",
    ]

    /// Returns the text of each file by its path in the app's folder.
    func surroundings() throws -> [String: String] {
        let folder = Installation.current.templates.appendingPathComponent("package")
        return try Self.places.reduce(into: [:]) { files, place in
            let text = try String(contentsOf: folder.appendingPathComponent(place.key), encoding: .utf8)
            files[place.value] = values.reduce(text) { $0.replacing("{\($1.key)}", with: $1.value) }
        }
    }

    private var values: [String: String] {
        [
            "name": name, "title": title, "parley": quoted(package.path),
            "packages": SystemPackages.building.joined(separator: " "),
        ]
    }

    /// Returns the text as a Swift literal.
    private func quoted(_ text: String) -> String {
        "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }
}

import AppHost
import Foundation
import ParleyPrograms

/// Previews with the names of their files.
struct PreviewPictures {
    private let previews: [(file: String, picture: AppPreview.Picture)]
    /// Names of the previews without a picture.
    let failed: [String]

    init(_ previews: [AppPreview]) {
        var taken: Set<String> = []
        self.previews = previews.compactMap { preview in
            guard let picture = preview.picture else { return nil }
            let name = Self.fileName(preview.name)
            let free = (1...).lazy.map { $0 == 1 ? name : "\(name)-\($0)" }.first { !taken.contains($0) } ?? name
            taken.insert(free)
            return (free, picture)
        }
        failed = previews.filter { $0.picture == nil }.map(\.name)
    }

    /// Returns the files that were written.
    /// - Throws: `CommandFailure` where the app has no previews, or the folder cannot be written.
    func write(to folder: URL) throws -> [URL] {
        guard !previews.isEmpty || !failed.isEmpty else {
            throw CommandFailure("The app has no previews. `#Preview { … }` beside a view makes one.")
        }
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            return try previews.flatMap { file, picture in
                try [(file, picture.light), ("\(file)-dark", picture.dark)].map { name, bytes in
                    let url = folder.appendingPathComponent("\(name).png")
                    try bytes.write(to: url)
                    return url
                }
            }
        } catch {
            throw CommandFailure("\(folder.path) cannot be written: \(error.reason)")
        }
    }

    /// Longest name of a file, in characters.
    private static let lengthMax = 80

    private static func fileName(_ name: String) -> String {
        let plain = name.map { $0.isLetter || $0.isNumber || $0 == "-" ? $0 : "-" }
        return plain.isEmpty ? "preview" : String(plain.prefix(lengthMax))
    }
}

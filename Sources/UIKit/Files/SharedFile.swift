import Foundation

/// An item of a share sheet that is a file, or becomes one.
enum SharedFile {
    case file(URL)
    case data(Data, name: String)

    /// Returns nil for what is shared as text.
    @MainActor init?(_ item: Any) {
        switch item {
        case let image as UIImage:
            guard let data = image.pngData() else { return nil }
            self = .data(data, name: "Image.png")
        case let url as URL:
            guard url.isFileURL else { return nil }
            self = .file(url)
        case let data as Data: self = .data(data, name: "Data")
        default: return nil
        }
    }

    /// Returns the file; nil where it cannot be written.
    func written() -> URL? {
        switch self {
        case .file(let url): return url
        case .data(let data, let name):
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent("share-\(UUID().uuidString)")
            let url = folder.appendingPathComponent(name)
            do {
                try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
                try data.write(to: url)
                return url
            } catch {
                return nil
            }
        }
    }
}

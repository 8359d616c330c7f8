import ArgumentParser
import Foundation

/// Locates the files that belong to this program: beside it where it was installed (`make install`), else in the checkout that
/// it was built from.
struct Installation {
    /// Templates of `parley new`, a folder each.
    let templates: URL
    /// The Swift package that authors link.
    let package: URL
    /// The browser client.
    let web: URL
    /// Name of the version that was installed, as `git describe` gives it; the checkout that this program was built from.
    let version: String

    static let current = Installation()

    private init() {
        if let shared = Self.sharedFolder {
            templates = shared.appendingPathComponent("templates")
            package = shared.appendingPathComponent("package")
            web = shared.appendingPathComponent("web")
            let file = try? String(contentsOf: shared.appendingPathComponent("version"), encoding: .utf8)
            version = file?.trimmingCharacters(in: .whitespacesAndNewlines) ?? "unknown"
        } else {
            templates = Self.checkout.appendingPathComponent("Templates")
            package = Self.checkout
            web = Self.checkout.appendingPathComponent("Web")
            version = "checkout \(Self.checkout.path)"
        }
    }

    /// `PREFIX/share/parley` for a program at `PREFIX/lib/parley/parley`; nil if there is no such folder.
    private static var sharedFolder: URL? {
        let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        let prefix = (1...3).reduce(program) { url, _ in url.deletingLastPathComponent() }
        let shared = prefix.appendingPathComponent("share/parley")
        return FileManager.default.fileExists(atPath: shared.appendingPathComponent("web").path) ? shared : nil
    }

    private static let checkout = (1...4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
        url.deletingLastPathComponent()
    }
}

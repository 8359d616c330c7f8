import AppHost
import Foundation

/// Values that a host reads in a bundle.
struct InspectedBundle: Encodable {
    let identifier: String
    let name: String
    let version: String
    /// nil where the app begins with its storyboard.
    let principalClass: String?
    /// Whether the app is offered beside pictures and videos only.
    let isForMedia: Bool
    /// Hosts from which its views may show pictures.
    let networkHosts: [String]
    let fileCount: Int
    let byteCount: Int

    /// - Throws: `CommandFailure` with the reason for which a host refuses the bundle.
    init(_ folder: URL) throws {
        let bundle: AppBundle
        do throws(AppHostError) { bundle = try AppBundle.load(at: folder) } catch {
            throw CommandFailure("A host refuses this bundle: \(error.message) (\(error.code.rawValue))")
        }
        identifier = bundle.identifier
        name = bundle.displayName
        principalClass = bundle.principalClass
        isForMedia = bundle.contexts.contains(.media)
        networkHosts = bundle.networkHosts.map { "\($0)" }
        version = bundle.version
        let contents = BundleContents(of: bundle.folder)
        (fileCount, byteCount) = (contents.fileCount, contents.byteCount)
    }

    var words: String {
        let hosts = networkHosts.isEmpty ? "none" : networkHosts.joined(separator: ", ")
        return """
            \(name) \(version) (\(identifier))
              starts with      \(principalClass ?? "its storyboard")
              offered          \(isForMedia ? "beside pictures and videos" : "in conversations")
              network          \(hosts)
              size             \(byteCount.formatted(.byteCount(style: .file))) in \(fileCount) files
            A host takes this bundle.
            """
    }
}

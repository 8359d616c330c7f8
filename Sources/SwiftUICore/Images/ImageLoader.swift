import Foundation
import UIKit

/// Loads pictures; reading and decoding run off the main actor (`ImageDecodingQueue`).
package struct ImageLoader: Sendable {
    /// Limit in bytes of one picture: many times what a screen can show.
    static let byteCountMax = 32 << 20

    package typealias Fetch = @MainActor @Sendable (URL) async throws -> Data

    /// Fetches from the network, through the host: an app's process has no network of its own.
    package var fetch: Fetch = { url in
        throw URLError(.notConnectedToInternet, userInfo: [NSURLErrorFailingURLErrorKey: url])
    }

    /// Folders whose files may be shown, with their subfolders.
    var folders: @Sendable () -> [String] = {
        [UIImage.resourceFolder ?? Bundle.main.bundlePath, NSHomeDirectory(), NSTemporaryDirectory()]
    }

    package init() {}

    @MainActor func picture(at url: URL, scale: CGFloat) async throws -> UIImage {
        let data = try await data(at: url)
        try Task.checkCancellation()
        guard let image = await ImageDecodingQueue.run({ UIImage(data: data, scale: scale) }) else {
            throw failure(.isNoPicture, url)
        }
        return image
    }

    @MainActor private func data(at url: URL) async throws -> Data {
        switch url.scheme?.lowercased() {
        case "file": try await ImageDecodingQueue.run { try file(url) }
        case "data": try await ImageDecodingQueue.run { try inline(url) }
        default: try await fetch(url)
        }
    }

    private func file(_ url: URL) throws -> Data {
        let path = url.resolvingSymlinksInPath().standardizedFileURL.path
        let isInside = folders().contains { folder in
            let root = URL(fileURLWithPath: folder).resolvingSymlinksInPath().standardizedFileURL.path
            return path.hasPrefix(root.hasSuffix("/") ? root : root + "/")
        }
        guard isInside else { throw failure(.isOutside, url) }
        let attributes = try? FileManager.default.attributesOfItem(atPath: path)
        // A named pipe would never end.
        guard attributes?[.type] as? FileAttributeType == .typeRegular else { throw failure(.isMissing, url) }
        guard let size = attributes?[.size] as? Int, size <= Self.byteCountMax,
            let data = FileManager.default.contents(atPath: path)
        else { throw failure(.isTooLarge, url) }
        return data
    }

    /// Decodes `data:image/png;base64,…`.
    private func inline(_ url: URL) throws -> Data {
        let text = url.absoluteString
        guard text.utf8.count <= Self.byteCountMax, let comma = text.firstIndex(of: ","),
            text[..<comma].hasSuffix(";base64"),
            let data = Data(base64Encoded: String(text[text.index(after: comma)...]))
        else { throw failure(.isNoPicture, url) }
        return data
    }

    private func failure(_ reason: PictureLoadingError.Reason, _ url: URL) -> PictureLoadingError {
        PictureLoadingError(reason: reason, url: url)
    }
}

/// Reason why a picture could not be loaded; `localizedDescription` is a sentence.
struct PictureLoadingError: LocalizedError {
    enum Reason: String {
        case isNoPicture = "is no PNG or JPEG picture"
        case isOutside = "is neither in the app's bundle nor in its container"
        case isMissing = "is no file"
        case isTooLarge = "has more bytes than a picture may have"
    }
    let reason: Reason
    let url: URL

    var errorDescription: String? { "\(url.absoluteString.prefix(200)) \(reason.rawValue)." }
}

extension EnvironmentValues {
    @Entry package var pictureLoader = ImageLoader()
}

import Foundation
import UIKit

/// Loads pictures; reading and decoding hold up no view (`PictureWork`).
struct PictureLoader: Sendable {
    /// Bytes of one picture: many times what a screen can show.
    static let byteCountMax = 32 << 20

    typealias Fetch = @MainActor @Sendable (URL) async throws -> Data

    /// The way to the network: through the host, which an app's process needs for everything.
    var fetch: Fetch = { url in
        throw URLError(.notConnectedToInternet, userInfo: [NSURLErrorFailingURLErrorKey: url])
    }

    /// The folders whose files may be shown, with all below them.
    var folders: @Sendable () -> [String] = {
        [UIImage.resourceFolder ?? Bundle.main.bundlePath, NSHomeDirectory(), NSTemporaryDirectory()]
    }

    @MainActor func picture(at url: URL, scale: CGFloat) async throws -> UIImage {
        let data = try await data(at: url)
        try Task.checkCancellation()
        guard let image = await PictureWork.run({ UIImage(data: data, scale: scale) }) else {
            throw failure(.isNoPicture, url)
        }
        return image
    }

    @MainActor private func data(at url: URL) async throws -> Data {
        switch url.scheme?.lowercased() {
        case "file": try await PictureWork.run { try file(url) }
        case "data": try await PictureWork.run { try inline(url) }
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

    /// `data:image/png;base64,…`
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

/// Why a picture could not be had; `localizedDescription` says it in a sentence.
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

private struct PictureLoaderKey: EnvironmentKey { static let defaultValue = PictureLoader() }

extension EnvironmentValues {
    var pictureLoader: PictureLoader {
        get { self[PictureLoaderKey.self] }
        set { self[PictureLoaderKey.self] = newValue }
    }
}

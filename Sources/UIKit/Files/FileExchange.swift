package import RenderTree

/// One request to the person for files, or one offer of files, from its beginning to its only end.
@MainActor package final class FileExchange {
    package enum Request {
        case choose(FileWish)
        /// Files to keep or share, and a text to share beside them.
        case offer([URL], text: String?)
    }

    package enum End {
        /// Chosen files; none for an offer that the person has taken.
        case done([PickedFile])
        /// The person has not chosen.
        case cancelled
        case failed(any Error)
    }

    package typealias Begin = @MainActor (FileExchange) -> Void

    package let request: Request
    /// Tells the host that the exchange is no longer wanted. Set by the scene that carries it out.
    package var onCancel: (@MainActor () -> Void)?
    private var completion: (@MainActor (End) -> Void)?

    package init(_ request: Request, completion: @escaping @MainActor (End) -> Void) {
        self.request = request
        self.completion = completion
    }

    package var isOpen: Bool { completion != nil }

    /// Hands the exchange to a scene. Where there is none, as in a preview, nothing is chosen.
    package func begin(by begin: Begin?) {
        guard let begin else { return end(.cancelled) }
        begin(self)
    }

    /// Calls the completion handler, the first time.
    package func end(_ end: End) {
        let completion = completion
        self.completion = nil
        onCancel = nil
        completion?(end)
    }

    /// Ends the exchange for the person too, without calling the completion handler.
    package func cancel() {
        completion = nil
        onCancel?()
        onCancel = nil
    }
}

/// A file that the person has chosen, in the app's container.
package struct PickedFile: Hashable, Sendable {
    package var url: URL
    /// Media type as the browser has it; nil where it knows none.
    package var mediaType: String?

    package init(url: URL, mediaType: String? = nil) {
        self.url = url
        self.mediaType = mediaType
    }

    /// Kind of the file by its extension, else by its media type.
    package var type: UTType {
        UTType(filenameExtension: url.pathExtension) ?? mediaType.flatMap { UTType(mimeType: $0) } ?? .data
    }
}

extension FileWish {
    /// Creates a request for files of these types. A type that no browser knows leaves the choice to the person.
    package init(files types: [UTType], countMax: Int) {
        let known = types.map { ($0.acceptedMediaTypes, $0.acceptedExtensions) }
        let isOpen = known.isEmpty || known.contains { $0.isEmpty && $1.isEmpty }
        self.init(
            mediaTypes: isOpen ? [] : Array(Set(known.flatMap(\.0))).sorted(),
            extensions: isOpen ? [] : Array(Set(known.flatMap(\.1))).sorted(), countMax: countMax)
    }

    package enum Photos { case images, videos, all }

    /// Creates a request for pictures, videos or both, in the formats that an app can show.
    package init(photos: Photos, countMax: Int, camera: Bool = false) {
        let (images, videos) = (["image/gif", "image/jpeg", "image/png"], ["video/mp4", "video/quicktime"])
        let (imageEndings, videoEndings) = (["gif", "jpeg", "jpg", "png"], ["m4v", "mov", "mp4"])
        self.init(
            source: camera ? .camera : .photos,
            mediaTypes: (photos == .videos ? [] : images) + (photos == .images ? [] : videos),
            extensions: (photos == .videos ? [] : imageEndings) + (photos == .images ? [] : videoEndings),
            countMax: countMax)
    }

    /// Most files for a number that an app gives, where 0 stands for no limit.
    package static func countMax(_ count: Int) -> Int {
        count <= 0 ? FileLimits.countMax : min(count, FileLimits.countMax)
    }
}

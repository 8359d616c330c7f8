public import AppProtocol
public import ChatModels
import Foundation
public import RenderTree

/// A request for files of the open app, or an offer, until it has ended. A device has one at most.
struct FileExchange: Sendable {
    enum Subject: Hashable, Sendable {
        case wish(FileWish)
        /// With the sizes of the files, once they are known.
        case offer(FileOffer, byteCounts: [Int]?)
    }

    let number: Int
    let process: ProcessID
    /// Number of the app's request.
    let request: Int
    let instance: InstanceID
    let app: AppID
    let begun: Int64
    var subject: Subject
    /// Name of the folder in the app's container that the announced files go to; nil before they are announced.
    var folder: String?
    var announced: [AnnouncedFile] = []
    var arrived: [Int: ChosenFile] = [:]
    /// Indexes of the offered files that are being served, and of those that the person has.
    var serving: Set<Int> = []
    var served: Set<Int> = []

    /// The request as the page shows it; nil while the sizes of offered files are not known.
    func shown(as name: String) -> FileRequest? {
        switch subject {
        case .wish(let wish): FileRequest(number: number, app: app, name: name, wish: wish)
        case .offer(let offer, let byteCounts?):
            FileRequest(
                number: number, app: app, name: name,
                offer: OfferedFiles(
                    files: zip(offer.files, byteCounts).map { OfferedFile(name: $0.shownName, byteCount: $1) },
                    text: offer.text))
        case .offer(_, nil): nil
        }
    }
}

extension AppFile {
    /// Name as the person sees it.
    var shownName: String { FileName.sanitised(parts.last ?? "") }
}

/// An announced file whose bytes are about to come, and where they go.
public struct ExpectedFile: Hashable, Sendable {
    public var app: AppID
    /// Name of the request's folder in the container.
    public var folder: String
    public var index: Int
    /// Sanitised name.
    public var name: String
    public var byteCount: Int
    public var mediaType: String?
    public var source: FileWish.Source
}

/// An offered file that is about to be served.
public struct ServedFile: Hashable, Sendable {
    public var app: AppID
    public var file: AppFile
    public var name: String
    public var byteCount: Int
}

import ChatModels
import DeviceHost
import Foundation

extension EntryContent {
    /// Describes what a line of the inspector holds of the entry.
    /// - Parameter host: the host of the device that has sent it, which knows the names.
    func details(_ host: DeviceHost) -> [LineDetails] {
        switch self {
        case .message(let message):
            [LineDetails](host.named(message.state)) { host.name(of: $0, in: message.app) }
                + [LineDetails("Picture", ["pixels": pixels(message.width, message.height)])]
        // The line itself has all of a short text.
        case .text(let text): [LineDetails("Text", ["all": text.count > LineLimits.scalarCountMax / 2 ? text : nil])]
        case .attachment(let attachment): [LineDetails(attachment)]
        case .placedSticker(let sticker): [LineDetails(sticker.sticker), LineDetails(sticker.place)]
        case .membership, .stickerRemoval, .reaction, .revision, .withdrawn, .unreadable: []
        }
    }

    /// Picture that a line shows; nil for none.
    var picture: PictureID? {
        switch self {
        case .message(let message): message.media == nil ? message.picture : nil
        case .attachment(let attachment): attachment.picture
        case .placedSticker(let sticker): sticker.sticker.picture
        case .text, .membership, .stickerRemoval, .reaction, .revision, .withdrawn, .unreadable: nil
        }
    }
}

extension Attachment {
    fileprivate var picture: PictureID? { mediaType.hasPrefix("image/") ? file : nil }
}

extension LineDetails {
    fileprivate init(_ attachment: Attachment) {
        self.init(
            attachment.kind == .sticker ? "Sticker" : "File",
            [
                "name": attachment.name, "label": attachment.label, "type": attachment.mediaType,
                "bytes": "\(attachment.byteCount)", "pixels": pixels(attachment.width, attachment.height),
            ])
    }

    fileprivate init(_ place: StickerPlace) {
        self.init(
            "Place",
            [
                "x": "\(place.x)", "y": "\(place.y)", "scale": "\(place.scale)", "rotation": "\(place.rotation)°",
            ])
    }
}

private func pixels(_ width: Int?, _ height: Int?) -> String? {
    guard let width, let height else { return nil }
    return "\(width) × \(height)"
}

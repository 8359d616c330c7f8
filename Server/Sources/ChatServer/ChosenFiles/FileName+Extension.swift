import AppProtocol
import Foundation

extension FileName {
    /// Returns the name with the extension of a converted file.
    static func replacingExtension(of name: String, for mediaType: String) -> String {
        let endings = [
            "image/jpeg": "jpg", "image/png": "png", "image/gif": "gif", "video/mp4": "mp4", "audio/mp4": "m4a",
        ]
        guard let ending = endings[mediaType] else { return name }
        let stem = (name as NSString).deletingPathExtension
        let old = (name as NSString).pathExtension.lowercased()
        return ending == old || ending == "jpg" && old == "jpeg" ? name : "\(stem).\(ending)"
    }
}

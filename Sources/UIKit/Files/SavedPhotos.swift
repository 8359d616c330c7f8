// swift-format-ignore: AlwaysUseLowerCamelCase
/// Offers the person a picture to keep: apps do not write into a library of photos here.
///
/// - Parameters:
///   - completionSelector: method such as `image:didFinishSavingWithError:contextInfo:`, called with an error where the
///     person has not kept the picture.
///
/// Source: developer.apple.com/documentation/uikit/uiimagewritetosavedphotosalbum(_:_:_:_:)
@preconcurrency @MainActor public func UIImageWriteToSavedPhotosAlbum(
    _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?,
    _ contextInfo: UnsafeMutableRawPointer?
) {
    SavedPhoto(SharedFile(image)?.written(), completionTarget, completionSelector, contextInfo).offer(with: image)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Offers the person a film to keep.
///
/// Source: developer.apple.com/documentation/uikit/uisavevideoatpathtosavedphotosalbum(_:_:_:_:)
@preconcurrency @MainActor public func UISaveVideoAtPathToSavedPhotosAlbum(
    _ videoPath: String, _ completionTarget: Any?, _ completionSelector: Selector?,
    _ contextInfo: UnsafeMutableRawPointer?
) {
    let url = UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(videoPath) ? URL(fileURLWithPath: videoPath) : nil
    SavedPhoto(url, completionTarget, completionSelector, contextInfo).offer(with: videoPath)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Whether there is a file that the person can keep.
///
/// Source: developer.apple.com/documentation/uikit/uivideoatpathiscompatiblewithsavedphotosalbum(_:)
public func UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(_ videoPath: String) -> Bool {
    FileManager.default.isReadableFile(atPath: videoPath)
}

/// A file on offer, and the method that is told what came of it.
@MainActor private struct SavedPhoto {
    private let file: URL?
    private let target: AnyObject?
    private let selector: Selector?
    private let context: UnsafeMutableRawPointer?

    init(_ file: URL?, _ target: Any?, _ selector: Selector?, _ context: UnsafeMutableRawPointer?) {
        (self.file, self.selector, self.context) = (file, selector, context)
        self.target = target.map { $0 as AnyObject }
    }

    func offer(with item: Any) {
        guard let file else { return tell(item, CocoaError(.fileWriteUnknown)) }
        let exchange = FileExchange(.offer([file], text: nil)) { end in
            switch end {
            case .done: tell(item, nil)
            case .cancelled: tell(item, CocoaError(.userCancelled))
            case .failed(let error): tell(item, error)
            }
        }
        exchange.begin(by: UIApplication.shared.keyWindow?.exchangeFiles)
    }

    /// Calls the method. Its last parameter is a pointer that need not be optional: it gets one that leads nowhere for nil.
    private func tell(_ item: Any, _ error: (any Error)?) {
        guard let target, let selector, let pointer = context ?? UnsafeMutableRawPointer(bitPattern: 1) else { return }
        for pointer: Any in [pointer, UnsafeRawPointer(pointer)]
        where NamedMembers.perform(selector, on: target, with: [item, error, pointer]) { return }
    }
}

import RenderTree
import UIKit

/// Kinds of media that the picker offers. Kinds that only a photo library knows, such as screenshots, are pictures or videos here.
///
/// Source: developer.apple.com/documentation/photosui/phpickerfilter
public struct PHPickerFilter: Hashable, Sendable {
    private let hasImages: Bool
    private let hasVideos: Bool

    public static let images = PHPickerFilter(hasImages: true, hasVideos: false)
    public static let videos = PHPickerFilter(hasImages: false, hasVideos: true)
    public static let livePhotos = images
    public static let screenshots = images
    public static let panoramas = images
    public static let bursts = images
    public static let depthEffectPhotos = images
    public static let screenRecordings = videos
    public static let slomoVideos = videos
    public static let timelapseVideos = videos
    public static let cinematicVideos = videos

    public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
        PHPickerFilter(
            hasImages: subfilters.contains(where: \.hasImages), hasVideos: subfilters.contains(where: \.hasVideos))
    }

    public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
        PHPickerFilter(
            hasImages: subfilters.allSatisfy(\.hasImages), hasVideos: subfilters.allSatisfy(\.hasVideos))
    }

    public static func not(_ filter: PHPickerFilter) -> PHPickerFilter {
        PHPickerFilter(hasImages: !filter.hasImages, hasVideos: !filter.hasVideos)
    }

    /// The request to the browser.
    /// - Parameter countMax: 0 for no limit.
    static func wish(_ filter: PHPickerFilter?, countMax: Int) -> FileWish {
        let kinds: FileWish.Photos =
            switch (filter?.hasImages ?? true, filter?.hasVideos ?? true) {
            case (true, false): .images
            case (false, true): .videos
            default: .all
            }
        return FileWish(photos: kinds, countMax: FileWish.countMax(countMax))
    }
}

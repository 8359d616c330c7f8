public import CoreGraphics
import Foundation
public import FoundationAdditions
import UIKit

// Keys of options and properties. Source: developer.apple.com/documentation/imageio
public let kCGImageSourceShouldCache = "kCGImageSourceShouldCache"
public let kCGImageSourceShouldCacheImmediately = "kCGImageSourceShouldCacheImmediately"
public let kCGImageSourceCreateThumbnailFromImageAlways = "kCGImageSourceCreateThumbnailFromImageAlways"
public let kCGImageSourceCreateThumbnailFromImageIfAbsent = "kCGImageSourceCreateThumbnailFromImageIfAbsent"
public let kCGImageSourceCreateThumbnailWithTransform = "kCGImageSourceCreateThumbnailWithTransform"
public let kCGImageSourceThumbnailMaxPixelSize = "kCGImageSourceThumbnailMaxPixelSize"
public let kCGImagePropertyPixelWidth = "PixelWidth"
public let kCGImagePropertyPixelHeight = "PixelHeight"
public let kCGImagePropertyOrientation = "Orientation"
public let kCGImagePropertyGIFDictionary = "{GIF}"
public let kCGImagePropertyGIFLoopCount = "LoopCount"
public let kCGImagePropertyGIFDelayTime = "DelayTime"
public let kCGImagePropertyGIFUnclampedDelayTime = "UnclampedDelayTime"
public let kCGImagePropertyExifDictionary = "{Exif}"

/// A picture in a file or in data. Partly: the first picture of a file, and its size.
///
/// Source: developer.apple.com/documentation/imageio/cgimagesource
public final class CGImageSource: Sendable {
    let picture: UIImage?
    let type: CFString?

    init(_ data: Data) {
        picture = UIImage(data: data)
        let first = data.first ?? 0
        type =
            picture == nil ? nil : first == 0x89 ? "public.png" : first == 0x47 ? "com.compuserve.gif" : "public.jpeg"
    }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? {
    CGImageSource(data)
}
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
    (try? Data(contentsOf: url)).map { CGImageSource($0) }
}
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.picture == nil ? 0 : 1 }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? { isrc.type }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGImageSourceCreateImageAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?) -> CGImage? {
    index == 0 ? isrc.picture?.cgImage : nil
}

/// Returns a number of options, which authors write in several types.
private func pixels(_ value: Any?) -> CGFloat? {
    switch value {
    case let number as CGFloat: number
    case let number as Int: CGFloat(number)
    case let number as NSNumber: CGFloat(number.doubleValue)
    default: nil
    }
}

/// Returns the picture, upright, with its longer side no longer than the options say.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGImageSourceCreateThumbnailAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
    guard index == 0, let picture = isrc.picture, let image = picture.cgImage else { return nil }
    let most = pixels(options?[kCGImageSourceThumbnailMaxPixelSize])
    let longest = CGFloat(max(image.width, image.height))
    guard let most, most >= 1, longest > most else { return image }
    let shrunk = CGSize(width: CGFloat(image.width) * most / longest, height: CGFloat(image.height) * most / longest)
    return UIImage(cgImage: image).preparingThumbnail(of: shrunk)?.cgImage
}

/// Returns the size in pixels.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGImageSourceCopyPropertiesAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? {
    guard index == 0, let image = isrc.picture?.cgImage else { return nil }
    return [
        kCGImagePropertyPixelWidth: image.width, kCGImagePropertyPixelHeight: image.height,
        kCGImagePropertyOrientation: 1,
    ]
}

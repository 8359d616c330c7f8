public import CoreGraphics
import Foundation
public import FoundationAdditions
import UIKit

public let kCGImageDestinationLossyCompressionQuality = "kCGImageDestinationLossyCompressionQuality"

/// Writes a picture as PNG or JPEG. Partly: one picture, without properties; other formats, such as GIF, fail when they are
/// finalized.
///
/// Source: developer.apple.com/documentation/imageio/cgimagedestination
public final class CGImageDestination {
    fileprivate let type: CFString
    fileprivate var image: CGImage?
    fileprivate var quality: CGFloat = 0.8
    fileprivate let write: (Data) -> Bool

    init(_ type: CFString, write: @escaping (Data) -> Bool) { (self.type, self.write) = (type, write) }
}

/// Formats that can be written, and GIF, which fails only at the end.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGImageDestinationCreateWithData(
    _ data: CFMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
    CGImageDestination(type) { written in
        data.append(written)
        return true
    }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGImageDestinationCreateWithURL(
    _ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
    CGImageDestination(type) { written in (try? written.write(to: url)) != nil }
}

/// Ignored: pictures have no properties.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGImageDestinationSetProperties(_ idst: CGImageDestination, _ properties: CFDictionary?) {}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGImageDestinationAddImage(_ idst: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?) {
    if idst.image == nil { idst.image = image }
    if let quality = number(properties?[kCGImageDestinationLossyCompressionQuality]) {
        idst.quality = max(0, min(1, quality))
    }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGImageDestinationAddImageFromSource(
    _ idst: CGImageDestination, _ isrc: CGImageSource, _ index: Int, _ properties: CFDictionary?
) {
    if let image = CGImageSourceCreateImageAtIndex(isrc, index, nil) {
        CGImageDestinationAddImage(idst, image, properties)
    }
}

/// Writes the picture, and returns whether that was possible.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool {
    guard let image = idst.image.map({ UIImage(cgImage: $0) }) else { return false }
    let data =
        switch idst.type {
        case "public.png": image.pngData()
        case "public.jpeg": image.jpegData(compressionQuality: idst.quality)
        default: Data?.none
        }
    return data.map(idst.write) ?? false
}

/// Returns a number of a dictionary of properties, whichever type of number it is.
private func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let value as CGFloat: value
    case let value as Double: value
    case let value as Float: CGFloat(value)
    case let value as Int: CGFloat(value)
    case let value as NSNumber: value.doubleValue
    default: nil
    }
}

public import CoreGraphics
public import Foundation
public import UIKit

/// Draws pictures. Source: developer.apple.com/documentation/coreimage/cicontext
open class CIContext: NSObject, @unchecked Sendable {  // it has nothing that changes
    override public init() {}
    /// - Parameter options: are ignored: all is computed on the processor.
    public init(options: [CIContextOption: Any]?) {}

    /// Draws a part of a picture; nil for one without an end and for more than 4,096 pixels on a side.
    open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
        PixelRect(fromRect).flatMap { image.render($0).image }
    }

    open func createCGImage(
        _ image: CIImage, from fromRect: CGRect, format: CIFormat, colorSpace: CGColorSpace?
    ) -> CGImage? { createCGImage(image, from: fromRect) }

    open func pngRepresentation(
        of image: CIImage, format: CIFormat, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]
    ) -> Data? { createCGImage(image, from: image.extent)?.pngData }

    /// Writes pixels of four bytes, from the topmost row on: in the order of `RGBA8`, `BGRA8` or `ARGB8`.
    ///
    /// Source: developer.apple.com/documentation/coreimage/cicontext/render(_:tobitmap:rowbytes:bounds:format:colorspace:)
    open func render(
        _ image: CIImage, toBitmap data: UnsafeMutableRawPointer, rowBytes: Int, bounds: CGRect, format: CIFormat,
        colorSpace: CGColorSpace?
    ) {
        let orders: [CIFormat: [Int]] = [.RGBA8: [0, 1, 2, 3], .BGRA8: [2, 1, 0, 3], .ARGB8: [3, 0, 1, 2]]
        guard let area = PixelRect(bounds), let order = orders[format], rowBytes >= area.width * 4 else { return }
        let pixels = image.render(area)
        let range = (SIMD4<Float>.zero, SIMD4<Float>(repeating: 1))
        for row in 0..<area.height {
            for column in 0..<area.width {
                let pixel = pixels[area.x + column, area.y + area.height - 1 - row]
                    .clamped(lowerBound: range.0, upperBound: range.1)
                let bytes = data + row * rowBytes + column * 4
                for (place, part) in order.enumerated() {
                    bytes.storeBytes(of: UInt8(pixel[part] * 255 + 0.5), toByteOffset: place, as: UInt8.self)
                }
            }
        }
    }

    /// Does nothing: nothing is kept.
    open func clearCaches() {}
}

/// Source: developer.apple.com/documentation/coreimage/cicontextoption
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let useSoftwareRenderer = CIContextOption(rawValue: "useSoftwareRenderer")
    public static let cacheIntermediates = CIContextOption(rawValue: "cacheIntermediates")
    public static let workingColorSpace = CIContextOption(rawValue: "workingColorSpace")
    public static let outputColorSpace = CIContextOption(rawValue: "outputColorSpace")
    public static let highQualityDownsample = CIContextOption(rawValue: "highQualityDownsample")
    public static let priorityRequestLow = CIContextOption(rawValue: "priorityRequestLow")
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Source: developer.apple.com/documentation/coreimage/ciformat
public struct CIFormat: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int32
    public init(rawValue: Int32) { self.rawValue = rawValue }
    public static let RGBA8 = CIFormat(rawValue: 24)
    public static let BGRA8 = CIFormat(rawValue: 25)
    public static let ARGB8 = CIFormat(rawValue: 23)
    public static let RGBAh = CIFormat(rawValue: 31)
}

/// Source: developer.apple.com/documentation/coreimage/ciimagerepresentationoption
public struct CIImageRepresentationOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
}

/// A colour of Core Image. Source: developer.apple.com/documentation/coreimage/cicolor
open class CIColor: NSObject, @unchecked Sendable {  // nothing of it changes
    public let red: CGFloat
    public let green: CGFloat
    public let blue: CGFloat
    public let alpha: CGFloat

    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: 1)
    }
    public convenience init(cgColor color: CGColor) {
        self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
    }

    /// Takes a colour as it is in the current traits.
    ///
    /// Source: developer.apple.com/documentation/coreimage/cicolor/init(color:)
    public convenience init(color: UIColor) { self.init(cgColor: color.cgColor) }

    public static let black = CIColor(red: 0, green: 0, blue: 0)
    public static let white = CIColor(red: 1, green: 1, blue: 1)
    public static let gray = CIColor(red: 0.5, green: 0.5, blue: 0.5)
    public static let red = CIColor(red: 1, green: 0, blue: 0)
    public static let green = CIColor(red: 0, green: 1, blue: 0)
    public static let blue = CIColor(red: 0, green: 0, blue: 1)
    public static let clear = CIColor(red: 0, green: 0, blue: 0, alpha: 0)
    public static let yellow = CIColor(red: 1, green: 1, blue: 0)
    public static let cyan = CIColor(red: 0, green: 1, blue: 1)
    public static let magenta = CIColor(red: 1, green: 0, blue: 1)

    var parts: SIMD4<Float> { SIMD4(Float(red), Float(green), Float(blue), Float(alpha)) }
    var premultiplied: SIMD4<Float> {
        let alpha = Float(alpha)
        return SIMD4(Float(red) * alpha, Float(green) * alpha, Float(blue) * alpha, alpha)
    }
}

/// A row of numbers. Source: developer.apple.com/documentation/coreimage/civector
open class CIVector: NSObject, @unchecked Sendable {  // nothing of it changes
    private let numbers: [CGFloat]
    public init(values: UnsafePointer<CGFloat>, count: Int) {
        numbers = Array(UnsafeBufferPointer(start: values, count: max(0, count)))
    }
    private init(_ numbers: [CGFloat]) { self.numbers = numbers }
    public convenience init(x: CGFloat, y: CGFloat) { self.init([x, y]) }
    public convenience init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) { self.init([x, y, z, w]) }
    public convenience init(cgPoint point: CGPoint) { self.init([point.x, point.y]) }
    public convenience init(cgRect rect: CGRect) { self.init([rect.minX, rect.minY, rect.width, rect.height]) }
    open var count: Int { numbers.count }
    open func value(at index: Int) -> CGFloat { numbers.indices.contains(index) ? numbers[index] : 0 }
    open var x: CGFloat { value(at: 0) }
    open var y: CGFloat { value(at: 1) }
    open var z: CGFloat { value(at: 2) }
    open var w: CGFloat { value(at: 3) }
    open var cgPointValue: CGPoint { CGPoint(x: x, y: y) }
    open var cgRectValue: CGRect { CGRect(x: x, y: y, width: z, height: w) }
}

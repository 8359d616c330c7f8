import CoreImage
import CoreImage.CIFilterBuiltins
import Foundation
import Testing
import UIKit

@Suite(.timeLimit(.minutes(5))) struct `A picture of a code` {
    /// Returns the dark pixels of a picture's rows, from the top.
    private func rows(_ image: CIImage?) throws -> [String] {
        let image = try #require(image)
        let drawn = try #require(CIContext().createCGImage(image, from: image.extent))
        return try (0..<drawn.height).map { y in
            try (0..<drawn.width).map { x in try #require(drawn.pixel(x: x, y: y)).red < 128 ? "#" : "." }.joined()
        }
    }

    private func code(_ text: String, level: String = "M") -> CIImage? {
        let filter = CIFilter.qrCodeGenerator()
        filter.message = Data(text.utf8)
        filter.correctionLevel = level
        return filter.outputImage
    }

    @Test func `has three squares in its corners, and a light edge`() throws {
        let rows = try rows(code("HELLO"))
        // The smallest version has 21 modules.
        #expect(rows.count == 23 && rows.allSatisfy { $0.count == 23 })
        #expect(rows[0] == String(repeating: ".", count: 23) && rows.allSatisfy { $0.first == "." && $0.last == "." })
        let square = ["#######", "#.....#", "#.###.#", "#.###.#", "#.###.#", "#.....#", "#######"]
        for (row, line) in square.enumerated() {
            #expect(rows[row + 1].hasPrefix("." + line + ".") && rows[row + 1].hasSuffix("." + line + "."))
            #expect(rows[row + 15].hasPrefix("." + line + "."))
        }
    }

    @Test(arguments: [("L", "##"), ("M", "#."), ("Q", ".#"), ("H", "..")])
    func `says how much of it may be unreadable`(level: String, marks: String) throws {
        // The first two modules of the format, which are masked (ISO/IEC 18004, 7.9).
        #expect(try rows(code("HELLO", level: level))[9].dropFirst().hasPrefix(marks))
    }

    @Test func `is nil for what does not fit`() {
        #expect(code(String(repeating: "a", count: 3_000), level: "H") == nil)
        #expect(code("", level: "M") == nil && code("a", level: "X") == nil)
    }

    @Test func `stays sharp when it is enlarged, and coloured`() throws {
        let colors = CIFilter.falseColor()
        colors.inputImage = code("HELLO")
        colors.color0 = CIColor(color: .black)
        colors.color1 = .white
        let large = try #require(colors.outputImage).transformed(by: CGAffineTransform(scaleX: 4, y: 4))
        let drawn = try #require(CIContext().createCGImage(large, from: large.extent))
        let shades = try Set((0..<drawn.width).map { try #require(drawn.pixel(x: $0, y: 6)).red })
        #expect(shades == [0, 255])
        let soft = try #require(code("HELLO")).samplingLinear().transformed(by: CGAffineTransform(scaleX: 4, y: 4))
        #expect(try #require(CIContext().createCGImage(soft, from: soft.extent)?.pixel(x: 4, y: 6)).red != 0)
    }

    @Test func `of bars has a pattern for each pair of digits, a check and a stop`() throws {
        let filter = CIFilter.code128BarcodeGenerator()
        filter.message = Data("1234".utf8)
        filter.quietSpace = 2
        filter.barcodeHeight = 3
        let rows = try rows(filter.outputImage)
        // Start C, 12, 34, and 105 + 12 + 2·34 = 185 = 103 + 82.
        let bars = "##.#..###.." + "#.##..###.." + "#...#.##..." + "#..#..####." + "##...###.#.##"
        let quiet = String(repeating: ".", count: bars.count + 4)
        #expect(rows == [quiet, quiet] + Array(repeating: ".." + bars + "..", count: 3) + [quiet, quiet])
    }

    @Test func `of bars takes letters, and nothing beyond ASCII`() throws {
        let filter = CIFilter.code128BarcodeGenerator()
        filter.message = Data("Wiki-7".utf8)
        // Start, six letters and check of 11 modules, stop of 13, and 7 light ones on either side.
        #expect(filter.outputImage?.extent.size == CGSize(width: 8 * 11 + 13 + 14, height: 32 + 14))
        filter.message = Data("é".utf8)
        #expect(filter.outputImage == nil)
    }

    @Test func `takes any number, also what is none`() throws {
        let bars = CIFilter.code128BarcodeGenerator()
        bars.message = Data("1".utf8)
        (bars.quietSpace, bars.barcodeHeight) = (.nan, .nan)
        #expect(try #require(bars.outputImage).extent.height == 1)
        for name in ["CICheckerboardGenerator", "CIStripesGenerator"] {
            let pattern = try #require(CIFilter(name: name))
            pattern.setValue(CIVector(cgPoint: CGPoint(x: CGFloat.infinity, y: 1e300)), forKey: "inputCenter")
            let picture = try #require(pattern.outputImage)
            #expect(CIContext().createCGImage(picture, from: CGRect(x: 0, y: 0, width: 2, height: 2)) != nil)
        }
    }
}

@Suite(.timeLimit(.minutes(5))) struct `The bytes of a picture` {
    @Test func `are those of its pixels, from the top`() throws {
        var pixels: [UInt8] = [255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 0, 0, 0, 0]
        let provider = try #require(CGDataProvider(data: Data(pixels)))
        let info = CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue)
        func image(_ provider: CGDataProvider, width: Int = 2, bytesPerRow: Int = 8) -> CGImage? {
            CGImage(
                width: width, height: 2, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: bytesPerRow,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: info, provider: provider, decode: nil,
                shouldInterpolate: false, intent: .defaultIntent)
        }
        let made = try #require(image(provider))
        #expect(made.pixel(x: 1, y: 0)?.green == 255 && made.pixel(x: 0, y: 1)?.blue == 255)
        #expect(made.pixel(x: 1, y: 1)?.alpha == 0)
        let data = try #require(made.dataProvider?.data)
        let bytes = try #require(CFDataGetBytePtr(data))
        // Blue comes first in memory.
        #expect(CFDataGetLength(data) == made.bytesPerRow * 2 && bytes[2] == 255 && bytes[made.bytesPerRow] == 255)
        #expect(image(provider, bytesPerRow: 16) == nil && image(provider, width: 5_000) == nil)
        pixels.removeLast()
        #expect(image(try #require(CGDataProvider(data: Data(pixels)))) == nil)
    }
}

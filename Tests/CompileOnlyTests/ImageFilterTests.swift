import CoreGraphics
import CoreImage
import CoreImage.CIFilterBuiltins
import Foundation
import Testing
import UIKit

@MainActor @Suite(.timeLimit(.minutes(5))) struct `A filter of Core Image` {
    /// A bitmap of 4 by 2 pixels: the lower row red, the upper one half-transparent blue.
    private func picture() throws -> CIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2), format: format).image { context in
            UIColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
            context.fill(CGRect(x: 0, y: 1, width: 4, height: 1))
            UIColor(red: 0, green: 0, blue: 1, alpha: 0.5).setFill()
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 1))
        }
        return try #require(CIImage(image: image))
    }

    private func pixel(_ image: CIImage?, _ x: Int, _ y: Int) throws -> [Int] {
        let image = try #require(image)
        let drawn = try #require(CIContext().createCGImage(image, from: image.extent))
        let found = try #require(drawn.pixel(x: x, y: y))
        return [found.red, found.green, found.blue, found.alpha]
    }

    @Test func `leaves a picture as it is that nothing changes, the right way up`() throws {
        let picture = try picture()
        #expect(picture.extent == CGRect(x: 0, y: 0, width: 4, height: 2))
        #expect(try pixel(picture, 0, 1) == [255, 0, 0, 255])
        let upper = try pixel(picture, 3, 0)
        #expect(upper[2] == 255 && abs(upper[3] - 128) <= 1)
    }

    @Test func `makes sepia of colours, by its intensity`() throws {
        let sepia = CIFilter.sepiaTone()
        sepia.inputImage = try picture()
        #expect(sepia.intensity == 1)
        let full = try pixel(sepia.outputImage, 0, 1)
        #expect(abs(full[0] - 100) <= 1 && abs(full[1] - 89) <= 1 && abs(full[2] - 69) <= 1)
        sepia.intensity = 0
        #expect(try pixel(sepia.outputImage, 0, 1) == [255, 0, 0, 255])
    }

    @Test func `inverts, takes the colours away, and keeps what is transparent`() throws {
        let inverted = try picture().applyingFilter("CIColorInvert")
        #expect(try pixel(inverted, 0, 1) == [0, 255, 255, 255])
        #expect(abs(try pixel(inverted, 0, 0)[3] - 128) <= 1)
        let gray = try pixel(
            try picture().applyingFilter("CIColorControls", parameters: [kCIInputSaturationKey: 0.0]), 0, 1)
        #expect(gray[0] == gray[1] && gray[1] == gray[2] && abs(gray[0] - 54) <= 1)
    }

    @Test func `blurs beyond the edges, and not beyond those of a clamped picture`() throws {
        let blur = CIFilter.gaussianBlur()
        blur.radius = 1
        blur.inputImage = try picture().cropped(to: CGRect(x: 0, y: 0, width: 4, height: 1))
        let grown = try #require(blur.outputImage)
        #expect(grown.extent == CGRect(x: -3, y: -3, width: 10, height: 7))
        blur.inputImage = try picture().cropped(to: CGRect(x: 0, y: 0, width: 4, height: 1)).clampedToExtent()
        let clamped = blur.outputImage?.cropped(to: CGRect(x: 0, y: 0, width: 4, height: 1))
        #expect(try pixel(clamped, 2, 0) == [255, 0, 0, 255])
    }

    @Test func `puts one picture over another`() throws {
        let over = CIFilter.sourceOverCompositing()
        over.inputImage = try picture()
        over.backgroundImage = CIImage(color: .green).cropped(to: CGRect(x: 0, y: 0, width: 4, height: 2))
        let mixed = try pixel(over.outputImage, 1, 0)
        #expect(abs(mixed[1] - 127) <= 1 && abs(mixed[2] - 128) <= 1 && mixed[3] == 255)
    }

    @Test func `averages an area, whose pixels are written into memory`() throws {
        let average = CIFilter.areaAverage()
        average.inputImage = try picture()
        average.extent = CGRect(x: 0, y: 0, width: 4, height: 2)
        var bytes: [UInt8] = [0, 0, 0, 0]
        let output = try #require(average.outputImage)
        let bounds = CGRect(x: 0, y: 0, width: 1, height: 1)
        CIContext().render(output, toBitmap: &bytes, rowBytes: 4, bounds: bounds, format: .RGBA8, colorSpace: nil)
        // Half of red, and a quarter of blue, which is half-transparent.
        #expect(bytes[0] == 128 && bytes[1] == 0 && abs(Int(bytes[2]) - 64) <= 1 && abs(Int(bytes[3]) - 191) <= 1)
        CIContext().render(output, toBitmap: &bytes, rowBytes: 4, bounds: bounds, format: .BGRA8, colorSpace: nil)
        #expect(bytes[2] == 128)
    }

    @Test func `exchanges colours by a matrix, and passes over into another picture`() throws {
        let matrix = CIFilter.colorMatrix()
        matrix.inputImage = try picture()
        matrix.rVector = CIVector(x: 0, y: 0, z: 1, w: 0)
        matrix.bVector = CIVector(x: 1, y: 0, z: 0, w: 0)
        #expect(try pixel(matrix.outputImage, 0, 1) == [0, 0, 255, 255])
        let passing = CIFilter.dissolveTransition()
        (passing.inputImage, passing.targetImage) = (try picture(), matrix.outputImage)
        passing.time = 0.5
        #expect(try pixel(passing.outputImage, 0, 1) == [128, 0, 128, 255])
        let board = CIFilter.checkerboardGenerator()
        (board.center, board.width) = (.zero, 2)
        let drawn = board.outputImage?.cropped(to: CGRect(x: 0, y: 0, width: 4, height: 4))
        #expect(try [0, 1, 2].map { try pixel(drawn, $0, 3)[0] } == [255, 255, 0])
        #expect(try pixel(drawn, 0, 1)[0] == 0)
    }

    @Test func `moves and scales`() throws {
        let large = try picture().transformed(by: CGAffineTransform(scaleX: 2, y: 2))
        #expect(large.extent.size == CGSize(width: 8, height: 4))
        #expect(try pixel(large, 4, 3)[0] == 255)
    }

    @Test func `is unknown by another name, and draws nothing without a picture or an end`() throws {
        #expect(CIFilter(name: "CINoSuchThing") == nil)
        #expect(CIFilter.bloom().outputImage == nil)
        let endless = CIImage(color: .red)
        #expect(CIContext().createCGImage(endless, from: endless.extent) == nil)
        #expect(try picture().applyingFilter("CINoSuchThing").extent.width == 4)
    }

    @Test(arguments: CIFilter.filterNames(inCategory: nil))
    func `draws something of its own size`(name: String) throws {
        let filter = try #require(CIFilter(name: name))
        filter.setValue(try picture(), forKey: kCIInputImageKey)
        filter.setValue(CIImage(color: .gray), forKey: kCIInputMaskImageKey)
        filter.setValue(Data("Hello".utf8), forKey: "inputMessage")
        let output = try #require(filter.outputImage)
        let drawn = try #require(CIContext().createCGImage(output, from: CGRect(x: 0, y: 0, width: 4, height: 2)))
        #expect(drawn.width == 4 && drawn.height == 2)
    }
}

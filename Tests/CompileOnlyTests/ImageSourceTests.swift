import Foundation
import ImageIO
import Testing
import UIKit

@MainActor @Suite(.timeLimit(.minutes(5))) struct `Pictures by Image I-O` {
    private var picture: UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20), format: format).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
        }
    }
    private var format: UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return format
    }

    @Test func `a thumbnail is as large as its options say, and no larger than the picture`() throws {
        let data = try #require(picture.pngData())
        let source = try #require(CGImageSourceCreateWithData(data, nil))
        #expect(CGImageSourceGetCount(source) == 1 && CGImageSourceGetType(source) == "public.png")
        let small = CGImageSourceCreateThumbnailAtIndex(source, 0, [kCGImageSourceThumbnailMaxPixelSize: 10])
        #expect(small.map { [$0.width, $0.height] } == [10, 5])
        let large = CGImageSourceCreateThumbnailAtIndex(source, 0, [kCGImageSourceThumbnailMaxPixelSize: CGFloat(99)])
        #expect(large.map { [$0.width, $0.height] } == [40, 20])
        let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil)
        #expect(properties?[kCGImagePropertyPixelWidth] as? Int == 40)
        #expect(CGImageSourceCreateImageAtIndex(source, 1, nil) == nil)
    }

    @Test func `what is no picture has none`() throws {
        let source = try #require(CGImageSourceCreateWithData(Data([1, 2, 3]), nil))
        #expect(CGImageSourceGetCount(source) == 0 && CGImageSourceCreateImageAtIndex(source, 0, nil) == nil)
        #expect(CGImageSourceCreateWithURL(URL(filePath: "/nowhere.png"), nil) == nil)
    }

    @Test(arguments: [("public.png", true), ("public.jpeg", true), ("com.compuserve.gif", false)])
    func `a picture is written as PNG or JPEG`(_ type: String, _ isWritten: Bool) throws {
        let data = NSMutableData()
        let destination = try #require(CGImageDestinationCreateWithData(data, type, 1, nil))
        #expect(!CGImageDestinationFinalize(destination))
        CGImageDestinationAddImage(destination, try #require(picture.cgImage), nil)
        #expect(CGImageDestinationFinalize(destination) == isWritten)
        #expect((UIImage(data: data as Data)?.size == CGSize(width: 40, height: 20)) == isWritten)
    }

    /// A picture with so many edges that its quality counts.
    private var stripes: UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 64, height: 64), format: format).image { context in
            for x in stride(from: 0, to: 64, by: 3) {
                UIColor(hue: Double(x) / 64, saturation: 1, brightness: 1, alpha: 1).setFill()
                context.fill(CGRect(x: x, y: x / 2, width: 2, height: 40))
            }
        }
    }

    @Test(arguments: [CGFloat(0.1), Double(0.1), Float(0.1), 0, -3] as [any Sendable])
    func `the quality of a JPEG is a number of any type`(_ quality: any Sendable) throws {
        let image = try #require(stripes.cgImage)
        let (low, full) = (NSMutableData(), NSMutableData())
        for (data, value) in [(low, quality), (full, 1)] as [(NSMutableData, any Sendable)] {
            let destination = try #require(CGImageDestinationCreateWithData(data, "public.jpeg", 1, nil))
            CGImageDestinationAddImage(destination, image, [kCGImageDestinationLossyCompressionQuality: value])
            #expect(CGImageDestinationFinalize(destination))
        }
        #expect(low.length > 0 && low.length * 2 < full.length)
    }
}

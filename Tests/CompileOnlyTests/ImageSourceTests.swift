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
}

import ReadPictures
import SwiftUI
import Testing
import UIKit

/// Bitmaps of UIKit views that hold SwiftUI's.
@MainActor @Suite(.timeLimit(.minutes(5))) struct `A picture of hosted views` {
    private func picture<Content: View>(_ content: Content) throws -> CGImage {
        let controller = UIHostingController(rootView: content)
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        root.backgroundColor = .white
        controller.view.frame = CGRect(x: 20, y: 0, width: 20, height: 40)
        root.addSubview(controller.view)
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: root.bounds.size, format: format).image { _ in
            root.drawHierarchy(in: root.bounds, afterScreenUpdates: true)
        }
        return try #require(image.cgImage)
    }

    @Test func `shows them where their view stands`() throws {
        let image = try picture(
            VStack(spacing: 0) {
                pureRed
                pureBlue
            })
        #expect(image.components(10, 10) == [255, 255, 255, 255])
        #expect(image.color(30, 10) == .red)
        #expect(image.color(30, 30) == .blue)
    }

    @Test func `has their pictures and masks`() throws {
        let red = try #require(
            UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
                UIColor.red.setFill()
                context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
            }.cgImage)
        let image = try picture(
            VStack(spacing: 0) {
                Image(uiImage: UIImage(cgImage: red, scale: 2, orientation: .up)).resizable()
                pureBlue.mask { LinearGradient(colors: [.black, .clear], startPoint: .leading, endPoint: .trailing) }
            })
        #expect(image.color(30, 10) == .red)
        #expect(image.isNear([0, 0, 255, 255], at: 20, 30, within: 20))
        #expect(image.isNear([255, 255, 255, 255], at: 39, 30, within: 20))
    }
}

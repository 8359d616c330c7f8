import Testing

@testable import UIKit

@MainActor @Suite(.timeLimit(.minutes(5))) struct `An image's patches` {
    private let bitmap: CGImage

    init() throws { bitmap = try #require(CGContext(width: 10, height: 10)?.makeImage()) }

    /// Sources and targets: left, top, width and height.
    private func patches(_ caps: UIEdgeInsets, scale: CGFloat = 1, in rect: CGRect) -> [[[CGFloat]]] {
        let image = UIImage(cgImage: bitmap, scale: scale, orientation: .up).resizableImage(withCapInsets: caps)
        return image.patches(of: bitmap, in: rect).map { patch in
            [patch.source ?? .null, patch.target].map { [$0.minX, $0.minY, $0.width, $0.height] }
        }
    }

    @Test func `keep the corners, and stretch the rest`() {
        let caps = UIEdgeInsets(top: 2, left: 3, bottom: 4, right: 1)
        let found = patches(caps, in: CGRect(x: 100, y: 200, width: 40, height: 30))
        #expect(
            found == [
                [[0, 0, 3, 2], [100, 200, 3, 2]], [[3, 0, 6, 2], [103, 200, 36, 2]],
                [[9, 0, 1, 2], [139, 200, 1, 2]],
                [[0, 2, 3, 4], [100, 202, 3, 24]], [[3, 2, 6, 4], [103, 202, 36, 24]],
                [[9, 2, 1, 4], [139, 202, 1, 24]], [[0, 6, 3, 4], [100, 226, 3, 4]],
                [[3, 6, 6, 4], [103, 226, 36, 4]], [[9, 6, 1, 4], [139, 226, 1, 4]],
            ])
    }

    @Test func `count pixels by the image's scale`() {
        let found = patches(
            UIEdgeInsets(top: 0, left: 2, bottom: 0, right: 1), scale: 2, in: CGRect(x: 0, y: 0, width: 20, height: 5))
        #expect(
            found == [
                [[0, 0, 4, 10], [0, 0, 2, 5]], [[4, 0, 4, 10], [2, 0, 17, 5]], [[8, 0, 2, 10], [19, 0, 1, 5]],
            ])
    }

    @Test func `are cut where the room is smaller than the corners`() {
        let caps = UIEdgeInsets(top: 0, left: 3, bottom: 0, right: 4)
        #expect(patches(caps, in: CGRect(x: 0, y: 0, width: 2, height: 5)) == [[[0, 0, 3, 10], [0, 0, 2, 5]]])
        #expect(
            patches(caps, in: CGRect(x: 0, y: 0, width: 5, height: 5))
                == [[[0, 0, 3, 10], [0, 0, 3, 5]], [[6, 0, 4, 10], [3, 0, 2, 5]]])
        // Corners that overlap in the image share it, the first of them first.
        let wide = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 7)
        #expect(
            patches(wide, in: CGRect(x: 0, y: 0, width: 20, height: 5))
                == [[[0, 0, 8, 10], [0, 0, 8, 5]], [[8, 0, 2, 10], [18, 0, 2, 5]]])
    }

    @Test func `are one where there are no corners`() {
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        let whole = UIImage(cgImage: bitmap).patches(of: bitmap, in: rect)
        #expect(whole.count == 1 && whole[0].source == nil && whole[0].target == rect)
        let none = UIImage(cgImage: bitmap).resizableImage(withCapInsets: .zero).patches(of: bitmap, in: rect)
        #expect(none.count == 1 && none[0].source == nil)
    }
}

@Suite(.timeLimit(.minutes(5))) struct `An image's orientation` {
    @Test func `is Exif's number`() {
        for number in 1...8 { #expect(UIImage.Orientation(exif: number).exif == number) }
        let known: [(UIImage.Orientation, Int)] = [
            (.up, 1), (.upMirrored, 2), (.down, 3), (.downMirrored, 4), (.leftMirrored, 5), (.right, 6),
            (.rightMirrored, 7), (.left, 8),
        ]
        for (orientation, number) in known {
            #expect(orientation.exif == number && orientation.isOnItsSide == (number >= 5))
        }
        for number in [0, 9, -1] { #expect(UIImage.Orientation(exif: number) == .up) }
    }

    @Test func `swaps the sides of its size, and is mirrored and back`() throws {
        let bitmap = try #require(CGContext(width: 10, height: 4)?.makeImage())
        #expect(UIImage(cgImage: bitmap, scale: 2, orientation: .up).size == CGSize(width: 5, height: 2))
        #expect(UIImage(cgImage: bitmap, scale: 2, orientation: .left).size == CGSize(width: 2, height: 5))
        #expect(UIImage(cgImage: bitmap, scale: 0, orientation: .down).size == CGSize(width: 10, height: 4))
        #expect(UIImage(cgImage: bitmap, scale: .infinity, orientation: .down).scale == 1)
        for raw in 0..<8 {
            let orientation = try #require(UIImage.Orientation(rawValue: raw))
            let image = UIImage(cgImage: bitmap, scale: 1, orientation: orientation)
            let mirrored = image.withHorizontallyFlippedOrientation()
            #expect(mirrored.imageOrientation != orientation && mirrored.size == image.size)
            #expect(mirrored.withHorizontallyFlippedOrientation().imageOrientation == orientation)
        }
    }

    @Test func `does not make a thumbnail larger or another shape`() throws {
        let bitmap = try #require(CGContext(width: 40, height: 20)?.makeImage())
        let image = UIImage(cgImage: bitmap, scale: 2, orientation: .up)
        func pixels(_ width: CGFloat, _ height: CGFloat) -> [Int]? {
            image.preparingThumbnail(of: CGSize(width: width, height: height))?.cgImage.map { [$0.width, $0.height] }
        }
        #expect(pixels(10, 10) == [20, 10] && pixels(20, 2) == [8, 4])
        #expect(pixels(100, 100) == [40, 20] && pixels(0.01, 0.01) == [1, 1])
        #expect(pixels(0, 10) == nil && pixels(.nan, 10) == nil)
    }
}

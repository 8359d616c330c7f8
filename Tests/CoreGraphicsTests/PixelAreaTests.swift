import Testing

@testable import CoreGraphics

@Suite(.timeLimit(.minutes(5))) struct `An area of pixels` {
    private let area = PixelArea(columns: 10..<20, rows: 30..<50)

    @Test func `has each pixel that a rectangle touches, and one more on each side`() {
        let touched = PixelArea(CGRect(x: 1.5, y: 2.2, width: 3, height: 4))
        #expect(touched == PixelArea(columns: 0..<6, rows: 1..<8))
        #expect(PixelArea(CGRect(x: 4, y: 5, width: 1, height: 1)) == PixelArea(columns: 3..<6, rows: 4..<7))
    }

    @Test func `is bounded whatever the rectangle`() {
        let huge = PixelArea(CGRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9))
        #expect(huge == PixelArea(columns: -100_001..<100_001, rows: -100_001..<100_001))
    }

    @Test func `shrinks and grows on each side`() {
        #expect(area.shrunk(by: 2) == PixelArea(columns: 12..<18, rows: 32..<48))
        #expect(area.grown(by: 2) == PixelArea(columns: 8..<22, rows: 28..<52))
        #expect(area.shrunk(by: 7) == PixelArea(columns: 17..<17, rows: 37..<43))
        var within = area
        within.grow(by: 12, width: 25, height: 60)
        #expect(within == PixelArea(columns: 0..<25, rows: 18..<60))
        within.grow(by: 1, width: 100, height: 100)
        #expect(within == PixelArea(columns: 0..<26, rows: 17..<61))
    }

    @Test func `is empty where one side is`() {
        #expect(!area.isEmpty)
        #expect(PixelArea(columns: 3..<3, rows: 0..<9).isEmpty && PixelArea(columns: 0..<9, rows: 3..<3).isEmpty)
        #expect(
            area.intersection(PixelArea(columns: 15..<30, rows: 0..<35)) == PixelArea(columns: 15..<20, rows: 30..<35))
        #expect(area.intersection(PixelArea(columns: 20..<30, rows: 0..<99)).isEmpty)
    }
}

@Suite(.timeLimit(.minutes(5))) struct `A bitmap` {
    @Test func `is of a size between one pixel and twice the largest image`() {
        #expect(Bitmap(width: 0, height: 1) == nil && Bitmap(width: 1, height: 0) == nil)
        #expect(Bitmap(width: CGImage.sideMax * 2, height: 1)?.width == CGImage.sideMax * 2)
        #expect(Bitmap(width: CGImage.sideMax * 2 + 1, height: 1) == nil)
        #expect(Bitmap(width: 1, height: CGImage.sideMax * 2)?.height == CGImage.sideMax * 2)
        #expect(Bitmap(width: 1, height: CGImage.sideMax * 2 + 1) == nil)
    }

    @Test func `knows where it is not transparent`() throws {
        let bitmap = try #require(Bitmap(width: 9, height: 8))
        #expect(bitmap.nonTransparentArea == nil)
        bitmap.row(5)[3] = 0xff00_0000
        #expect(bitmap.nonTransparentArea == PixelArea(columns: 3..<4, rows: 5..<6))
        bitmap.row(2)[6] = 0x0100_0000
        bitmap.row(6)[1] = 0x0100_0000
        #expect(bitmap.nonTransparentArea == PixelArea(columns: 1..<7, rows: 2..<7))
        let copy = try #require(bitmap.copy())
        bitmap.row(5)[3] = 0
        #expect(copy.row(5)[3] == 0xff00_0000 && copy.row(6)[1] == 0x0100_0000)
    }

    @Test func `has pixels of four components`() {
        let value = PixelValue(pixel: 0x4030_2010)
        #expect(value == PixelValue(0x10, 0x20, 0x30, 0x40))
        #expect(value.pixel == 0x4030_2010)
        #expect(PixelValue(-5, 300, 1.4, 1.6).pixel == 0x0201_ff00)
    }
}

@Suite(.timeLimit(.minutes(5))) struct `A box blur` {
    /// Three boxes of an odd width d near σ·3√(2π)/4 (W3C Filter Effects, feGaussianBlur): 1, 5 and 19 pixels.
    @Test(arguments: [(0.0, 4), (0.2, 4), (2, 10), (10, 31), (-3, 4), (.nan, 4)])
    func `reaches as far as its three boxes, and a little more`(deviation: Double, reach: Int) {
        #expect(BoxBlur.reach(of: deviation) == reach)
    }

    /// One pixel under three boxes of five: the middle of 5³ paths along a line is 19, then 18, 15, 10, 6, 3, 1 and none.
    @Test func `spreads a pixel as three boxes do, in both directions`() throws {
        let bitmap = try #require(Bitmap(width: 31, height: 31))
        for y in 0..<31 { bitmap.row(y)[15] = 0xff00_0000 }
        BoxBlur.blurAlpha(bitmap, deviation: 2)
        let paths: [Double] = [19, 18, 15, 10, 6, 3, 1, 0]
        for (distance, count) in paths.enumerated() {
            let wanted = UInt32((255 * count / 125).rounded())
            #expect(bitmap.row(15)[15 + distance] >> 24 == wanted && bitmap.row(15)[15 - distance] >> 24 == wanted)
        }
        let across = try #require(Bitmap(width: 31, height: 31))
        for x in 0..<31 { across.row(15)[x] = 0xff00_0000 }
        BoxBlur.blurAlpha(across, deviation: 2)
        for (distance, count) in paths.enumerated() {
            let wanted = UInt32((255 * count / 125).rounded())
            #expect(across.row(15 + distance)[15] >> 24 == wanted && across.row(15 - distance)[15] >> 24 == wanted)
        }
    }

    @Test func `leaves what a deviation of zero does not move`() throws {
        let bitmap = try #require(Bitmap(width: 5, height: 5))
        bitmap.row(2)[2] = 0xff80_4020
        BoxBlur.blurColors(bitmap, deviation: 0)
        #expect(bitmap.row(2)[2] == 0xff80_4020 && bitmap.row(2)[1] == 0 && bitmap.row(1)[2] == 0)
    }
}

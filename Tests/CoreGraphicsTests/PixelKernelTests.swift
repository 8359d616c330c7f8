import Testing

@testable import CoreGraphics

/// Expected values: W3C, "Filter Effects Module Level 1", the matrices of the filter functions.
@Suite(.timeLimit(.minutes(5))) struct `A pixel filter` {
    /// Returns red, green, blue and alpha of an opaque pixel after a filter.
    private func filtered(_ filter: PixelFilter, _ red: Float, _ green: Float, _ blue: Float) -> [Float] {
        let result = filter.matrix.applied(to: PixelValue(blue, green, red, 255))
        return [result.z, result.y, result.x, result.w]
    }

    private func isNear(_ found: [Float], _ expected: [Float]) -> Bool {
        found.count == expected.count && zip(found, expected).allSatisfy { abs($0 - $1) < 0.02 }
    }

    @Test func `adds brightness`() {
        #expect(isNear(filtered(.brightness(0.2), 0, 100, 250), [51, 151, 255, 255]))
        #expect(isNear(filtered(.brightness(-0.2), 0, 100, 250), [0, 49, 199, 255]))
    }

    @Test func `stretches contrast about the middle`() {
        #expect(isNear(filtered(.contrast(2), 100, 127.5, 200), [72.5, 127.5, 255, 255]))
        #expect(isNear(filtered(.contrast(0.5), 100, 0, 255), [113.75, 63.75, 191.25, 255]))
    }

    @Test func `takes saturation away and adds to it`() {
        #expect(isNear(filtered(.saturation(0), 255, 0, 0), [54.315, 54.315, 54.315, 255]))
        #expect(isNear(filtered(.saturation(0), 0, 255, 0), [182.325, 182.325, 182.325, 255]))
        #expect(isNear(filtered(.saturation(0), 0, 0, 255), [18.36, 18.36, 18.36, 255]))
        #expect(isNear(filtered(.saturation(1), 10, 20, 30), [10, 20, 30, 255]))
        // 0.213 + 0.787·0.5 of the red, and half of the luminance in the others.
        #expect(isNear(filtered(.saturation(0.5), 200, 0, 0), [121.3, 21.3, 21.3, 255]))
        #expect(isNear(filtered(.saturation(0.5), 0, 200, 0), [71.5, 171.5, 71.5, 255]))
        #expect(isNear(filtered(.saturation(0.5), 0, 0, 200), [7.2, 7.2, 107.2, 255]))
    }

    @Test func `is grey by as much as is said, within 0 and 1`() {
        #expect(isNear(filtered(.grayscale(1), 255, 0, 0), [54.315, 54.315, 54.315, 255]))
        #expect(filtered(.grayscale(7), 255, 0, 0) == filtered(.grayscale(1), 255, 0, 0))
        #expect(isNear(filtered(.grayscale(-3), 10, 20, 30), [10, 20, 30, 255]))
        #expect(isNear(filtered(.grayscale(0.5), 200, 0, 0), [121.3, 21.3, 21.3, 255]))
    }

    @Test func `turns hues by an angle in degrees`() {
        #expect(isNear(filtered(.hueRotation(0), 100, 50, 200), [100, 50, 200, 255]))
        #expect(isNear(filtered(.hueRotation(90), 100, 50, 200), [200, 36.15, 42.9, 255]))
        #expect(isNear(filtered(.hueRotation(45), 100, 50, 200), [182.537, 31.322, 142.161, 255]))
        #expect(isNear(filtered(.hueRotation(360), 100, 50, 200), [100, 50, 200, 255]))
    }

    @Test func `inverts and multiplies`() {
        #expect(isNear(filtered(.inversion, 0, 100, 255), [255, 155, 0, 255]))
        let half = PixelFilter.multiplication(CGColor(red: 1, green: 0.5, blue: 0, alpha: 0.5))
        // Premultiplied by the new alpha.
        #expect(isNear(filtered(half, 200, 100, 50), [100, 25, 0, 127.5]))
    }

    @Test func `makes of luminance the alpha of black`() {
        #expect(isNear(filtered(.luminanceToAlpha, 255, 255, 255), [0, 0, 0, 255]))
        #expect(isNear(filtered(.luminanceToAlpha, 255, 0, 0), [0, 0, 0, 54.19]))
        #expect(isNear(filtered(.luminanceToAlpha, 0, 255, 0), [0, 0, 0, 182.43]))
        #expect(isNear(filtered(.luminanceToAlpha, 0, 0, 255), [0, 0, 0, 18.39]))
    }

    @Test func `sees the colour of a pixel that is half transparent, and nothing where there is none`() {
        // A premultiplied 50 of alpha 127.5 is 100.
        let half = PixelFilter.inversion.matrix.applied(to: PixelValue(0, 50, 127.5, 127.5))
        #expect(isNear([half.z, half.y, half.x, half.w], [0, 77.5, 127.5, 127.5]))
        #expect(PixelFilter.inversion.matrix.applied(to: .zero) == .zero)
    }
}

@Suite(.timeLimit(.minutes(5))) struct `Filters of a group` {
    private func drawn(_ filters: [PixelFilter]) throws -> CGImage {
        let context = try #require(CGContext(width: 6, height: 2))
        context.drawGroup(blur: 0, filters: filters) {
            for x in 1..<5 {
                // Two equal pixels stand beside each other, and one of them again.
                context.setFillColor(gray: x == 3 ? 0.8 : 0.4, alpha: 1)
                context.fill(CGRect(x: x, y: 0, width: 1, height: 2))
            }
        }
        return try #require(context.makeImage())
    }

    private func row(_ image: CGImage, _ y: Int) -> [[Int]] {
        (0..<6).map { x in image.pixel(x: x, y: y).map { [$0.red, $0.alpha] } ?? [] }
    }

    @Test func `change each pixel that is there, and no other`() throws {
        let image = try drawn([.inversion])
        let expected = [[0, 0], [153, 255], [153, 255], [51, 255], [153, 255], [0, 0]]
        #expect(row(image, 0) == expected && row(image, 1) == expected)
    }

    @Test func `follow one another`() throws {
        #expect(row(try drawn([.inversion, .brightness(0.4)]), 0)[1] == [255, 255])
        #expect(row(try drawn([.brightness(0.4), .inversion]), 0)[1] == [51, 255])
        #expect(row(try drawn([]), 0)[1] == [102, 255])
    }
}

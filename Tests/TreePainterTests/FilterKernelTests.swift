import RenderTree
import Testing

@testable import CoreGraphics
@testable import TreePainter

/// Expected values: W3C, "Filter Effects Module Level 1", the matrices of the filter functions.
@Suite(.timeLimit(.minutes(5))) struct `A colour filter` {
    /// Returns red, green, blue and alpha of an opaque pixel after a filter.
    private func filtered(_ filters: Filters, _ red: Float, _ green: Float, _ blue: Float, alpha: Float = 255)
        -> [Float]
    {
        let pixel = PixelValue(blue, green, red, 255) * alpha / 255
        let result = filters.kernels.reduce(pixel) { $1.applied(to: $0) }
        return [result.z, result.y, result.x, result.w]
    }

    private func isNear(_ found: [Float], _ expected: [Float]) -> Bool {
        found.count == expected.count && zip(found, expected).allSatisfy { abs($0 - $1) < 0.02 }
    }

    @Test func `adds brightness`() {
        #expect(isNear(filtered(Filters(brightness: 0.2), 0, 100, 250), [51, 151, 255, 255]))
        #expect(isNear(filtered(Filters(brightness: -0.2), 0, 100, 250), [0, 49, 199, 255]))
    }

    @Test func `stretches contrast about the middle`() {
        #expect(isNear(filtered(Filters(contrast: 2), 100, 127.5, 200), [72.5, 127.5, 255, 255]))
        #expect(isNear(filtered(Filters(contrast: 0.5), 100, 0, 255), [113.75, 63.75, 191.25, 255]))
    }

    @Test func `takes saturation away and adds to it`() {
        #expect(isNear(filtered(Filters(saturation: 0), 255, 0, 0), [54.315, 54.315, 54.315, 255]))
        #expect(isNear(filtered(Filters(saturation: 0), 0, 255, 0), [182.325, 182.325, 182.325, 255]))
        #expect(isNear(filtered(Filters(saturation: 0), 0, 0, 255), [18.36, 18.36, 18.36, 255]))
        #expect(isNear(filtered(Filters(saturation: 1), 10, 20, 30), [10, 20, 30, 255]))
        // 0.213 + 0.787·0.5 of the red, and half of the luminance in the others.
        #expect(isNear(filtered(Filters(saturation: 0.5), 200, 0, 0), [121.3, 21.3, 21.3, 255]))
        #expect(isNear(filtered(Filters(saturation: 0.5), 0, 200, 0), [71.5, 171.5, 71.5, 255]))
        #expect(isNear(filtered(Filters(saturation: 0.5), 0, 0, 200), [7.2, 7.2, 107.2, 255]))
    }

    @Test func `is grey by as much as is said, within 0 and 1`() {
        #expect(isNear(filtered(Filters(grayscale: 1), 255, 0, 0), [54.315, 54.315, 54.315, 255]))
        #expect(filtered(Filters(grayscale: 7), 255, 0, 0) == filtered(Filters(grayscale: 1), 255, 0, 0))
        #expect(isNear(filtered(Filters(grayscale: -3), 10, 20, 30), [10, 20, 30, 255]))
        #expect(isNear(filtered(Filters(grayscale: 0.5), 200, 0, 0), [121.3, 21.3, 21.3, 255]))
    }

    @Test func `turns hues by an angle in degrees`() {
        #expect(isNear(filtered(Filters(hueRotation: 0), 100, 50, 200), [100, 50, 200, 255]))
        #expect(isNear(filtered(Filters(hueRotation: 90), 100, 50, 200), [200, 36.15, 42.9, 255]))
        #expect(isNear(filtered(Filters(hueRotation: 45), 100, 50, 200), [182.537, 31.322, 142.161, 255]))
        #expect(isNear(filtered(Filters(hueRotation: 360), 100, 50, 200), [100, 50, 200, 255]))
    }

    @Test func `inverts and multiplies`() {
        #expect(isNear(filtered(Filters(isInverted: true), 0, 100, 255), [255, 155, 0, 255]))
        let half = Filters(multiply: RGBA(red: 1, green: 0.5, blue: 0, alpha: 0.5))
        // Premultiplied by the new alpha.
        #expect(isNear(filtered(half, 200, 100, 50), [100, 25, 0, 127.5]))
    }

    @Test func `makes of luminance the alpha of black`() {
        #expect(isNear(filtered(Filters(isLuminanceAlpha: true), 255, 255, 255), [0, 0, 0, 255]))
        #expect(isNear(filtered(Filters(isLuminanceAlpha: true), 255, 0, 0), [0, 0, 0, 54.19]))
        #expect(isNear(filtered(Filters(isLuminanceAlpha: true), 0, 255, 0), [0, 0, 0, 182.43]))
        #expect(isNear(filtered(Filters(isLuminanceAlpha: true), 0, 0, 255), [0, 0, 0, 18.39]))
    }

    @Test func `sees the colour of a pixel that is half transparent, and nothing where there is none`() {
        // A premultiplied 50 of alpha 127.5 is 100.
        let inversion = Filters(isInverted: true)
        #expect(isNear(filtered(inversion, 255, 100, 0, alpha: 127.5), [0, 77.5, 127.5, 127.5]))
        #expect(filtered(inversion, 0, 0, 0, alpha: 0) == [0, 0, 0, 0])
    }

    @Test func `multiplies by a matrix, whose last column is added`() {
        let swap: [Double] = [0, 0, 1, 0, 0, 0, 0.5, 0, 0, 0.2, 1, 0, 0, 0, 0, 0, 0, 0, 0.5, 0]
        #expect(isNear(filtered(Filters(matrix: swap), 200, 100, 50), [25, 50.5, 100, 127.5]))
        #expect(filtered(Filters(matrix: [1, 2]), 200, 100, 50) == [200, 100, 50, 255])
        // Whatever is added to alpha, an empty pixel stays empty.
        let opaque: [Double] = [0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1]
        #expect(isNear(filtered(Filters(matrix: opaque), 0, 0, 0, alpha: 10), [255, 0, 0, 255]))
        #expect(filtered(Filters(matrix: opaque), 0, 0, 0, alpha: 0) == [0, 0, 0, 0])
    }

    @Test func `makes one colour of what is opaque enough`() {
        let half = RGBA(red: 1, green: 0, blue: 0.5, alpha: 0.5)
        let filter = Filters(alphaThreshold: AlphaThreshold(minimum: 0.4, maximum: 0.8, color: half))
        #expect(isNear(filtered(filter, 10, 20, 30, alpha: 0.4 * 255), [127.5, 0, 63.75, 127.5]))
        #expect(isNear(filtered(filter, 10, 20, 30, alpha: 0.79 * 255), [127.5, 0, 63.75, 127.5]))
        #expect(filtered(filter, 10, 20, 30, alpha: 100) == [0, 0, 0, 0])
        #expect(filtered(filter, 10, 20, 30) == [0, 0, 0, 0])
        let never = Filters(alphaThreshold: AlphaThreshold(minimum: 0.8, maximum: 0.2, color: half))
        #expect(filtered(never, 10, 20, 30) == [10, 20, 30, 255])
    }
}

import CoreGraphics
import Testing

@Suite(.timeLimit(.minutes(5))) struct `Components of a colour` {
    @Test func `are read as their space says`() throws {
        let grey = try #require(CGColor(colorSpace: CGColorSpaceCreateDeviceGray(), components: [0.5, 0.25]))
        #expect(grey.components == [0.5, 0.5, 0.5, 0.25])
        let inks = try #require(CGColor(colorSpace: CGColorSpaceCreateDeviceCMYK(), components: [0, 1, 1, 0.5, 1]))
        #expect(inks.components == [0.5, 0, 0, 1])
        #expect(CGColorSpace(name: CGColorSpace.displayP3)?.model == .rgb && CGColorSpace(name: "none") == nil)
    }

    @Test func `make a gradient, with or without places`() throws {
        let space = CGColorSpaceCreateDeviceRGB()
        let components: [CGFloat] = [1, 0, 0, 1, 0, 0, 1, 0.5]
        let even = try #require(CGGradient(colorSpace: space, colorComponents: components, locations: nil, count: 2))
        #expect(even.stops.map(\.location) == [0, 1])
        #expect(even.stops.map(\.color.components) == [[1, 0, 0, 1], [0, 0, 1, 0.5]])
        let placed = CGGradient(colorSpace: space, colorComponents: components, locations: [0.2, 0.4], count: 2)
        #expect(placed?.stops.map(\.location) == [0.2, 0.4])
        #expect(CGGradient(colorSpace: space, colorComponents: components, locations: nil, count: 0) == nil)
    }

    @Test func `are set by their number`() throws {
        let context = try #require(CGContext(width: 1, height: 1))
        func pixel(_ components: [CGFloat]) -> [Int] {
            context.clear(CGRect(x: 0, y: 0, width: 1, height: 1))
            context.setFillColor(components)
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
            return context.makeImage()?.pixel(x: 0, y: 0).map { [$0.red, $0.green, $0.blue, $0.alpha] } ?? []
        }
        #expect(pixel([1, 0, 0, 1]) == [255, 0, 0, 255])
        #expect(pixel([1, 1]) == [255, 255, 255, 255])
        #expect(pixel([1, 0, 1, 0, 1]) == [0, 255, 0, 255])
        #expect(pixel([1]) == [0, 255, 0, 255], "Other numbers of them leave the colour alone.")
    }

    @Test func `of grey make no context for pixels of four bytes`() {
        func context(_ space: CGColorSpace) -> CGContext? {
            CGContext(
                data: nil, width: 4, height: 4, bitsPerComponent: 8, bytesPerRow: 0, space: space,
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        }
        #expect(context(CGColorSpaceCreateDeviceRGB()) != nil && context(CGColorSpaceCreateDeviceGray()) == nil)
    }

    @Test func `are smooth at edges where both settings say so`() throws {
        func greys(_ change: (CGContext) -> Void) throws -> Int {
            let context = try #require(CGContext(width: 20, height: 20))
            change(context)
            context.fillEllipse(in: CGRect(x: 1, y: 1, width: 18, height: 18))
            let image = try #require(context.makeImage())
            return (0..<400).count { (1..<255).contains(image.pixel(x: $0 % 20, y: $0 / 20)?.alpha ?? 0) }
        }
        #expect(try greys { _ in } > 0)
        #expect(try greys { $0.setAllowsAntialiasing(false) } == 0)
        #expect(
            try greys {
                $0.setAllowsAntialiasing(false)
                $0.setShouldAntialias(true)
            } == 0)
    }
}

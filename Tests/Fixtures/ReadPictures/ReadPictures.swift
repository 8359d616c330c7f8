package import CoreGraphics
package import RenderTree

extension RGBA {
    package static let red = RGBA(red: 1, green: 0, blue: 0)
    package static let green = RGBA(red: 0, green: 1, blue: 0)
    package static let blue = RGBA(red: 0, green: 0, blue: 1)
    package static let black = RGBA(red: 0, green: 0, blue: 0)
}

/// A picture that was to be made could not be.
package struct NoPicture: Error {
    package init() {}
}

/// A pixel that is not seen through.
package struct Ink {
    package let x: Int
    package let y: Int
    package let red: Int
    package let blue: Int
}

extension CGImage {
    /// Red, green, blue and alpha.
    package func components(_ x: Int, _ y: Int) -> [Int] {
        pixel(x: x, y: y).map { [$0.red, $0.green, $0.blue, $0.alpha] } ?? []
    }

    /// nil where anything shines through.
    package func color(_ x: Int, _ y: Int) -> RGBA? {
        guard let pixel = pixel(x: x, y: y), pixel.alpha == 255 else { return nil }
        return RGBA(
            red: Double(pixel.red) / 255, green: Double(pixel.green) / 255, blue: Double(pixel.blue) / 255)
    }

    private var ink: [Ink] {
        (0..<height).flatMap { y in
            (0..<width).compactMap { x in
                guard let pixel = pixel(x: x, y: y), pixel.alpha > 100 else { return nil }
                return Ink(x: x, y: y, red: pixel.red, blue: pixel.blue)
            }
        }
    }

    package func hasInk(_ condition: (Ink) -> Bool) -> Bool { ink.contains(where: condition) }

    package var isEmpty: Bool { ink.isEmpty }

    package var inkedRows: [Int] { Set(ink.map(\.y)).sorted() }
}

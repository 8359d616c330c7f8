package import CoreGraphics
package import RenderTree

// Conversions of values between node trees and CoreGraphics.

extension TreeRect {
    /// Converts a rectangle. Numbers that are not finite become 0, and so does a negative length.
    package init(_ rect: CGRect) {
        func number(_ value: CGFloat) -> Double { value.isFinite ? Double(value) : 0 }
        self.init(
            x: number(rect.minX), y: number(rect.minY), width: max(0, number(rect.width)),
            height: max(0, number(rect.height)))
    }
}

extension CGRect {
    package init(_ rect: TreeRect) { self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height) }
}

extension RGBA {
    package init(_ color: CGColor) {
        self.init(
            red: Double(color.red), green: Double(color.green), blue: Double(color.blue), alpha: Double(color.alpha))
    }
}

extension CGColor {
    package convenience init(_ color: RGBA) {
        self.init(
            red: CGFloat(color.red), green: CGFloat(color.green), blue: CGFloat(color.blue), alpha: CGFloat(color.alpha)
        )
    }
}

extension FontDescription {
    package init(_ font: FontSpec) {
        self.init(
            family: font.family, size: Double(font.size), weight: font.weight, italic: font.italic ? true : nil,
            monospacedDigits: font.monospacedDigits ? true : nil)
    }
}

extension FontSpec {
    package init(_ font: FontDescription) {
        self.init(
            family: font.family, size: CGFloat(font.size), weight: font.weight, italic: font.italic == true,
            monospacedDigits: font.monospacedDigits == true)
    }
}

extension Stroke.Cap {
    package init(_ cap: CGLineCap) {
        switch cap {
        case .butt: self = .butt
        case .round: self = .round
        case .square: self = .square
        }
    }
}

extension CGLineCap {
    package init(_ cap: Stroke.Cap) {
        switch cap {
        case .butt: self = .butt
        case .round: self = .round
        case .square: self = .square
        }
    }
}

extension Stroke.Join {
    package init(_ join: CGLineJoin) {
        switch join {
        case .miter: self = .miter
        case .round: self = .round
        case .bevel: self = .bevel
        }
    }
}

extension CGLineJoin {
    package init(_ join: Stroke.Join) {
        switch join {
        case .miter: self = .miter
        case .round: self = .round
        case .bevel: self = .bevel
        }
    }
}

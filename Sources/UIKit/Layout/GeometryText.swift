import CoreGraphics
public import Foundation

/// Points, sizes, rectangles, vectors, transforms, insets and offsets as text, such as `{{0, 0}, {10, 20}}`.
///
/// Source: developer.apple.com/documentation/foundation/nscoder/string(for:)-6ix86
extension NSCoder {
    public class func string(for point: CGPoint) -> String { GeometryText.list([point.x, point.y]) }
    public class func string(for vector: CGVector) -> String { GeometryText.list([vector.dx, vector.dy]) }
    public class func string(for size: CGSize) -> String { GeometryText.list([size.width, size.height]) }
    public class func string(for rect: CGRect) -> String {
        "{\(string(for: rect.origin)), \(string(for: rect.size))}"
    }
    public class func string(for transform: CGAffineTransform) -> String {
        let numbers = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
        return "[\(numbers.map(GeometryText.number).joined(separator: ", "))]"
    }
    public class func string(for insets: UIEdgeInsets) -> String {
        GeometryText.list([insets.top, insets.left, insets.bottom, insets.right])
    }
    public class func string(for insets: NSDirectionalEdgeInsets) -> String {
        GeometryText.list([insets.top, insets.leading, insets.bottom, insets.trailing])
    }
    public class func string(for offset: UIOffset) -> String {
        GeometryText.list([offset.horizontal, offset.vertical])
    }
}

/// Reads what `string(for:)` writes; zeros where it is no such text.
///
/// Source: developer.apple.com/documentation/foundation/nscoder/cgrect(for:)
extension NSCoder {
    public class func cgPoint(for string: String) -> CGPoint {
        GeometryText.read(string, 2).map { CGPoint(x: $0[0], y: $0[1]) } ?? .zero
    }
    public class func cgVector(for string: String) -> CGVector {
        GeometryText.read(string, 2).map { CGVector(dx: $0[0], dy: $0[1]) } ?? .zero
    }
    public class func cgSize(for string: String) -> CGSize {
        GeometryText.read(string, 2).map { CGSize(width: $0[0], height: $0[1]) } ?? .zero
    }
    public class func cgRect(for string: String) -> CGRect {
        GeometryText.read(string, 4).map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) } ?? .zero
    }
    /// Returns the identity where the string is no transform.
    public class func cgAffineTransform(for string: String) -> CGAffineTransform {
        GeometryText.read(string, 6).map {
            CGAffineTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5])
        } ?? .identity
    }
    public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
        GeometryText.read(string, 4).map { UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) } ?? .zero
    }
    public class func nsDirectionalEdgeInsets(for string: String) -> NSDirectionalEdgeInsets {
        GeometryText.read(string, 4).map {
            NSDirectionalEdgeInsets(top: $0[0], leading: $0[1], bottom: $0[2], trailing: $0[3])
        } ?? .zero
    }
    public class func uiOffset(for string: String) -> UIOffset {
        GeometryText.read(string, 2).map { UIOffset(horizontal: $0[0], vertical: $0[1]) } ?? .zero
    }
}

private enum GeometryText {
    /// Writes as many digits as bring the same number back.
    static func number(_ value: CGFloat) -> String { String(format: "%.17g", Double(value)) }

    static func list(_ numbers: [CGFloat]) -> String { "{\(numbers.map(number).joined(separator: ", "))}" }

    /// Reads numbers between braces or brackets; returns nil where there are not as many as wanted.
    static func read(_ text: String, _ count: Int) -> [Double]? {
        let words = text.split { "{}[], \t\n".contains($0) }
        let numbers = words.compactMap { Double($0) }
        return numbers.count == count && words.count == count ? numbers : nil
    }
}

// Source: Apple, "String Drawing" (UIKit). Sizes are in points and not rounded; drawing goes into the current context.

extension NSAttributedString {
    public func size() -> CGSize { AttributedText(self).size(width: nil) }

    public func draw(at point: CGPoint) { AttributedText(self).draw(at: point) }

    /// Draws the text into the rectangle; lines that do not fit are left out.
    public func draw(in rect: CGRect) { AttributedText(self).draw(in: rect) }

    /// Draws the text into the rectangle; the options are ignored.
    public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
        draw(in: rect)
    }

    /// Returns the size of the text as a rectangle at zero.
    /// - Parameters:
    ///   - size: the width at which lines wrap; its height is ignored.
    ///   - options: lines wrap only with `usesLineFragmentOrigin`.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect {
        let width = options.contains(.usesLineFragmentOrigin) && size.width > 0 ? size.width : nil
        return CGRect(origin: .zero, size: AttributedText(self).size(width: width))
    }
}

extension NSString {
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        attributed(attributes).size()
    }

    public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        attributed(attributes).draw(at: point)
    }

    public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        attributed(attributes).draw(in: rect)
    }

    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        attributed(attributes).boundingRect(with: size, options: options, context: context)
    }

    /// Draws the text into the rectangle; the options are ignored.
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) { attributed(attributes).draw(in: rect) }

    private func attributed(_ attributes: [NSAttributedString.Key: Any]?) -> NSAttributedString {
        NSAttributedString(string: String(describing: self), attributes: attributes)
    }
}

// On Apple's systems `String` has these methods because it is bridged to `NSString`.
extension String {
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        (self as NSString).size(withAttributes: attributes)
    }

    public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        (self as NSString).draw(at: point, withAttributes: attributes)
    }

    public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        (self as NSString).draw(in: rect, withAttributes: attributes)
    }

    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        (self as NSString).boundingRect(with: size, options: options, attributes: attributes, context: context)
    }
}

/// Options to measure text. Source: Apple, "NSStringDrawingOptions".
public struct NSStringDrawingOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
    public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

/// Scaling options of drawn text. Source: Apple, "NSStringDrawingContext". Text is never scaled to fit here, so it has
/// no content.
open class NSStringDrawingContext: NSObject {}

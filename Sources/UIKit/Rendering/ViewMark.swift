/// A piece of what a view draws: the form between views and those who paint them (node trees and bitmaps).
package struct ViewMark {
    package enum Content {
        case group
        case shape(ViewShape)
        case text([ViewTextLine])
        /// A picture that fills the frame; with a tint, its alpha in that colour.
        case image(CGImage, tint: CGColor?)
    }

    /// In the coordinates of what it is in, in points.
    package var frame: CGRect
    package var content: Content
    package var style: ViewStyle
    /// Drawn above the content, the last on top.
    package var children: [ViewMark]

    init(_ frame: CGRect, _ content: Content, style: ViewStyle = ViewStyle(), children: [ViewMark] = []) {
        self.frame = frame
        self.content = content
        self.style = style
        self.children = children
    }

    /// A filled path in the coordinates of what the mark is in; `bounds` is what its gradient runs over.
    static func fill(_ path: CGPath, _ color: CGColor, bounds: CGRect) -> ViewMark {
        let moved = CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY)
        return ViewMark(bounds, .shape(ViewShape(path: path.copy(using: moved), fill: .color(color))))
    }

    /// A rectangle with round corners.
    static func box(_ rect: CGRect, _ color: CGColor, cornerRadius: CGFloat = 0) -> ViewMark {
        let path = CGPath(roundedRect: rect, cornerWidth: cornerRadius, cornerHeight: cornerRadius)
        return fill(path, color, bounds: rect)
    }

    static func stroke(
        _ path: CGPath, _ color: CGColor, width: CGFloat, bounds: CGRect, cap: CGLineCap = .round
    ) -> ViewMark {
        let moved = CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY)
        let line = ViewStroke(paint: .color(color), width: width, cap: cap, join: .round, dash: [])
        return ViewMark(bounds, .shape(ViewShape(path: path.copy(using: moved), stroke: line)))
    }
}

/// A path from the mark's top-left corner.
package struct ViewShape {
    package var path: CGPath
    package var fill: ViewPaint?
    package var stroke: ViewStroke?
    package var isEvenOdd = false
}

package struct ViewStroke {
    package var paint: ViewPaint
    package var width: CGFloat
    package var cap: CGLineCap
    package var join: CGLineJoin
    package var dash: [CGFloat]
}

package enum ViewPaint {
    case color(CGColor)
    /// Places in units of the mark's frame.
    case linear([(location: CGFloat, color: CGColor)], start: CGPoint, end: CGPoint)
    /// Circles around the centre, up to the radius; stretched with the frame, whose width and height are 1.
    case radial([(location: CGFloat, color: CGColor)], center: CGPoint, radius: CGFloat)
    /// Around the centre; the angle in degrees, clockwise from the right.
    case conic([(location: CGFloat, color: CGColor)], center: CGPoint, startAngle: CGFloat)
}

/// A line of text, measured. Distances from the mark's top-left corner.
package struct ViewTextLine {
    package struct Run {
        package var text: String
        package var x, width: CGFloat
        package var font: FontSpec
        package var color: CGColor
        package var background: CGColor?
        package var tracking: CGFloat = 0
        package var baselineOffset: CGFloat = 0
        package var isUnderlined = false
        package var isStruckThrough = false
        package var isFallback = false
    }
    package var y, height, baseline: CGFloat
    package var runs: [Run]
}

/// How a view or mark and all in it come onto what is behind.
package struct ViewStyle {
    package var opacity: CGFloat = 1
    /// About the frame's centre.
    package var transform = CGAffineTransform.identity
    /// Outside of it nothing is seen; from the frame's top-left corner.
    package var clip: CGPath?
    package var shadow: ViewShadow?
    package var ignoresInput = false

    package init() {}
}

package struct ViewShadow {
    package var color: CGColor
    package var radius: CGFloat
    package var offset: CGSize
}

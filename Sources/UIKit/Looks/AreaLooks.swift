package import RenderTree
package import TreePainter

/// Background and border of a text field.
package struct FieldLook: ControlLook {
    /// Space between the border and the text, in points.
    package static let padding: CGFloat = 7
    private static let radius: CGFloat = 5
    private let ground, border: RGBA

    package init(ground: RGBA, border: RGBA) { (self.ground, self.border) = (ground, border) }

    package func nodes(in size: CGSize) -> [NodeDraft] {
        let width: CGFloat = 0.5
        let inner = CGRect(size).insetBy(dx: width / 2, dy: width / 2)
        let radius = Self.radius - width / 2
        return [
            .box(CGRect(size), ground, cornerRadius: Self.radius),
            .stroke(
                CGPath(roundedRect: inner, cornerWidth: radius, cornerHeight: radius), border, width: width,
                bounds: CGRect(size), cap: nil),
        ]
    }
}

/// Grey background of a date or time field, and of a wheel's selected row.
package struct GroundLook: ControlLook {
    private let color: RGBA
    package init(color: RGBA) { self.color = color }
    package func nodes(in size: CGSize) -> [NodeDraft] { [.box(CGRect(size), color, cornerRadius: 8)] }
}

/// Separator between two rows of a list.
package struct SeparatorLook: ControlLook {
    private static let thickness: CGFloat = 0.5
    private let left, right: CGFloat
    private let color: RGBA
    private let isUpper: Bool

    /// Creates a separator at the lower or upper edge of a row.
    /// - Parameters: insets of the line in points.
    package init(leading: CGFloat, trailing: CGFloat, isMirrored: Bool, color: RGBA, isUpper: Bool = false) {
        (left, right) = isMirrored ? (trailing, leading) : (leading, trailing)
        self.color = color
        self.isUpper = isUpper
    }

    package func nodes(in size: CGSize) -> [NodeDraft] {
        // Two half points above the edge, because the next row would cover a line any lower.
        let line = CGRect(
            x: left, y: isUpper ? 0 : size.height - 2 * Self.thickness, width: max(0, size.width - left - right),
            height: Self.thickness)
        return [.box(line, color)]
    }
}

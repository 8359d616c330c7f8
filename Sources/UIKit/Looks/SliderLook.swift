package import RenderTree
package import TreePainter

/// Track with a thumb. Its nodes are those that `SliderContent` requires.
package struct SliderLook: ControlLook {
    /// Height in points, as on iOS.
    package static let height: CGFloat = 31
    package static let thumbSide: CGFloat = 27
    private static let lineHeight: CGFloat = 4
    private let fraction: Double
    private let isMirrored: Bool
    private let track, tint, thumb: RGBA

    /// Creates a slider.
    /// - Parameters:
    ///   - fraction: position of the value, 0…1.
    ///   - isMirrored: whether values increase from right to left.
    package init(fraction: Double, isMirrored: Bool, track: RGBA, tint: RGBA, thumb: RGBA) {
        (self.fraction, self.isMirrored) = (fraction, isMirrored)
        (self.track, self.tint, self.thumb) = (track, tint, thumb)
    }

    package func nodes(in size: CGSize) -> [NodeDraft] {
        let line = CGRect(
            x: 0, y: (size.height - Self.lineHeight) / 2, width: size.width, height: Self.lineHeight)
        let thumbX = (size.width - Self.thumbSide) * (isMirrored ? 1 - fraction : fraction)
        return [.box(line, track, cornerRadius: Self.lineHeight / 2), filled(line, thumbX), knob(thumbX, size)]
    }

    /// Returns the whole track in the tint colour, clipped at the centre of the thumb.
    private func filled(_ line: CGRect, _ thumbX: CGFloat) -> NodeDraft {
        let middle = thumbX + Self.thumbSide / 2
        var area = line
        (area.origin.x, area.size.width) = isMirrored ? (middle, line.width - middle) : (0, middle)
        let whole = CGRect(x: -area.minX, y: 0, width: line.width, height: line.height)
        let clip = Clip(path: CGPath(rect: CGRect(area.size)).svg, cornerRadius: 0)
        return NodeDraft(
            frame: TreeRect(area), style: NodeStyle(clip: clip),
            children: [.box(whole, tint, cornerRadius: line.height / 2)])
    }

    private func knob(_ x: CGFloat, _ size: CGSize) -> NodeDraft {
        let side = Self.thumbSide
        let area = CGRect(x: x, y: (size.height - side) / 2, width: side, height: side)
        var knob = NodeDraft.box(area, thumb, cornerRadius: side / 2)
        knob.node.style.shadow = .below(0.22, radius: 2.5, y: 1.5)
        return knob
    }
}

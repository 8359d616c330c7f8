package import RenderTree
package import TreePainter

/// Track with a thumb. Its nodes are those that `SliderContent` requires.
package struct SliderLook: ControlLook {
    /// Height in points, as on iOS.
    package static let height: CGFloat = 31
    package static let thumbSide: CGFloat = 27
    private static let lineHeight: CGFloat = 4
    private static let dotSide: CGFloat = 3
    /// Distance of the dots from the track, in points.
    private static let dotDistance: CGFloat = 4
    private let fraction: Double
    private let isMirrored: Bool
    private let track, tint, thumb, mark: RGBA
    private let neutral: Double?
    private let ticks: [Double]

    /// Creates a slider.
    /// - Parameters:
    ///   - fraction: position of the value, 0…1.
    ///   - isMirrored: whether values increase from right to left.
    ///   - neutral: position from which the track is filled; nil for its beginning.
    ///   - ticks: positions of dots below the track.
    ///   - mark: colour of the dots; nil for the track's.
    package init(
        fraction: Double, isMirrored: Bool, track: RGBA, tint: RGBA, thumb: RGBA, neutral: Double? = nil,
        ticks: [Double] = [], mark: RGBA? = nil
    ) {
        (self.fraction, self.isMirrored, self.neutral, self.ticks) = (fraction, isMirrored, neutral, ticks)
        (self.track, self.tint, self.thumb, self.mark) = (track, tint, thumb, mark ?? track)
    }

    package func nodes(in size: CGSize) -> [NodeDraft] {
        let line = CGRect(
            x: 0, y: (size.height - Self.lineHeight) / 2, width: size.width, height: Self.lineHeight)
        let middle = middle(of: fraction, size.width)
        let thumbX = middle - Self.thumbSide / 2
        let start = neutral.map { self.middle(of: $0, size.width) } ?? (isMirrored ? size.width : 0)
        return [marked(line, size.width), filled(line, from: start, to: middle), knob(thumbX, size)]
    }

    /// Returns where the centre of the thumb stands for a value.
    private func middle(of fraction: Double, _ width: CGFloat) -> CGFloat {
        (width - Self.thumbSide) * (isMirrored ? 1 - fraction : fraction) + Self.thumbSide / 2
    }

    /// Returns the track, with dots below it.
    private func marked(_ line: CGRect, _ width: CGFloat) -> NodeDraft {
        let box = NodeDraft.box(ticks.isEmpty ? line : CGRect(line.size), track, cornerRadius: Self.lineHeight / 2)
        if ticks.isEmpty { return box }
        let side = Self.dotSide
        let dots = ticks.map { tick in
            let x = middle(of: tick, width) - side / 2
            return NodeDraft.box(
                CGRect(x: x, y: line.height + Self.dotDistance, width: side, height: side), mark, cornerRadius: side / 2
            )
        }
        return NodeDraft(frame: TreeRect(line), children: [box] + dots)
    }

    /// Returns the whole track in the tint colour, clipped at the centre of the thumb and where the filled part begins.
    private func filled(_ line: CGRect, from start: CGFloat, to middle: CGFloat) -> NodeDraft {
        var area = line
        (area.origin.x, area.size.width) = (min(start, middle), abs(start - middle))
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

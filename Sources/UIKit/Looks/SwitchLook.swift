package import RenderTree
package import TreePainter

/// Capsule with a thumb.
package struct SwitchLook: ControlLook {
    /// Size in points, as on iOS.
    package static let size = CGSize(width: 51, height: 31)
    private let isOn, isMirrored: Bool
    private let ground, thumb: RGBA

    /// Creates a switch.
    /// - Parameters:
    ///   - isMirrored: whether the thumb of a switch that is off stands on the right.
    ///   - ground: colour of the capsule, which shows whether the switch is on.
    package init(isOn: Bool, isMirrored: Bool, ground: RGBA, thumb: RGBA) {
        (self.isOn, self.isMirrored, self.ground, self.thumb) = (isOn, isMirrored, ground, thumb)
    }

    package func nodes(in size: CGSize) -> [NodeDraft] {
        let side = size.height - 4
        let x = isOn != isMirrored ? size.width - side - 2 : 2
        var knob = NodeDraft.box(CGRect(x: x, y: 2, width: side, height: side), thumb, cornerRadius: side / 2)
        knob.node.style.shadow = .below(0.18, radius: 2, y: 1.5)
        return [.box(CGRect(size), ground, cornerRadius: size.height / 2), knob]
    }
}

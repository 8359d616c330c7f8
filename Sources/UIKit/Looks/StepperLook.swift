package import RenderTree
package import TreePainter

/// Background of a stepper's two buttons and the line between them.
package struct StepperLook: ControlLook {
    /// Size in points, as on iOS.
    package static let size = CGSize(width: 94, height: 32)
    private let ground, line: RGBA

    package init(ground: RGBA, line: RGBA) { (self.ground, self.line) = (ground, line) }

    package func nodes(in size: CGSize) -> [NodeDraft] {
        let middle = CGRect(x: (size.width - 1) / 2, y: (size.height - 18) / 2, width: 1, height: 18)
        return [.box(CGRect(size), ground, cornerRadius: 8), .box(middle, line, cornerRadius: 0.5)]
    }
}

/// Plus or minus sign, centred in its button.
package struct StepSignLook: ControlLook {
    private static let side: CGFloat = 16
    private let isPlus, isUsable: Bool
    private let color: RGBA

    package init(isPlus: Bool, isUsable: Bool, color: RGBA) {
        (self.isPlus, self.isUsable, self.color) = (isPlus, isUsable, color)
    }

    package func nodes(in size: CGSize) -> [NodeDraft] {
        let (middle, half) = (CGPoint(x: size.width / 2, y: size.height / 2), Self.side / 2)
        let path = CGMutablePath()
        path.move(to: CGPoint(x: middle.x - half, y: middle.y))
        path.addLine(to: CGPoint(x: middle.x + half, y: middle.y))
        if isPlus {
            path.move(to: CGPoint(x: middle.x, y: middle.y - half))
            path.addLine(to: CGPoint(x: middle.x, y: middle.y + half))
        }
        var sign = NodeDraft.stroke(path, color, width: 1.8, bounds: CGRect(size))
        if !isUsable { sign.node.style.opacity = 0.3 }
        return [sign]
    }
}

import TreePainter

// Arrows up and down behind the content of a button whose menu changes what it says.
extension UIButton {
    /// Source: developer.apple.com/documentation/uikit/uibutton/changesselectionasprimaryaction
    private var showsPopUpSign: Bool {
        switch configuration?.indicator ?? .automatic {
        case .none: false
        case .popup: true
        case .automatic: changesSelectionAsPrimaryAction && showsMenuAsPrimaryAction && menu != nil
        }
    }

    private static let signSize = CGSize(width: 8, height: 13)
    private static let signGap: CGFloat = 5

    /// Width of the sign and of the space before it; 0 without a sign.
    var popUpRoom: CGFloat { showsPopUpSign ? Self.signGap + Self.signSize.width : 0 }

    /// The sign, behind what is last of image, title and subtitle.
    var popUpNodes: [NodeDraft] {
        guard showsPopUpSign else { return [] }
        let parts = [shownPicture, label, secondLabel].compactMap { $0?.frame }.filter { $0.width > 0 }
        let (size, middle) = (Self.signSize, (box.width - Self.signSize.width) / 2)
        let left = parts.map(\.minX).min().map { $0 - Self.signGap - size.width } ?? middle
        let right = parts.map(\.maxX).max().map { $0 + Self.signGap } ?? middle
        let area = CGRect(
            x: isRightToLeft ? left : right, y: (box.height - size.height) / 2, width: size.width, height: size.height)
        let color = label.textColor ?? currentTitleColor
        return [.stroke(Self.sign(in: area), color.rgba, width: 1.6, bounds: area)]
    }

    private static func sign(in area: CGRect) -> CGPath {
        let path = CGMutablePath()
        let depth = area.height * 0.32
        for (tip, base) in [(area.minY, area.minY + depth), (area.maxY, area.maxY - depth)] {
            path.addLines(between: [
                CGPoint(x: area.minX, y: base), CGPoint(x: area.midX, y: tip), CGPoint(x: area.maxX, y: base),
            ])
        }
        return path
    }

    func popUpDidChange() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }
}

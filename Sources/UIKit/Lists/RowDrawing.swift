import RenderTree
import TreePainter

/// Background, separator and accessory that a table draws around a row's content.
@MainActor struct RowDrawing {
    private let cell: UITableViewCell
    private let area: CGRect
    private static let cornerRadius: CGFloat = 10

    init(_ cell: UITableViewCell) {
        self.cell = cell
        area = CGRect(origin: .zero, size: cell.box.size)
    }

    /// Returns the background.
    func ground(isLit: Bool) -> [NodeDraft] {
        let lights = isLit && cell.selectionStyle != .none && cell.selectionBackground == nil
        let own = cell.backgroundColor == nil && cell.backgroundView == nil ? cell.surroundings.background : nil
        guard let color = lights ? UIColor.systemGray4 : own else { return [] }
        return [.fill(outline, color.rgba, bounds: area)]
    }

    private var outline: CGPath {
        let (top, bottom) = (cell.surroundings.roundsTop, cell.surroundings.roundsBottom)
        guard top || bottom else { return CGPath(rect: area) }
        let (upper, lower): (CGFloat, CGFloat) = (top ? Self.cornerRadius : 0, bottom ? Self.cornerRadius : 0)
        return .rectangle(area, topLeft: upper, topRight: upper, bottomRight: lower, bottomLeft: lower)
    }

    /// The separator and the accessory, drawn above the content.
    var above: [NodeDraft] { separator + (accessory.map { [$0] } ?? []) }

    private var separator: [NodeDraft] {
        guard cell.surroundings.hasSeparator, !cell.surroundings.roundsBottom else { return [] }
        let look = SeparatorLook(
            leading: cell.separatorInset.left, trailing: cell.separatorInset.right, isMirrored: cell.isRightToLeft,
            color: cell.surroundings.separatorColor.rgba)
        return look.nodes(in: area.size)
    }

    private var accessory: NodeDraft? {
        guard cell.shownAccessoryView == nil else { return nil }
        let isMirrored = cell.isRightToLeft
        let (x, y) = (isMirrored ? 24 : area.width - 24, area.height / 2)
        let step: CGFloat = isMirrored ? -6 : 6
        let path = CGMutablePath()
        switch cell.shownAccessoryType {
        case .none, .detailButton: return nil
        case .disclosureIndicator, .detailDisclosureButton:
            path.addLines(between: [CGPoint(x: x, y: y - 6), CGPoint(x: x + step, y: y), CGPoint(x: x, y: y + 6)])
            return .stroke(path, UIColor.tertiaryLabel.rgba, width: 2, bounds: area)
        case .checkmark:
            path.addLines(between: [CGPoint(x: x - 6, y: y), CGPoint(x: x - 1, y: y + 5), CGPoint(x: x + 8, y: y - 6)])
            return .stroke(path, cell.tintColor.rgba, width: 2, bounds: area)
        }
    }
}

extension UIView {
    var holdsControls: Bool {
        subviews.contains { view in
            if view.isHidden { return false }
            return view.nodeContent != .group || view.takesTaps || view.holdsControls
        }
    }

    /// The texts of the descendant labels, in order; nil without any.
    var spokenWords: String? {
        let words = subviews.filter { !$0.isHidden }.compactMap { view in
            view.givenAccessibility.label ?? (view as? UILabel)?.text ?? view.spokenWords
        }.filter { !$0.isEmpty }
        return words.isEmpty ? nil : words.joined(separator: ", ")
    }
}

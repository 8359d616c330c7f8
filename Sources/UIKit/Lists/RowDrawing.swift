/// What a table draws around a row's content.
@MainActor struct RowDrawing {
    private let cell: UITableViewCell
    private let area: CGRect
    private static let cornerRadius: CGFloat = 10

    init(_ cell: UITableViewCell) {
        self.cell = cell
        area = CGRect(origin: .zero, size: cell.box.size)
    }

    /// Below the content.
    func ground(isLit: Bool) -> [ViewMark] {
        let lights = isLit && cell.selectionStyle != .none && cell.selectedBackgroundView == nil
        let own = cell.backgroundColor == nil && cell.backgroundView == nil ? cell.surroundings.background : nil
        guard let color = lights ? UIColor.systemGray4 : own else { return [] }
        return [.fill(outline, color.cgColor, bounds: area)]
    }

    private var outline: CGPath {
        let (top, bottom) = (cell.surroundings.roundsTop, cell.surroundings.roundsBottom)
        guard top || bottom else { return CGPath(rect: area) }
        let (upper, lower): (CGFloat, CGFloat) = (top ? Self.cornerRadius : 0, bottom ? Self.cornerRadius : 0)
        return .rectangle(area, topLeft: upper, topRight: upper, bottomRight: lower, bottomLeft: lower)
    }

    /// The line below the row, and its mark at the end.
    var above: [ViewMark] { [separator, accessory].compactMap(\.self) }

    private var separator: ViewMark? {
        guard cell.surroundings.hasSeparator, !cell.surroundings.roundsBottom else { return nil }
        let inset = cell.separatorInset
        let width = max(0, area.width - inset.left - inset.right)
        // A pixel above the edge: half a pixel further down the next row would cover it.
        let line = CGRect(x: inset.left, y: area.height - 1, width: width, height: 0.5)
        return .box(cell.isRightToLeft ? line.mirrored(in: area.width) : line, cell.surroundings.separatorColor.cgColor)
    }

    private var accessory: ViewMark? {
        guard cell.accessoryView == nil else { return nil }
        let isMirrored = cell.isRightToLeft
        let (x, y) = (isMirrored ? 24 : area.width - 24, area.height / 2)
        let step: CGFloat = isMirrored ? -6 : 6
        let path = CGMutablePath()
        switch cell.accessoryType {
        case .none, .detailButton: return nil
        case .disclosureIndicator, .detailDisclosureButton:
            path.addLines(between: [CGPoint(x: x, y: y - 6), CGPoint(x: x + step, y: y), CGPoint(x: x, y: y + 6)])
            return .stroke(path, UIColor.tertiaryLabel.cgColor, width: 2, bounds: area)
        case .checkmark:
            path.addLines(between: [CGPoint(x: x - 6, y: y), CGPoint(x: x - 1, y: y + 5), CGPoint(x: x + 8, y: y - 6)])
            return .stroke(path, cell.tintColor.cgColor, width: 2, bounds: area)
        }
    }
}

extension UIView {
    var holdsControls: Bool {
        subviews.contains { view in
            if view.isHidden { return false }
            return view.role != .plain || view.holdsControls
        }
    }

    /// The words of the labels within, in order.
    var spokenWords: String? {
        let words = subviews.filter { !$0.isHidden }.compactMap { view in
            view.spokenText.label ?? (view as? UILabel)?.text ?? view.spokenWords
        }.filter { !$0.isEmpty }
        return words.isEmpty ? nil : words.joined(separator: ", ")
    }
}

/// The labels and the image view of a table cell's style, each created when it is first read.
@MainActor final class StyledCellContent {
    private let style: UITableViewCell.CellStyle
    private unowned let area: UIView
    private var madeTitle: UILabel?
    private var madeDetail: UILabel?
    private var madePicture: UIImageView?
    static let margin: CGFloat = 16
    /// Distance of the texts from the end of the content; there is none before an accessory.
    var trailingMargin = margin

    init(_ style: UITableViewCell.CellStyle, _ area: UIView) {
        self.style = style
        self.area = area
    }

    var title: UILabel {
        if let madeTitle { return madeTitle }
        let label = makeLabel(.systemFont(ofSize: style == .value2 ? 12 : 17), style == .value2 ? .tintColor : .label)
        madeTitle = label
        return label
    }

    var detail: UILabel? {
        guard style != .default else { return nil }
        if let madeDetail { return madeDetail }
        let label = makeLabel(
            .systemFont(ofSize: style == .value1 ? 17 : 12), style == .value1 ? .secondaryLabel : .label)
        madeDetail = label
        return label
    }

    var picture: UIImageView {
        if let madePicture { return madePicture }
        let view = UIImageView(frame: .zero)
        view.contentMode = .scaleAspectFit
        area.addSubview(view)
        madePicture = view
        return view
    }

    private func makeLabel(_ font: UIFont, _ color: UIColor) -> UILabel {
        let label = UILabel()
        label.font = font
        label.textColor = color
        area.addSubview(label)
        return label
    }

    // MARK: Measuring

    /// Returns the height for a width; at least 44 points, the height of a touch target.
    func height(atWidth width: CGFloat) -> CGFloat {
        let room = CGSize(
            width: max(1, width - Self.margin - trailingMargin - pictureSize(in: .greatestFiniteMagnitude).width),
            height: 0)
        let heights = [madeTitle, madeDetail].compactMap { $0?.sizeThatFits(room).height }
        let words = style == .subtitle ? heights.reduce(0, +) : heights.max() ?? 0
        return max(44, words + 22)
    }

    /// Returns the image's size, at most as high as the row.
    private func pictureSize(in height: CGFloat) -> CGSize {
        guard let image = madePicture?.image, image.size.height > 0 else { return .zero }
        let side = min(image.size.height, height)
        return CGSize(width: image.size.width * side / image.size.height, height: side)
    }

    // MARK: Layout

    /// Distance of the text from the beginning of the content.
    var textStart: CGFloat {
        let picture = pictureSize(in: area.box.height).width
        return Self.margin + (picture > 0 ? picture + Self.margin : 0)
    }

    func layOut() {
        let height = area.box.height
        let x = textStart
        let picture = pictureSize(in: height)
        madePicture?.frame = CGRect(
            x: Self.margin, y: (height - picture.height) / 2, width: picture.width, height: picture.height)
        let room = max(0, area.box.width - x - trailingMargin)
        if style == .subtitle { stack(x, room, height) } else { spread(x, room, height) }
        area.mirrorIfNeeded([madePicture, madeTitle, madeDetail])
    }

    private func stack(_ x: CGFloat, _ room: CGFloat, _ height: CGFloat) {
        let labels = [madeTitle, madeDetail].compactMap(\.self)
        let heights = labels.map { $0.sizeThatFits(CGSize(width: room, height: 0)).height }
        var y = (height - heights.reduce(0, +)) / 2
        for (label, height) in zip(labels, heights) {
            label.frame = CGRect(x: x, y: y, width: room, height: height)
            y += height
        }
    }

    /// Places the detail at the end with the width that it needs; the title gets the rest.
    private func spread(_ x: CGFloat, _ room: CGFloat, _ height: CGFloat) {
        let more = madeDetail?.sizeThatFits(CGSize(width: room, height: 0)) ?? .zero
        let side = min(more.width, room)
        let own = max(0, room - (side > 0 ? side + 8 : 0))
        if let madeTitle {
            let titleHeight = madeTitle.sizeThatFits(CGSize(width: own, height: 0)).height
            madeTitle.frame = CGRect(x: x, y: (height - titleHeight) / 2, width: own, height: titleHeight)
        }
        madeDetail?.frame = CGRect(
            x: x + room - side, y: (height - more.height) / 2, width: side, height: more.height)
    }
}

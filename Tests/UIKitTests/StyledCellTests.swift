import Testing

@testable import UIKit

@MainActor @Suite(.timeLimit(.minutes(5))) struct `The content of a table's cell` {
    /// Title, detail and picture of a laid out cell of 320 points.
    private func parts(
        _ style: UITableViewCell.CellStyle, picture side: CGFloat? = nil, isMirrored: Bool = false
    ) throws -> (cell: UITableViewCell, title: UILabel, detail: UILabel?, picture: UIImageView) {
        let cell = UITableViewCell(style: style, reuseIdentifier: nil)
        if isMirrored { cell.contentView.semanticContentAttribute = .forceRightToLeft }
        let (title, detail) = (try #require(cell.textLabel), cell.detailTextLabel)
        title.text = "Mussels"
        detail?.text = "With fries"
        let picture = try #require(cell.imageView)
        if let side {
            picture.image = UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in }
        }
        cell.frame = CGRect(x: 0, y: 0, width: 320, height: cell.height(atWidth: 320))
        cell.layoutIfNeeded()
        return (cell, title, detail, picture)
    }

    @Test func `is a title in the middle of the row, 16 points from both ends`() throws {
        let (cell, title, detail, picture) = try parts(.default)
        #expect(detail == nil && picture.frame.size == .zero)
        #expect(cell.frame.height == 44)
        #expect(title.frame == CGRect(x: 16, y: 12, width: 288, height: 20))
    }

    @Test func `is a detail at the other end, and the title has the rest`() throws {
        let (_, title, detail, _) = try parts(.value1)
        let side = try #require(detail)
        #expect(side.frame.width == side.intrinsicContentSize.width && side.frame.maxX == 304)
        #expect(title.frame.minX == 16 && title.frame.maxX == side.frame.minX - 8)
        #expect(title.frame.midY == 22 && side.frame.midY == 22)
    }

    @Test func `is a detail 8 points before the arrow, also in a configuration`() throws {
        let (cell, _, detail, _) = try parts(.value1)
        cell.accessoryType = .disclosureIndicator
        cell.layoutIfNeeded()
        // The arrow's line, which is 2 points thick, begins 25 points before the row's end.
        #expect(detail?.frame.maxX == 287.0)
        var content = UIListContentConfiguration.valueCell()
        (content.text, content.secondaryText) = ("Mussels", "With fries")
        cell.contentConfiguration = content
        func end() -> CGFloat? {
            cell.layoutIfNeeded()
            return cell.contentView.subviews.last?.subviews.compactMap { $0 as? UILabel }.last?.frame.maxX
        }
        #expect(end() == 287)
        content.directionalLayoutMargins.trailing = 40
        cell.contentConfiguration = content
        #expect(end() == 247)
        cell.accessoryType = .none
        content.directionalLayoutMargins.trailing = 16
        cell.contentConfiguration = content
        #expect(end() == 304)
    }

    @Test func `is a detail below the title, and the row is as high as both need`() throws {
        let (cell, title, detail, _) = try parts(.subtitle)
        let below = try #require(detail)
        #expect(cell.frame.height == max(44, title.frame.height + below.frame.height + 22))
        #expect(title.frame.minX == 16 && below.frame.minX == 16 && title.frame.width == 288)
        #expect(below.frame.minY == title.frame.maxY && title.frame.minY == cell.frame.height - below.frame.maxY)
    }

    @Test func `is a picture before the title, no higher than the row`() throws {
        let (cell, title, _, picture) = try parts(.default, picture: 88)
        #expect(cell.frame.height == 44)
        #expect(picture.frame == CGRect(x: 16, y: 0, width: 44, height: 44))
        #expect(title.frame.minX == 16 + 44 + 16 && title.frame.maxX == 304)
        #expect(try parts(.default, picture: 20).picture.frame == CGRect(x: 16, y: 12, width: 20, height: 20))
    }

    @Test func `may be a picture of a single point`() throws {
        let (_, title, _, picture) = try parts(.default, picture: 1)
        #expect(picture.frame == CGRect(x: 16, y: 21.5, width: 1, height: 1) && title.frame.minX == 33)
    }

    @Test func `begins at the right where a language does`() throws {
        let (_, title, detail, picture) = try parts(.value1, picture: 20, isMirrored: true)
        #expect(picture.frame.maxX == 304 && title.frame.maxX == 320 - 52)
        #expect(detail?.frame.minX == 16)
    }
}

import RenderTree
import Testing
import TreePainter

@testable import UIKit

/// A table of one row with a picture of 30 points.
@MainActor private final class Rows: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "Mussels"
        cell.imageView?.image = square(30)
        return cell
    }
}

@MainActor private func square(_ side: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `A row's surroundings` {
    private let cell = UITableViewCell(style: .default, reuseIdentifier: nil)

    private func ground(isLit: Bool = false) throws -> (color: Paint?, path: CGPath)? {
        guard let shape = RowDrawing(cell).ground(isLit: isLit).first?.shape else { return nil }
        return (shape.fill, try #require(CGPath(svg: shape.path)))
    }

    @Test func `are its ground, unless it has one of its own`() throws {
        #expect(try ground() == nil)
        cell.surroundings.background = .red
        #expect(try ground()?.color == .color(UIColor.red.rgba))
        #expect(try ground(isLit: true)?.color == .color(UIColor.systemGray4.rgba))
        cell.selectionStyle = .none
        #expect(try ground(isLit: true)?.color == .color(UIColor.red.rgba))
        cell.backgroundColor = .blue
        #expect(try ground() == nil)
        (cell.backgroundColor, cell.backgroundView) = (nil, UIView())
        #expect(try ground() == nil)
        cell.selectionStyle = .default
        #expect(try ground(isLit: true)?.color == .color(UIColor.systemGray4.rgba))
        cell.selectedBackgroundView = UIView()
        #expect(try ground(isLit: true) == nil)
    }

    @Test func `are round at the ends of a group`() throws {
        cell.surroundings.background = .red
        func corners() throws -> [Bool] {
            let path = try #require(try ground()).path
            return [(1, 1), (319, 1), (1, 43), (319, 43)].map { path.contains(CGPoint(x: $0.0, y: $0.1)) }
        }
        #expect(try corners() == [true, true, true, true])
        cell.surroundings.roundsTop = true
        #expect(try corners() == [false, false, true, true])
        cell.surroundings.roundsBottom = true
        #expect(try corners() == [false, false, false, false])
        cell.surroundings.roundsTop = false
        #expect(try corners() == [true, true, false, false])
    }

    @Test func `are a line below it, but for the last of a group`() {
        cell.surroundings.separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 4)
        func lines() -> [[Double]] { RowDrawing(cell).above.map(\.box) }
        #expect(lines() == [[16, 43, 300, 0.5]])
        cell.semanticContentAttribute = .forceRightToLeft
        #expect(lines() == [[4, 43, 300, 0.5]])
        cell.separatorInset = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 20)
        #expect(lines() == [[20, 43, 300, 0.5]])
        cell.surroundings.roundsBottom = true
        #expect(lines() == [])
        (cell.surroundings.roundsBottom, cell.surroundings.hasSeparator) = (false, false)
        #expect(lines() == [])
    }

    @Test func `are a line that begins at the text, unless the cell says where`() {
        func start() -> Double? {
            cell.layoutIfNeeded()
            return RowDrawing(cell).above.first?.box[0]
        }
        #expect(start() == 16)
        cell.textLabel?.text = "Mussels"
        cell.imageView?.image = square(30)
        #expect(start() == 62.0)
        (cell.indentationLevel, cell.indentationWidth) = (2, 15)
        #expect(start() == 92.0)
        cell.indentationLevel = 0
        cell.surroundings.editing = .delete
        #expect(start() == 102.0)
        cell.surroundings.editing = .none
        var content = UIListContentConfiguration.cell()
        (content.text, content.image) = ("Mussels", square(20))
        cell.contentConfiguration = content
        #expect(start() == 52.0)
        cell.separatorInset = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 0)
        #expect(start() == 5)
    }

    @Test func `are a line that begins where the table says, once it does`() throws {
        let rows = Rows(style: .plain)
        rows.tableView.frame = CGRect(x: 0, y: 0, width: 320, height: 400)
        func start() throws -> Double? {
            rows.tableView.layoutIfNeeded()
            let cell = try #require(rows.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
            return RowDrawing(cell).above.first?.box[0]
        }
        #expect(try start() == 62)
        rows.tableView.separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
        #expect(try start() == 16)
    }

    @Test func `are a mark at its end`() {
        cell.surroundings.hasSeparator = false
        func mark(_ type: UITableViewCell.AccessoryType) -> String? {
            cell.accessoryType = type
            return RowDrawing(cell).above.first?.shape?.path
        }
        #expect(mark(.disclosureIndicator) == "M296 16L302 22L296 28")
        #expect(mark(.detailDisclosureButton) == "M296 16L302 22L296 28")
        #expect(mark(.checkmark) == "M290 22L295 27L304 16")
        #expect(mark(.none) == nil && mark(.detailButton) == nil)
        cell.semanticContentAttribute = .forceRightToLeft
        #expect(mark(.disclosureIndicator) == "M24 16L18 22L24 28" && mark(.checkmark) == "M18 22L23 27L32 16")
        cell.accessoryView = UIView()
        #expect(mark(.checkmark) == nil)
    }

    @Test func `leave the rest to its content`() {
        func frame() -> CGRect {
            cell.layoutIfNeeded()
            return cell.contentView.frame
        }
        #expect(frame() == CGRect(x: 0, y: 0, width: 320, height: 44))
        cell.accessoryType = .checkmark
        #expect(frame().width == 281)
        cell.accessoryType = .disclosureIndicator
        #expect(frame().width == 287)
        cell.accessoryType = .detailButton
        #expect(frame().width == 273)
        cell.accessoryType = .detailDisclosureButton
        #expect(frame().width == 253)
        cell.accessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 10))
        #expect(frame().width == 266)
        #expect(cell.accessoryView?.frame == CGRect(x: 274, y: 17, width: 30, height: 10))
        cell.surroundings.editing = .delete
        #expect(frame() == CGRect(x: 40, y: 0, width: 226, height: 44))
    }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `What a row says` {
    private let view = UIView()

    private func add(_ text: String?, isHidden: Bool = false) {
        let label = UILabel()
        (label.text, label.isHidden) = (text, isHidden)
        view.addSubview(label)
    }

    @Test func `are the texts of the labels that are shown, in their order`() {
        #expect(view.spokenWords == nil)
        add("Mussels")
        add("gone", isHidden: true)
        add("")
        add(nil)
        let inner = UIView()
        let fries = UILabel()
        fries.text = "Fries"
        inner.addSubview(fries)
        view.addSubview(inner)
        #expect(view.spokenWords == "Mussels, Fries")
        inner.accessibilityLabel = "Side dish"
        #expect(view.spokenWords == "Mussels, Side dish")
    }

    @Test func `are controls, at any depth, that are not hidden`() {
        add("Mussels")
        #expect(!view.holdsControls)
        let (inner, button) = (UIView(), UIButton(frame: .zero))
        inner.addSubview(button)
        view.addSubview(inner)
        #expect(view.holdsControls)
        inner.isHidden = true
        #expect(!view.holdsControls)
    }
}

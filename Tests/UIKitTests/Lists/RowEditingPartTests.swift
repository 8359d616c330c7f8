import RenderTree
import Testing

@testable import UIKit

private final class ToldCell: UITableViewCell {
    var states: [UInt] = []
    override func willTransition(to state: StateMask) { states.append(state.rawValue) }
    override func didTransition(to state: StateMask) { states.append(10 + state.rawValue) }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `A row that is edited` {
    private let cell = ToldCell(style: .default, reuseIdentifier: nil)

    @Test func `is told before and after`() {
        cell.isEditing = true
        cell.isEditing = true
        cell.isEditing = false
        #expect(cell.states == [1, 11, 0, 10])
    }

    @Test func `has another accessory`() {
        let (usual, other) = (UISwitch(), UISwitch())
        (cell.accessoryView, cell.editingAccessoryView) = (usual, other)
        cell.layoutIfNeeded()
        #expect(usual.superview === cell && other.superview == nil)
        cell.isEditing = true
        cell.layoutIfNeeded()
        #expect(usual.superview == nil && other.superview === cell && other.frame.maxX == cell.bounds.maxX - 16)
        cell.editingAccessoryView = nil
        #expect(cell.shownAccessoryView == nil && cell.shownAccessoryType == .none)
        cell.editingAccessoryType = .checkmark
        #expect(cell.shownAccessoryType == .checkmark)
    }

    @Test func `has the background for several that are marked`() {
        (cell.selectedBackgroundView, cell.multipleSelectionBackgroundView) = (UIView(), UIView())
        (cell.isSelected, cell.isEditing) = (true, true)
        #expect(
            cell.selectedBackgroundView?.isHidden == false && cell.multipleSelectionBackgroundView?.isHidden == true)
        cell.surroundings.isMarkable = true
        cell.isSelected = true
        #expect(
            cell.selectedBackgroundView?.isHidden == true && cell.multipleSelectionBackgroundView?.isHidden == false)
    }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `Places in a table` {
    private let ledger = Ledger(count: 20)

    @Test func `are those of a section with its header and footer`() {
        let table = ledger.table
        (table.sectionHeaderHeight, table.sectionFooterHeight) = (30, 10)
        let whole = table.rect(forSection: 0)
        #expect(whole.minY == table.rectForHeader(inSection: 0).minY)
        #expect(whole.maxY == table.rectForFooter(inSection: 0).maxY && whole.height == 20 * 50 + 40)
        #expect(table.rect(forSection: 9) == .zero && table.rectForFooter(inSection: 9) == .zero)
    }

    @Test func `tell which rows are there`() {
        let rows = ledger.table.indexPathsForRows(in: CGRect(x: 0, y: 60, width: 10, height: 90))
        #expect(rows?.map(\.row) == [1, 2])
        #expect(ledger.table.indexPathsForRows(in: CGRect(x: 0, y: -50, width: 10, height: 50)) == [])
    }

    @Test func `are scrolled to where the nearest selected row is`() {
        let table = ledger.table
        table.allowsMultipleSelection = true
        for row in [1, 15] { table.selectRow(at: ledger.path(row), animated: false, scrollPosition: .none) }
        table.contentOffset.y = 500
        table.scrollToNearestSelectedRow(at: .top, animated: false)
        #expect(table.contentOffset.y > 500)
    }

    @Test func `have lines whose insets are counted from the row's edges or from their own`() {
        let table = ledger.table
        func left() -> CGFloat? {
            table.layoutIfNeeded()
            return ledger.cell(0)?.separatorInset.left
        }
        table.separatorInsetReference = .fromAutomaticInsets
        #expect(left() == 16)
        table.separatorInset = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 0)
        #expect(left() == 26)
        table.separatorInsetReference = .fromCellEdges
        #expect(left() == 10)
    }

    @Test func `are not settled while changes are collected`() {
        var isOpen = false
        ledger.table.performBatchUpdates { isOpen = ledger.table.hasUncommittedUpdates }
        #expect(isOpen && !ledger.table.hasUncommittedUpdates)
    }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `A configured background` {
    @Test func `has a view and an outline`() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        var background = UIBackgroundConfiguration.clear()
        let view = UIView()
        (background.customView, background.strokeColor, background.strokeWidth) = (view, .red, 2)
        background.strokeColorTransformer = UIConfigurationColorTransformer { $0.withAlphaComponent(0.5) }
        cell.backgroundConfiguration = background
        #expect(cell.subviews.first === view && view.frame == cell.bounds)
        #expect(cell.layer.borderWidth == 2 && cell.layer.borderColor?.alpha == 0.5)
        cell.backgroundConfiguration = nil
        #expect(view.superview == nil && cell.layer.borderWidth == 0)
    }

    @Test func `has a picture above its colour, and none without one`() throws {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        var background = UIBackgroundConfiguration.clear()
        background.image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { _ in }
        background.imageContentMode = .scaleAspectFill
        cell.backgroundConfiguration = background
        let picture = try #require(cell.subviews.first as? UIImageView)
        #expect(picture.image === background.image && picture.contentMode == .scaleAspectFill)
        #expect(picture.frame == cell.bounds)
        background.image = nil
        cell.backgroundConfiguration = background
        #expect(picture.superview == nil)
    }

    @Test func `is brought up to date with a header`() {
        let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
        var count = 0
        header.configurationUpdateHandler = { view, state in
            count += 1
            view.backgroundConfiguration = state.isPinned ? nil : .listGroupedCell()
        }
        #expect(count == 1 && header.backgroundColor == .secondarySystemGroupedBackground)
        header.setNeedsUpdateConfiguration()
        #expect(count == 2)
    }

    @Test func `stands behind a text in the case that it is to have`() throws {
        var content = UIListContentConfiguration.cell()
        content.text = "some words"
        func shown() -> String? {
            content.makeContentView().subviews.compactMap { ($0 as? UILabel)?.text }.first
        }
        #expect(shown() == "some words")
        content.textProperties.transform = .uppercase
        #expect(shown() == "SOME WORDS")
        content.textProperties.transform = .capitalized
        #expect(shown() == "Some Words")
        content.textProperties.colorTransformer = UIConfigurationColorTransformer { _ in .systemRed }
        let label = content.makeContentView().subviews.compactMap { $0 as? UILabel }.first
        #expect(label?.textColor == .systemRed)
    }
}

import RenderTree

@testable import UIKit

/// A table of sections with names in them, each row 50 points high, that writes down what it is told.
@MainActor final class Ledger: NSObject, UITableViewDataSource, UITableViewDelegate {
    let table: UITableView
    var sections: [[String]]
    var heard: [String] = []
    /// Answers to what the delegate is asked; rows that are not named are left to their defaults.
    var willSelect: [IndexPath: IndexPath?] = [:]
    var willDeselect: [IndexPath: IndexPath?] = [:]
    var dull: Set<IndexPath> = []
    var editable: Set<IndexPath> = []
    var heights: [IndexPath: CGFloat] = [:]
    var titles: [Int: String] = [:]
    var endings: [Int: String] = [:]
    /// How often a cell was asked for.
    private(set) var asked: [String] = []

    init(_ sections: [[String]], style: UITableView.Style = .plain, height: CGFloat = 400) {
        self.sections = sections
        table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: height), style: style)
        super.init()
        table.rowHeight = 50
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        (table.dataSource, table.delegate) = (self, self)
        table.layoutIfNeeded()
    }

    convenience init(count: Int, height: CGFloat = 400) { self.init([(0..<count).map(String.init)], height: height) }

    func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

    func cell(_ row: Int, _ section: Int = 0) -> UITableViewCell? {
        table.layoutIfNeeded()
        return table.cellForRow(at: path(row, section))
    }

    /// Texts of the rows' cells from top to bottom, as a person sees them.
    var shown: [String] {
        table.layoutIfNeeded()
        return sections.indices.flatMap { section in
            (0..<table.numberOfRows(inSection: section)).map { cell($0, section)?.textLabel?.text ?? "?" }
        }
    }

    func tap(_ row: Int, _ section: Int = 0) { cell(row, section)?.send(.tap(NodeID(rawValue: 1))) }
    func press(_ row: Int, isDown: Bool) { cell(row)?.receive(.press(NodeID(rawValue: 1), isDown: isDown)) }

    func forget() { (heard, asked) = ([], []) }

    // MARK: Data source

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = sections[indexPath.section][indexPath.row]
        asked.append(sections[indexPath.section][indexPath.row])
        return cell
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { titles[section] }
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { endings[section] }
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { editable.contains(indexPath) }
    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        heard.append("commit \(editingStyle) \(indexPath.row)")
        guard editingStyle == .delete else { return }
        sections[indexPath.section].remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .automatic)
    }

    // MARK: Delegate

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        heights[indexPath] ?? tableView.rowHeight
    }
    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        !dull.contains(indexPath)
    }
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        heard.append("will select \(indexPath.row)")
        return willSelect[indexPath] ?? indexPath
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        heard.append("did select \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        heard.append("will deselect \(indexPath.row)")
        return willDeselect[indexPath] ?? indexPath
    }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        heard.append("did deselect \(indexPath.row)")
    }
    func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) { heard.append("gone \(cell.textLabel?.text ?? "?") \(indexPath.row)") }
}

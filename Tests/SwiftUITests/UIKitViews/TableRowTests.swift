import RenderTree
import SwiftUI
import Testing
import UIKit

private final class Settings: UITableViewController {
    var isOn = false
    var tapped: [String] = []

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: indexPath.row == 1 ? .subtitle : .value1, reuseIdentifier: nil)
        cell.textLabel?.text = ["Sound", "Name", "About"][indexPath.row]
        cell.detailTextLabel?.text = ["", "Kate", "1.0"][indexPath.row]
        if indexPath.row == 0 {
            let toggle = UISwitch()
            toggle.accessibilityLabel = "Sound on"
            toggle.addAction(
                UIAction { [weak self, weak toggle] _ in self?.isOn = toggle?.isOn == true }, for: .valueChanged)
            cell.accessoryView = toggle
        }
        if indexPath.row == 2 { cell.accessoryType = .detailButton }
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tapped.append("row \(indexPath.row)")
    }

    override func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        tapped.append("detail \(indexPath.row)")
    }

    override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
        header.textLabel?.text = "Settings"
        return header
    }
}

/// A cell whose constraints say how high it is.
private final class NoteCell: UITableViewCell {
    let note = UILabel()

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        note.numberOfLines = 0
        note.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(note)
        NSLayoutConstraint.activate([
            note.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
            note.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
            note.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
            note.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
        ])
    }

    required init?(coder: NSCoder) { nil }
}

private final class Notes: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
        let text = indexPath.row == 0 ? "Short" : String(repeating: "A long note about mussels. ", count: 8)
        (cell as? NoteCell)?.note.text = text
        return cell
    }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `A table's row` {
    @Test func `is an area that takes taps beside the switch in it`() {
        let settings = Settings(style: .insetGrouped)
        let screen = Screen(controller: settings)
        #expect(screen.content("Sound on") == .toggle(ToggleContent(isOn: false)))
        screen.tap("Sound on")
        #expect(settings.isOn)
        #expect(settings.tapped.isEmpty)
        #expect(screen.node("Sound")?.accessibility.traits == [.button])
        #expect(screen.node("Sound")?.style.hitPath != nil)
        screen.tap("Sound")
        #expect(settings.tapped == ["row 0"])
        #expect(screen.diagnostics.isEmpty)
    }

    @Test func `says its title and what belongs to it`() {
        let screen = Screen(controller: Settings(style: .insetGrouped))
        #expect(screen.content("Name, Kate") == .button(ButtonContent()))
        #expect(screen.texts.contains("Settings"))
    }

    @Test func `has a button for more, which is not the row`() {
        let settings = Settings(style: .plain)
        let screen = Screen(controller: settings)
        screen.tap("More Info")
        #expect(settings.tapped == ["detail 2"])
    }

    @Test func `is as high as its constraints need`() {
        let notes = Notes()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        table.register(NoteCell.self, forCellReuseIdentifier: "note")
        table.dataSource = notes
        let screen = Screen(views: table)
        let heights = (0..<2).map { table.rectForRow(at: IndexPath(row: $0, section: 0)).height }
        #expect(heights[0] < 50)
        #expect(heights[1] > 90)
        #expect(screen.scroll?.contentSize.height == Double(heights[0] + heights[1]))
        #expect(screen.diagnostics.isEmpty)
    }

    @Test func `stands the other way round where the device reads from the right`() {
        let screen = Screen(controller: Settings(style: .plain))
        #expect(screen.frame("Sound on")?.maxX == 304)
        #expect(screen.frame(text: "Name")?.minX == 16)
        screen.renderer.environment = RenderEnvironment(layoutDirection: .rightToLeft)
        screen.render()
        #expect(screen.frame("Sound on")?.minX == 16)
        #expect(screen.frame(text: "Name")?.maxX == 304)
        #expect(screen.frame("More Info")?.minX == 8)
    }

    @Test func `shows its own ground, and another while it is chosen`() {
        let settings = Settings(style: .plain)
        let screen = Screen(controller: settings)
        let cell = settings.tableView.visibleCells[1]
        let light = UIView()
        light.backgroundColor = .systemYellow
        light.accessibilityLabel = "Lit"
        cell.selectedBackgroundView = light
        screen.render()
        #expect(screen.node("Lit") == nil)
        settings.tableView.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
        screen.render()
        #expect(screen.node("Lit") != nil)
    }
}

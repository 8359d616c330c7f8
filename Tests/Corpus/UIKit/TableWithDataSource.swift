import UIKit

class SettingsViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    enum Section: Int, CaseIterable {
        case general, about
    }

    let tableView = UITableView(frame: .zero, style: .insetGrouped)
    var isSoundOn = true
    lazy var soundSwitch: UISwitch = {
        let toggle = UISwitch()
        toggle.isOn = isSoundOn
        toggle.onTintColor = .systemGreen
        toggle.addAction(
            UIAction { [weak self] action in
                guard let toggle = action.sender as? UISwitch else { return }
                self?.isSoundOn = toggle.isOn
            }, for: .valueChanged)
        return toggle
    }()

    override func loadView() {
        view = tableView
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.dataSource = self
        tableView.delegate = self
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        tableView.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
        tableView.sectionHeaderHeight = UITableView.automaticDimension
        tableView.keyboardDismissMode = .onDrag
        tableView.separatorStyle = .singleLine
        tableView.separatorColor = .separator
        tableView.backgroundView = nil
        tableView.contentInsetAdjustmentBehavior = .automatic
        if #available(iOS 15.0, *) {
            tableView.sectionHeaderTopPadding = 0
        }
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if let selected = tableView.indexPathForSelectedRow {
            tableView.deselectRow(at: selected, animated: animated)
        }
    }

    func numberOfSections(in tableView: UITableView) -> Int {
        return Section.allCases.count
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        switch Section(rawValue: section)! {
        case .general: return 2
        case .about: return 1
        }
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        var content = cell.defaultContentConfiguration()
        switch (indexPath.section, indexPath.row) {
        case (0, 0):
            content.text = "Sound"
            content.image = UIImage(systemName: "speaker.wave.2")
            content.imageProperties.tintColor = .systemRed
            cell.accessoryView = soundSwitch
            cell.selectionStyle = .none
        case (0, _):
            content = UIListContentConfiguration.valueCell()
            content.text = "Language"
            content.secondaryText = "English"
            cell.accessoryType = .disclosureIndicator
        default:
            content.text = "About"
            content.textProperties.font = .boldSystemFont(ofSize: 17)
            content.textProperties.color = .systemBlue
            content.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 12, leading: 20, bottom: 12, trailing: 20)
        }
        cell.contentConfiguration = content
        var background = UIBackgroundConfiguration.listGroupedCell()
        background.cornerRadius = 12
        background.backgroundColor = .secondarySystemGroupedBackground
        cell.backgroundConfiguration = background
        return cell
    }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
        header?.textLabel?.text = section == 0 ? "General" : "About"
        return header
    }

    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 32 }
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { section == 1 ? "Version 1.0" : nil }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 48 }
    func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat { 48 }

    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        indexPath.section == 0 && indexPath.row == 0 ? nil : indexPath
    }

    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        cell.layoutMargins = .zero
        cell.preservesSuperviewLayoutMargins = false
    }

    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        tableView.cellForRow(at: indexPath)?.accessoryType = .none
    }

    func scrollToTop() {
        tableView.scrollToRow(at: IndexPath(row: 0, section: 0), at: .top, animated: true)
        tableView.performBatchUpdates({
            self.tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .top)
            self.tableView.deleteSections(IndexSet(integer: 1), with: .fade)
        }, completion: { finished in print(finished) })
        tableView.beginUpdates()
        tableView.moveRow(at: IndexPath(row: 0, section: 0), to: IndexPath(row: 1, section: 0))
        tableView.reloadSections(IndexSet(integersIn: 0..<1), with: .automatic)
        tableView.endUpdates()
    }
}

//
//  ListViewController.swift
//  PartyMessages
//

import UIKit

protocol ListViewControllerDelegate: class {
    func listViewController(_ controller: ListViewController, didFinish list: PartyList)
}

class ItemCell: UITableViewCell {
    static let reuseIdentifier = "ItemCell"

    @IBOutlet private weak var nameLabel: UILabel!

    func show(_ name: String) {
        nameLabel.text = name
    }
}

class ListViewController: UIViewController {
    static let storyboardIdentifier = "ListViewController"

    weak var delegate: ListViewControllerDelegate?
    var list = PartyList()

    @IBOutlet weak var titleLabel: UILabel!
    @IBOutlet weak var nameField: UITextField!
    @IBOutlet weak var tableView: UITableView!
    @IBOutlet var sendButton: UIButton!

    override func viewDidLoad() {
        super.viewDidLoad()
        titleLabel.text = list.title
        update()
    }

    @IBAction func addItem(_ sender: Any) {
        guard let name = nameField.text, !name.isEmpty else { return }
        list.items.append(name)
        nameField.text = nil
        tableView.reloadData()
        update()
    }

    @IBAction func rename(_ sender: UIButton) {
        let alert = UIAlertController(title: "Name", message: "What is it called?", preferredStyle: .alert)
        alert.addTextField { field in field.placeholder = "Name of the list" }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel, handler: nil))
        alert.addAction(UIAlertAction(title: "Save", style: .default) { _ in
            guard let title = alert.textFields?.first?.text, !title.isEmpty else { return }
            self.list.title = title
            self.titleLabel.text = title
        })
        present(alert, animated: true, completion: nil)
    }

    @IBAction func finish() {
        delegate?.listViewController(self, didFinish: list)
    }

    private func update() {
        sendButton.isEnabled = !list.items.isEmpty
    }
}

extension ListViewController: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return list.items.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: ItemCell.reuseIdentifier, for: indexPath) as! ItemCell
        cell.show(list.items[indexPath.row])
        return cell
    }
}

extension ListViewController: UITextFieldDelegate {
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        addItem(textField)
        return true
    }
}

import UIKit
import UniformTypeIdentifiers

final class DropTableController: UITableViewController {
    private var items = ["Alpha", "Beta", "Gamma"]
    private var images: [UIImage] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        tableView.dragInteractionEnabled = true
        tableView.dragDelegate = self
        tableView.dropDelegate = self
        tableView.rowHeight = UITableView.automaticDimension
        tableView.estimatedRowHeight = 60
        tableView.sectionHeaderTopPadding = 0
        navigationItem.rightBarButtonItem = editButtonItem
        refreshControl = UIRefreshControl(frame: .zero, primaryAction: UIAction { [weak self] _ in self?.refreshControl?.endRefreshing() })
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { items.count }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = items[indexPath.row]
        cell.contentConfiguration = content
        cell.accessoryType = .detailDisclosureButton
        return cell
    }
    override func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {
        items.insert(items.remove(at: source.row), at: destination.row)
    }
    override func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
        guard editingStyle == .delete else { return }
        items.remove(at: indexPath.row)
        tableView.performBatchUpdates { tableView.deleteRows(at: [indexPath], with: .automatic) } completion: { _ in }
    }
    override func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration? {
        let pin = UIContextualAction(style: .normal, title: "Pin") { [weak self] action, view, done in
            guard let self else { return done(false) }
            items.swapAt(0, indexPath.row)
            tableView.moveRow(at: indexPath, to: IndexPath(row: 0, section: 0))
            done(true)
        }
        pin.backgroundColor = .systemOrange
        return UISwipeActionsConfiguration(actions: [pin])
    }
    override func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        present(UIAlertController(title: items[indexPath.row], message: nil, preferredStyle: .actionSheet), animated: true)
    }
}

extension DropTableController: UITableViewDragDelegate {
    func tableView(_ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath) -> [UIDragItem] {
        let provider = NSItemProvider(object: items[indexPath.row] as NSString)
        let item = UIDragItem(itemProvider: provider)
        item.localObject = items[indexPath.row]
        session.localContext = indexPath
        return [item]
    }
    func tableView(_ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath) -> UIDragPreviewParameters? {
        let parameters = UIDragPreviewParameters()
        parameters.visiblePath = UIBezierPath(roundedRect: tableView.rectForRow(at: indexPath).insetBy(dx: 8, dy: 0), cornerRadius: 10)
        parameters.backgroundColor = .clear
        return parameters
    }
    func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) { navigationItem.prompt = "Dragging" }
    func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) { navigationItem.prompt = nil }
    func tableView(_ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession) -> Bool { false }
}

extension DropTableController: UITableViewDropDelegate {
    func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
        session.canLoadObjects(ofClass: NSString.self) || session.hasItemsConforming(toTypeIdentifiers: [UTType.image.identifier])
    }
    func tableView(_ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession, withDestinationIndexPath destination: IndexPath?) -> UITableViewDropProposal {
        guard session.items.count == 1 else { return UITableViewDropProposal(operation: .cancel) }
        if tableView.hasActiveDrag {
            return UITableViewDropProposal(operation: tableView.isEditing ? .cancel : .move, intent: .insertAtDestinationIndexPath)
        }
        return UITableViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
    }
    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
        let destination = coordinator.destinationIndexPath ?? IndexPath(row: tableView.numberOfRows(inSection: 0), section: 0)
        switch coordinator.proposal.operation {
        case .move:
            guard let item = coordinator.items.first, let source = item.sourceIndexPath else { return }
            tableView.performBatchUpdates {
                self.items.insert(self.items.remove(at: source.row), at: destination.row)
                tableView.moveRow(at: source, to: destination)
            }
            coordinator.drop(item.dragItem, toRowAt: destination)
        case .copy:
            for item in coordinator.items {
                let placeholder = UITableViewDropPlaceholder(insertionIndexPath: destination, reuseIdentifier: "cell", rowHeight: 60)
                placeholder.cellUpdateHandler = { cell in
                    var content = cell.defaultContentConfiguration()
                    content.text = "Loading…"
                    cell.contentConfiguration = content
                }
                let context = coordinator.drop(item.dragItem, to: placeholder)
                let progress = item.dragItem.itemProvider.loadObject(ofClass: NSString.self) { [weak self] object, error in
                    let text = (object as? NSString).map { $0 as String }
                    DispatchQueue.main.async {
                        MainActor.assumeIsolated {
                            guard let text else { context.deletePlaceholder(); return }
                            context.commitInsertion { indexPath in self?.items.insert(text, at: indexPath.row) }
                        }
                    }
                }
                print(progress.isCancellable)
            }
        default: break
        }
    }
    func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {}
}

import SwiftUI
import UIKit

struct UIKitListsPage: View {
    var body: some View {
        SamplePage {
            Sample("UINavigationController with a UITableView") { Dishes().frame(height: 300) }
            Sample("UICollectionView") { Board().frame(height: 130) }
        }
    }
}

private struct Dishes: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> UINavigationController {
        UINavigationController(rootViewController: DishesController(style: .insetGrouped))
    }
    func updateUIViewController(_ controller: UINavigationController, context: Context) {}
}

private final class DishesController: UITableViewController {
    private var dishes = ["Mussels", "Fries", "Waffle"]

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Menu"
        navigationItem.rightBarButtonItem = editButtonItem
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { dishes.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
        cell.textLabel?.text = dishes[indexPath.row]
        cell.detailTextLabel?.text = "\(indexPath.row + 1)"
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Dishes" }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let page = UIViewController()
        page.title = dishes[indexPath.row]
        page.view.backgroundColor = .systemBackground
        let label = UILabel(frame: CGRect(x: 16, y: 16, width: 250, height: 30))
        label.text = "All about \(dishes[indexPath.row])"
        page.view.addSubview(label)
        navigationController?.pushViewController(page, animated: true)
    }

    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        dishes.remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .automatic)
    }
}

private struct Board: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> BoardController {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 56, height: 56)
        layout.minimumInteritemSpacing = 6
        layout.minimumLineSpacing = 6
        return BoardController(collectionViewLayout: layout)
    }
    func updateUIViewController(_ controller: BoardController, context: Context) {}
}

private final class BoardController: UICollectionViewController {
    private var taken: Set<Int> = []

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 9 }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        let isTaken = taken.contains(indexPath.item)
        cell.backgroundColor = isTaken ? .systemGreen : .tertiarySystemFill
        cell.layer.cornerRadius = 8
        cell.accessibilityLabel = "Field \(indexPath.item + 1)" + (isTaken ? ", taken" : "")
        return cell
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        taken.insert(indexPath.item)
        collectionView.reloadItems(at: [indexPath])
    }
}

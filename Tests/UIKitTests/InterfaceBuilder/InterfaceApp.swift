import UIKit

// Classes that the storyboards of `Tests/Fixtures/interfaces` name, with the tables of members that `parley open` writes for them.

final class ListController: UIViewController, UITableViewDataSource, UITableViewDelegate, UITextFieldDelegate {
    weak var addButton: UIButton?
    weak var nameField: UITextField?
    weak var table: UITableView?
    weak var tableTop: NSLayoutConstraint?
    var parts: [UIView] = []
    var calls: [String] = []
    var sizeInViewDidLoad = CGSize.zero
    var fieldWidthInViewDidLoad: CGFloat = 0
    var allowsSegues = true

    override func viewDidLoad() {
        super.viewDidLoad()
        sizeInViewDidLoad = view.bounds.size
        fieldWidthInViewDidLoad = nameField?.frame.width ?? 0
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        calls.append("awake")
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "ItemCell", for: indexPath)
        (cell as? ItemCell)?.nameLabel?.text = "Item \(indexPath.row)"
        return cell
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { calls.append("selected") }

    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        calls.append("should \(identifier)")
        return allowsSegues
    }
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        calls.append("prepare \(segue.identifier ?? "")")
        (segue.destination as? DetailController)?.given = (sender as? ItemCell)?.nameLabel?.text
    }

    enum Members: MemberTable {
        static var members: ClassMembers {
            var members = ClassMembers(of: ListController.self)
            members.action("add:") { (it: ListController, button: UIButton) in
                it.calls.append("add \(button.currentTitle ?? "")")
            }
            members.action("typed:") { (it: ListController, field: UITextField) in it.calls.append("typed") }
            members.property("addButton") { (it: ListController) in
                it.addButton
            } set: {
                $0.addButton = $1
            }
            members.property("nameField") { (it: ListController) in
                it.nameField
            } set: {
                $0.nameField = $1
            }
            members.property("table") { (it: ListController) in
                it.table
            } set: {
                $0.table = $1
            }
            members.property("tableTop") { (it: ListController) in
                it.tableTop
            } set: {
                $0.tableTop = $1
            }
            members.property("parts") { (it: ListController) in
                it.parts
            } set: {
                $0.parts = $1
            }
            return members
        }
    }
}

final class ItemCell: UITableViewCell {
    weak var nameLabel: UILabel?
    var doneCount = 0

    enum Members: MemberTable {
        static var members: ClassMembers {
            var members = ClassMembers(of: ItemCell.self)
            members.action("done:") { (it: ItemCell, _: UIButton) in it.doneCount += 1 }
            members.property("nameLabel") { (it: ItemCell) in
                it.nameLabel
            } set: {
                $0.nameLabel = $1
            }
            return members
        }
    }
}

final class DetailController: UIViewController {
    weak var notes: UITextView?
    weak var picture: UIImageView?
    var given: String?
    var calls: [String] = []

    enum Members: MemberTable {
        static var members: ClassMembers {
            var members = ClassMembers(of: DetailController.self)
            members.action("switched:") { (it: DetailController, _: UISwitch) in it.calls.append("switched") }
            members.action("save:") { (it: DetailController, _: UIBarButtonItem) in it.calls.append("save") }
            members.action("tapped:") { (it: DetailController, _: UITapGestureRecognizer) in it.calls.append("tapped") }
            members.property("notes") { (it: DetailController) in
                it.notes
            } set: {
                $0.notes = $1
            }
            members.property("picture") { (it: DetailController) in
                it.picture
            } set: {
                $0.picture = $1
            }
            return members
        }
    }
}

/// An item of a bar that notes which title it has in its initialiser.
final class SaveItem: UIBarButtonItem {
    private(set) var titleInInit: String?

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        titleInInit = title
    }

    enum Members: MemberTable {
        static var members: ClassMembers { ClassMembers(of: SaveItem.self) }
    }
}

final class BoardController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
    weak var board: UICollectionView?
    weak var sendButton: UIButton?
    var sendCount = 0

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 9 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        collectionView.dequeueReusableCell(withReuseIdentifier: "Square", for: indexPath)
    }
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "Header", for: indexPath)
    }

    enum Members: MemberTable {
        static var members: ClassMembers {
            var members = ClassMembers(of: BoardController.self)
            members.action("send") { (it: BoardController) in it.sendCount += 1 }
            members.property("board") { (it: BoardController) in
                it.board
            } set: {
                $0.board = $1
            }
            members.property("sendButton") { (it: BoardController) in
                it.sendButton
            } set: {
                $0.sendButton = $1
            }
            return members
        }
    }
}

final class SquareCell: UICollectionViewCell {
    weak var mark: UILabel?

    enum Members: MemberTable {
        static var members: ClassMembers {
            var members = ClassMembers(of: SquareCell.self)
            members.property("mark") { (it: SquareCell) in
                it.mark
            } set: {
                $0.mark = $1
            }
            return members
        }
    }
}

final class FirstStep: UIViewController {
    var calls: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        calls.append("loaded")
    }
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        calls.append("prepare \(segue.identifier ?? "")")
    }

    enum Members: MemberTable {
        static var members: ClassMembers {
            var members = ClassMembers(of: FirstStep.self)
            members.action("startOver:") { (it: FirstStep, segue: UIStoryboardSegue) in
                it.calls.append("over from \(type(of: segue.source))")
            }
            return members
        }
    }
}

final class EmbeddedStep: UIViewController {
    var sizeInViewDidLoad = CGSize.zero

    override func viewDidLoad() {
        super.viewDidLoad()
        sizeInViewDidLoad = view.bounds.size
    }

    enum Members: MemberTable {
        static var members: ClassMembers { ClassMembers(of: EmbeddedStep.self) }
    }
}

final class SecondStep: UIViewController {
    var calls: [String] = []

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        calls.append("prepare \(segue.identifier ?? "")")
    }

    enum Members: MemberTable {
        static var members: ClassMembers { ClassMembers(of: SecondStep.self) }
    }
}

final class CardOwner: UIResponder {
    var content: UIView?
    weak var caption: UILabel?
    private(set) var isAwake = false

    override func awakeFromNib() { isAwake = true }

    enum Members: MemberTable {
        static var members: ClassMembers {
            var members = ClassMembers(of: CardOwner.self)
            members.property("content") { (it: CardOwner) in
                it.content
            } set: {
                $0.content = $1
            }
            members.property("caption") { (it: CardOwner) in
                it.caption
            } set: {
                $0.caption = $1
            }
            return members
        }
    }
}

final class GestureController: UIViewController, UIGestureRecognizerDelegate {
    weak var store: GameStore?
    weak var box: UIView?
    weak var recognizer: UIGestureRecognizer?
    var level = 0
    var calls: [String] = []

    enum Members: MemberTable {
        static var members: ClassMembers {
            var members = ClassMembers(of: GestureController.self)
            members.action("tapped:") { (it: GestureController, _: UIGestureRecognizer) in it.calls.append("tapped") }
            members.action("ask:") { (it: GestureController, _: UIButton) in it.calls.append("asked") }
            members.property("store") { (it: GestureController) in
                it.store
            } set: {
                $0.store = $1
            }
            members.property("box") { (it: GestureController) in
                it.box
            } set: {
                $0.box = $1
            }
            members.property("recognizer") { (it: GestureController) in
                it.recognizer
            } set: {
                $0.recognizer = $1
            }
            members.property("level") { (it: GestureController) in
                it.level
            } set: {
                $0.level = $1
            }
            return members
        }
    }
}

final class GameStore: NSObject {
    let mark: Int

    override init() {
        mark = 7
        super.init()
    }

    enum Members: MemberTable {
        static var members: ClassMembers { ClassMembers(of: GameStore.self) }
    }
}

final class DoubleTap: UITapGestureRecognizer {
    let mark = 5

    enum Members: MemberTable {
        static var members: ClassMembers { ClassMembers(of: DoubleTap.self) }
    }
}

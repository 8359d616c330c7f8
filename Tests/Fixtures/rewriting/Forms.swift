// swift-format-ignore-file
//
//  Forms.swift
//  Written for iOS with Swift 5, in every form that needs Objective-C there.
//

import UIKit

nonisolated(unsafe) public var calls: [String] = []

protocol BoardDelegate: class {
    func boardDidEnd(_ board: Board)
}

@MainActor @objc protocol Turns {
    func turnBegan(_ number: Int)
    @objc optional func turnEnded(_ number: Int)
}

@IBDesignable
public class Board: UIView, Turns {
    @IBOutlet private weak var titleLabel: UILabel!
    @IBOutlet var cells: [UILabel]!
    @IBOutlet public weak var delegate: AnyObject?
    @IBInspectable var radius: CGFloat = 0 {
        didSet { layer.cornerRadius = radius }
    }
    @IBInspectable var isRound: Bool = false
    @IBInspectable
    public var caption: String? { get { titleLabel?.text } set { titleLabel?.text = newValue } }
    @objc dynamic var score = 1
    @objc private(set) var round: Int = 3
    @objc(isFinished) var finished: Bool { return round > 5 }

    public let button = UIButton(type: .system)
    public let item = UIBarButtonItem(title: "Undo", style: .plain, target: nil, action: nil)
    public var timer: Timer?
    public var link: CADisplayLink?

    override public init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    required public init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        setUp()
    }

    private func setUp() {
        addSubview(button)
        button.addTarget(self, action: #selector(tapped(_:)), for: .touchUpInside)
        button.addTarget(self, action: #selector(Board.touched(_:with:)), for: .touchDown)
        button.addTarget(nil, action: #selector(FormsViewController.play(_:)), for: .touchUpInside)
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(handleTap)))
        item.target = self
        item.action = #selector(self.undo)
        NotificationCenter.default.addObserver(self, selector: #selector(joined), name: Board.joinedName, object: nil)
        timer = Timer(timeInterval: 1000, target: self, selector: #selector(tick(_:)), userInfo: ["step": 2], repeats: true)
        link = CADisplayLink(target: self, selector: #selector(step(link:)))
    }

    static let joinedName = NSNotification.Name("joined")

    // MARK: Selectors

    @objc public func reset() { calls.append("reset") }
    @objc private func tapped(_ sender: UIButton) { calls.append("tapped") }
    @objc fileprivate func touched(_ sender: UIControl, with event: UIEvent?) { calls.append("touched") }
    @objc func handleTap(_ recognizer: UITapGestureRecognizer) { calls.append("tap \(recognizer.view === self)") }
    @objc(takeBack) func undo() { calls.append("undo") }
    @objc func joined(_ notification: Notification) { calls.append("joined \(notification.userInfo?["name"] ?? "")") }
    @objc func tick(_ timer: Timer) { calls.append("tick \((timer.userInfo as! [String: Int])["step"]!)") }
    @objc func step(link: CADisplayLink) { calls.append("step \(link.duration > 0)") }
    @IBAction func move(to place: NSNumber) { calls.append("move to \(place)") }
    @IBAction func move(from start: NSNumber, to end: NSNumber) { calls.append("move from \(start) to \(end)") }
    @objc func turnBegan(_ number: Int) { calls.append("began \(number)") }

    public static let selectors: [Selector] = [
        #selector(reset), #selector(Board.reset), #selector(tapped(_:)), #selector(undo), #selector(Board.tick),
        #selector(move(to:)), #selector(move(from:to:)),
        #selector(Board.move(to:) as (Board) -> (NSNumber) -> Void),
        #selector(getter: score), #selector(setter: Board.score), #selector(getter: Board.finished),
        #selector(helper), #selector(
            Board.touched(_:with:)
        ), #selector(Referee.whistle), #selector(setter: UIView.alpha),
        #selector(UIView.endEditing(_:)), #selector(UIResponder.resignFirstResponder),
        Selector("reset"), Selector(("tapped:")), NSSelectorFromString("reset"),
    ]

    public static let keyPaths = [#keyPath(score), #keyPath(Board.finished), #keyPath(Board.layer.cornerRadius)]

    // MARK: Menus

    override public var canBecomeFirstResponder: Bool { return true }

    override public func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        return action == #selector(copy(_:)) || action == #selector(shout(_:))
    }

    override public func copy(_ sender: Any?) { calls.append("copy") }
    @objc func shout(_ sender: UIMenuController) { calls.append("shout") }

    public func showMenu() {
        becomeFirstResponder()
        UIMenuController.shared.menuItems = [UIMenuItem(title: "Shout", action: #selector(shout(_:)))]
        UIMenuController.shared.setTargetRect(bounds, in: self)
        UIMenuController.shared.setMenuVisible(true, animated: true)
    }

    // MARK: Calls

    public func callAll() {
        perform(#selector(reset))
        perform(#selector(move(to:)), with: 4)
        perform(#selector(setter: score), with: 9)
        perform(Selector(("helper")))
        calls.append("score \(score)")
        setValue(7, forKey: #keyPath(Board.score))
        calls.append("score \(value(forKeyPath: #keyPath(score)) as? Int ?? 0)")
        calls.append("\(responds(to: #selector(undo))) \(responds(to: #selector(getter: finished))) \(responds(to: Selector(("missing"))))")
        let turns: Turns = self
        turns.turnEnded?(2)
        turns.turnBegan(3)
        UIApplication.shared.sendAction(#selector(FormsViewController.play(_:)), to: nil, from: self, for: nil)
        NotificationCenter.default.post(name: Board.joinedName, object: nil, userInfo: ["name": "Kate"])
        timer?.fire()
        #if os(iOS)
        calls.append("iOS")
        #endif
    }
}

extension Board {
    @objc func helper() { calls.append("helper") }
}

@objc extension Board {
    func exposedByExtension() { calls.append("exposed") }
}

@objcMembers
public class Referee: NSObject {
    public var name = "Ada"
    private var secret = 1
    @nonobjc func hidden() {}
    func whistle() { calls.append("whistle \(name)") }

    enum Bell {
        class Small: NSObject {
            @objc func ring() { calls.append("small bell") }
        }
    }
}

extension Referee.Bell {
    static let small = #selector(Small.ring)
}

@MainActor public func ringSmallBell() {
    Referee.Bell.Small().perform(Referee.Bell.small)
}

@objc(PRLFormsController)
public class FormsViewController: UIViewController {
    @IBOutlet var board: Board!
    private let referee = Referee()

    override public func viewDidLoad() {
        super.viewDidLoad()
        board = Board(frame: view.bounds)
        view.addSubview(board)
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .add, target: self, action: #selector(add))
    }

    @IBAction func play(_ sender: Any) { calls.append("play from \(type(of: sender))") }

    @objc func add(_ item: UIBarButtonItem) { calls.append("add") }

    @IBAction func unwindToBoard(_ segue: UIStoryboardSegue) { calls.append("unwound") }

    @IBSegueAction private func makeDetail(_ coder: NSCoder, sender: Any?, segueIdentifier: String?) -> DetailViewController? {
        return DetailViewController(coder: coder, title: segueIdentifier ?? "")
    }

    @IBSegueAction func makePlain(_ coder: NSCoder) -> UIViewController? { return nil }
}

public class DetailViewController: UIViewController {
    public let heading: String

    init?(coder: NSCoder, title: String) {
        heading = title
        super.init(coder: coder)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

// MARK: Generic classes

public class GenericCell<Value>: UITableViewCell {
    @IBOutlet private var caption: UILabel?
    var value: Value?
    @objc private func pressed() { calls.append("pressed \(Value.self)") }
    @objc func chosen(_ sender: UIButton) { calls.append("chosen") }

    func connect(_ button: UIButton) {
        button.addTarget(self, action: #selector(pressed), for: .touchUpInside)
        button.addTarget(self, action: #selector(GenericCell<Value>.chosen(_:)), for: .touchUpInside)
    }
}

final class PairCell<First, Second>: GenericCell<(First, Second)> {
    @objc dynamic var count = 1
}

public final class ScoreCell: GenericCell<Int> {
    @objc func scored() { calls.append("scored") }
}

struct Shelf<Item> {
    class Drawer { @objc func open() { calls.append("open \(Item.self)") } }
}

@MainActor public func callGenericMembers() {
    let button = UIButton()
    let cell = ScoreCell()
    cell.connect(button)
    button.sendActions(for: .touchUpInside)
    cell.perform(#selector(ScoreCell.scored))
    let pair = PairCell<String, Bool>()
    pair.setValue(5, forKey: #keyPath(PairCell<String, Bool>.count))
    pair.perform(Selector(("pressed")))
    calls.append("\(pair.count) \(pair.responds(to: Selector(("scored"))))")
    button.addTarget(Shelf<Int>.Drawer.shared, action: Selector(("open")), for: .touchDown)
    button.sendActions(for: .touchDown)
}

extension Shelf.Drawer where Item == Int {
    @MainActor static let shared = Shelf<Int>.Drawer()
}

// MARK: Arguments and results

@MainActor public class Album: NSObject {
    struct Full: Error {}

    @objc func image(_ image: UIImage, didFinishSavingWithError error: Error?, contextInfo: UnsafeMutableRawPointer?) {
        calls.append("saved \(image.size.width) \(error == nil)")
    }
    @objc func save(_ name: String) throws -> String {
        if name.isEmpty { throw Full() }
        return "saved \(name)"
    }
    @objc func empty() throws { calls.append("emptied") }
    @objc func count(_ each: (Int) -> Void) { each(3) }
    @objc func title(of number: NSNumber) -> String { return "picture \(number)" }
    @objc func nothing() {}

    public static let selectors = [
        #selector(image(_:didFinishSavingWithError:contextInfo:)), #selector(save(_:)), #selector(empty), #selector(count(_:)),
    ]

    public func callAll() {
        calls.append(perform(#selector(save), with: "Sea")?.takeUnretainedValue() as? String ?? "nothing")
        calls.append(perform(#selector(save), with: "")?.takeUnretainedValue() as? String ?? "nothing")
        perform(#selector(empty))
        let each: (Int) -> Void = { calls.append("each \($0)") }
        perform(#selector(count(_:)), with: each)
        calls.append(perform(#selector(title(of:)), with: 7).takeUnretainedValue() as! String)
        calls.append("\(perform(#selector(nothing)) == nil)")
    }
}

// MARK: Later

extension UIView {
    @objc func flash(_ times: NSNumber) { calls.append("flash \(times)") }
}

extension Board {
    public func callLater() -> Timer {
        perform(#selector(flash(_:)), with: 1, afterDelay: 1000)
        perform(#selector(UIView.flash), with: 2, afterDelay: 1000)
        perform(#selector(reset), with: nil, afterDelay: 1000)
        NSObject.cancelPreviousPerformRequests(withTarget: self, selector: #selector(reset), object: nil)
        return Timer.scheduledTimer(timeInterval: 1000, target: self, selector: #selector(Board.tick(_:)), userInfo: ["step": 5], repeats: false)
    }
}

#Preview("Board on its side", traits: .landscapeLeft) { Board(frame: .zero) }

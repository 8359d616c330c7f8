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

@objc protocol Turns {
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

public func ringSmallBell() {
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

class GenericCell<Value>: UITableViewCell {
    @objc func pressed() { calls.append("pressed") }
}

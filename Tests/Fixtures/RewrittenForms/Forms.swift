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

      protocol Turns {
    func turnBegan(_ number: Int)
                   func turnEnded(_ number: Int)
}

             
public class Board: UIView, Turns {
              private weak var titleLabel: UILabel!
              var cells: [UILabel]!
              public weak var delegate: AnyObject?
                   var radius: CGFloat = 0 {
        didSet { layer.cornerRadius = radius }
    }
                   var isRound: Bool = false
                  
    public var caption: String? { get { titleLabel?.text } set { titleLabel?.text = newValue } }
          dynamic var score = 1
          private(set) var round: Int = 3
                      var finished: Bool { return round > 5 }

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
        button.addTarget(self, action: Selector("tapped:"  ), for: .touchUpInside)
        button.addTarget(self, action: Selector("touched:with:"        ), for: .touchDown)
        button.addTarget(nil, action: Selector("play:"                      ), for: .touchUpInside)
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector("handleTap:")))
        item.target = self
        item.action = Selector("takeBack")
        NotificationCenter.default.addObserver(self, selector: Selector("joined:"), name: Board.joinedName, object: nil)
        timer = Timer(timeInterval: 1000, target: self, selector: Selector("tick:"  ), userInfo: ["step": 2], repeats: true)
        link = CADisplayLink(target: self, selector: Selector("stepWithLink:"))
    }

    static let joinedName = NSNotification.Name("joined")

    // MARK: Selectors

          public func reset() { calls.append("reset") }
          private func tapped(_ sender: UIButton) { calls.append("tapped") }
          fileprivate func touched(_ sender: UIControl, with event: UIEvent?) { calls.append("touched") }
          func handleTap(_ recognizer: UITapGestureRecognizer) { calls.append("tap \(recognizer.view === self)") }
                    func undo() { calls.append("undo") }
          func joined(_ notification: Notification) { calls.append("joined \(notification.userInfo?["name"] ?? "")") }
          func tick(_ timer: Timer) { calls.append("tick \((timer.userInfo as! [String: Int])["step"]!)") }
          func step(link: CADisplayLink) { calls.append("step \(link.duration > 0)") }
              func move(to place: NSNumber) { calls.append("move to \(place)") }
              func move(from start: NSNumber, to end: NSNumber) { calls.append("move from \(start) to \(end)") }
          func turnBegan(_ number: Int) { calls.append("began \(number)") }

    public static let selectors: [Selector] = [
        Selector("reset"), Selector("reset"     ), Selector("tapped:"  ), Selector("takeBack"), Selector("tick:"    ),
        Selector("moveTo:" ), Selector("moveFrom:to:" ),
        Selector("moveTo:"                                        ),
        Selector("score"       ), Selector("setScore:"         ), Selector("isFinished"           ),
        Selector("helper"), Selector("touched:with:"                            

), Selector("whistle"       ), Selector("setAlpha:"          ),
        Selector("endEditing:"         ), Selector("resignFirstResponder"           ),
        Selector("reset"), Selector(("tapped:")), NSSelectorFromString("reset"),
    ]

    public static let keyPaths = [("score"      ), ("isFinished"          ), ("layer.cornerRadius"            )]

    // MARK: Menus

    override public var canBecomeFirstResponder: Bool { return true }

    override public func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        return action == Selector("copy:"  ) || action == Selector("shout:"  )
    }

    override public func copy(_ sender: Any?) { calls.append("copy") }
          func shout(_ sender: UIMenuController) { calls.append("shout") }

    public func showMenu() {
        becomeFirstResponder()
        UIMenuController.shared.menuItems = [UIMenuItem(title: "Shout", action: Selector("shout:"  ))]
        UIMenuController.shared.setTargetRect(bounds, in: self)
        UIMenuController.shared.setMenuVisible(true, animated: true)
    }

    // MARK: Calls

    public func callAll() {
        perform(Selector("reset"))
        perform(Selector("moveTo:" ), with: 4)
        perform(Selector("setScore:"   ), with: 9)
        perform(Selector(("helper")))
        calls.append("score \(score)")
        setValue(7, forKey: ("score"            ))
        calls.append("score \(value(forKeyPath: ("score"      )) as? Int ?? 0)")
        calls.append("\(responds(to: Selector("takeBack"))) \(responds(to: Selector("isFinished"     ))) \(responds(to: Selector(("missing"))))")
        let turns: Turns = self
        turns.turnEnded (2)
        turns.turnBegan(3)
        UIApplication.shared.sendAction(Selector("play:"                      ), to: nil, from: self, for: nil)
        NotificationCenter.default.post(name: Board.joinedName, object: nil, userInfo: ["name": "Kate"])
        timer?.fire()
        #if true   
        calls.append("iOS")
        #endif
    }
enum __ParleyMembers0_0: UIKit.MemberTable { @MainActor static var members: UIKit.ClassMembers { var m = UIKit.ClassMembers(of: Board.self); m.property("titleLabel") { (it: Board) in it.titleLabel } set: { $0.titleLabel = $1 }; m.property("cells") { (it: Board) in it.cells } set: { $0.cells = $1 }; m.property("delegate") { (it: Board) in it.delegate } set: { $0.delegate = $1 }; m.property("radius") { (it: Board) in it.radius } set: { $0.radius = $1 }; m.property("isRound") { (it: Board) in it.isRound } set: { $0.isRound = $1 }; m.property("caption") { (it: Board) in it.caption } set: { $0.caption = $1 }; m.property("score") { (it: Board) in it.score } set: { $0.score = $1 }; m.property("round") { (it: Board) in it.round } set: { $0.round = $1 }; m.property("isFinished") { (it: Board) in it.finished }; m.action("reset") { (it: Board) in it.reset() }; m.action("tapped:") { (it: Board, a: UIButton) in it.tapped(a) }; m.action("touched:with:") { (it: Board, a: UIControl, b: UIEvent?) in it.touched(a, with: b) }; m.action("handleTap:") { (it: Board, a: UITapGestureRecognizer) in it.handleTap(a) }; m.action("takeBack") { (it: Board) in it.undo() }; m.action("joined:") { (it: Board, a: Notification) in it.joined(a) }; m.action("tick:") { (it: Board, a: Timer) in it.tick(a) }; m.action("stepWithLink:") { (it: Board, a: CADisplayLink) in it.step(link: a) }; m.action("moveTo:") { (it: Board, a: NSNumber) in it.move(to: a) }; m.action("moveFrom:to:") { (it: Board, a: NSNumber, b: NSNumber) in it.move(from: a, to: b) }; m.action("turnBegan:") { (it: Board, a: Int) in it.turnBegan(a) }; m.action("shout:") { (it: Board, a: UIMenuController) in it.shout(a) }; return m } }; }

extension Board {
          func helper() { calls.append("helper") }
enum __ParleyMembers0_1: UIKit.MemberTable { @MainActor static var members: UIKit.ClassMembers { var m = UIKit.ClassMembers(of: Board.self); m.action("helper") { (it: Board) in it.helper() }; return m } }; }

      extension Board {
    func exposedByExtension() { calls.append("exposed") }
enum __ParleyMembers0_2: UIKit.MemberTable { @MainActor static var members: UIKit.ClassMembers { var m = UIKit.ClassMembers(of: Board.self); m.action("exposedByExtension") { (it: Board) in it.exposedByExtension() }; return m } }; }

            
public class Referee: NSObject {
    public var name = "Ada"
    private var secret = 1
             func hidden() {}
    func whistle() { calls.append("whistle \(name)") }

    enum Bell {
        class Small: NSObject {
                  func ring() { calls.append("small bell") }
        enum __ParleyMembers0_4: UIKit.MemberTable { @MainActor static var members: UIKit.ClassMembers { var m = UIKit.ClassMembers(of: Small.self); m.action("ring") { (it: Small) in it.ring() }; return m } }; }
    }
enum __ParleyMembers0_3: UIKit.MemberTable { @MainActor static var members: UIKit.ClassMembers { var m = UIKit.ClassMembers(of: Referee.self); m.property("name") { (it: Referee) in it.name } set: { $0.name = $1 }; m.action("whistle") { (it: Referee) in it.whistle() }; return m } }; }

extension Referee.Bell {
    static let small = Selector("ring"     )
}

public func ringSmallBell() {
    Referee.Bell.Small().perform(Referee.Bell.small)
}

                         
public class FormsViewController: UIViewController {
              var board: Board!
    private let referee = Referee()

    override public func viewDidLoad() {
        super.viewDidLoad()
        board = Board(frame: view.bounds)
        view.addSubview(board)
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .add, target: self, action: Selector("add:"))
    }

              func play(_ sender: Any) { calls.append("play from \(type(of: sender))") }

          func add(_ item: UIBarButtonItem) { calls.append("add") }

              func unwindToBoard(_ segue: UIStoryboardSegue) { calls.append("unwound") }

                   private func makeDetail(_ coder: NSCoder, sender: Any?, segueIdentifier: String?) -> DetailViewController? {
        return DetailViewController(coder: coder, title: segueIdentifier ?? "")
    }

                   func makePlain(_ coder: NSCoder) -> UIViewController? { return nil }
enum __ParleyMembers0_5: UIKit.MemberTable { @MainActor static var members: UIKit.ClassMembers { var m = UIKit.ClassMembers(of: FormsViewController.self, named: "PRLFormsController"); m.property("board") { (it: FormsViewController) in it.board } set: { $0.board = $1 }; m.action("play:") { (it: FormsViewController, a: Any) in it.play(a) }; m.action("add:") { (it: FormsViewController, a: UIBarButtonItem) in it.add(a) }; m.action("unwindToBoard:") { (it: FormsViewController, a: UIStoryboardSegue) in it.unwindToBoard(a) }; m.segueAction("makeDetail:sender:segueIdentifier:") { (it: FormsViewController, c: NSCoder, s: Any?, i: String?) in it.makeDetail(c, sender: s, segueIdentifier: i) }; m.segueAction("makePlain:") { (it: FormsViewController, c: NSCoder, s: Any?, i: String?) in it.makePlain(c) }; return m } }; }

public class DetailViewController: UIViewController {
    public let heading: String

    init?(coder: NSCoder, title: String) {
        heading = title
        super.init(coder: coder)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

class GenericCell<Value>: UITableViewCell {
          func pressed() { calls.append("pressed") }
}

extension Turns { func turnEnded(_ number: Int) {} }

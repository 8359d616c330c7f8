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

@MainActor       protocol Turns {
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
enum __ParleyMembers0_0: UIKit.MemberTable { @MainActor static var members: UIKit.ClassMembers { var m = UIKit.ClassMembers(of: Board.self); m.property("titleLabel") { (it: Board) in it.titleLabel } set: { $0.titleLabel = $1 }; m.property("cells") { (it: Board) in it.cells } set: { $0.cells = $1 }; m.property("delegate") { (it: Board) in it.delegate } set: { $0.delegate = $1 }; m.property("radius") { (it: Board) in it.radius } set: { $0.radius = $1 }; m.property("isRound") { (it: Board) in it.isRound } set: { $0.isRound = $1 }; m.property("caption") { (it: Board) in it.caption } set: { $0.caption = $1 }; m.property("score") { (it: Board) in it.score } set: { $0.score = $1 }; m.property("round") { (it: Board) in it.round } set: { $0.round = $1 }; m.property("isFinished") { (it: Board) in it.finished }; m.action("reset") { (it: Board) in it.reset() }; m.action("tapped:") { (it: Board, a0: UIButton) in it.tapped(a0) }; m.action("touched:with:") { (it: Board, a0: UIControl, a1: UIEvent?) in it.touched(a0, with: a1) }; m.action("handleTap:") { (it: Board, a0: UITapGestureRecognizer) in it.handleTap(a0) }; m.action("takeBack") { (it: Board) in it.undo() }; m.action("joined:") { (it: Board, a0: Notification) in it.joined(a0) }; m.action("tick:") { (it: Board, a0: Timer) in it.tick(a0) }; m.action("stepWithLink:") { (it: Board, a0: CADisplayLink) in it.step(link: a0) }; m.action("moveTo:") { (it: Board, a0: NSNumber) in it.move(to: a0) }; m.action("moveFrom:to:") { (it: Board, a0: NSNumber, a1: NSNumber) in it.move(from: a0, to: a1) }; m.action("turnBegan:") { (it: Board, a0: Int) in it.turnBegan(a0) }; m.action("shout:") { (it: Board, a0: UIMenuController) in it.shout(a0) }; return m } }; }

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

@MainActor public func ringSmallBell() {
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
enum __ParleyMembers0_5: UIKit.MemberTable { @MainActor static var members: UIKit.ClassMembers { var m = UIKit.ClassMembers(of: FormsViewController.self, named: "PRLFormsController"); m.property("board") { (it: FormsViewController) in it.board } set: { $0.board = $1 }; m.action("play:") { (it: FormsViewController, a0: Any) in it.play(a0) }; m.action("add:") { (it: FormsViewController, a0: UIBarButtonItem) in it.add(a0) }; m.action("unwindToBoard:") { (it: FormsViewController, a0: UIStoryboardSegue) in it.unwindToBoard(a0) }; m.segueAction("makeDetail:sender:segueIdentifier:") { (it: FormsViewController, c: NSCoder, s: Any?, i: String?) in it.makeDetail(c, sender: s, segueIdentifier: i) }; m.segueAction("makePlain:") { (it: FormsViewController, c: NSCoder, s: Any?, i: String?) in it.makePlain(c) }; return m } }; }

public class DetailViewController: UIViewController {
    public let heading: String

    init?(coder: NSCoder, title: String) {
        heading = title
        super.init(coder: coder)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

// MARK: Generic classes

public class GenericCell<Value>: UITableViewCell, UIKit.GenericMembers {
              private var caption: UILabel?
    var value: Value?
          private func pressed() { calls.append("pressed \(Value.self)") }
          func chosen(_ sender: UIButton) { calls.append("chosen") }

    func connect(_ button: UIButton) {
        button.addTarget(self, action: Selector("pressed"), for: .touchUpInside)
        button.addTarget(self, action: Selector("chosen:"                     ), for: .touchUpInside)
    }
@MainActor public class var _parleyMembers: [UIKit.ClassMembers] { var m = UIKit.ClassMembers(of: GenericCell.self); m.property("caption") { (it: GenericCell) in it.caption } set: { $0.caption = $1 }; m.action("pressed") { (it: GenericCell) in it.pressed() }; m.action("chosen:") { (it: GenericCell, a0: UIButton) in it.chosen(a0) }; return [m] }; }

final class PairCell<First, Second>: GenericCell<(First, Second)> {
          dynamic var count = 1
@MainActor override class var _parleyMembers: [UIKit.ClassMembers] { var m = UIKit.ClassMembers(of: PairCell.self); m.property("count") { (it: PairCell) in it.count } set: { $0.count = $1 }; return super._parleyMembers + [m] }; }

public final class ScoreCell: GenericCell<Int> {
          func scored() { calls.append("scored") }
enum __ParleyMembers0_6: UIKit.MemberTable { @MainActor static var members: UIKit.ClassMembers { var m = UIKit.ClassMembers(of: ScoreCell.self); m.action("scored") { (it: ScoreCell) in it.scored() }; return m } }; }

struct Shelf<Item> {
    class Drawer: UIKit.GenericMembers {       func open() { calls.append("open \(Item.self)") } ; @MainActor class var _parleyMembers: [UIKit.ClassMembers] { var m = UIKit.ClassMembers(of: Drawer.self); m.action("open") { (it: Drawer) in it.open() }; return [m] } }
}

@MainActor public func callGenericMembers() {
    let button = UIButton()
    let cell = ScoreCell()
    cell.connect(button)
    button.sendActions(for: .touchUpInside)
    cell.perform(Selector("scored"         ))
    let pair = PairCell<String, Bool>()
    pair.setValue(5, forKey: ("count"                             ))
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

          func image(_ image: UIImage, didFinishSavingWithError error: Error?, contextInfo: UnsafeMutableRawPointer?) {
        calls.append("saved \(image.size.width) \(error == nil)")
    }
          func save(_ name: String) throws -> String {
        if name.isEmpty { throw Full() }
        return "saved \(name)"
    }
          func empty() throws { calls.append("emptied") }
          func count(_ each: (Int) -> Void) { each(3) }
          func title(of number: NSNumber) -> String { return "picture \(number)" }
          func nothing() {}

    public static let selectors = [
        Selector("image:didFinishSavingWithError:contextInfo:"  ), Selector("save:error:"), Selector("emptyAndReturnError:"), Selector("count:"  ),
    ]

    public func callAll() {
        calls.append(perform(Selector("save:error:"), with: "Sea")?.takeUnretainedValue() as? String ?? "nothing")
        calls.append(perform(Selector("save:error:"), with: "")?.takeUnretainedValue() as? String ?? "nothing")
        perform(Selector("emptyAndReturnError:"))
        let each: (Int) -> Void = { calls.append("each \($0)") }
        perform(Selector("count:"  ), with: each)
        calls.append(perform(Selector("titleOf:" ), with: 7).takeUnretainedValue() as! String)
        calls.append("\(perform(Selector("nothing")) == nil)")
    }
enum __ParleyMembers0_7: UIKit.MemberTable { @MainActor static var members: UIKit.ClassMembers { var m = UIKit.ClassMembers(of: Album.self); m.action("image:didFinishSavingWithError:contextInfo:") { (it: Album, a0: UIImage, a1: Error?, a2: UnsafeMutableRawPointer?) in it.image(a0, didFinishSavingWithError: a1, contextInfo: a2) }; m.action("save:error:") { (it: Album, a0: String) in try? it.save(a0) }; m.action("emptyAndReturnError:") { (it: Album) in try? it.empty() }; m.action("count:") { (it: Album, a0: @escaping (Int) -> Void) in it.count(a0) }; m.action("titleOf:") { (it: Album, a0: NSNumber) in it.title(of: a0) }; m.action("nothing") { (it: Album) in it.nothing() }; return m } }; }

// MARK: Later

extension UIView {
          func flash(_ times: NSNumber) { calls.append("flash \(times)") }
enum __ParleyMembers0_8: UIKit.MemberTable { @MainActor static var members: UIKit.ClassMembers { var m = UIKit.ClassMembers(of: UIView.self); m.action("flash:") { (it: UIView, a0: NSNumber) in it.flash(a0) }; return m } }; }

extension Board {
    public func callLater() -> Timer {
        perform(Selector("flash:"  ), with: 1, afterDelay: 1000)
        perform(Selector("flash:"     ), with: 2, afterDelay: 1000)
        perform(Selector("reset"), with: nil, afterDelay: 1000)
        NSObject.cancelPreviousPerformRequests(withTarget: self, selector: Selector("reset"), object: nil)
        return Timer.scheduledTimer(timeInterval: 1000, target: self, selector: Selector("tick:"        ), userInfo: ["step": 5], repeats: false)
    }
}

#Preview("Board on its side", traits: .landscapeLeft) { Board(frame: .zero) }

extension Turns { func turnEnded(_ number: Int) {} }

@testable import UIKit

/// Writes down its life, with what it can tell about it meanwhile.
final class Living: UIViewController {
    let name: String
    let log: LifeLog
    /// Calls that are noted beside those of the appearance.
    var notes: Notes

    struct Notes: OptionSet {
        let rawValue: Int
        static let moves = Notes(rawValue: 1 << 0)
        static let loads = Notes(rawValue: 1 << 1)
        static let layouts = Notes(rawValue: 1 << 2)
        static let all: Notes = [.moves, .loads, .layouts]
    }

    init(_ name: String, _ log: LifeLog, notes: Notes = []) {
        (self.name, self.log, self.notes) = (name, log, notes)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    private func note(_ what: String) { log.lines.append("\(name) \(what)") }

    override func viewDidLoad() {
        super.viewDidLoad()
        log.loads.append(name)
        if notes.contains(.loads) { note("did load") }
    }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        note("will appear")
        log.reasons.append((name, isBeingPresented, isMovingToParent))
    }
    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        log.arrivals.append(name)
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        note("did appear")
    }
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        note("will disappear")
        log.reasons.append((name, isBeingDismissed, isMovingFromParent))
    }
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        note("did disappear")
    }
    override func viewWillLayoutSubviews() { if notes.contains(.layouts) { note("will lay out") } }
    override func viewDidLayoutSubviews() { if notes.contains(.layouts) { note("did lay out") } }
    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        if notes.contains(.moves) { note(parent == nil ? "will leave" : "will move in") }
    }
    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        if notes.contains(.moves) { note(parent == nil ? "did leave" : "did move in") }
    }
}

/// Lives of several controllers.
@MainActor final class LifeLog {
    var lines: [String] = []
    var loads: [String] = []
    var arrivals: [String] = []
    /// Whether a controller that comes or goes is presented or dismissed, and moved to or from a parent.
    var reasons: [(name: String, isModal: Bool, isMoving: Bool)] = []

    /// Returns the lines since the last call.
    func take() -> [String] {
        defer { (lines, reasons) = ([], []) }
        return lines
    }
}

extension UIViewController {
    /// Puts the controller on screen as a scene does.
    func comeOnScreen() {
        view.frame = CGRect(x: 0, y: 0, width: 300, height: 600)
        beginAppearanceTransition(true, animated: false)
        view.layoutIfNeeded()
        endAppearanceTransition()
    }

    func settle() { view.layoutIfNeeded() }
}

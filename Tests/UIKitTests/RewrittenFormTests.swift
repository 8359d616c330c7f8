import RenderTree
import RewrittenForms
import Testing

@testable import UIKit

/// Runs what `SourceRewriter` makes of each form that needs Objective-C on Apple's systems (Tests/Fixtures/rewriting).
@MainActor @Suite(.timeLimit(.minutes(5)), .serialized) struct `A rewritten app` {
    private let controller = FormsViewController()
    private let board: Board
    private static var last: Board?

    init() throws {
        // Removes the last test's observer: its timer keeps it, and it would receive this test's notifications.
        if let last = Self.last { NotificationCenter.default.removeObserver(last) }
        controller.loadViewIfNeeded()
        board = try #require(controller.view.subviews.first as? Board)
        Self.last = board
        calls = []
    }

    @Test func `names its methods and properties as Objective-C does`() {
        let expected: [Selector] = [
            "reset", "reset", "tapped:", "takeBack", "tick:", "moveTo:", "moveFrom:to:", "moveTo:", "score",
            "setScore:",
            "isFinished", "helper", "touched:with:", "whistle", "setAlpha:", "endEditing:", "resignFirstResponder",
            "reset", "tapped:", "reset",
        ]
        #expect(Board.selectors == expected)
        #expect(Board.keyPaths == ["score", "isFinished", "layer.cornerRadius"])
    }

    @Test func `calls methods of its own, of extensions, of protocols and along the responder chain`() {
        board.callAll()
        let expected = [
            "reset", "move to 4", "helper", "score 9", "score 7", "true true false", "began 3", "play from Board",
            "joined Kate", "tick 2", "iOS",
        ]
        #expect(calls == expected)
    }

    @Test func `is called by controls, gestures and bar buttons`() throws {
        board.button.sendActions(for: .touchDown)
        board.button.sendActions(for: .touchUpInside)
        let tap = try #require(board.gestureRecognizers?.first as? UITapGestureRecognizer)
        tap.receive(GestureEvent(gesture: .tap, phase: .ended, startX: 1, startY: 1, x: 1, y: 1))
        try #require(board.item.view as? UIButton).sendActions(for: .touchUpInside)
        try #require(controller.navigationItem.rightBarButtonItem?.view as? UIButton).sendActions(for: .touchUpInside)
        #expect(calls == ["touched", "tapped", "play from UIButton", "tap true", "undo", "add"])
    }

    @Test func `is called by a display link until that is invalidated`() throws {
        let link = try #require(board.link)
        link.add(to: .main, forMode: .common)
        link.fire()
        link.isPaused = true
        link.fire()
        link.invalidate()
        #expect(calls == ["step true"])
        #expect(link.targetTimestamp > link.timestamp && link.timestamp > 0)
    }

    @Test func `offers the commands that its first responder takes, and carries them out`() throws {
        let window = UIWindow(frame: .zero)
        controller.enter(window)
        board.showMenu()
        let sheet = try #require(controller.presentedViewController as? UIAlertController)
        #expect(UIMenuController.shared.isMenuVisible)
        #expect(sheet.actions.map(\.title) == ["Copy", "Shout", "Cancel"])
        for action in sheet.actions { action.handler?(action) }
        UIMenuController.shared.hideMenu()
        #expect(!UIMenuController.shared.isMenuVisible)
        #expect(calls == ["copy", "shout"])
    }

    @Test func `is asked for its commands again when the menu is brought up to date`() throws {
        let window = UIWindow(frame: .zero)
        controller.enter(window)
        board.showMenu()
        UIMenuController.shared.menuItems = []
        UIMenuController.shared.update()
        let sheet = try #require(controller.presentedViewController as? UIAlertController)
        #expect(sheet.actions.map(\.title) == ["Copy", "Cancel"])
        UIMenuController.shared.hideMenu()
        UIMenuController.shared.update()
        #expect(!UIMenuController.shared.isMenuVisible && controller.presentedViewController == nil)
    }

    @Test func `gets outlets, inspectable values and runtime attributes by name, private ones too`() throws {
        let label = UILabel()
        label.text = "Round"
        let values: [(Any, String)] = [
            (label, "titleLabel"), ([label], "cells"), (controller, "delegate"), (NSNumber(value: 4.5), "radius"),
            (true, "isRound"), ("Game", "caption"), (NSNumber(value: 3), "layer.borderWidth"),
        ]
        for (value, name) in values { try NamedMembers.set(value, named: name, on: board) }
        #expect(label.text == "Game" && board.delegate === controller)
        #expect(board.layer.cornerRadius == 4.5 && board.layer.borderWidth == 3)
        #expect(try NamedMembers.value(named: "isRound", of: board) as? Bool == true)
        #expect(try (NamedMembers.value(named: "cells", of: board) as? [UILabel])?.count == 1)
    }

    @Test func `has its classes by name, and members of @objcMembers and nested classes`() {
        #expect(NamedMembers.type(named: "PRLFormsController") == FormsViewController.self)
        let referee = Referee()
        referee.setValue("Grace", forKey: "name")
        referee.perform(Selector("whistle"))
        ringSmallBell()
        #expect(calls == ["whistle Grace", "small bell"])
        #expect(!referee.responds(to: "hidden") && !referee.responds(to: "secret"))
    }

    @Test func `is called in generic classes, in those that inherit from them, and within generic types`() {
        callGenericMembers()
        #expect(calls == ["pressed Int", "chosen", "scored", "pressed (String, Bool)", "5 false", "open Int"])
    }

    @Test func `takes three arguments and closures, gives back what it returns, and drops an error`() {
        let album = Album()
        #expect(
            Album.selectors == [
                "image:didFinishSavingWithError:contextInfo:", "save:error:", "emptyAndReturnError:", "count:",
            ])
        #expect(NamedMembers.perform(Album.selectors[0], on: album, with: [UIImage(), nil, nil]))
        album.callAll()
        #expect(calls == ["saved 0.0 true", "saved Sea", "nothing", "emptied", "each 3", "picture 7", "true"])
    }

    @Test func `is called later, unless that is cancelled`() {
        let before = DelayedCalls.waiting
        let timer = board.callLater()
        for call in DelayedCalls.waiting where !before.contains(call) { call.fire() }
        timer.fire()
        #expect(calls == ["flash 1", "flash 2", "tick 5"])
        #expect(DelayedCalls.waiting == before && !timer.isValid)
    }

    @Test func `makes the destination of a segue`() {
        let made = NamedMembers.controller(
            by: "makeDetail:sender:segueIdentifier:", of: controller, NSCoder(), sender: nil, identifier: "more")
        #expect((made as? DetailViewController)?.heading == "more")
        #expect(NamedMembers.controller(by: "missing:", of: controller, NSCoder(), sender: nil, identifier: nil) == nil)
    }
}

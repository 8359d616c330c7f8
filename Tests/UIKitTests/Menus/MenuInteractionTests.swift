import RenderTree
import Testing

@testable import UIKit

@MainActor @Suite(.timeLimit(.minutes(5))) struct `An interaction` {
    private final class Noting: NSObject, UIInteraction {
        weak var view: UIView?
        var lines: [String] = []
        private func name(_ view: UIView?) -> String { view.map { "\($0.tag)" } ?? "none" }
        func willMove(to view: UIView?) { lines.append("from \(name(self.view)) to \(name(view))") }
        func didMove(to view: UIView?) {
            self.view = view
            lines.append("at \(name(view))")
        }
    }

    private let one = UIView()
    private let other = UIView()
    private let interaction = Noting()

    init() { (one.tag, other.tag) = (1, 2) }

    @Test func `is told before and after it comes to a view and leaves it`() {
        one.addInteraction(interaction)
        #expect(interaction.lines == ["from none to 1", "at 1"] && one.interactions.count == 1)
        interaction.lines = []
        one.removeInteraction(interaction)
        #expect(interaction.lines == ["from 1 to none", "at none"] && one.interactions.isEmpty)
        one.removeInteraction(interaction)
        #expect(interaction.lines.count == 2)
    }

    @Test func `is at one view at a time`() {
        one.addInteraction(interaction)
        other.addInteraction(interaction)
        #expect(one.interactions.isEmpty && other.interactions.count == 1 && interaction.view === other)
    }

    @Test func `is one of those that are set`() {
        one.addInteraction(interaction)
        let next = Noting()
        one.interactions = [next]
        #expect(interaction.view == nil && next.view === one)
    }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `A context menu` {
    private final class Source: NSObject, UIContextMenuInteractionDelegate {
        var places: [CGPoint] = []
        var configuration: UIContextMenuConfiguration?
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
        ) -> UIContextMenuConfiguration? {
            places.append(location)
            return configuration
        }
        var lines: [String] = []
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) { lines.append("comes") }
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) { lines.append("goes") }
    }

    private let controller = UIViewController()
    private let view = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    private let source = Source()
    private let interaction: UIContextMenuInteraction

    init() {
        controller.view.addSubview(view)
        interaction = UIContextMenuInteraction(delegate: source)
        view.addInteraction(interaction)
    }

    private func share() -> UIContextMenuConfiguration {
        UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: [UIAction(title: "Share") { _ in }]) })
    }

    private func press() {
        for phase in [GestureEvent.Phase.began, .ended] {
            let event = GestureEvent(gesture: .longPress, phase: phase, startX: 7, startY: 8, x: 7, y: 8)
            view.send(.gesture(NodeID(rawValue: 1), event))
        }
    }

    private var titles: [String?] {
        (controller.presentedViewController as? UIAlertController)?.actions.map(\.title) ?? []
    }

    @Test func `comes by a long press, with what its delegate offers there`() {
        source.configuration = UIContextMenuConfiguration(actionProvider: { _ in
            UIMenu(children: [
                UIAction(title: "Share") { _ in },
                UIMenu(title: "More", children: [UIAction(title: "Copy") { _ in }]),
                UIAction(title: "Off", attributes: .hidden) { _ in },
            ])
        })
        press()
        #expect(source.places == [CGPoint(x: 7, y: 8)])
        #expect(titles.contains("Share") && titles.contains("Copy") && !titles.contains("Off"))
    }

    @Test func `does not come where there is nothing to offer`() {
        press()
        #expect(source.places.count == 1 && controller.presentedViewController == nil)
        source.configuration = UIContextMenuConfiguration(actionProvider: { _ in nil })
        press()
        #expect(controller.presentedViewController == nil && source.lines.isEmpty)
    }

    @Test func `does not come, and says nothing of it, while something else is presented`() {
        source.configuration = share()
        let other = UIViewController()
        controller.present(other, animated: false)
        press()
        #expect(source.lines.isEmpty && controller.presentedViewController === other)
        interaction.dismissMenu()
        #expect(source.lines.isEmpty && controller.presentedViewController === other)
    }

    @Test func `tells once that it goes, by itself or by a choice`() throws {
        source.configuration = share()
        press()
        #expect(source.lines == ["comes"])
        interaction.dismissMenu()
        interaction.dismissMenu()
        #expect(source.lines == ["comes", "goes"] && controller.presentedViewController == nil)
        press()
        let sheet = try #require(controller.presentedViewController as? UIAlertController)
        sheet.choose(try #require(sheet.actions.first))
        #expect(source.lines == ["comes", "goes", "comes", "goes"] && controller.presentedViewController == nil)
    }

    @Test func `asks for elements that are made late when it opens`() {
        var count = 0
        let later = UIDeferredMenuElement.uncached { done in
            count += 1
            done([UIAction(title: "Late \(count)") { _ in }])
        }
        source.configuration = UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: [later]) })
        #expect(count == 0)
        press()
        #expect(titles.contains { $0?.hasPrefix("Late") == true } && count > 0)
    }

    @Test func `is no longer there once its interaction is removed`() {
        source.configuration = UIContextMenuConfiguration(actionProvider: { _ in
            UIMenu(children: [UIAction(title: "Share") { _ in }])
        })
        for interaction in view.interactions { view.removeInteraction(interaction) }
        press()
        #expect(source.places == [] && controller.presentedViewController == nil)
    }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `A menu` {
    @Test func `with other elements is otherwise the same`() {
        let menu = UIMenu(
            title: "Sort", identifier: UIMenu.Identifier("sort"), options: .singleSelection,
            children: [UIAction(title: "a") { _ in }])
        let other = menu.replacingChildren([UIAction(title: "b") { _ in }, UIAction(title: "c") { _ in }])
        #expect(other.title == "Sort" && other.identifier == menu.identifier && other.options == .singleSelection)
        #expect(other.children.map(\.title) == ["b", "c"] && menu.children.map(\.title) == ["a"])
    }

    @Test func `tells elements apart by their identity`() {
        let one = UIAction(title: "a") { _ in }
        let other = UIAction(title: "a") { _ in }
        #expect(one.identifier != other.identifier && UIMenu().identifier != UIMenu().identifier)
        #expect(UIAction(identifier: .init("x")) { _ in }.identifier == UIAction.Identifier("x"))
    }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `A bar button` {
    @Test func `calls its action when it is pushed, and not where it is off`() throws {
        var count = 0
        let item = UIBarButtonItem(title: nil, image: nil, primaryAction: UIAction(title: "Pay") { _ in count += 1 })
        let button = try #require(item.view as? UIButton)
        #expect(item.title == "Pay", "It takes the action's words where it has none.")
        button.receive(.tap(NodeID(rawValue: 1)))
        #expect(count == 1)
        item.isEnabled = false
        let off = try #require(item.view as? UIButton)
        off.receive(.tap(NodeID(rawValue: 1)))
        #expect(count == 1 && !off.isEnabled)
    }

    @Test func `is a view of an app's own where it has one`() {
        let own = UISwitch()
        let item = UIBarButtonItem(customView: own)
        #expect(item.customView === own)
        let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
        bar.items = [item]
        bar.layoutIfNeeded()
        #expect(own.isDescendant(of: bar))
        bar.items = []
        bar.layoutIfNeeded()
        #expect(!own.isDescendant(of: bar))
    }
}

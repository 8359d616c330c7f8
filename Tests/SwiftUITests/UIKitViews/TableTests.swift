import RenderTree
import SwiftUI
import Testing
import UIKit

/// A table of dishes, as programmatic UIKit code has it.
@MainActor final class DishTable: NSObject, UITableViewDataSource, UITableViewDelegate {
    var dishes: [String]
    var heights: [Int: CGFloat] = [:]
    var told: [String] = []
    var madeCount = 0
    let table: UITableView

    init(_ dishes: [String], style: UITableView.Style = .plain) {
        self.dishes = dishes
        table = UITableView(frame: .zero, style: style)
        super.init()
        table.register(UITableViewCell.self, forCellReuseIdentifier: "dish")
        table.dataSource = self
        table.delegate = self
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { dishes.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        madeCount += 1
        let cell = tableView.dequeueReusableCell(withIdentifier: "dish", for: indexPath)
        cell.textLabel?.text = dishes[indexPath.row]
        return cell
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Dishes" }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        heights[indexPath.row] ?? UITableView.automaticDimension
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        told.append("chose \(dishes[indexPath.row])")
    }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        told.append("left \(dishes[indexPath.row])")
    }
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        dishes.remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .automatic)
    }
    func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        let action = UIContextualAction(style: .normal, title: "Like") { [weak self] _, _, done in
            self?.told.append("liked \(indexPath.row)")
            done(true)
        }
        action.backgroundColor = .systemBlue
        return UISwipeActionsConfiguration(actions: [action])
    }

    var screen: Screen {
        let controller = UIViewController()
        table.frame = controller.view.bounds
        table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        controller.view.addSubview(table)
        return Screen(controller: controller)
    }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `A table` {
    @Test func `shows its rows below each other, and its title`() {
        let menu = DishTable(["Mussels", "Fries"])
        let screen = menu.screen
        #expect(screen.texts.prefix(3).contains("Dishes"))
        #expect(screen.frame("Mussels") == CGRect(x: 74, y: 36, width: 320, height: 44))
        #expect(screen.frame("Fries")?.minY == 80)
        #expect(screen.scroll?.contentSize.height == 124)
        #expect(screen.diagnostics.isEmpty)
    }

    @Test func `tells what is chosen, and what is not any more`() {
        let menu = DishTable(["Mussels", "Fries"])
        let screen = menu.screen
        screen.tap("Fries")
        #expect(menu.table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
        #expect(screen.node("Fries")?.accessibility.traits == [.selected])
        screen.tap("Mussels")
        #expect(menu.told == ["chose Fries", "left Fries", "chose Mussels"])
        menu.table.deselectRow(at: IndexPath(row: 0, section: 0), animated: true)
        screen.render()
        #expect(screen.node("Mussels")?.accessibility.traits == nil)
    }

    @Test func `keeps the rows that stay when others come and go`() {
        let menu = DishTable(["Mussels", "Fries"])
        let screen = menu.screen
        let fries = screen.node("Fries")?.id
        screen.tap("Fries")
        menu.madeCount = 0
        menu.dishes.insert("Beer", at: 0)
        menu.table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
        screen.render()
        #expect(menu.madeCount == 1)
        #expect(screen.node("Fries")?.id == fries)
        #expect(menu.table.indexPathForSelectedRow == IndexPath(row: 2, section: 0))
        menu.table.performBatchUpdates {
            menu.dishes = ["Fries", "Waffle"]
            menu.table.deleteRows(at: [IndexPath(row: 0, section: 0), IndexPath(row: 1, section: 0)], with: .fade)
            menu.table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .fade)
        }
        screen.render()
        #expect(screen.node("Fries")?.id == fries)
        #expect(screen.frame("Waffle")?.minY == 80)
        #expect(screen.node("Mussels") == nil)
    }

    @Test func `asks again for what is reloaded`() {
        let menu = DishTable(["Mussels", "Fries"])
        let screen = menu.screen
        menu.dishes[1] = "Chips"
        menu.table.reloadRows(at: [IndexPath(row: 1, section: 0)], with: .none)
        screen.render()
        #expect(screen.node("Chips") != nil)
        menu.dishes = ["Waffle"]
        menu.table.reloadData()
        screen.render()
        #expect(screen.texts.contains("Waffle"))
        #expect(menu.table.visibleCells.count == 1)
    }

    @Test func `swipes a row away, and does what is offered on the other side`() {
        let menu = DishTable(["Mussels", "Fries"])
        let screen = menu.screen
        let rows = screen.painted.inDrawingOrder.compactMap { entry -> ScrollContent? in
            if case .scroll(let content) = entry.node.content, content.horizontal { content } else { nil }
        }
        #expect(rows.count == 2)
        #expect(rows.first?.snap == .offsets([0, 74, 148]))
        #expect(rows.first?.target?.x == 74)
        screen.tap("Like")
        #expect(menu.told == ["liked 0"])
        screen.tap("Delete")
        #expect(menu.dishes == ["Fries"])
        #expect(screen.node("Mussels") == nil)
    }

    @Test func `has cells only around what is seen, and uses them again`() {
        let menu = DishTable((0..<1_000).map { "Dish \($0)" })
        let screen = menu.screen
        #expect(screen.scroll?.contentSize.height == 44_036)
        #expect(menu.madeCount < 100)
        #expect(screen.node("Dish 900") == nil)
        screen.scroll(to: 39_600)
        #expect(screen.node("Dish 900") != nil)
        #expect(screen.node("Dish 0") == nil)
        menu.table.scrollToRow(at: IndexPath(row: 10, section: 0), at: .top, animated: false)
        screen.render()
        #expect(screen.scroll?.target?.y == 476)
        #expect(screen.node("Dish 10") != nil)
    }

    @Test func `lets rows be as high as they are told, or as their words`() {
        let menu = DishTable(["Mussels", String(repeating: "Fries with all that belongs to them. ", count: 6), "Beer"])
        menu.heights[0] = 100
        let screen = menu.screen
        #expect(screen.frame("Mussels")?.height == 100)
        menu.table.visibleCells[1].textLabel?.numberOfLines = 0
        menu.table.beginUpdates()
        menu.table.endUpdates()
        screen.render()
        #expect((screen.frame(menu.dishes[1])?.height ?? 0) > 60)
        #expect(screen.frame("Beer")?.minY == screen.frame(menu.dishes[1])?.maxY)
        #expect(menu.table.rectForRow(at: IndexPath(row: 9, section: 0)) == .zero)
    }

    @Test func `shows buttons to delete while it is edited`() {
        let menu = DishTable(["Mussels"])
        let screen = menu.screen
        menu.table.setEditing(true, animated: true)
        screen.render()
        #expect(screen.buttons.contains("Delete Mussels"))
        screen.tap("Delete Mussels")
        screen.tap("Delete")
        #expect(menu.dishes.isEmpty)
    }
}

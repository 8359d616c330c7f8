import RenderTree
import SwiftUI
import Testing
import UIKit

@MainActor @Suite(.timeLimit(.minutes(5))) struct `The accent of a view` {
    private let controller = UIViewController()

    init() {
        let hosted = UIHostingController(rootView: Button("Inside") {})
        controller.addChild(hosted)
        hosted.view.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
        controller.view.addSubview(hosted.view)
    }

    private func colors(_ screen: Screen) -> Set<String> {
        Set(
            screen.painted.inDrawingOrder.compactMap {
                if case .text(let text) = $0.node.content {
                    text.lines.first?.runs.first?.color.hexadecimal
                } else {
                    nil
                }
            })
    }

    private func addButton() {
        let button = UIButton(configuration: .plain(), primaryAction: UIAction(title: "Beside") { _ in })
        button.frame = CGRect(x: 0, y: 50, width: 100, height: 40)
        controller.view.addSubview(button)
    }

    @Test(arguments: [true, false]) func `colours the controls of SwiftUI and UIKit in it`(isSetFirst: Bool) {
        if isSetFirst { controller.view.tintColor = .red }
        addButton()
        if !isSetFirst { controller.view.tintColor = .red }
        #expect(colors(Screen(controller: controller)) == ["#ff0000ff"])
    }

    @Test func `is blue where none is set, and follows every change`() {
        addButton()
        let screen = Screen(controller: controller)
        #expect(colors(screen) == ["#007affff"])
        controller.view.tintColor = .green
        screen.render()
        #expect(colors(screen) == ["#00ff00ff"])
        controller.view.tintColor = .red
        screen.render()
        #expect(colors(screen) == ["#ff0000ff"])
    }

    @Test func `gives way to the tint of a view of SwiftUI`() {
        controller.view.tintColor = .red
        let other = UIHostingController(rootView: Button("Own") {}.tint(Color(red: 0, green: 1, blue: 0)))
        other.view.frame = CGRect(x: 0, y: 100, width: 100, height: 40)
        controller.addChild(other)
        controller.view.addSubview(other.view)
        #expect(colors(Screen(controller: controller)) == ["#ff0000ff", "#00ff00ff"])
    }
}

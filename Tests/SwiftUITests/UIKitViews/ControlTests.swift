import RenderTree
import SwiftUI
import Testing
import UIKit

@MainActor @Suite(.timeLimit(.minutes(5))) struct `UIKit's controls` {
    @Test func `are switches that tell when they are turned`() {
        let toggle = UISwitch(frame: CGRect(x: 20, y: 20, width: 0, height: 0))
        toggle.accessibilityLabel = "Sauce"
        var told: [Bool] = []
        toggle.addAction(UIAction { told.append(($0.sender as? UISwitch)?.isOn == true) }, for: .valueChanged)
        let screen = Screen(views: toggle)
        #expect(screen.frame("Sauce") == CGRect(x: 20, y: 20, width: 51, height: 31))
        screen.tap("Sauce")
        #expect(told == [true])
        #expect(screen.content("Sauce") == .toggle(ToggleContent(isOn: true)))
        toggle.setOn(false, animated: true)
        toggle.isEnabled = false
        screen.render()
        #expect(screen.content("Sauce") == .toggle(ToggleContent(isOn: false, isDisabled: true)))
        screen.tap("Sauce")
        #expect(told == [true])
    }

    @Test func `are sliders within their bounds`() throws {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 31))
        slider.accessibilityLabel = "Volume"
        (slider.minimumValue, slider.maximumValue, slider.value) = (10, 20, 50)
        var values: [Float] = []
        slider.addAction(UIAction { [weak slider] _ in values.append(slider?.value ?? 0) }, for: .valueChanged)
        let screen = Screen(views: slider)
        #expect(screen.content("Volume") == .slider(SliderContent(value: 20, minimum: 10, maximum: 20)))
        let id = try #require(screen.node("Volume")).id
        screen.send(.slide(id, value: 12, isEditing: true))
        slider.isContinuous = false
        screen.send(.slide(id, value: 13, isEditing: true))
        screen.send(.slide(id, value: 14, isEditing: false))
        #expect(values == [12, 14])
        slider.value = .nan
        #expect(slider.value == 10)
    }

    @Test func `are steppers that stop or begin anew at their ends`() {
        let stepper = UIStepper(frame: .zero)
        (stepper.minimumValue, stepper.maximumValue, stepper.value) = (0, 2, 1)
        let screen = Screen(views: stepper)
        screen.tap("Increment")
        screen.tap("Increment")
        #expect(stepper.value == 2)
        #expect(screen.content("Increment") == .button(ButtonContent(isDisabled: true)))
        stepper.wraps = true
        screen.render()
        screen.tap("Increment")
        #expect(stepper.value == 0)
    }

    @Test func `are segments that exclude each other`() {
        let segments = UISegmentedControl(items: ["Small", "Large"])
        segments.selectedSegmentIndex = 0
        let other = UISegmentedControl(items: ["Beer", "Water"])
        other.frame.origin.y = 60
        var count = 0
        segments.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
        let screen = Screen(views: segments, other)
        #expect(screen.content("Small") == .toggle(ToggleContent(role: .radio, isOn: true)))
        screen.tap("Large")
        screen.tap("Large")
        #expect(segments.selectedSegmentIndex == 1)
        #expect(count == 1)
        // Each control is a group of its own, so that arrow keys do not lead from one into the other.
        let groups = screen.painted.inDrawingOrder.filter { $0.node.accessibility.traits?.contains(.choices) == true }
        #expect(groups.count == 2)
        segments.setEnabled(false, forSegmentAt: 0)
        segments.selectedSegmentIndex = 9
        #expect(segments.selectedSegmentIndex == UISegmentedControl.noSegment)
    }

    @Test func `show how far something has come`() {
        let progress = UIProgressView(progressViewStyle: .default)
        progress.frame = CGRect(x: 0, y: 0, width: 100, height: 4)
        progress.accessibilityLabel = "Sending"
        progress.progress = 0.25
        let spinner = UIActivityIndicatorView(style: .large)
        let screen = Screen(views: progress, spinner)
        #expect(screen.node("Sending")?.accessibility.progress == 0.25)
        #expect(screen.node("Sending")?.accessibility.traits == [.progress])
        #expect(screen.node("In progress") == nil)
        spinner.startAnimating()
        progress.setProgress(7, animated: true)
        screen.render()
        #expect(screen.node("In progress") != nil)
        #expect(progress.progress == 1)
    }

    @Test func `are dots that lead to the next page`() {
        let dots = UIPageControl(frame: CGRect(x: 0, y: 0, width: 100, height: 26))
        dots.numberOfPages = 3
        var pages: [Int] = []
        dots.addAction(UIAction { [weak dots] _ in pages.append(dots?.currentPage ?? -1) }, for: .valueChanged)
        let screen = Screen(views: dots)
        screen.tap("Page 1 of 3")
        screen.tap("Page 2 of 3")
        #expect(pages == [1, 2])
    }

    @Test func `are buttons in every state, by old ways and new`() {
        let button = UIButton(type: .system)
        button.setTitle("Play", for: .normal)
        button.setTitle("Wait", for: .disabled)
        button.frame = CGRect(x: 10, y: 10, width: 100, height: 44)
        let configured = UIButton(configuration: .borderedProminent())
        configured.configuration?.title = "Send"
        configured.frame = CGRect(x: 10, y: 60, width: 100, height: 44)
        final class Game { var count = 0; @MainActor func play() { count += 1 } }
        let game = Game()
        button.addTarget(game, action: { game in { game.play() } }, for: .touchUpInside)
        let screen = Screen(views: button, configured)
        screen.tap("Play")
        #expect(game.count == 1)
        #expect(screen.content("Send") == .button(ButtonContent()))
        button.isEnabled = false
        screen.render()
        #expect(screen.texts.contains("Wait"))
    }

    @Test func `show the title of a configuration that they are made with`() {
        var look = UIButton.Configuration.filled()
        look.title = "Send"
        let button = UIButton(configuration: look, primaryAction: UIAction { _ in })
        #expect(button.titleLabel?.text == "Send")
        #expect(button.intrinsicContentSize.width > 50)
        button.frame = CGRect(x: 10, y: 10, width: 100, height: 44)
        #expect(Screen(views: button).texts.contains("Send"))
    }

    @Test func `open menus`() throws {
        var chosen = ""
        let menu = UIMenu(children: ["Fries", "Beer"].map { name in UIAction(title: name) { _ in chosen = name } })
        let button = UIButton(type: .system)
        button.setTitle("Order", for: .normal)
        (button.menu, button.showsMenuAsPrimaryAction) = (menu, true)
        button.sizeToFit()
        let screen = Screen(views: button)
        #expect(screen.content("Order") == .select(SelectContent(options: ["Fries", "Beer"])))
        screen.send(.choose(try #require(screen.node("Order")).id, index: 1))
        #expect(chosen == "Beer")
        screen.send(.choose(try #require(screen.node("Order")).id, index: 99))
        #expect(screen.diagnostics.isEmpty)
    }
}

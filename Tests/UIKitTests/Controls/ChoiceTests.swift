import RenderTree
import Testing

@testable import UIKit

@MainActor @Suite(.timeLimit(.minutes(5))) struct `Segments` {
    private let control = UISegmentedControl(items: ["a", "b", "c"])

    private final class Log { var chosen: [Int] = [] }
    private let log = Log()

    init() {
        control.frame = CGRect(x: 0, y: 0, width: 300, height: 32)
        control.addAction(
            UIAction { [control, log] _ in log.chosen.append(control.selectedSegmentIndex) }, for: .valueChanged)
        control.layoutIfNeeded()
    }

    private func tap(_ index: Int) throws {
        control.layoutIfNeeded()
        let buttons = control.subviews.compactMap { $0 as? UIControl }.sorted { $0.frame.minX < $1.frame.minX }
        try #require(buttons.indices.contains(index) ? buttons[index] : nil).receive(.tap(NodeID(rawValue: 1)))
    }

    @Test func `are chosen by the person, who is heard once for each change`() throws {
        #expect(control.selectedSegmentIndex == -1)
        try tap(1)
        try tap(1)
        try tap(0)
        #expect(log.chosen == [1, 0] && control.selectedSegmentIndex == 0)
        control.selectedSegmentIndex = UISegmentedControl.noSegment
        try tap(0)
        #expect(log.chosen == [1, 0, 0])
    }

    @Test func `that are off are not chosen`() throws {
        control.setEnabled(false, forSegmentAt: 1)
        try tap(1)
        #expect(log.chosen == [] && control.selectedSegmentIndex == -1)
        control.setEnabled(true, forSegmentAt: 1)
        try tap(1)
        #expect(log.chosen == [1])
        control.isEnabled = false
        try tap(0)
        #expect(log.chosen == [1])
    }

    @Test func `do not stay chosen where they are momentary`() throws {
        control.isMomentary = true
        try tap(2)
        #expect(log.chosen == [2] && control.selectedSegmentIndex == -1)
        try tap(2)
        #expect(log.chosen == [2, 2])
    }

    @Test func `carry out actions of their own`() throws {
        var names: [String] = []
        let actions = ["x", "y"].map { name in UIAction(title: name) { _ in names.append(name) } }
        let made = UISegmentedControl(frame: CGRect(x: 0, y: 0, width: 200, height: 32), actions: actions)
        made.layoutIfNeeded()
        #expect((0..<2).map { made.titleForSegment(at: $0) } == ["x", "y"])
        try #require(made.subviews.compactMap { $0 as? UIControl }.last).receive(.tap(NodeID(rawValue: 1)))
        #expect(names == ["y"] && made.selectedSegmentIndex == 1)
    }

    @Test func `are counted, renamed and all taken away`() {
        control.insertSegment(withTitle: "z", at: 0, animated: false)
        control.setTitle("zz", forSegmentAt: 0)
        #expect((0..<control.numberOfSegments).map { control.titleForSegment(at: $0) } == ["zz", "a", "b", "c"])
        control.selectedSegmentIndex = 2
        control.removeAllSegments()
        #expect(control.numberOfSegments == 0 && control.selectedSegmentIndex == -1 && log.chosen == [])
    }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `A picker` {
    private final class Source: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
        var counts = [3, 2]
        var chosen: [[Int]] = []
        func numberOfComponents(in pickerView: UIPickerView) -> Int { counts.count }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { counts[component] }
        func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
            "\(component).\(row)"
        }
        func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
            chosen.append([component, row])
        }
    }

    private let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    private let source = Source()

    init() {
        picker.dataSource = source
        picker.delegate = source
        picker.layoutIfNeeded()
    }

    @Test func `has the rows of its source, and the first of each is chosen`() {
        #expect(picker.numberOfComponents == 2)
        #expect((0..<2).map(picker.numberOfRows(inComponent:)) == [3, 2])
        #expect((0..<2).map(picker.selectedRow(inComponent:)) == [0, 0])
    }

    @Test func `tells its delegate of the person's choice alone`() {
        picker.selectRow(2, inComponent: 0, animated: true)
        #expect(picker.selectedRow(inComponent: 0) == 2 && picker.selectedRow(inComponent: 1) == 0)
        #expect(source.chosen == [])
    }

    @Test func `stays at its row where there are more, and goes to the last where there are fewer`() {
        picker.selectRow(2, inComponent: 0, animated: false)
        source.counts = [5, 2]
        picker.reloadComponent(0)
        #expect(picker.numberOfRows(inComponent: 0) == 5 && picker.selectedRow(inComponent: 0) == 2)
        source.counts = [1, 2]
        picker.reloadAllComponents()
        picker.layoutIfNeeded()
        #expect(picker.selectedRow(inComponent: 0) == 0)
    }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `A value within bounds` {
    @Test func `follows its bounds`() {
        let slider = UISlider()
        slider.value = 0.75
        slider.maximumValue = 0.5
        #expect(slider.value == 0.5)
        slider.minimumValue = 0.6
        #expect(slider.value >= 0.5 && slider.minimumValue == 0.6)
        let stepper = UIStepper()
        #expect([stepper.minimumValue, stepper.maximumValue, stepper.stepValue, stepper.value] == [0, 100, 1, 0])
        stepper.value = 500
        #expect(stepper.value == 100)
        stepper.maximumValue = 10
        #expect(stepper.value == 10)
    }

    @Test(arguments: [(-1, 0), (0, 0), (2, 2), (3, 2), (99, 2)]) func `is a page that there is`(
        _ page: Int, _ shown: Int
    ) {
        let dots = UIPageControl()
        dots.numberOfPages = 3
        dots.currentPage = page
        #expect(dots.currentPage == shown)
    }

    @Test func `is the last page where pages go away`() {
        let dots = UIPageControl()
        dots.numberOfPages = 5
        dots.currentPage = 4
        dots.numberOfPages = 2
        #expect(dots.currentPage == 1)
    }

    @Test func `is a date within those that are allowed`() {
        let picker = UIDatePicker()
        let now = Date(timeIntervalSince1970: 1_700_000_000)
        picker.minimumDate = now
        picker.date = now.addingTimeInterval(-10_000)
        #expect(picker.date == now)
        picker.maximumDate = now.addingTimeInterval(86_400)
        picker.date = now.addingTimeInterval(1_000_000)
        #expect(picker.date == now.addingTimeInterval(86_400))
    }

    @Test func `is any date where the bounds cross`() {
        let picker = UIDatePicker()
        let now = Date(timeIntervalSince1970: 1_700_000_000)
        picker.minimumDate = now.addingTimeInterval(86_400)
        picker.maximumDate = now
        let date = now.addingTimeInterval(-864_000)
        picker.date = date
        #expect(picker.date == date)
    }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `A picture view and a spinner` {
    @Test func `are as large as their picture, and show another one while highlighted`() {
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10))
        let (plain, lit) = (
            renderer.image { _ in }, renderer.image { $0.fill(CGRect(x: 0, y: 0, width: 5, height: 5)) }
        )
        let view = UIImageView(image: plain, highlightedImage: lit)
        #expect(view.frame == CGRect(x: 0, y: 0, width: 20, height: 10))
        #expect(view.intrinsicContentSize == CGSize(width: 20, height: 10))
        view.frame = CGRect(x: 0, y: 0, width: 5, height: 5)
        view.image = renderer.image { _ in }
        #expect(view.frame.width == 5, "A new picture does not change the frame.")
        view.image = nil
        #expect(view.intrinsicContentSize == CGSize(width: -1, height: -1))
    }

    @Test func `are hidden while the spinner stands still`() {
        let spinner = UIActivityIndicatorView(style: .medium)
        #expect(spinner.isHidden && !spinner.isAnimating)
        spinner.startAnimating()
        #expect(!spinner.isHidden && spinner.isAnimating)
        spinner.stopAnimating()
        #expect(spinner.isHidden && !spinner.isAnimating)
        spinner.hidesWhenStopped = false
        #expect(!spinner.isHidden)
    }
}

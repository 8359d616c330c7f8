import RenderTree
import Testing
import TreePainter

@testable import UIKit

@MainActor @Suite(.timeLimit(.minutes(5))) struct `Dots of pages` {
    private let dots = UIPageControl(frame: CGRect(x: 0, y: 0, width: 100, height: 26))

    @Test func `stand in the middle, 17 points apart`() {
        #expect(dots.ownNodes().isEmpty)
        dots.numberOfPages = 3
        #expect(dots.ownNodes().map(\.box) == [[29.5, 9.5, 7, 7], [46.5, 9.5, 7, 7], [63.5, 9.5, 7, 7]])
        #expect(dots.intrinsicContentSize == CGSize(width: 63, height: 26))
        #expect(dots.size(forNumberOfPages: 2) == CGSize(width: 46, height: 26))
        (dots.pageIndicatorTintColor, dots.currentPageIndicatorTintColor) = (.red, .blue)
        dots.currentPage = 1
        let colors = dots.ownNodes().map { $0.shape?.fill }
        #expect(colors == [UIColor.red, .blue, .red].map { .color($0.rgba) })
    }

    @Test func `follow each other in their direction`() {
        dots.numberOfPages = 3
        dots.frame.size = CGSize(width: 100, height: 100)
        func corners(_ direction: UIPageControl.Direction) -> [[Double]] {
            dots.direction = direction
            return dots.ownNodes().map { Array($0.box.prefix(2)) }
        }
        let (across, down) = ([29.5, 46.5, 63.5].map { [$0, 46.5] }, [29.5, 46.5, 63.5].map { [46.5, $0] })
        #expect(corners(.natural) == across && corners(.leftToRight) == across)
        #expect(corners(.rightToLeft) == across.reversed())
        #expect(corners(.topToBottom) == down && corners(.bottomToTop) == down.reversed())
        #expect(dots.intrinsicContentSize == CGSize(width: 26, height: 63))
        dots.semanticContentAttribute = .forceRightToLeft
        #expect(corners(.natural) == across.reversed() && corners(.leftToRight) == across)
    }

    @Test func `are at most a hundred, and none for a single page if that is wanted`() {
        dots.numberOfPages = 101
        #expect(dots.ownNodes().count == 100)
        dots.numberOfPages = -1
        #expect(dots.ownNodes().isEmpty)
        (dots.numberOfPages, dots.hidesForSinglePage) = (1, true)
        #expect(dots.ownNodes().isEmpty)
        dots.numberOfPages = 2
        #expect(dots.ownNodes().count == 2)
        (dots.numberOfPages, dots.hidesForSinglePage) = (1, false)
        #expect(dots.ownNodes().count == 1)
    }

    @Test func `lead to the next page, and from the last to the first`() {
        var count = 0
        dots.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
        dots.numberOfPages = 2
        dots.triggered()
        #expect(dots.currentPage == 1)
        dots.triggered()
        #expect(dots.currentPage == 0 && count == 2)
        dots.numberOfPages = 1
        dots.triggered()
        #expect(dots.currentPage == 0 && count == 2)
        #expect(dots.nodeContent == .button(ButtonContent(isDisabled: true)))
    }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `A value between bounds` {
    @Test func `of a slider is where its thumb stands`() {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 127, height: 31))
        (slider.minimumValue, slider.maximumValue) = (10, 30)
        slider.value = 15
        #expect(slider.ownNodes().last?.box == [25, 2, 27, 27])
        slider.value = .nan
        #expect(slider.value == 10)
        slider.value = 40
        #expect(slider.value == 30)
        slider.maximumValue = 10
        #expect(slider.value == 10 && slider.nodeContent == .group && slider.ownNodes().last?.box == [0, 2, 27, 27])
        #expect(slider.sizeThatFits(CGSize(width: 10, height: 9)) == CGSize(width: 60, height: 31))
        #expect(slider.sizeThatFits(CGSize(width: 90, height: 9)) == CGSize(width: 90, height: 31))
    }

    @Test func `of a slider is told while it moves, and once at the end`() {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 127, height: 31))
        var events: [String] = []
        for (event, name) in [(.touchDown, "down"), (.valueChanged, "value"), (.touchUpInside, "up")]
            as [(UIControl.Event, String)]
        {
            slider.addAction(UIAction { _ in events.append(name) }, for: event)
        }
        func slide(_ value: Double, isEditing: Bool) {
            slider.receive(.slide(NodeID(rawValue: 1), value: value, isEditing: isEditing))
        }
        for isContinuous in [true, false] {
            (slider.isContinuous, events) = (isContinuous, [])
            slide(0.25, isEditing: true)
            slide(0.5, isEditing: true)
            #expect(slider.isTracking && slider.value == 0.5)
            slide(0.75, isEditing: false)
            #expect(!slider.isTracking)
            #expect(events == (isContinuous ? ["down", "value", "value", "value", "up"] : ["down", "value", "up"]))
        }
    }

    @Test func `of progress is between 0 and 1`() {
        let bar = UIProgressView(progressViewStyle: .bar)
        for (value, expected) in [(0.25, 0.25), (-1, 0), (7, 1), (.nan, 0)] as [(Float, Float)] {
            bar.progress = value
            #expect(bar.progress == expected)
        }
        #expect(bar.sizeThatFits(CGSize(width: 90, height: 50)) == CGSize(width: 90, height: 4))
    }

    @Test func `of a stepper stops at a bound, or begins anew at the other`() {
        let stepper = UIStepper(frame: .zero)
        (stepper.minimumValue, stepper.maximumValue, stepper.stepValue) = (1, 4, 2)
        #expect(stepper.value == 1)
        func push(_ index: Int) { (stepper.subviews[index] as? UIControl)?.triggered() }
        for (index, wraps, expected) in [
            (1, false, 3), (1, false, 4), (1, false, 4), (1, true, 1), (0, true, 4), (0, false, 2), (0, false, 1),
            (0, false, 1),
        ] as [(Int, Bool, Double)] {
            stepper.wraps = wraps
            push(index)
            #expect(stepper.value == expected)
        }
        stepper.value = .nan
        #expect(stepper.value == 1)
    }

    @Test func `of a stepper that begins anew stands on its bounds first`() {
        let stepper = UIStepper(frame: .zero)
        (stepper.maximumValue, stepper.wraps, stepper.value) = (2, true, 1)
        func push(_ index: Int) -> Double {
            (stepper.subviews[index] as? UIControl)?.triggered()
            return stepper.value
        }
        #expect([0, 0, 0, 0].map(push) == [0, 2, 1, 0])
        #expect([1, 1, 1, 1].map(push) == [1, 2, 0, 1])
    }

    @Test func `of a spinner is there while it turns`() {
        let spinner = UIActivityIndicatorView(style: .large)
        #expect(spinner.frame.size == CGSize(width: 37, height: 37) && spinner.ownNodes().isEmpty)
        spinner.hidesWhenStopped = false
        #expect(!spinner.ownNodes().isEmpty && spinner.accessibilityLabel == nil)
        spinner.hidesWhenStopped = true
        spinner.startAnimating()
        #expect(!spinner.ownNodes().isEmpty && spinner.accessibilityLabel != nil)
        spinner.stopAnimating()
        #expect(spinner.ownNodes().isEmpty)
        #expect(UIActivityIndicatorView(style: .medium).frame.width == 20)
    }
}

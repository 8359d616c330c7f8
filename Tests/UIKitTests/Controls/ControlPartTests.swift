import RenderTree
import Testing
import TreePainter

@testable import UIKit

@MainActor @Suite(.timeLimit(.minutes(5))) struct `Segments of given widths` {
    private let control = UISegmentedControl(items: ["a", "b", "c"])

    @Test func `leave the rest to the others`() {
        control.setWidth(100, forSegmentAt: 1)
        control.setWidth(50, forSegmentAt: 9)
        control.frame = CGRect(x: 0, y: 0, width: 200, height: 32)
        control.layoutIfNeeded()
        #expect(
            control.subviews.map(\.frame.minX) == [0, 50, 150] && control.subviews.map(\.frame.width) == [50, 100, 50])
        #expect(control.widthForSegment(at: 1) == 100 && control.widthForSegment(at: 0) == 0)
        for index in 0..<3 { control.setWidth(40, forSegmentAt: index) }
        #expect(control.intrinsicContentSize.width == 120)
    }

    @Test func `stand on the other side where they are mirrored`() {
        let look = SegmentsLook(
            count: 2, selected: nil, isMirrored: true, track: UIColor.red.rgba, chosen: UIColor.red.rgba,
            line: UIColor.red.rgba, widths: [30])
        let size = CGSize(width: 100, height: 32)
        #expect(look.frame(of: 0, in: size) == CGRect(x: 70, y: 0, width: 30, height: 32))
        #expect(look.frame(of: 1, in: size) == CGRect(x: 0, y: 0, width: 70, height: 32))
    }

    @Test func `show a picture in place of a title`() {
        let star = UIImage(systemName: "star")
        control.setImage(star, forSegmentAt: 0)
        #expect(control.imageForSegment(at: 0) === star && control.titleForSegment(at: 0) == nil)
        #expect(control.imageForSegment(at: 1) == nil && control.imageForSegment(at: 9) == nil)
        control.setEnabled(false, forSegmentAt: 1)
        #expect(control.isEnabledForSegment(at: 0) && !control.isEnabledForSegment(at: 1))
    }
}

private final class SideButton: UIButton {
    override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
        CGRect(x: 40, y: contentRect.minY, width: contentRect.width - 40, height: contentRect.height)
    }
    override func imageRect(forContentRect contentRect: CGRect) -> CGRect { CGRect(x: 1, y: 2, width: 3, height: 4) }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `Parts of controls` {
    @Test(arguments: [(false, 0.0), (true, 106.0)])
    func `of a stepper that is made wider stay together at its leading edge`(isMirrored: Bool, start: Double) {
        let stepper = UIStepper(frame: .zero)
        if isMirrored { stepper.semanticContentAttribute = .forceRightToLeft }
        stepper.frame = CGRect(x: 0, y: 0, width: 200, height: 32)
        stepper.layoutIfNeeded()
        #expect(stepper.ownNodes().map(\.box) == [[start, 0, 94, 32], [start + 46.5, 7, 1, 18]])
        #expect(stepper.subviews.map { Double($0.frame.minX) }.sorted() == [start, start + 47])
    }

    @Test func `of a button stand where a subclass puts them`() {
        let button = SideButton(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
        button.setTitle("title", for: .normal)
        button.contentEdgeInsets = UIEdgeInsets(top: 5, left: 0, bottom: 5, right: 10)
        button.layoutIfNeeded()
        #expect(button.titleLabel?.frame == CGRect(x: 40, y: 5, width: 150, height: 40))
        #expect(button.imageView?.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
        let plain = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
        plain.setTitle("title", for: .normal)
        plain.layoutIfNeeded()
        #expect(plain.titleRect(forContentRect: .zero) == plain.titleLabel?.frame)
    }

    @Test func `of a button have the colour that a transformer makes`() {
        var look = UIButton.Configuration.plain()
        look.image = UIImage(systemName: "star")
        look.imageColorTransformer = UIConfigurationColorTransformer { _ in .systemRed }
        #expect(UIButton(configuration: look).imageView?.tintColor == .systemRed)
        #expect(look.background(.blue) == nil)
        look.background.backgroundColor = .green
        look.background.backgroundColorTransformer = UIConfigurationColorTransformer { $0.withAlphaComponent(0.5) }
        #expect(look.background(.blue)?.cgColor.alpha == 0.5)
    }

    @Test func `of a button are pale while it is disabled, and as they were afterwards`() {
        let button = UIButton(type: .system)
        button.setImage(UIImage(systemName: "star"), for: .normal)
        button.imageView?.tintColor = .systemRed
        button.setTitle("Star", for: .normal)
        #expect(button.imageView?.tintColor == .systemRed)
        button.isEnabled = false
        #expect(button.imageView?.tintColor == .tertiaryLabel)
        button.isEnabled = true
        #expect(button.imageView?.tintColor == button.tintColor)
    }

    @Test func `of a stepper are pictures`() throws {
        let stepper = UIStepper(frame: .zero)
        stepper.layoutIfNeeded()
        let (less, more) = (stepper.subviews[0], stepper.subviews[1])
        let (minus, plus) = (less.ownNodes().map(\.node.content), more.ownNodes().map(\.node.content))
        let hare = try #require(UIImage(systemName: "hare"))
        stepper.setIncrementImage(hare, for: .normal)
        #expect(stepper.incrementImage(for: .normal) === hare && stepper.decrementImage(for: .normal) == nil)
        #expect(more.ownNodes().map(\.node.content) != plus && less.ownNodes().map(\.node.content) == minus)
    }

    @Test func `follow a progress until it is done`() async {
        let (view, progress) = (UIProgressView(progressViewStyle: .default), Progress(totalUnitCount: 10))
        progress.completedUnitCount = 2
        view.observedProgress = progress
        #expect(view.progress == 0.2)
        progress.completedUnitCount = 10
        while view.progress < 1 { await Task.yield() }
        view.observedProgress = nil
        progress.completedUnitCount = 1
        #expect(view.progress == 1)
    }

    @Test func `that are on are a menu's, and those of menus in line`() {
        let (on, off) = (UIAction(title: "on", state: .on) { _ in }, UIAction(title: "off") { _ in })
        let inner = UIAction(title: "inner", state: .on) { _ in }
        let (inLine, other) = (UIMenu(options: .displayInline, children: [inner]), UIMenu(children: [inner]))
        #expect(UIMenu(children: [off, on, inLine, other]).selectedElements == [on, inner])
    }
}

import Testing

@testable import UIKit

/// View that tells when its constraints are updated and when it is laid out.
private final class Updating: UIView {
    var log: (String) -> Void = { _ in }
    var width: CGFloat?
    override func updateConstraints() {
        log("update \(tag)")
        if let width, constraints.isEmpty { widthAnchor.constraint(equalToConstant: width).isActive = true }
        super.updateConstraints()
    }
    override func layoutSubviews() {
        super.layoutSubviews()
        log("lay out \(tag)")
    }
}

@MainActor @Suite(.timeLimit(.minutes(5))) final class `Constraints that are updated` {
    private let views = (0..<3).map { _ in Updating() }
    private var lines: [String] = []

    init() {
        for (index, view) in views.enumerated() {
            (view.tag, view.log) = (index, { [unowned self] in lines.append($0) })
        }
        views[0].addSubview(views[1])
        views[1].addSubview(views[2])
    }

    private func layOut() -> [String] {
        lines = []
        views[0].layoutIfNeeded()
        return lines
    }

    @Test func `come from the inside outwards, and all before the layout, which goes inwards`() {
        let expected = ["update 2", "update 1", "update 0", "lay out 0", "lay out 1", "lay out 2"]
        #expect(layOut() == expected)
        for view in views { view.setNeedsUpdateConstraints() }
        #expect(views.allSatisfy { $0.needsUpdateConstraints() })
        #expect(layOut() == expected)
        #expect(!views.contains { $0.needsUpdateConstraints() })
        #expect(layOut() == [])
    }

    @Test func `are those of the views that were asked for, also before a layout`() {
        _ = layOut()
        views[2].setNeedsUpdateConstraints()
        views[0].updateConstraintsIfNeeded()
        #expect(lines.last == "update 2")
        lines = []
        views[0].updateConstraintsIfNeeded()
        #expect(lines == [])
        #expect(layOut() == ["lay out 2"])
    }

    @Test func `are those of views that came since, too`() {
        _ = layOut()
        let late = Updating()
        (late.tag, late.log) = (7, { [unowned self] in lines.append($0) })
        views[2].addSubview(late)
        views[0].setNeedsLayout()
        #expect(layOut().first == "update 7")
    }

    @Test func `count where a view is measured`() {
        let view = Updating()
        view.width = 70
        #expect(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width == 70)
    }
}

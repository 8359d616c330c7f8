import Testing

@testable import UIKit

/// Frames of views in `Layouts.storyboard`, each computed here by hand from the view's own constraints: nothing is taken from what
/// the program gives. `w` and `h` are those of the controller's view. The numbers are the constants of the file.
struct PlacedView: Sendable, CustomTestStringConvertible {
    let scene: String
    let tag: Int
    let frame: @Sendable (_ w: CGFloat, _ h: CGFloat) -> CGRect

    init(_ scene: String, _ tag: Int, _ frame: @escaping @Sendable (_ w: CGFloat, _ h: CGFloat) -> CGRect) {
        (self.scene, self.tag, self.frame) = (scene, tag, frame)
    }

    var testDescription: String { "\(scene) \(tag)" }

    /// Insets that bars and the sensors' area would take: 44 above, 34 below, 12 at the left, none at the right.
    static let safeArea = UIEdgeInsets(top: 44, left: 12, bottom: 34, right: 0)

    static let all = areas + shares + stacks + masks + classes + scroll

    /// A controller's view has margins of 16 at the sides, inside of the safe area, any other view 8 on all sides.
    private static let areas = [
        PlacedView("Areas", 1) { w, _ in CGRect(x: 12 + 10, y: 44 + 5, width: w - 12 - 20, height: 30) },
        PlacedView("Areas", 2) { w, _ in CGRect(x: 12 + 16, y: 79 + 8, width: w - 12 - 32, height: 20) },
        PlacedView("Areas", 3) { w, h in CGRect(x: 0, y: h - 60, width: w, height: 60) },
        // In the container, whose margins are 20, 4, 2 and 6.
        PlacedView("Areas", 4) { w, _ in CGRect(x: 20, y: 4, width: w - 22, height: 50) },
        PlacedView("Areas", 5) { w, h in CGRect(x: 12, y: h - 34 - 70 - 40, width: w - 12, height: 40) },
        // Its container keeps the outer margins: they reach 28 - 12 and 16 points into it, more than its own 8.
        PlacedView("Areas", 6) { w, _ in CGRect(x: 16, y: 15, width: w - 12 - 32, height: 10) },
    ]

    /// Shares of the view's sides, a ratio, and priorities.
    private static let shares = [
        PlacedView("Shares", 1) { w, _ in CGRect(x: 0, y: 0, width: 0.3 * w + 12, height: (0.3 * w + 12) / 2) },
        // Half of the width at priority 750, and at most 200; its middle is at one and a half of the view's.
        PlacedView("Shares", 2) { w, _ in
            let width = min(w / 2, 200)
            return CGRect(x: w * 0.75 - width / 2, y: 0, width: width, height: 20)
        },
        // 300 at priority 900 beside 300 at 800: the first is cut only for the other one's 50.
        PlacedView("Shares", 3) { w, _ in CGRect(x: 0, y: 100, width: min(300, w - 50), height: 20) },
        PlacedView("Shares", 4) { w, _ in CGRect(x: min(300, w - 50), y: 100, width: max(50, w - 300), height: 10) },
        // One part and three parts of what is left of margins of 20 and a gap of 10.
        PlacedView("Shares", 5) { w, h in CGRect(x: 20, y: 0.75 * h - 10, width: (w - 50) / 4, height: 20) },
        PlacedView("Shares", 6) { w, h in
            CGRect(x: 30 + (w - 50) / 4, y: 0.75 * h - 10, width: (w - 50) * 3 / 4, height: 20)
        },
    ]

    /// Stacks one below the other, each 20 from the sides: `w - 40` wide.
    private static let stacks = [
        PlacedView("Stacks", 10) { w, _ in CGRect(x: 20, y: 10, width: w - 40, height: 20) },
        // Widths of 40 and 60, and two gaps of 5: the view without one gets the rest.
        PlacedView("Stacks", 11) { _, _ in CGRect(x: 0, y: 0, width: 40, height: 20) },
        PlacedView("Stacks", 12) { w, _ in CGRect(x: 45, y: 0, width: w - 40 - 110, height: 20) },
        PlacedView("Stacks", 13) { w, _ in CGRect(x: w - 40 - 60, y: 0, width: 60, height: 20) },
        // 20, 30 and 50 with equal gaps.
        PlacedView("Stacks", 22) { w, _ in CGRect(x: 20 + (w - 140) / 2, y: 0, width: 30, height: 20) },
        PlacedView("Stacks", 23) { w, _ in CGRect(x: w - 40 - 50, y: 0, width: 50, height: 20) },
        // The middle one's centre is half-way between 10 and 25 from the other end.
        PlacedView("Stacks", 32) { w, _ in CGRect(x: (10 + w - 65) / 2 - 15, y: 0, width: 30, height: 20) },
        // The hidden one of three has no place and no gap.
        PlacedView("Stacks", 41) { w, _ in CGRect(x: 0, y: 0, width: (w - 46) / 2, height: 20) },
        PlacedView("Stacks", 43) { w, _ in CGRect(x: (w - 46) / 2 + 6, y: 0, width: (w - 46) / 2, height: 20) },
        PlacedView("Stacks", 50) { w, _ in CGRect(x: 20, y: 130, width: w - 40, height: 10 + 4 + 12) },
        PlacedView("Stacks", 51) { w, _ in CGRect(x: w - 40 - 50, y: 0, width: 50, height: 10) },
        PlacedView("Stacks", 52) { w, _ in CGRect(x: w - 40 - 70, y: 14, width: 70, height: 12) },
        // Margins of 30 and 10 at the sides, 5 above and 7 below.
        PlacedView("Stacks", 60) { w, _ in CGRect(x: 20, y: 166, width: w - 40, height: 5 + 22 + 7) },
        PlacedView("Stacks", 61) { w, _ in CGRect(x: 30 + (w - 80 - 50) / 2, y: 5, width: 50, height: 10) },
        PlacedView("Stacks", 62) { w, _ in CGRect(x: 30 + (w - 80 - 70) / 2, y: 15, width: 70, height: 12) },
    ]

    /// Frames on a canvas of 375 by 667, of which each side takes a part of the difference in proportion to its flexible lengths.
    private static let masks = [
        PlacedView("Masks", 1) { _, _ in CGRect(x: 10, y: 20, width: 30, height: 40) },
        PlacedView("Masks", 2) { w, _ in CGRect(x: 10, y: 70, width: w - 20, height: 20) },
        PlacedView("Masks", 3) { w, h in CGRect(x: w - 100, y: h - 50, width: 80, height: 30) },
        // 100 before it and 200 behind it.
        PlacedView("Masks", 4) { w, _ in CGRect(x: 100 + (w - 375) / 3, y: 100, width: 75, height: 20) },
        // 100 wide, and 225 behind it.
        PlacedView("Masks", 5) { w, _ in CGRect(x: 50, y: 130, width: 100 + (w - 375) * 100 / 325, height: 20) },
        PlacedView("Masks", 6) { w, h in CGRect(x: 25, y: 167, width: w - 50, height: h - 267) },
        // 200 above, 267 high, 200 below: everything is flexible.
        PlacedView("Masks", 7) { _, h in CGRect(x: 0, y: 200 * h / 667, width: 75, height: 267 * h / 667) },
    ]

    /// A message app is always compact in width and regular in height: of the file's variations those for this hold.
    private static let classes = [
        PlacedView("Classes", 1) { _, h in CGRect(x: 8, y: h - 58, width: 120, height: 50) },
        PlacedView("Classes", 2) { _, h in CGRect(x: 132, y: h - 58, width: 30, height: 30) },
    ]

    /// As wide as the scroll view without 12 on both sides, and far higher.
    private static let scroll = [
        PlacedView("Scroll", 1) { w, h in CGRect(x: 12, y: 44, width: w - 12, height: h - 44 - 34) },
        PlacedView("Scroll", 2) { w, _ in CGRect(x: 12, y: 6, width: w - 12 - 24, height: 1000) },
    ]
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `The layout of a storyboard` {
    /// The lowest panel, an expanded one of a small phone, and one of a large phone.
    nonisolated static let sizes = [
        CGSize(width: 375, height: 262), CGSize(width: 320, height: 480), CGSize(width: 430, height: 840),
    ]

    private func view(of scene: String, _ size: CGSize) throws -> UIView {
        let controller = InterfaceFixture.storyboard("Layouts").instantiateViewController(withIdentifier: scene)
        if scene == "Areas" || scene == "Scroll" { controller.additionalSafeAreaInsets = PlacedView.safeArea }
        InterfaceFixture.show(controller, size)
        return try #require(controller.view)
    }

    @Test(arguments: PlacedView.all, sizes)
    func `gives each view the frame that its constraints say`(placed: PlacedView, size: CGSize) throws {
        let root = try view(of: placed.scene, size)
        let frame = try #require(root.viewWithTag(placed.tag)).frame
        let expected = placed.frame(size.width, size.height)
        let differences = [
            frame.minX - expected.minX, frame.minY - expected.minY, frame.width - expected.width,
            frame.height - expected.height,
        ]
        #expect(differences.allSatisfy { abs($0) < 0.01 }, "\(frame) is not \(expected)")
    }

    @Test(arguments: sizes) func `leaves out what is for another size class`(size: CGSize) throws {
        #expect(try view(of: "Classes", size).viewWithTag(3) == nil)
    }

    @Test(arguments: sizes) func `lets a scroll view be as large as its content and the distances around it`(
        size: CGSize
    ) throws {
        let scroll = try #require(try view(of: "Scroll", size).viewWithTag(1) as? UIScrollView)
        #expect(scroll.contentSize == CGSize(width: size.width - 12, height: 6 + 1000 + 4))
    }
}

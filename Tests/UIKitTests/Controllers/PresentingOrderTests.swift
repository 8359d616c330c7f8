import Testing

@testable import UIKit

@MainActor @Suite(.timeLimit(.minutes(5))) struct `Presenting a controller` {
    private let log = LifeLog()
    private let root: Living
    private let page: Living
    private let other: Living

    init() {
        (root, page, other) = (Living("root", log), Living("page", log), Living("other", log))
        root.comeOnScreen()
        _ = log.take()
    }

    @Test func `over the whole screen takes away the one behind`() {
        page.modalPresentationStyle = .fullScreen
        var lines: [String] = []
        root.present(page, animated: false) { lines = log.lines }
        root.settle()
        #expect(lines.prefix(2) == ["root will disappear", "page will appear"])
        #expect(Set(lines.dropFirst(2)) == ["page did appear", "root did disappear"] && lines.count == 4)
        _ = log.take()
        page.dismiss(animated: false) { lines = log.lines }
        root.settle()
        #expect(lines.prefix(2) == ["page will disappear", "root will appear"])
        #expect(Set(lines.dropFirst(2)) == ["page did disappear", "root did appear"] && lines.count == 4)
    }

    @Test(arguments: [.pageSheet, .formSheet, .overFullScreen, .overCurrentContext] as [UIModalPresentationStyle])
    func `leaves the one behind where it can still be seen`(_ style: UIModalPresentationStyle) {
        page.modalPresentationStyle = style
        root.present(page, animated: false)
        #expect(log.take() == ["page will appear", "page did appear"])
        root.dismiss(animated: false)
        #expect(log.take() == ["page will disappear", "page did disappear"])
    }

    @Test func `says so while it comes and goes, and not afterwards`() {
        root.present(page, animated: false)
        #expect(log.reasons.map(\.isModal) == [true] && !page.isBeingPresented)
        log.reasons = []
        page.dismiss(animated: false)
        #expect(log.reasons.filter { $0.name == "page" }.map(\.isModal) == [true] && !page.isBeingDismissed)
    }

    @Test func `is known to both sides, until it is over`() {
        root.present(page, animated: false)
        #expect(root.presentedViewController === page && page.presentingViewController === root)
        #expect(root.presentingViewController == nil && page.presentedViewController == nil)
        root.dismiss(animated: false)
        #expect(root.presentedViewController == nil && page.presentingViewController == nil)
    }

    @Test func `is done by the outermost controller, and known to those within`() {
        let (child, inner) = (UIViewController(), UIViewController())
        root.addChild(child)
        root.view.addSubview(child.view)
        child.didMove(toParent: root)
        page.addChild(inner)
        inner.didMove(toParent: page)
        child.present(page, animated: false)
        #expect(page.presentingViewController === root)
        #expect(root.presentedViewController === page && child.presentedViewController === page)
        #expect(inner.presentingViewController === root)
        child.dismiss(animated: false)
        #expect(root.presentedViewController == nil)
        root.present(page, animated: false)
        inner.dismiss(animated: false)
        #expect(root.presentedViewController == nil, "A child takes away what it stands in.")
    }

    @Test func `may be done by the one that is presented, and ends with it`() {
        root.present(page, animated: false)
        page.present(other, animated: false)
        #expect(page.presentedViewController === other && root.presentedViewController === page)
        _ = log.take()
        page.dismiss(animated: false)
        #expect(root.presentedViewController === page && page.presentedViewController == nil)
        #expect(log.take() == ["other will disappear", "other did disappear"])
        page.present(other, animated: false)
        _ = log.take()
        var count = 0
        root.dismiss(animated: false) { count += 1 }
        #expect(root.presentedViewController == nil && page.presentedViewController == nil && count == 1)
        #expect(Set(log.take().filter { $0.contains("did") }) == ["page did disappear", "other did disappear"])
    }

    @Test func `does nothing where another one is presented already`() {
        var count = 0
        root.present(page, animated: false)
        root.present(other, animated: false) { count += 1 }
        #expect(root.presentedViewController === page && page.presentedViewController == nil)
        #expect(other.presentingViewController == nil && count == 0)
        page.present(page, animated: false) { count += 1 }
        root.present(page, animated: false) { count += 1 }
        #expect(page.presentedViewController == nil && count == 0)
        page.present(other, animated: false) { count += 1 }
        #expect(page.presentedViewController === other && count == 1)
    }

    @Test func `can be done again once it is over`() {
        for _ in 0..<2 {
            root.present(page, animated: false)
            #expect(root.presentedViewController === page)
            page.dismiss(animated: false)
        }
        var isFollowed = false
        root.present(page, animated: true)
        page.dismiss(animated: true) { [root, other] in
            root.present(other, animated: true)
            isFollowed = root.presentedViewController === other
        }
        #expect(isFollowed)
    }

    @Test func `keeps the controller, and lets go of it afterwards`() {
        weak var gone: UIViewController?
        do {
            let sheet = UIViewController()
            gone = sheet
            root.present(sheet, animated: false)
        }
        #expect(gone != nil)
        root.dismiss(animated: false)
        #expect(gone == nil)
    }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `How a controller is presented` {
    private let page = UIViewController()

    @Test(
        arguments: [
            (.automatic, true, false), (.pageSheet, true, false), (.formSheet, true, false), (.popover, false, true),
            (.fullScreen, false, false), (.overFullScreen, false, false),
        ] as [(UIModalPresentationStyle, Bool, Bool)])
    func `says which presentation controller it has`(
        _ style: UIModalPresentationStyle, _ isSheet: Bool, _ isPopover: Bool
    ) {
        page.modalPresentationStyle = style
        #expect((page.sheetPresentationController != nil) == isSheet)
        #expect((page.popoverPresentationController != nil) == isPopover)
        #expect(page.presentationController?.presentedViewController === page)
        #expect(page.presentationController === page.presentationController)
    }

    private final class Told: NSObject, UIAdaptivePresentationControllerDelegate {
        var lines: [String] = []
        var allows = true
        func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
            lines.append("should")
            return allows
        }
        func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
            lines.append("will")
        }
        func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
            lines.append("did")
        }
        func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
            lines.append("attempted")
        }
    }

    enum Refusal: CaseIterable { case none, delegate, modal }

    @Test(arguments: Refusal.allCases) func `decides whether the person may take it away`(_ refusal: Refusal) {
        let (root, told) = (UIViewController(), Told())
        page.presentationController?.delegate = told
        told.allows = refusal != .delegate
        page.isModalInPresentation = refusal == .modal
        root.present(page, animated: false)
        page.wantsToGo()
        switch refusal {
        case .none: #expect(told.lines == ["should", "will", "did"])
        case .delegate: #expect(told.lines == ["should", "attempted"])
        case .modal: #expect(told.lines.last == "attempted" && !told.lines.contains("will"))
        }
        #expect((root.presentedViewController == nil) == (refusal == .none))
    }

    @Test func `is not told to the delegate where the app takes it away`() {
        let (root, told) = (UIViewController(), Told())
        page.presentationController?.delegate = told
        root.present(page, animated: false)
        page.dismiss(animated: false)
        #expect(told.lines == [])
    }

    @Test func `asks where a popover points to, before it is shown`() {
        final class Asked: NSObject, UIPopoverPresentationControllerDelegate {
            var count = 0
            func prepareForPopoverPresentation(_ popover: UIPopoverPresentationController) { count += 1 }
        }
        let (root, asked) = (UIViewController(), Asked())
        page.modalPresentationStyle = .popover
        page.popoverPresentationController?.delegate = asked
        page.popoverPresentationController?.sourceView = root.view
        root.present(page, animated: false)
        #expect(asked.count == 1)
    }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `A sheet's detents` {
    @Test func `are chosen by their names, and the first one at the beginning`() throws {
        final class Told: NSObject, UISheetPresentationControllerDelegate {
            var count = 0
            func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
                _ sheetPresentationController: UISheetPresentationController
            ) { count += 1 }
        }
        let (root, page, told) = (UIViewController(), UIViewController(), Told())
        let sheet = try #require(page.sheetPresentationController)
        #expect(sheet.detents.map(\.identifier) == [.large])
        let small = UISheetPresentationController.Detent.custom(identifier: .init("small")) { context in
            context.maximumDetentValue / 4
        }
        sheet.detents = [small, .medium(), .large()]
        sheet.delegate = told
        root.present(page, animated: false)
        let layer = try #require(root.presentedLayers.last)
        layer.frame = CGRect(x: 0, y: 0, width: 300, height: 800)
        layer.layoutIfNeeded()
        let low = page.view.frame.height
        #expect(low > 0 && low <= 200)
        sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
        layer.setNeedsLayout()
        layer.layoutIfNeeded()
        #expect(page.view.frame.height > 600)
        #expect(told.count == 0, "Only the person's choice is told.")
    }
}

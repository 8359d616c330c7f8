import Testing
import UIKit

/// Writes down which of its callbacks said that the transition is animated.
private final class Page: UIViewController {
    var told: [String] = []
    private func note(_ what: String, _ animated: Bool) { told.append(animated ? "\(what) animated" : what) }
    override func viewWillAppear(_ animated: Bool) { note("will appear", animated) }
    override func viewDidAppear(_ animated: Bool) { note("did appear", animated) }
    override func viewWillDisappear(_ animated: Bool) { note("will disappear", animated) }
    override func viewDidDisappear(_ animated: Bool) { note("did disappear", animated) }
}

@MainActor private func shown(_ controller: UIViewController) {
    controller.beginAppearanceTransition(true, animated: false)
    controller.endAppearanceTransition()
}

private let comes = ["will appear", "did appear"]
private let goes = ["will disappear", "did disappear"]

private func animated(_ lines: [String]) -> [String] { lines.map { "\($0) animated" } }

@MainActor @Suite(.timeLimit(.minutes(5))) struct `An animated transition` {
    private let root = Page()
    private let page = Page()

    @Test func `is told to who is pushed and popped`() {
        let navigation = UINavigationController(rootViewController: root)
        shown(navigation)
        navigation.pushViewController(page, animated: true)
        navigation.view.layoutIfNeeded()
        #expect(page.told == animated(comes))
        #expect(root.told == comes + animated(goes))
        navigation.popViewController(animated: false)
        navigation.view.layoutIfNeeded()
        #expect(page.told == animated(comes) + goes)
        #expect(root.told == comes + animated(goes) + comes)
    }

    @Test func `is not told where the pages are not on screen`() {
        let navigation = UINavigationController(rootViewController: root)
        navigation.loadViewIfNeeded()
        navigation.pushViewController(page, animated: true)
        #expect(page.told.isEmpty && root.told.isEmpty)
        shown(navigation)
        #expect(page.told == comes)
    }

    @Test func `is told to who is presented and dismissed`() {
        shown(root)
        root.present(page, animated: true)
        #expect(page.told == animated(comes))
        root.dismiss(animated: false)
        #expect(page.told == animated(comes) + goes)
        root.present(page, animated: false)
        page.dismiss(animated: true)
        #expect(Array(page.told.suffix(4)) == comes + animated(goes))
    }
}

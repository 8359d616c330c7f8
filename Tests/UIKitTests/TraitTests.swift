import Testing

@testable import UIKit

@MainActor @Suite(.timeLimit(.minutes(5))) struct TraitTests {
    @Test func `a view overrides the style for itself and what is in it`() {
        let (outer, inner) = (UIView(), UIView())
        outer.addSubview(inner)
        outer.overrideUserInterfaceStyle = .dark
        #expect(inner.traitCollection.userInterfaceStyle == .dark)
        inner.traitOverrides.preferredContentSizeCategory = .extraLarge
        #expect(inner.traitCollection.preferredContentSizeCategory == .extraLarge)
        #expect(outer.traitCollection.preferredContentSizeCategory == .large)
        outer.overrideUserInterfaceStyle = .unspecified
        #expect(inner.traitCollection.userInterfaceStyle == .light)
    }

    @Test func `a handler is called for its traits alone, with the previous ones`() {
        let controller = UIViewController()
        var told: [UIUserInterfaceStyle] = []
        let registration = controller.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
            (_: UIViewController, old: UITraitCollection) in told.append(old.userInterfaceStyle)
        }
        controller.loadViewIfNeeded()
        controller.traitOverrides.preferredContentSizeCategory = .small
        #expect(told.isEmpty)
        controller.overrideUserInterfaceStyle = .dark
        #expect(told == [.light])
        controller.unregisterForTraitChanges(registration)
        controller.overrideUserInterfaceStyle = .light
        #expect(told == [.light])
    }

    @Test func `collections are combined, the later one first`() {
        let all = UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(preferredContentSizeCategory: .small),
        ])
        #expect(all.userInterfaceStyle == .dark)
        #expect(all.preferredContentSizeCategory == .small)
    }

    @Test func `what is set for a class is what its views begin with`() {
        let window = UIWindow(frame: .zero)
        let controller = UIViewController()
        let (plain, own) = (Tile(frame: .zero), Tile(frame: .zero))
        own.backgroundColor = .blue
        Tile.appearance().backgroundColor = .red
        for view in [plain, own] { controller.view.addSubview(view) }
        #expect(plain.backgroundColor == nil, "It is in no window yet.")
        controller.enter(window)
        #expect(plain.backgroundColor == .red)
        #expect(own.backgroundColor == .blue)
    }

    @Test func `what is set for views within others is not set elsewhere`() {
        let controller = UIViewController()
        let (box, inside, outside) = (Box(frame: .zero), Leaf(frame: .zero), Leaf(frame: .zero))
        Leaf.appearance(whenContainedInInstancesOf: [Box.self]).alpha = 0.5
        box.addSubview(inside)
        for view in [box, outside] { controller.view.addSubview(view) }
        controller.enter(UIWindow(frame: .zero))
        #expect(inside.alpha == 0.5)
        #expect(outside.alpha == 1)
    }
}

private final class Tile: UIView {}
private final class Leaf: UIView {}
private final class Box: UIView {}

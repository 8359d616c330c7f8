import Testing

@testable import UIKit

private struct Density: UITraitDefinition {
    static let defaultValue = 1.0
    static let affectsColorAppearance = true
}

/// A trait whose values cannot be compared.
private struct Rule: UITraitDefinition {
    static let defaultValue: @Sendable () -> Int = { 0 }
}

extension UIMutableTraits {
    fileprivate var density: Double {
        get { self[Density.self] }
        set { self[Density.self] = newValue }
    }
}

extension UITraitCollection {
    fileprivate var density: Double { self[Density.self] }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `A trait of an app's own` {
    private let outer = UIView()
    private let inner = UIView()

    init() { outer.addSubview(inner) }

    @Test func `has its default until a view around overrides it`() {
        #expect(inner.traitCollection.density == 1)
        outer.traitOverrides.density = 3
        #expect(inner.traitCollection.density == 3 && outer.traitOverrides.contains(Density.self))
        inner.traitOverrides[Density.self] = 4
        #expect(inner.traitCollection.density == 4 && outer.traitCollection.density == 3)
        inner.traitOverrides.remove(Density.self)
        #expect(inner.traitCollection.density == 3)
    }

    @Test func `is passed on by controllers, through other overrides`() {
        let (parent, child) = (UIViewController(), UIViewController())
        parent.addChild(child)
        parent.traitOverrides.density = 2
        child.overrideUserInterfaceStyle = .dark
        #expect(child.traitCollection.density == 2 && child.traitCollection.userInterfaceStyle == .dark)
        #expect(child.traitCollection.with(.light).density == 2)
    }

    @Test func `calls the handlers that were registered for it, with the values before`() {
        var old: [Double] = []
        inner.registerForTraitChanges([Density.self]) { (_: UIView, traits: UITraitCollection) in
            old.append(traits.density)
        }
        outer.traitOverrides.density = 2
        outer.traitOverrides.density = 2
        outer.overrideUserInterfaceStyle = .dark
        outer.traitOverrides.density = 5
        #expect(old == [1, 2])
    }

    @Test func `is one of those that a collection says to have changed`() {
        let old = UITraitCollection(userInterfaceStyle: .light)
        let new = old.modifyingTraits {
            $0.density = 3
            $0.horizontalSizeClass = .regular
        }
        #expect(new.density == 3 && new.horizontalSizeClass == .regular && new.verticalSizeClass == .regular)
        #expect(new.changedTraits(from: old).count == 2 && old.changedTraits(from: new).count == 2)
        #expect(new != old && new.hasDifferentColorAppearance(comparedTo: old))
        #expect(new.containsTraits(in: UITraitCollection(horizontalSizeClass: .regular)))
        #expect(!old.containsTraits(in: UITraitCollection(horizontalSizeClass: .regular)))
        #expect(UITraitCollection(traitsFrom: [new, old]).density == 3)
    }

    @Test func `counts as changed wherever it is set, if its values cannot be compared`() {
        let new = UITraitCollection { $0[Rule.self] = { 7 } }
        #expect(new[Rule.self]() == 7 && new.changedTraits(from: nil).count == 1)
        let other = UITraitCollection { $0[Rule.self] = { 7 } }
        #expect(new == new && new != other)
    }

    @Test func `is no more than what a mutation reads of the traits before`() {
        let traits = UITraitCollection { $0.density = 2 }.modifyingTraits { $0.density *= 4 }
        #expect(traits.density == 8)
    }

    @Test func `and a text size stays within the limits of a view`() {
        outer.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
        var told = 0
        inner.registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
            (_: UIView, _: UITraitCollection) in told += 1
        }
        inner.maximumContentSizeCategory = .extraLarge
        #expect(inner.traitCollection.preferredContentSizeCategory == .extraLarge && told == 1)
        outer.traitOverrides.preferredContentSizeCategory = .small
        #expect(inner.traitCollection.preferredContentSizeCategory == .small)
        inner.minimumContentSizeCategory = .large
        #expect(inner.traitCollection.preferredContentSizeCategory == .large)
    }
}

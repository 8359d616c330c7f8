/// A value of the environment, named by a type. Source: <https://developer.apple.com/documentation/uikit/uitraitdefinition>
public protocol UITraitDefinition {
    associatedtype Value
    static var defaultValue: Value { get }
    /// Whether colours of an app may depend on the trait.
    static var affectsColorAppearance: Bool { get }
    /// Name for debugging.
    static var name: String { get }
    /// Name for archives, of which there are none.
    static var identifier: String { get }
}

extension UITraitDefinition {
    public static var affectsColorAppearance: Bool { false }
    public static var name: String { String(describing: Self.self) }
    public static var identifier: String { String(reflecting: Self.self) }
}

/// A trait that the scene sets.
protocol SystemTrait {
    static func value(in traits: UITraitCollection) -> AnyHashable
}

public typealias UITrait = any UITraitDefinition.Type

/// Source: <https://developer.apple.com/documentation/uikit/uitraituserinterfacestyle>
public struct UITraitUserInterfaceStyle: UITraitDefinition, SystemTrait {
    public static let defaultValue = UIUserInterfaceStyle.unspecified
    static func value(in traits: UITraitCollection) -> AnyHashable { traits.userInterfaceStyle }
}

/// Source: <https://developer.apple.com/documentation/uikit/uitraitlayoutdirection>
public struct UITraitLayoutDirection: UITraitDefinition, SystemTrait {
    public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
    static func value(in traits: UITraitCollection) -> AnyHashable { traits.layoutDirection }
}

/// Source: <https://developer.apple.com/documentation/uikit/uitraitpreferredcontentsizecategory>
public struct UITraitPreferredContentSizeCategory: UITraitDefinition, SystemTrait {
    public static let defaultValue = UIContentSizeCategory.unspecified
    static func value(in traits: UITraitCollection) -> AnyHashable { traits.preferredContentSizeCategory }
}

/// Source: <https://developer.apple.com/documentation/uikit/uitraitdisplayscale>
public struct UITraitDisplayScale: UITraitDefinition, SystemTrait {
    public static let defaultValue = CGFloat(0)
    static func value(in traits: UITraitCollection) -> AnyHashable { traits.displayScale }
}

/// Source: <https://developer.apple.com/documentation/uikit/uitraithorizontalsizeclass>
public struct UITraitHorizontalSizeClass: UITraitDefinition, SystemTrait {
    public static let defaultValue = UIUserInterfaceSizeClass.unspecified
    static func value(in traits: UITraitCollection) -> AnyHashable { traits.horizontalSizeClass }
}

/// Source: <https://developer.apple.com/documentation/uikit/uitraitverticalsizeclass>
public struct UITraitVerticalSizeClass: UITraitDefinition, SystemTrait {
    public static let defaultValue = UIUserInterfaceSizeClass.unspecified
    static func value(in traits: UITraitCollection) -> AnyHashable { traits.verticalSizeClass }
}

/// Source: <https://developer.apple.com/documentation/uikit/uitraituserinterfaceidiom>
public struct UITraitUserInterfaceIdiom: UITraitDefinition, SystemTrait {
    public static let defaultValue = UIUserInterfaceIdiom.unspecified
    static func value(in traits: UITraitCollection) -> AnyHashable { traits.userInterfaceIdiom }
}

/// An object with traits. Source: <https://developer.apple.com/documentation/uikit/uitraitenvironment-8lfcs>
@preconcurrency @MainActor public protocol UITraitEnvironment: NSObjectProtocol {
    var traitCollection: UITraitCollection { get }
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// A handler of changed traits, to unregister it.
/// Source: <https://developer.apple.com/documentation/uikit/uitraitchangeregistration>
@preconcurrency @MainActor public protocol UITraitChangeRegistration: NSObjectProtocol {}

/// Views and controllers, which report changes of traits.
/// Source: <https://developer.apple.com/documentation/uikit/uitraitchangeobservable-67e94>
@preconcurrency @MainActor public protocol UITraitChangeObservable: UITraitEnvironment {}

/// Handlers of one view or controller.
@MainActor struct TraitHandlers {
    final class Registration: NSObject, UITraitChangeRegistration {
        let traits: [UITrait]
        let handler: @MainActor (UITraitCollection) -> Void

        init(_ traits: [UITrait], _ handler: @escaping @MainActor (UITraitCollection) -> Void) {
            (self.traits, self.handler) = (traits, handler)
        }
    }

    private(set) var all: [Registration] = []

    mutating func add(_ registration: Registration) { all.append(registration) }
    mutating func remove(_ registration: any UITraitChangeRegistration) { all.removeAll { $0 === registration } }

    /// Calls the handlers of the traits that differ.
    func tell(_ old: UITraitCollection?, _ new: UITraitCollection) {
        let old = old ?? new
        for one in all where one.traits.contains(where: { new.differs(from: old, in: $0) }) { one.handler(old) }
    }
}

/// An object that keeps handlers of changed traits.
@MainActor protocol TraitHandling: AnyObject { var traitHandlers: TraitHandlers { get set } }

extension UIView: UITraitChangeObservable, TraitHandling {}
extension UIViewController: UITraitChangeObservable, TraitHandling {}

extension UITraitChangeObservable {
    public typealias TraitChangeHandler<TraitEnvironment> =
        @MainActor (TraitEnvironment, UITraitCollection) -> Void where TraitEnvironment: UITraitEnvironment

    /// Calls the handler with this object and the previous traits whenever one of these traits has changed.
    /// Source: <https://developer.apple.com/documentation/uikit/uitraitchangeobservable-67e94/registerfortraitchanges(_:handler:)>
    @discardableResult
    public func registerForTraitChanges<Environment: UITraitEnvironment>(
        _ traits: [UITrait], handler: @escaping TraitChangeHandler<Environment>
    ) -> any UITraitChangeRegistration {
        let registration = TraitHandlers.Registration(traits) { [weak self] old in
            if let environment = self as? Environment { handler(environment, old) }
        }
        (self as? any TraitHandling)?.traitHandlers.add(registration)
        return registration
    }

    /// Calls a method of this object by its name whenever one of these traits has changed.
    /// Source: <https://developer.apple.com/documentation/uikit/uitraitchangeobservable-67e94/registerfortraitchanges(_:action:)>
    @discardableResult
    public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration {
        registerForTraitChanges(traits, target: self, action: action)
    }

    /// Calls a method of a target, which is held weakly.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], target: Any, action: Selector
    ) -> any UITraitChangeRegistration {
        let method = TargetAction(target as AnyObject, action)
        let registration = TraitHandlers.Registration(traits) { [weak self] _ in if let self { method.send(from: self) }
        }
        (self as? any TraitHandling)?.traitHandlers.add(registration)
        return registration
    }

    /// Source: <https://developer.apple.com/documentation/uikit/uitraitchangeobservable-67e94/unregisterfortraitchanges(_:)>
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        (self as? any TraitHandling)?.traitHandlers.remove(registration)
    }
}

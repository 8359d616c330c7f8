/// Offsets at which scrolling comes to rest.
///
/// Source: developer.apple.com/documentation/swiftui/scrolltargetbehavior
public protocol ScrollTargetBehavior {
    typealias TargetContext = ScrollTargetBehaviorContext
    typealias Properties = ScrollTargetBehaviorProperties
    typealias PropertiesContext = ScrollTargetBehaviorPropertiesContext
    /// Moves the target at which scrolling would end.
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
    /// Returns how the behaviour scrolls. It is not asked here.
    func properties(context: PropertiesContext) -> Properties
    static var _kind: _ScrollBehaviorKind { get }
}
public enum _ScrollBehaviorKind: Sendable { case pages, views, own }
extension ScrollTargetBehavior {
    public static var _kind: _ScrollBehaviorKind { .own }
    public func properties(context: PropertiesContext) -> Properties { Properties() }
}

/// How a behaviour scrolls.
///
/// Source: developer.apple.com/documentation/swiftui/scrolltargetbehaviorproperties
public struct ScrollTargetBehaviorProperties {
    /// Whether one fling goes no further than to the next targets. The browser decides that here.
    public var limitsScrolls = false
    public init() {}
}

/// Environment in which a behaviour says how it scrolls.
///
/// Source: developer.apple.com/documentation/swiftui/scrolltargetbehaviorpropertiescontext
@dynamicMemberLookup public struct ScrollTargetBehaviorPropertiesContext {
    let environment: EnvironmentValues
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
}

/// Part of a scroll view's content at which scrolling ends.
///
/// Source: developer.apple.com/documentation/swiftui/scrolltarget
public struct ScrollTarget: Hashable, Sendable {
    /// The part that is to be visible, in the coordinates of the content.
    public var rect: CGRect
    /// Point of the part that is to be at the same point of the scroll view; nil is its leading top corner.
    public var anchor: UnitPoint?
}

/// Properties of the scroll view for which a behaviour chooses the target.
///
/// Source: developer.apple.com/documentation/swiftui/scrolltargetbehaviorcontext
@dynamicMemberLookup public struct ScrollTargetBehaviorContext {
    /// Target before the person began to scroll.
    public let originalTarget: ScrollTarget
    /// Speed at the end of the drag, in points a second. The browser does not tell it: only its direction counts.
    public let velocity: CGVector
    public let contentSize: CGSize
    public let containerSize: CGSize
    public let axes: Axis.Set
    let environment: EnvironmentValues

    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
}

/// Scrolling that rests at whole multiples of the viewport's size.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
    public static var _kind: _ScrollBehaviorKind { .pages }
    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
    public init() {}
}
/// Scrolling that rests with the start of a view at the start of the viewport.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
    public static var _kind: _ScrollBehaviorKind { .views }
    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
    /// `limitBehavior` is ignored: the browser decides it.
    public init(limitBehavior: LimitBehavior = .automatic) {}

    /// Number of views that one fling may pass. Ignored: the browser decides.
    public struct LimitBehavior: Sendable {
        public static let automatic = LimitBehavior()
        public static let always = LimitBehavior()
        public static let alwaysByFew = LimitBehavior()
        public static let alwaysByOne = LimitBehavior()
        public static let never = LimitBehavior()
    }
}
extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior { public static var paging: Self { Self() } }
extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    public static var viewAligned: Self { Self() }
    public static func viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior) -> Self {
        Self(limitBehavior: limitBehavior)
    }
}

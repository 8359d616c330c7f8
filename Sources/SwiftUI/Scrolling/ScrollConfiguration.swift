/// What modifiers say of the scroll areas inside.
struct ScrollConfiguration {
    enum Behavior: Hashable { case none, pages, views }
    var indicators: [Axis: ScrollIndicatorVisibility] = [:]
    var isDisabled = false
    var dismissesKeyboard = false
    var behavior = Behavior.none
    var anchor: UnitPoint?
    var position: ScrollPositionAccess?
    var refresh: RefreshAction?
    /// Room around the content where a modifier says so; else what the area itself has.
    var margins = ContentMargins()
    var listeners: [@MainActor (ScrollGeometry?, ScrollGeometry) -> Void] = []

    var needsOffset: Bool { position != nil || anchor != nil || !listeners.isEmpty }

    func hidesIndicators(_ axes: Axis.Set) -> Bool {
        let asked = [(Axis.vertical, Axis.Set.vertical), (.horizontal, .horizontal)].filter { axes.contains($0.1) }
        return !asked.isEmpty && asked.allSatisfy { indicators[$0.0]?.isHidden == true }
    }

    /// What holds for one scroll area and not for those inside of it.
    mutating func forget() {
        behavior = .none
        anchor = nil
        position = nil
        refresh = nil
        margins = ContentMargins()
        listeners = []
    }
}

/// The view at the start of a scroll area, as a state knows it.
struct ScrollPositionAccess {
    var anchor: UnitPoint?
    var read: @MainActor () -> AnyHashable?
    var write: @MainActor (AnyHashable?) -> Void
}

/// Brings newer data: what a person asks for by pulling down, or the app by calling it.
///
/// Source: developer.apple.com/documentation/swiftui/refreshaction
public struct RefreshAction: Sendable {
    let action: @MainActor @Sendable () async -> Void
    public func callAsFunction() async { await action() }
}

private struct ScrollingKey: EnvironmentKey { static var defaultValue: ScrollConfiguration { ScrollConfiguration() } }

extension EnvironmentValues {
    var scrolling: ScrollConfiguration {
        get { self[ScrollingKey.self] }
        set { self[ScrollingKey.self] = newValue }
    }

    /// What `refreshable` around has given; nil where there is none.
    public var refresh: RefreshAction? { scrolling.refresh }
    /// False where `scrollDisabled` is around.
    public var isScrollEnabled: Bool {
        get { !scrolling.isDisabled }
        set { scrolling.isDisabled = !newValue }
    }
}

/// Whether scroll bars are shown.
///
/// Source: developer.apple.com/documentation/swiftui/scrollindicatorvisibility
public struct ScrollIndicatorVisibility: Hashable, Sendable {
    let isHidden: Bool?
    public static let automatic = ScrollIndicatorVisibility(isHidden: nil)
    public static let visible = ScrollIndicatorVisibility(isHidden: false)
    public static let hidden = ScrollIndicatorVisibility(isHidden: true)
    public static let never = ScrollIndicatorVisibility(isHidden: true)
}

/// How scrolling takes the keyboard away.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
    let isOn: Bool
    /// As `never`.
    public static let automatic = ScrollDismissesKeyboardMode(isOn: false)
    public static let immediately = ScrollDismissesKeyboardMode(isOn: true)
    /// As `immediately`: there is no keyboard to drag down.
    public static let interactively = ScrollDismissesKeyboardMode(isOn: true)
    public static let never = ScrollDismissesKeyboardMode(isOn: false)
}

/// Where scrolling comes to rest.
///
/// Source: developer.apple.com/documentation/swiftui/scrolltargetbehavior
public protocol ScrollTargetBehavior {
    static var _pages: Bool { get }
}
/// At whole multiples of the window's size.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
    public static var _pages: Bool { true }
    public init() {}
}
/// With a view at its start.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
    public static var _pages: Bool { false }
    public init(limitBehavior: LimitBehavior = .automatic) {}

    /// How many views one throw passes: as many as the browser scrolls.
    public struct LimitBehavior: Sendable {
        public static let automatic = LimitBehavior()
        public static let always = LimitBehavior()
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

/// Where a scroll area's window stands in its content. In points.
///
/// Source: developer.apple.com/documentation/swiftui/scrollgeometry
public struct ScrollGeometry: Equatable, Sendable {
    public var contentOffset: CGPoint
    public var contentSize: CGSize
    public var contentInsets: EdgeInsets
    public var containerSize: CGSize

    public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
        self.contentOffset = contentOffset
        self.contentSize = contentSize
        self.contentInsets = contentInsets
        self.containerSize = containerSize
    }

    public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }
    public var visibleRect: CGRect { bounds }
}

/// Settings that modifiers pass to descendant scroll views.
package struct ScrollConfiguration {
    enum Behavior: Hashable { case none, pages, views }
    var indicators: [Axis: ScrollIndicatorVisibility] = [:]
    var isDisabled = false
    var dismissesKeyboard = false
    var behavior = Behavior.none
    var anchor: UnitPoint?
    var position: ScrollPositionBinding?
    var refresh: RefreshAction?
    /// Margins around the content; nil edges keep the scroll view's default.
    package var margins = ContentMargins()
    var listeners: [@MainActor (ScrollGeometry?, ScrollGeometry) -> Void] = []
    var phaseListeners: [@MainActor (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void] = []
    var targetListeners: [ScrollTargetListener] = []
    /// Scrolling that the app has asked for by a `ScrollPosition`.
    var request: ScrollRequest?
    /// Called after the person has scrolled.
    var onUserScroll: (@MainActor (ScrollController) -> Void)?
    /// Moves the end of a scroll; nil without a behaviour of the author's own.
    var ownBehavior: (any ScrollTargetBehavior)?

    var needsOffset: Bool {
        position != nil || anchor != nil || request != nil || !listeners.isEmpty || !phaseListeners.isEmpty
            || !targetListeners.isEmpty
    }

    func hidesIndicators(_ axes: Axis.Set) -> Bool {
        let asked = [(Axis.vertical, Axis.Set.vertical), (.horizontal, .horizontal)].filter { axes.contains($0.1) }
        return !asked.isEmpty && asked.allSatisfy { indicators[$0.0]?.isHidden == true }
    }

    /// Resets the settings that apply to one scroll view and are not inherited by the ones nested in it.
    package mutating func forget() {
        behavior = .none
        anchor = nil
        position = nil
        refresh = nil
        margins = ContentMargins()
        listeners = []
        phaseListeners = []
        targetListeners = []
        request = nil
        onUserScroll = nil
        ownBehavior = nil
    }
}

/// Access to the binding of `scrollPosition(id:anchor:)`: the identity of the first visible view.
struct ScrollPositionBinding {
    var anchor: UnitPoint?
    var read: @MainActor () -> AnyHashable?
    var write: @MainActor (AnyHashable?) -> Void
}

/// Action that loads newer data: run when a person pulls down, or when the app calls it.
///
/// Source: developer.apple.com/documentation/swiftui/refreshaction
public struct RefreshAction: Sendable {
    let action: @MainActor @Sendable () async -> Void
    public func callAsFunction() async { await action() }
}

extension EnvironmentValues {
    @Entry package var scrolling: ScrollConfiguration = ScrollConfiguration()

    /// Action set by an ancestor's `refreshable`; nil without one.
    public var refresh: RefreshAction? { scrolling.refresh }
    /// Whether no ancestor has applied `scrollDisabled`.
    public var isScrollEnabled: Bool {
        get { !scrolling.isDisabled }
        set { scrolling.isDisabled = !newValue }
    }
}

/// Visibility of scroll bars.
///
/// Source: developer.apple.com/documentation/swiftui/scrollindicatorvisibility
public struct ScrollIndicatorVisibility: Hashable, Sendable {
    let isHidden: Bool?
    public static let automatic = ScrollIndicatorVisibility(isHidden: nil)
    public static let visible = ScrollIndicatorVisibility(isHidden: false)
    public static let hidden = ScrollIndicatorVisibility(isHidden: true)
    public static let never = ScrollIndicatorVisibility(isHidden: true)
}

/// Mode in which scrolling dismisses the keyboard.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
    let isOn: Bool
    /// Same as `never`.
    public static let automatic = ScrollDismissesKeyboardMode(isOn: false)
    public static let immediately = ScrollDismissesKeyboardMode(isOn: true)
    /// Same as `immediately`: there is no keyboard to drag down.
    public static let interactively = ScrollDismissesKeyboardMode(isOn: true)
    public static let never = ScrollDismissesKeyboardMode(isOn: false)
}

/// Size and scroll offset of a scroll view and its content, in points.
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

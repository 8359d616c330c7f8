public import FoundationAdditions

/// Part of a pair of views of which one names the other.
///
/// Source: developer.apple.com/documentation/swiftui/accessibilitylabeledpairrole
public enum AccessibilityLabeledPairRole: Hashable, Sendable { case label, content }

/// How a screen reader treats touches on a view. Ignored here.
///
/// Source: developer.apple.com/documentation/swiftui/accessibilitydirecttouchoptions
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 1)
    public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 2)
}

/// The kind of a text, such as source code. Ignored here.
///
/// Source: developer.apple.com/documentation/swiftui/accessibilitytextcontenttype
public struct AccessibilityTextContentType: Hashable, Sendable {
    private let name: String
    public static let plain = AccessibilityTextContentType(name: "plain")
    public static let console = AccessibilityTextContentType(name: "console")
    public static let fileSystem = AccessibilityTextContentType(name: "fileSystem")
    public static let messaging = AccessibilityTextContentType(name: "messaging")
    public static let narrative = AccessibilityTextContentType(name: "narrative")
    public static let sourceCode = AccessibilityTextContentType(name: "sourceCode")
    public static let spreadsheet = AccessibilityTextContentType(name: "spreadsheet")
    public static let wordProcessing = AccessibilityTextContentType(name: "wordProcessing")
}

/// A zoom that assistive technology asks for. It never does here.
///
/// Source: developer.apple.com/documentation/swiftui/accessibilityzoomgestureaction
public struct AccessibilityZoomGestureAction {
    public enum Direction: Hashable, Sendable { case zoomIn, zoomOut }
    public let direction: Direction
    public let location: UnitPoint
    public let point: CGPoint
}

/// Key of further words about a view.
///
/// Source: developer.apple.com/documentation/swiftui/accessibilitycustomcontentkey
public struct AccessibilityCustomContentKey {
    let label: Text
    public init(_ label: Text, id: String) { self.label = label }
    public init(_ labelKey: LocalizedStringKey, id: String) { label = Text(labelKey) }
    public init(_ labelKey: LocalizedStringKey) { label = Text(labelKey) }
}

/// Announcements to assistive technology.
///
/// Source: developer.apple.com/documentation/accessibility/accessibilitynotification
public enum AccessibilityNotification {
    @available(*, deprecated, message: "Announcement has no effect in Parley: a change of text is what is read aloud.")
    public struct Announcement {
        public init(_ announcement: String) {}
        public init(_ announcement: AttributedString) {}
        public func post() {}
    }
    @available(*, deprecated, message: "LayoutChanged has no effect in Parley: the browser sees what has changed.")
    public struct LayoutChanged {
        public init(_ argument: Any? = nil) {}
        public func post() {}
    }
    @available(*, deprecated, message: "ScreenChanged has no effect in Parley: the browser sees what has changed.")
    public struct ScreenChanged {
        public init(_ argument: Any? = nil) {}
        public func post() {}
    }
    @available(*, deprecated, message: "PageScrolled has no effect in Parley: the browser sees what has changed.")
    public struct PageScrolled {
        public init(_ announcement: String) {}
        public init(_ announcement: AttributedString) {}
        public func post() {}
    }
}

extension View {
    /// Adds the buttons of `content` as actions for assistive technology and the keyboard.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/accessibilityactions(_:)
    public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
        accessibilityChildren(children: content)
    }

    /// Adds the buttons of `content` as actions of one subject.
    ///
    /// Partly: they are listed without the name of their subject.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/accessibilityactions(category:_:)
    public func accessibilityActions<Content: View>(
        category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content
    ) -> some View {
        accessibilityActions(content)
    }

    /// Adds words about this view: to its description, as a name and its value.
    ///
    /// Partly: they are all read at once, whatever their importance.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/accessibilitycustomcontent(_:_:importance:)-4wl1
    public func accessibilityCustomContent(
        _ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default
    ) -> some View {
        accessibilityHint("\(label.plain): \(value.plain)")
    }
    public func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ value: Text, importance: AXCustomContent.Importance = .default
    ) -> some View {
        accessibilityCustomContent(Text(labelKey), value, importance: importance)
    }
    public func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
        importance: AXCustomContent.Importance = .default
    ) -> some View {
        accessibilityCustomContent(Text(labelKey), Text(valueKey), importance: importance)
    }
    @_disfavoredOverload public func accessibilityCustomContent<V: StringProtocol>(
        _ labelKey: LocalizedStringKey, _ value: V, importance: AXCustomContent.Importance = .default
    ) -> some View {
        accessibilityCustomContent(Text(labelKey), Text(value), importance: importance)
    }
    public func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey, _ value: Text?, importance: AXCustomContent.Importance = .default
    ) -> some View {
        accessibilityHint(value.map { "\(key.label.plain): \($0.plain)" } ?? "")
    }

    @available(
        *, deprecated, message: "accessibilityLabeledPair has no effect in Parley: give the view an accessibilityLabel."
    )
    public func accessibilityLabeledPair<ID: Hashable>(
        role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
    ) -> some View { self }

    @available(
        *, deprecated, message: "accessibilityLinkedGroup has no effect in Parley: browsers have nothing like it."
    )
    public func accessibilityLinkedGroup<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View { self }

    @available(
        *, deprecated, message: "accessibilityDirectTouch has no effect in Parley: the screen reader decides it."
    )
    public func accessibilityDirectTouch(
        _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
    ) -> some View { self }

    @available(
        *, deprecated, message: "accessibilityRespondsToUserInteraction has no effect in Parley: use disabled(_:)."
    )
    public func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true) -> some View { self }

    @available(
        *, deprecated,
        message: "accessibilityShowsLargeContentViewer has no effect in Parley: browsers have nothing like it."
    )
    public func accessibilityShowsLargeContentViewer() -> some View { self }

    @available(
        *, deprecated,
        message: "accessibilityShowsLargeContentViewer has no effect in Parley: browsers have nothing like it."
    )
    public func accessibilityShowsLargeContentViewer<V: View>(@ViewBuilder _ largeContentView: () -> V) -> some View {
        self
    }

    @available(
        *, deprecated,
        message: "accessibilityIgnoresInvertColors has no effect in Parley: browsers decide what inverts."
    )
    public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }

    @available(
        *, deprecated, message: "accessibilityTextContentType has no effect in Parley: browsers have nothing like it."
    )
    public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View { self }

    @available(
        *, deprecated,
        message: "accessibilitySpeechAlwaysIncludesPunctuation has no effect in Parley: the screen reader decides it."
    )
    public func accessibilitySpeechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { self }

    @available(
        *, deprecated,
        message: "accessibilitySpeechSpellsOutCharacters has no effect in Parley: the screen reader decides it."
    )
    public func accessibilitySpeechSpellsOutCharacters(_ value: Bool = true) -> some View { self }

    @available(
        *, deprecated,
        message: "accessibilitySpeechAdjustedPitch has no effect in Parley: the screen reader decides it."
    )
    public func accessibilitySpeechAdjustedPitch(_ value: Double) -> some View { self }

    @available(
        *, deprecated,
        message: "accessibilitySpeechAnnouncementsQueued has no effect in Parley: the screen reader decides it."
    )
    public func accessibilitySpeechAnnouncementsQueued(_ value: Bool = true) -> some View { self }

    @available(
        *, deprecated, message: "accessibilityScrollAction has no effect in Parley: a screen reader scrolls by itself."
    )
    public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View { self }

    @available(
        *, deprecated, message: "accessibilityZoomAction has no effect in Parley: use accessibilityAction(named:_:)."
    )
    public func accessibilityZoomAction(_ handler: @escaping (AccessibilityZoomGestureAction) -> Void) -> some View {
        self
    }

    @available(
        *, deprecated, message: "accessibilityActivationPoint has no effect in Parley: browsers activate the element."
    )
    public func accessibilityActivationPoint(_ activationPoint: CGPoint) -> some View { self }

    @available(
        *, deprecated, message: "accessibilityActivationPoint has no effect in Parley: browsers activate the element."
    )
    public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View { self }

    @available(
        *, deprecated, message: "accessibilityDragPoint has no effect in Parley: use accessibilityAction(named:_:)."
    )
    public func accessibilityDragPoint(
        _ point: UnitPoint, description: Text, isEnabled: Bool = true
    ) -> some View { self }

    @available(
        *, deprecated, message: "accessibilityDragPoint has no effect in Parley: use accessibilityAction(named:_:)."
    )
    public func accessibilityDragPoint(
        _ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool = true
    ) -> some View { self }

    @available(
        *, deprecated, message: "accessibilityDragPoint has no effect in Parley: use accessibilityAction(named:_:)."
    )
    @_disfavoredOverload public func accessibilityDragPoint(
        _ point: UnitPoint, description: LocalizedStringResource, isEnabled: Bool = true
    ) -> some View { self }

    @available(
        *, deprecated, message: "accessibilityDragPoint has no effect in Parley: use accessibilityAction(named:_:)."
    )
    @_disfavoredOverload public func accessibilityDragPoint<S: StringProtocol>(
        _ point: UnitPoint, description: S, isEnabled: Bool = true
    ) -> some View { self }

    @available(
        *, deprecated, message: "accessibilityDropPoint has no effect in Parley: use accessibilityAction(named:_:)."
    )
    public func accessibilityDropPoint(
        _ point: UnitPoint, description: Text, isEnabled: Bool = true
    ) -> some View { self }

    @available(
        *, deprecated, message: "accessibilityDropPoint has no effect in Parley: use accessibilityAction(named:_:)."
    )
    public func accessibilityDropPoint(
        _ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool = true
    ) -> some View { self }

    @available(
        *, deprecated, message: "accessibilityDropPoint has no effect in Parley: use accessibilityAction(named:_:)."
    )
    @_disfavoredOverload public func accessibilityDropPoint(
        _ point: UnitPoint, description: LocalizedStringResource, isEnabled: Bool = true
    ) -> some View { self }

    @available(
        *, deprecated, message: "accessibilityDropPoint has no effect in Parley: use accessibilityAction(named:_:)."
    )
    @_disfavoredOverload public func accessibilityDropPoint<S: StringProtocol>(
        _ point: UnitPoint, description: S, isEnabled: Bool = true
    ) -> some View { self }

    @available(
        *, deprecated, message: "speechSpellsOutCharacters has no effect in Parley: the screen reader decides it."
    )
    public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }
    @available(*, deprecated, message: "speechAdjustedPitch has no effect in Parley: the screen reader decides it.")
    public func speechAdjustedPitch(_ value: Double) -> some View { self }
    @available(
        *, deprecated, message: "speechAlwaysIncludesPunctuation has no effect in Parley: the screen reader decides it."
    )
    public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { self }
    @available(
        *, deprecated, message: "speechAnnouncementsQueued has no effect in Parley: the screen reader decides it."
    )
    public func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }
}

/// When further words about a view are read.
///
/// Source: developer.apple.com/documentation/accessibility/axcustomcontent/importance
public enum AXCustomContent {
    public enum Importance: UInt, Sendable { case `default`, high }
}

extension Text {
    @available(
        *, deprecated, message: "speechSpellsOutCharacters has no effect in Parley: the screen reader decides it."
    )
    public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }
    @available(*, deprecated, message: "speechAdjustedPitch has no effect in Parley: the screen reader decides it.")
    public func speechAdjustedPitch(_ value: Double) -> Text { self }
    @available(
        *, deprecated, message: "speechAlwaysIncludesPunctuation has no effect in Parley: the screen reader decides it."
    )
    public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }
    @available(
        *, deprecated, message: "speechAnnouncementsQueued has no effect in Parley: the screen reader decides it."
    )
    public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }
    @available(
        *, deprecated, message: "accessibilityTextContentType has no effect in Parley: browsers have nothing like it."
    )
    public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> Text { self }
}

/// The subject of actions for assistive technology.
///
/// Source: developer.apple.com/documentation/swiftui/accessibilityactioncategory
public struct AccessibilityActionCategory: Equatable, Sendable {
    private let name: String
    public static let `default` = AccessibilityActionCategory("default")
    public static let edit = AccessibilityActionCategory("edit")
    private init(_ name: String) { self.name = name }
    public init(_ name: Text) { self.name = name.plain }
    public init(_ nameKey: LocalizedStringKey) { name = nameKey.text }
    @_disfavoredOverload public init<S: StringProtocol>(_ name: S) { self.name = String(name) }
}

/// Whether a person can use what is behind a sheet. Ignored here: what is behind a sheet is always dimmed.
///
/// Source: developer.apple.com/documentation/swiftui/presentationbackgroundinteraction
public struct PresentationBackgroundInteraction: Hashable, Sendable {
    private let name: String
    private var detent: PresentationDetent?
    public static let automatic = PresentationBackgroundInteraction(name: "automatic")
    public static let enabled = PresentationBackgroundInteraction(name: "enabled")
    public static let disabled = PresentationBackgroundInteraction(name: "disabled")
    public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
        PresentationBackgroundInteraction(name: "enabled", detent: detent)
    }
}

/// The first effect of a swipe in a sheet's content. Ignored here: it scrolls.
///
/// Source: developer.apple.com/documentation/swiftui/presentationcontentinteraction
public struct PresentationContentInteraction: Hashable, Sendable {
    private let name: String
    public static let automatic = PresentationContentInteraction(name: "automatic")
    public static let resizes = PresentationContentInteraction(name: "resizes")
    public static let scrolls = PresentationContentInteraction(name: "scrolls")
}

/// Size of a sheet where there is more room than on a phone. Ignored here: a scene is as wide as a phone.
///
/// Source: developer.apple.com/documentation/swiftui/presentationsizing
public protocol PresentationSizing: Sendable {}
/// A size that the system has.
public struct _SystemPresentationSizing: PresentationSizing {
    public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing { self }
    public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing { self }
}
extension PresentationSizing where Self == _SystemPresentationSizing {
    public static var automatic: Self { Self() }
    public static var form: Self { Self() }
    public static var fitted: Self { Self() }
    public static var page: Self { Self() }
}

/// Importance of an alert. Ignored here: alerts look alike.
///
/// Source: developer.apple.com/documentation/swiftui/dialogseverity
public struct DialogSeverity: Hashable, Sendable {
    private let name: String
    public static let automatic = DialogSeverity(name: "automatic")
    public static let standard = DialogSeverity(name: "standard")
    public static let critical = DialogSeverity(name: "critical")
}

extension View {
    @available(
        *, deprecated,
        message: "presentationBackgroundInteraction has no effect in Parley: what is behind a sheet waits for it."
    )
    public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View {
        self
    }

    @available(
        *, deprecated, message: "presentationContentInteraction has no effect in Parley: a swipe in a sheet scrolls it."
    )
    public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View { self }

    @available(
        *, deprecated, message: "presentationSizing has no effect in Parley: a sheet is as wide as the scene."
    )
    public func presentationSizing(_ sizing: some PresentationSizing) -> some View { self }

    @available(*, deprecated, message: "dialogSeverity has no effect in Parley: alerts look alike.")
    public func dialogSeverity(_ severity: DialogSeverity) -> some View { self }

    @available(*, deprecated, message: "dialogIcon has no effect in Parley: as on a phone, alerts show no picture.")
    public func dialogIcon(_ icon: Image?) -> some View { self }

    @available(
        *, deprecated, message: "dialogSuppressionToggle has no effect in Parley: put a Toggle into your settings."
    )
    public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View { self }
    @available(
        *, deprecated, message: "dialogSuppressionToggle has no effect in Parley: put a Toggle into your settings."
    )
    public func dialogSuppressionToggle(_ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>) -> some View {
        self
    }
    @available(
        *, deprecated, message: "dialogSuppressionToggle has no effect in Parley: put a Toggle into your settings."
    )
    @_disfavoredOverload public func dialogSuppressionToggle<S: StringProtocol>(
        _ title: S, isSuppressed: Binding<Bool>
    ) -> some View { self }
    @available(
        *, deprecated, message: "dialogSuppressionToggle has no effect in Parley: put a Toggle into your settings."
    )
    public func dialogSuppressionToggle(_ label: Text, isSuppressed: Binding<Bool>) -> some View { self }

    /// Shows details of what is selected: where a scene is as narrow as a phone, as here, in a sheet.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/inspector(ispresented:content:)
    public func inspector<V: View>(isPresented: Binding<Bool>, @ViewBuilder content: () -> V) -> some View {
        let view = AnyView(content())
        return sheet(isPresented: isPresented) { view }
    }

    @available(*, deprecated, message: "inspectorColumnWidth has no effect in Parley: an inspector is a sheet.")
    public func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View { self }

    @available(*, deprecated, message: "inspectorColumnWidth has no effect in Parley: an inspector is a sheet.")
    public func inspectorColumnWidth(_ width: CGFloat) -> some View { self }
}

/// Options that the content of a sheet sets for it.
struct PresentationOptions {
    var detents: [PresentationDetent] = [.large]
    var selection: Binding<PresentationDetent>?
    var dragIndicator = Visibility.automatic
    var cornerRadius: CGFloat?
    var background: AnyView?
    var isDismissDisabled = false
    var adaptation = PresentationAdaptation.automatic
}

/// Height at which a sheet rests.
///
/// Source: developer.apple.com/documentation/swiftui/presentationdetent
public struct PresentationDetent: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case medium, large
        case height(CGFloat)
        case fraction(CGFloat)
        case custom(ObjectIdentifier)
    }
    let kind: Kind
    private let measure: @Sendable @MainActor (Context) -> CGFloat?

    /// Values that a custom detent may use.
    @dynamicMemberLookup public struct Context {
        /// Greatest height of a sheet here, in points.
        public let maxDetentValue: CGFloat
        let environment: EnvironmentValues

        public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
            environment[keyPath: keyPath]
        }
    }

    /// About half of the scene; all of a scene that is no higher than `mediumHeightMin`.
    public static let medium = PresentationDetent(kind: .medium) { context in
        max(context.maxDetentValue / 2, min(mediumHeightMin, context.maxDetentValue))
    }
    /// The scene's height but a strip at its top.
    public static let large = PresentationDetent(kind: .large) { $0.maxDetentValue }

    /// Creates a detent of a height in points.
    public static func height(_ height: CGFloat) -> PresentationDetent {
        PresentationDetent(kind: .height(height)) { _ in height }
    }

    /// Creates a detent of a fraction (0…1) of the greatest height.
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
        PresentationDetent(kind: .fraction(fraction)) { $0.maxDetentValue * fraction }
    }

    public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
        PresentationDetent(kind: .custom(ObjectIdentifier(type))) { D.height(in: $0) }
    }

    /// Least height of `medium`, in points. A compact panel is about 300 points high; half of that would hold nothing.
    static let mediumHeightMin: CGFloat = 290

    private init(kind: Kind, measure: @escaping @Sendable @MainActor (Context) -> CGFloat?) {
        self.kind = kind
        self.measure = measure
    }

    /// Returns the height in points, at most the greatest; nil where the detent does not apply here.
    @MainActor func height(in context: Context) -> CGFloat? {
        guard let height = measure(context), height.isFinite else { return nil }
        return min(max(height, 0), context.maxDetentValue)
    }

    public static func == (left: PresentationDetent, right: PresentationDetent) -> Bool { left.kind == right.kind }
    public func hash(into hasher: inout Hasher) { hasher.combine(kind) }
}

/// Detent with a custom height.
///
/// Source: developer.apple.com/documentation/swiftui/custompresentationdetent
public protocol CustomPresentationDetent {
    typealias Context = PresentationDetent.Context
    /// Returns the height in points; nil leaves the detent out.
    @MainActor static func height(in context: Context) -> CGFloat?
}

extension View {
    /// Sets the heights at which the enclosing sheet rests. It opens at the lowest.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/presentationdetents(_:)
    public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
        publishing(\.presentationOptions, key: detents) { $0.detents = Array(detents) }
    }

    /// Sets the heights at which the enclosing sheet rests; `selection` is the current one, read and written.
    public func presentationDetents(
        _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
    ) -> some View {
        publishing(\.presentationOptions) {
            $0.detents = Array(detents)
            $0.selection = selection
        }
    }

    /// Shows or hides the grabber of the enclosing sheet. `automatic` shows it where there are several detents.
    public func presentationDragIndicator(_ visibility: Visibility) -> some View {
        publishing(\.presentationOptions, key: visibility) { $0.dragIndicator = visibility }
    }

    /// Sets the corner radius of the enclosing sheet in points; nil is the default.
    public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
        publishing(\.presentationOptions, key: cornerRadius) { $0.cornerRadius = cornerRadius }
    }

    /// Sets the background of the enclosing sheet.
    public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
        publishing(\.presentationOptions) { $0.background = AnyView(_ShapeView(shape: Rectangle(), style: style)) }
    }

    public func presentationBackground<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        let view = AnyView(ZStack(alignment: alignment) { content() })
        return publishing(\.presentationOptions) { $0.background = view }
    }

    /// Keeps the person from dismissing the enclosing sheet by Escape, a tap beside it or a drag.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/interactivedismissdisabled(_:)
    public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        publishing(\.presentationOptions, key: isDisabled) { $0.isDismissDisabled = isDisabled }
    }
}

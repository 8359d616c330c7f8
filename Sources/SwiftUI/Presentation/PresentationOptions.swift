/// What the views inside of a sheet say of it.
struct PresentationOptions {
    var detents: [PresentationDetent] = [.large]
    var selection: Binding<PresentationDetent>?
    var dragIndicator = Visibility.automatic
    var cornerRadius: CGFloat?
    var background: AnyView?
    var isDismissDisabled = false
    var adaptation = PresentationAdaptation.automatic
}

/// A height at which a sheet rests.
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

    /// What a detent of an author's own may know.
    @dynamicMemberLookup public struct Context {
        /// The greatest height that a sheet can have here, in points.
        public let maxDetentValue: CGFloat
        let environment: EnvironmentValues

        public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
            environment[keyPath: keyPath]
        }
    }

    /// About half of the scene; all of one that is no higher than `mediumHeightMin`.
    public static let medium = PresentationDetent(kind: .medium) { context in
        max(context.maxDetentValue / 2, min(mediumHeightMin, context.maxDetentValue))
    }
    /// All of the scene but a strip at its top.
    public static let large = PresentationDetent(kind: .large) { $0.maxDetentValue }

    /// In points.
    public static func height(_ height: CGFloat) -> PresentationDetent {
        PresentationDetent(kind: .height(height)) { _ in height }
    }

    /// 0…1 of what is available.
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
        PresentationDetent(kind: .fraction(fraction)) { $0.maxDetentValue * fraction }
    }

    public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
        PresentationDetent(kind: .custom(ObjectIdentifier(type))) { D.height(in: $0) }
    }

    /// A compact panel is about 300 points high; half of that would hold nothing.
    static let mediumHeightMin: CGFloat = 290

    private init(kind: Kind, measure: @escaping @Sendable @MainActor (Context) -> CGFloat?) {
        self.kind = kind
        self.measure = measure
    }

    /// nil where it is not to be had here.
    @MainActor func height(in context: Context) -> CGFloat? {
        guard let height = measure(context), height.isFinite else { return nil }
        return min(max(height, 0), context.maxDetentValue)
    }

    public static func == (left: PresentationDetent, right: PresentationDetent) -> Bool { left.kind == right.kind }
    public func hash(into hasher: inout Hasher) { hasher.combine(kind) }
}

/// A detent of an author's own.
///
/// Source: developer.apple.com/documentation/swiftui/custompresentationdetent
public protocol CustomPresentationDetent {
    typealias Context = PresentationDetent.Context
    /// In points; nil leaves the detent out.
    @MainActor static func height(in context: Context) -> CGFloat?
}

extension View {
    /// The heights at which the sheet around this view rests. It opens at the lowest.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/presentationdetents(_:)
    public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
        telling(\.presentationOptions, key: detents) { $0.detents = Array(detents) }
    }

    /// The same; `selection` is where the sheet rests, both ways.
    public func presentationDetents(
        _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
    ) -> some View {
        telling(\.presentationOptions) {
            $0.detents = Array(detents)
            $0.selection = selection
        }
    }

    /// Whether the sheet around this view has a grabber. `automatic` shows it where there are several detents.
    public func presentationDragIndicator(_ visibility: Visibility) -> some View {
        telling(\.presentationOptions, key: visibility) { $0.dragIndicator = visibility }
    }

    /// In points; nil is the system's.
    public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
        telling(\.presentationOptions, key: cornerRadius) { $0.cornerRadius = cornerRadius }
    }

    /// What the sheet around this view is filled with.
    public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
        telling(\.presentationOptions) { $0.background = AnyView(_ShapeView(shape: Rectangle(), style: style)) }
    }

    public func presentationBackground<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        let view = AnyView(ZStack(alignment: alignment) { content() })
        return telling(\.presentationOptions) { $0.background = view }
    }

    /// Keeps the person from taking the sheet around this view away by Escape, a tap beside it or a drag.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/interactivedismissdisabled(_:)
    public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        telling(\.presentationOptions, key: isDisabled) { $0.isDismissDisabled = isDisabled }
    }
}

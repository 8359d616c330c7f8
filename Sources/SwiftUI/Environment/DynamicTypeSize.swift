/// How large a person wants text to be.
///
/// Source: developer.apple.com/documentation/swiftui/dynamictypesize
public enum DynamicTypeSize: Int, Hashable, Comparable, CaseIterable, Sendable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

    public var isAccessibilitySize: Bool { self >= .accessibility1 }

    public static func < (left: DynamicTypeSize, right: DynamicTypeSize) -> Bool { left.rawValue < right.rawValue }
}

private struct DynamicTypeSizeKey: EnvironmentKey { static let defaultValue = DynamicTypeSize.large }

extension EnvironmentValues {
    public var dynamicTypeSize: DynamicTypeSize {
        get { self[DynamicTypeSizeKey.self] }
        set { self[DynamicTypeSizeKey.self] = newValue }
    }
}

extension Font.TextStyle {
    /// Points for each text size, from the smallest to the largest. Source: Apple's Human Interface Guidelines,
    /// "Typography", "Dynamic Type sizes".
    private var sizes: [CGFloat] {
        switch self {
        case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
        case .title: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
        case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
        case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
        case .headline, .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
        case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
        case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
        case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
        case .caption: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
        case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
        }
    }

    func size(at typeSize: DynamicTypeSize) -> CGFloat { sizes[typeSize.rawValue] }

    /// How much larger than usual text of this style is.
    func scale(at typeSize: DynamicTypeSize) -> CGFloat { size(at: typeSize) / size(at: .large) }
}

extension View {
    /// Sets the size of text inside.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/dynamictypesize(_:)-1m2tf
    public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { environment(\.dynamicTypeSize, size) }

    /// Keeps the size of text inside within bounds.
    public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View where T.Bound == DynamicTypeSize {
        let allowed = DynamicTypeSize.allCases.filter { range.contains($0) }
        return transformEnvironment(\.dynamicTypeSize) { size in
            guard let least = allowed.first, let most = allowed.last else { return }
            size = min(max(size, least), most)
        }
    }
}

/// A length that grows and shrinks with the size of text.
///
/// Source: developer.apple.com/documentation/swiftui/scaledmetric
@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint>: ConnectedProperty {
    private let base: Value
    private let style: Font.TextStyle
    private var typeSize = DynamicTypeSize.large

    /// `wrappedValue` at the usual size of text.
    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
        base = wrappedValue
        style = textStyle
    }

    public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

    public var wrappedValue: Value { base * Value(style.scale(at: typeSize)) }

    static var readsEnvironment: Bool { true }

    @MainActor mutating func connect(to element: Element, slot: inout AnyObject?) {
        typeSize = element.environment.dynamicTypeSize
    }
}

extension ScaledMetric: Sendable where Value: Sendable {}

extension ScaledMetric: SelfComparing {
    func isSame(as other: ScaledMetric<Value>) -> Bool { base == other.base && style == other.style }
}

import UIKit

/// The text size that a person has chosen.
///
/// Source: developer.apple.com/documentation/swiftui/dynamictypesize
public enum DynamicTypeSize: Int, Hashable, Comparable, CaseIterable, Sendable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

    package var category: UIContentSizeCategory { UIContentSizeCategory.all[rawValue] }

    public var isAccessibilitySize: Bool { self >= .accessibility1 }

    public static func < (left: DynamicTypeSize, right: DynamicTypeSize) -> Bool { left.rawValue < right.rawValue }
}

extension EnvironmentValues {
    @Entry public var dynamicTypeSize: DynamicTypeSize = .large
}

extension Font.TextStyle {
    private var ofUIKit: UIFont.TextStyle {
        switch self {
        case .largeTitle: .largeTitle
        case .title: .title1
        case .title2: .title2
        case .title3: .title3
        case .headline: .headline
        case .body: .body
        case .callout: .callout
        case .subheadline: .subheadline
        case .footnote: .footnote
        case .caption: .caption1
        case .caption2: .caption2
        }
    }

    func size(at typeSize: DynamicTypeSize) -> CGFloat { ofUIKit.size(at: typeSize.category) }

    /// Returns the ratio of this style's text size to that at the default size, `large`.
    func scale(at typeSize: DynamicTypeSize) -> CGFloat { size(at: typeSize) / size(at: .large) }
}

extension View {
    /// Sets the text size of this view and its descendants.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/dynamictypesize(_:)-1m2tf
    public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { environment(\.dynamicTypeSize, size) }

    /// Limits the text size of this view and its descendants to a range.
    public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View where T.Bound == DynamicTypeSize {
        let allowed = DynamicTypeSize.allCases.filter { range.contains($0) }
        return transformEnvironment(\.dynamicTypeSize) { size in
            guard let least = allowed.first, let most = allowed.last else { return }
            size = min(max(size, least), most)
        }
    }
}

/// A length that scales with the text size.
///
/// Source: developer.apple.com/documentation/swiftui/scaledmetric
@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint>: ConnectedProperty {
    private let base: Value
    private let style: Font.TextStyle
    private var typeSize = DynamicTypeSize.large

    /// Creates a length that is `wrappedValue` at the default text size.
    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
        base = wrappedValue
        style = textStyle
    }

    public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

    public var wrappedValue: Value { base * Value(style.scale(at: typeSize)) }

    package static var readsEnvironment: Bool { true }

    @MainActor package mutating func connect(to element: Element, slot: inout AnyObject?) {
        typeSize = element.environment.dynamicTypeSize
    }
}

extension ScaledMetric: Sendable where Value: Sendable {}

extension ScaledMetric: ChangingProperty {
    func differs(between old: EnvironmentValues, and new: EnvironmentValues) -> Bool {
        old.dynamicTypeSize != new.dynamicTypeSize
    }
}

extension ScaledMetric: ViewEquatable {
    package func isSame(as other: ScaledMetric<Value>) -> Bool { base == other.base && style == other.style }
}

extension EnvironmentValues {
    /// Whether the fields of this view are not corrected while a person types.
    ///
    /// Source: developer.apple.com/documentation/swiftui/environmentvalues/autocorrectiondisabled
    public var autocorrectionDisabled: Bool {
        get { fieldInput.isUncorrected == true }
        set { fieldInput.isUncorrected = newValue ? true : nil }
    }
    /// When scrolling takes the focus from a text field.
    ///
    /// Source: developer.apple.com/documentation/swiftui/environmentvalues/scrolldismisseskeyboardmode
    public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
        get { scrolling.dismissesKeyboard ? .immediately : .automatic }
        set { scrolling.dismissesKeyboard = newValue.isOn }
    }
    /// Visibility of horizontal scroll bars.
    ///
    /// Source: developer.apple.com/documentation/swiftui/environmentvalues/horizontalscrollindicatorvisibility
    public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { scrolling.indicators[.horizontal] ?? .automatic }
        set { scrolling.indicators[.horizontal] = newValue }
    }
    /// Visibility of vertical scroll bars.
    ///
    /// Source: developer.apple.com/documentation/swiftui/environmentvalues/verticalscrollindicatorvisibility
    public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { scrolling.indicators[.vertical] ?? .automatic }
        set { scrolling.indicators[.vertical] = newValue }
    }
    /// The text size under its older name.
    ///
    /// Source: developer.apple.com/documentation/swiftui/environmentvalues/sizecategory
    public var sizeCategory: ContentSizeCategory {
        get { ContentSizeCategory(dynamicTypeSize) }
        set { dynamicTypeSize = newValue.dynamicTypeSize }
    }
    /// Whether the sections of a tab view are shown: never, as the bar has single tabs.
    public var isTabBarShowingSections: Bool { false }
}

/// A text size: the older form of `DynamicTypeSize`.
///
/// Source: developer.apple.com/documentation/swiftui/contentsizecategory
public enum ContentSizeCategory: Hashable, Comparable, CaseIterable, Sendable {
    case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
    case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
    case accessibilityExtraExtraExtraLarge

    init(_ size: DynamicTypeSize) { self = Self.allCases[size.rawValue] }

    var dynamicTypeSize: DynamicTypeSize { DynamicTypeSize.allCases[Self.allCases.firstIndex(of: self) ?? 3] }
    /// Whether the size is one of the larger ones for assistance.
    public var isAccessibilityCategory: Bool { dynamicTypeSize.isAccessibilitySize }
}

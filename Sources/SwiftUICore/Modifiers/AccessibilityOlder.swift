extension View {
    /// Older forms of the modifiers whose names begin with `accessibility`.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/accessibility(label:)
    public func accessibility(label: Text) -> some View { accessibilityLabel(label) }
    public func accessibility(value: Text) -> some View { accessibilityValue(value) }
    public func accessibility(hint: Text) -> some View { accessibilityHint(hint) }
    public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }
    public func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }
    public func accessibility(addTraits traits: AccessibilityTraits) -> some View { accessibilityAddTraits(traits) }
    public func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
        accessibilityRemoveTraits(traits)
    }
    @available(
        *, deprecated, message: "accessibility(sortPriority:) has no effect in Parley: views are read in their order."
    )
    public func accessibility(sortPriority: Double) -> some View { self }
    @available(
        *, deprecated,
        message: "accessibility(inputLabels:) has no effect in Parley: browsers know one name of a control."
    )
    public func accessibility(inputLabels: [Text]) -> some View { self }
}

// Rotors whose places are given as data: they have no effect, as those of a builder.
extension View {
    /// Source: developer.apple.com/documentation/swiftui/view/accessibilityrotor(_:entries:entrylabel:)
    @available(
        *, deprecated, message: "accessibilityRotor has no effect in Parley: give the places the trait isHeader."
    )
    public func accessibilityRotor<Entry: Identifiable>(
        _ label: Text, entries: [Entry], entryLabel: KeyPath<Entry, String>
    ) -> some View { self }

    @available(
        *, deprecated, message: "accessibilityRotor has no effect in Parley: give the places the trait isHeader."
    )
    public func accessibilityRotor<Entry: Identifiable>(
        _ labelKey: LocalizedStringKey, entries: [Entry], entryLabel: KeyPath<Entry, String>
    ) -> some View { self }

    @available(
        *, deprecated, message: "accessibilityRotor has no effect in Parley: give the places the trait isHeader."
    )
    public func accessibilityRotor<Entry: Identifiable>(
        _ systemRotor: AccessibilitySystemRotor, entries: [Entry], entryLabel: KeyPath<Entry, String>
    ) -> some View { self }

    /// Source: developer.apple.com/documentation/swiftui/view/accessibilityrotor(_:entries:entryid:entrylabel:)
    @available(
        *, deprecated, message: "accessibilityRotor has no effect in Parley: give the places the trait isHeader."
    )
    public func accessibilityRotor<Entry, ID: Hashable>(
        _ label: Text, entries: [Entry], entryID: KeyPath<Entry, ID>, entryLabel: KeyPath<Entry, String>
    ) -> some View { self }

    @available(
        *, deprecated, message: "accessibilityRotor has no effect in Parley: give the places the trait isHeader."
    )
    public func accessibilityRotor<Entry, ID: Hashable>(
        _ labelKey: LocalizedStringKey, entries: [Entry], entryID: KeyPath<Entry, ID>,
        entryLabel: KeyPath<Entry, String>
    ) -> some View { self }

    /// Source: developer.apple.com/documentation/swiftui/view/accessibilityrotor(_:textranges:)
    @available(
        *, deprecated, message: "accessibilityRotor has no effect in Parley: give the places the trait isHeader."
    )
    public func accessibilityRotor(_ label: Text, textRanges: [Range<String.Index>]) -> some View { self }

    @available(
        *, deprecated, message: "accessibilityRotor has no effect in Parley: give the places the trait isHeader."
    )
    public func accessibilityRotor(_ labelKey: LocalizedStringKey, textRanges: [Range<String.Index>]) -> some View {
        self
    }
}

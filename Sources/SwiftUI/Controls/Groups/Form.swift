/// A container of controls, drawn as a grouped list.
///
/// Source: developer.apple.com/documentation/swiftui/form
public struct Form<Content: View>: View {
    private let content: Content

    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    public var body: some View { List { content.environment(\.isFormRow, true) } }
}

/// A type that sets the look of forms.
///
/// Source: developer.apple.com/documentation/swiftui/formstyle
public protocol FormStyle {}
public struct AutomaticFormStyle: FormStyle { public init() {} }
public struct GroupedFormStyle: FormStyle { public init() {} }
/// Labels in one column and controls in the next, as Apple has it on the Mac; here it is a grouped list.
public struct ColumnsFormStyle: FormStyle { public init() {} }

extension FormStyle where Self == AutomaticFormStyle { public static var automatic: Self { Self() } }
extension FormStyle where Self == GroupedFormStyle { public static var grouped: Self { Self() } }
extension FormStyle where Self == ColumnsFormStyle { public static var columns: Self { Self() } }

extension View {
    /// Has no effect: every form is a grouped list.
    public func formStyle(_ style: GroupedFormStyle) -> some View { self }

    /// Has no effect: every form is a grouped list.
    public func formStyle(_ style: AutomaticFormStyle) -> some View { self }

    @available(
        *, deprecated, message: "Other form styles have no effect in Parley: a form is a grouped list, as on iOS."
    )
    @_disfavoredOverload public func formStyle<S: FormStyle>(_ style: S) -> some View { self }
}

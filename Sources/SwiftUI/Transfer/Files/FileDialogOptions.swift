/// Options of a dialog for files. The browser shows its own.
///
/// Source: developer.apple.com/documentation/swiftui/filedialogbrowseroptions
public struct FileDialogBrowserOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let enumeratePackages = FileDialogBrowserOptions(rawValue: 1)
    public static let includeHiddenFiles = FileDialogBrowserOptions(rawValue: 2)
    public static let displayFileExtensions = FileDialogBrowserOptions(rawValue: 4)
}

extension View {
    @available(
        *, deprecated,
        message: "fileDialogConfirmationLabel has no effect in Parley: the browser shows its own chooser."
    )
    public func fileDialogConfirmationLabel(_ label: LocalizedStringKey) -> some View { self }
    @available(
        *, deprecated,
        message: "fileDialogConfirmationLabel has no effect in Parley: the browser shows its own chooser."
    )
    public func fileDialogConfirmationLabel(_ label: Text?) -> some View { self }
    @available(*, deprecated, message: "fileDialogMessage has no effect in Parley: the browser shows its own chooser.")
    public func fileDialogMessage(_ message: LocalizedStringKey) -> some View { self }
    @available(*, deprecated, message: "fileDialogMessage has no effect in Parley: the browser shows its own chooser.")
    public func fileDialogMessage(_ message: Text?) -> some View { self }
    @available(
        *, deprecated, message: "fileDialogDefaultDirectory has no effect in Parley: the browser shows its own chooser."
    )
    public func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View { self }
    @available(
        *, deprecated, message: "fileDialogCustomizationID has no effect in Parley: the browser shows its own chooser."
    )
    public func fileDialogCustomizationID(_ id: String) -> some View { self }
    @available(
        *, deprecated, message: "fileDialogBrowserOptions has no effect in Parley: the browser shows its own chooser."
    )
    public func fileDialogBrowserOptions(_ options: FileDialogBrowserOptions) -> some View { self }
}

/// Options of a dialog for files, which there is none of here.
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
    @available(*, deprecated, message: "fileImporter has no effect in Parley: an app does not see a person's files.")
    public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType],
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View { self }

    @available(*, deprecated, message: "fileImporter has no effect in Parley: an app does not see a person's files.")
    public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
    ) -> some View { self }

    @available(*, deprecated, message: "fileExporter has no effect in Parley: use a ShareLink.")
    public func fileExporter<T: Transferable>(
        isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
    ) -> some View { self }

    @available(*, deprecated, message: "fileMover has no effect in Parley: an app does not see a person's files.")
    public func fileMover(
        isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View { self }

    @available(*, deprecated, message: "fileDialogConfirmationLabel has no effect in Parley: there is no such dialog.")
    public func fileDialogConfirmationLabel(_ label: LocalizedStringKey) -> some View { self }
    @available(*, deprecated, message: "fileDialogConfirmationLabel has no effect in Parley: there is no such dialog.")
    public func fileDialogConfirmationLabel(_ label: Text?) -> some View { self }
    @available(*, deprecated, message: "fileDialogMessage has no effect in Parley: there is no such dialog.")
    public func fileDialogMessage(_ message: LocalizedStringKey) -> some View { self }
    @available(*, deprecated, message: "fileDialogMessage has no effect in Parley: there is no such dialog.")
    public func fileDialogMessage(_ message: Text?) -> some View { self }
    @available(*, deprecated, message: "fileDialogDefaultDirectory has no effect in Parley: there is no such dialog.")
    public func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View { self }
    @available(*, deprecated, message: "fileDialogCustomizationID has no effect in Parley: there is no such dialog.")
    public func fileDialogCustomizationID(_ id: String) -> some View { self }
    @available(*, deprecated, message: "fileDialogBrowserOptions has no effect in Parley: there is no such dialog.")
    public func fileDialogBrowserOptions(_ options: FileDialogBrowserOptions) -> some View { self }
}

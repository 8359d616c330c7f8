extension URL {
    /// Always returns true: what the person has chosen lies in the app's own folder.
    /// Source: developer.apple.com/documentation/foundation/url/startaccessingsecurityscopedresource()
    @discardableResult public func startAccessingSecurityScopedResource() -> Bool { true }

    /// Does nothing.
    /// Source: developer.apple.com/documentation/foundation/url/stopaccessingsecurityscopedresource()
    public func stopAccessingSecurityScopedResource() {}
}

public import AppProtocol
public import Foundation

/// A message app on disk: a folder with `Info.plist`, executable and resources. Everything in it has been checked, so a
/// bundle that can be loaded can be launched.
public struct AppBundle: Hashable, Sendable {
    /// Absolute, without symbolic links.
    public var folder: URL
    /// `CFBundleIdentifier`: letters, digits, `-` and `.`, 1…155 bytes.
    public var identifier: String
    /// `CFBundleDisplayName`, else `CFBundleName`, else the identifier; never empty.
    public var displayName: String
    /// `CFBundleShortVersionString`; “0” where it is absent or no version.
    public var version: String
    /// `ParleyAuthor`, else `NSHumanReadableCopyright`: who has made the app.
    public var author: String?
    /// `ParleyDescription`: what the app is for, in some sentences.
    public var about: String?
    public var executable: URL
    /// `NSExtensionPrincipalClass` as it is written; whether there is such a class, the app process knows. nil for an app that
    /// has only a storyboard.
    public var principalClass: String?
    /// `NSExtensionMainStoryboard`: the storyboard whose first controller is used before the principal class, where it is there.
    public var mainStoryboard: String?
    public var contexts: Set<Context>
    /// `ParleyNetworkHosts`: the hosts from which the app's views may show pictures; none without the key.
    public var networkHosts: [NetworkHostPattern]
    /// `ParleyDrawerPosition`: apps of lower numbers stand first, those of the same one by name; 100 without the key.
    public var drawerPosition: Int
    /// `UIAppFonts`: the fonts that are there. Of one that is missing the app's process tells its author.
    public var fonts: [BundledFont]
    /// A picture inside the bundle, where it names one that is there.
    public var icon: URL?

    /// Returns whether a server that has loaded `other` at its start can run this version in its place: what it keeps of the manifest
    /// and must fit the app's process and pages is the same.
    public func runs(inPlaceOf other: AppBundle) -> Bool {
        executable == other.executable && fonts == other.fonts && contexts == other.contexts
            && networkHosts == other.networkHosts
    }

    /// `MSSupportedPresentationContexts`: where the app is offered.
    public enum Context: String, Hashable, Sendable {
        case messages = "MSMessagesAppPresentationContextMessages"
        case media = "MSMessagesAppPresentationContextMedia"
    }
}

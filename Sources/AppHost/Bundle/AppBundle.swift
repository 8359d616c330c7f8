package import AppProtocol
package import Foundation

/// A message app on disk: a folder with `Info.plist`, executable and resources. Everything in it has been checked, so a
/// bundle that can be loaded can be launched.
package struct AppBundle: Hashable, Sendable {
    /// Absolute, without symbolic links.
    package var folder: URL
    /// `CFBundleIdentifier`: letters, digits, `-` and `.`, 1…155 bytes.
    package var identifier: String
    /// `CFBundleDisplayName`, else `CFBundleName`, else the identifier; never empty.
    package var displayName: String
    package var executable: URL
    /// `NSExtensionPrincipalClass` as it is written; whether there is such a class, the app process knows.
    package var principalClass: String
    package var contexts: Set<Context>
    /// `ParleyNetworkHosts`: the hosts from which the app's views may show pictures; none without the key.
    package var networkHosts: [NetworkHostPattern]
    /// `ParleyDrawerPosition`: apps of lower numbers stand first, those of the same one by name; 100 without the key.
    package var drawerPosition: Int
    /// A picture inside the bundle, where it names one that is there.
    package var icon: URL?

    /// `MSSupportedPresentationContexts`: where the app is offered.
    package enum Context: String, Hashable, Sendable {
        case messages = "MSMessagesAppPresentationContextMessages"
        case media = "MSMessagesAppPresentationContextMedia"
    }
}

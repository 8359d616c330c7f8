import Foundation

/// Whether a target was written before systems could be dark (iOS 13, Xcode 11): with colours that are fixed and texts that follow the
/// system, it cannot be read there.
///
/// Apple's systems draw a program light that was linked with such an SDK. A project does not say with which it was linked last, but
/// which Xcode it was brought up to date by, and on which systems it runs.
///
/// Source: developer.apple.com/documentation/uikit/choosing-a-specific-interface-style-for-your-ios-app
enum DarkMode {
    /// Most bytes of a file that is looked at.
    private static let byteCountMax = 4 << 20
    /// Words that only files of after Xcode 11 have: colours and traits of the system's, and variants of an asset.
    private static let words = ["systemBackground", "UserInterfaceStyle", "userInterfaceStyle", "\"luminosity\""]

    static func isUnknown(to target: XcodeTarget) -> Bool {
        guard let xcode = target.settings["XCODE_VERSION_ACTUAL"].flatMap({ Int($0) }), xcode < 1100,
            !isAtLeast13(target.settings["IPHONEOS_DEPLOYMENT_TARGET"])
        else { return false }
        return !(target.sources + target.resources.map(\.file)).contains(where: isOfLater)
    }

    private static func isAtLeast13(_ version: String?) -> Bool {
        (version?.split(separator: ".").first).flatMap { Int($0) }.map { $0 >= 13 } ?? false
    }

    private static func isOfLater(_ file: URL) -> Bool {
        switch file.pathExtension {
        case "swift", "storyboard", "xib": hasWords(file)
        case "xcassets": FolderMembers(file, without: []).paths.contains { hasWords(file.appendingPathComponent($0)) }
        default: false
        }
    }

    private static func hasWords(_ file: URL) -> Bool {
        guard ["swift", "storyboard", "xib", "json"].contains(file.pathExtension),
            let data = try? Data(contentsOf: file), data.count <= byteCountMax
        else { return false }
        return words.contains { data.range(of: Data($0.utf8)) != nil }
    }
}

extension XcodeTarget {
    /// The sentence that says why the app is drawn light; nil where it follows the person's system.
    var reasonToBeLight: String? {
        guard DarkMode.isUnknown(to: self), let version = settings["XCODE_VERSION_ACTUAL"] else { return nil }
        let words = version.count == 4 ? "\(Int(version.prefix(2)) ?? 0).\(version.dropFirst(2).prefix(1))" : version
        return "\(name) is drawn light, also on dark systems: it is of Xcode \(words), before there were any. "
            + "UIUserInterfaceStyle in its Info.plist decides otherwise."
    }
}

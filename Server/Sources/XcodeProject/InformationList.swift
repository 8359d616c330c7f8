package import Foundation

/// The `Info.plist` of a target's bundle: the author's file with settings put in, and the keys that Xcode makes of settings.
///
/// Source: Apple, "Build settings reference": Generate Info.plist File, Info.plist Values.
package struct InformationList {
    package let values: [String: Any]
    /// The sentence that says why the app is drawn light, though the project names no style; nil where it is not.
    package let reasonToBeLight: String?

    /// - Throws: `XcodeProjectError` where the file is missing or no property list.
    package init(_ target: XcodeTarget) throws(XcodeProjectError) {
        let settings = target.settings
        var values: [String: Any] = Self.usual(settings)
        values.merge(Self.generated(settings)) { $1 }
        values.merge(try Self.written(settings)) { $1 }
        let style = "UIUserInterfaceStyle"
        reasonToBeLight = values[style] == nil ? target.reasonToBeLight : nil
        if reasonToBeLight != nil { values[style] = "Light" }
        self.values = values
    }

    /// The class that the app begins with; nil where it is in a storyboard.
    package var principalClass: String? { extensionValues["NSExtensionPrincipalClass"] as? String }
    /// Name of the storyboard that the app begins with.
    package var mainStoryboard: String? { extensionValues["NSExtensionMainStoryboard"] as? String }

    private var extensionValues: [String: Any] { values["NSExtension"] as? [String: Any] ?? [:] }

    package func data() -> Data {
        (try? PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0)) ?? Data()
    }

    /// Keys that every bundle has.
    private static func usual(_ settings: BuildSettings) -> [String: Any] {
        let names = [
            "CFBundleDevelopmentRegion": "DEVELOPMENT_LANGUAGE", "CFBundleExecutable": "EXECUTABLE_NAME",
            "CFBundleIdentifier": "PRODUCT_BUNDLE_IDENTIFIER", "CFBundleName": "PRODUCT_NAME",
            "CFBundlePackageType": "PRODUCT_BUNDLE_PACKAGE_TYPE", "CFBundleShortVersionString": "MARKETING_VERSION",
            "CFBundleVersion": "CURRENT_PROJECT_VERSION",
        ]
        return names.compactMapValues { settings[$0] }
    }

    /// Keys that settings name: `INFOPLIST_KEY_UIRequiresFullScreen = YES`.
    private static func generated(_ settings: BuildSettings) -> [String: Any] {
        guard settings.isOn("GENERATE_INFOPLIST_FILE") else { return [:] }
        let prefix = "INFOPLIST_KEY_"
        let lists: Set = ["UIRequiredDeviceCapabilities", "UISupportedInterfaceOrientations", "UIAppFonts"]
        return settings.names(withPrefix: prefix).reduce(into: [:]) { values, name in
            let key = String(name.dropFirst(prefix.count))
            switch settings[name] ?? "" {
            case "YES": values[key] = true
            case "NO": values[key] = false
            case let text: values[key] = lists.contains(key) ? settings.words(name) : text
            }
        }
    }

    private static func written(_ settings: BuildSettings) throws(XcodeProjectError) -> [String: Any] {
        guard let name = settings["INFOPLIST_FILE"], !name.isEmpty else { return [:] }
        let file = URL(
            fileURLWithPath: name, relativeTo: URL(fileURLWithPath: settings["SRCROOT"] ?? "/", isDirectory: true))
        guard let data = try? Data(contentsOf: file) else {
            throw XcodeProjectError(.missing, "\(file.path), which INFOPLIST_FILE names, cannot be read.")
        }
        guard let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any] else {
            throw XcodeProjectError(.malformed, "\(file.path) is not a property list of keys and values.")
        }
        return list.mapValues { expand($0, settings) }
    }

    private static func expand(_ value: Any, _ settings: BuildSettings) -> Any {
        switch value {
        case let text as String: settings.expand(text)
        case let values as [Any]: values.map { expand($0, settings) }
        case let values as [String: Any]: values.mapValues { expand($0, settings) }
        default: value
        }
    }
}

import Foundation

/// Build settings of targets: Xcode's own, then those of the project and of the target, each with its configuration file.
extension ProjectReading {
    func settings(of target: ProjectObject, named name: String) -> BuildSettings {
        BuildSettings(levels: [defaults(name)] + levels(of: objects.root) + levels(of: target))
    }

    /// Settings that Xcode knows without a project. The bundle is one that was built to be debugged in a simulator.
    private func defaults(_ name: String) -> [String: String] {
        // The Xcode that builds is taken for the one that has brought the project up to date last.
        let xcode = objects.root.dictionary("attributes")["LastUpgradeCheck"]?.string
        let known = xcode.map { ["XCODE_VERSION_ACTUAL": $0] } ?? [:]
        return known.merging([
            "TARGET_NAME": name, "TARGETNAME": name, "PRODUCT_NAME": "$(TARGET_NAME)",
            "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)", "EXECUTABLE_NAME": "$(PRODUCT_NAME)",
            "PROJECT_NAME": projectName, "SRCROOT": sourceRoot.path, "PROJECT_DIR": sourceRoot.path,
            "SOURCE_ROOT": sourceRoot.path,
            "CONFIGURATION": "Debug", "SWIFT_VERSION": "5.0", "MARKETING_VERSION": "1.0",
            "CURRENT_PROJECT_VERSION": "1",
            "PRODUCT_BUNDLE_PACKAGE_TYPE": "XPC!", "PLATFORM_NAME": "iphonesimulator", "SDKROOT": "iphonesimulator",
            "DEVELOPMENT_LANGUAGE": objects.root.string("developmentRegion") ?? "en",
        ]) { $1 }
    }

    /// Returns the settings of the configuration for debugging, or of the one that the list begins with.
    private func levels(of object: ProjectObject) -> [[String: String]] {
        guard let list = objects[object.string("buildConfigurationList")] else { return [] }
        let configurations = objects.all("buildConfigurations", of: list)
        let usual = list.string("defaultConfigurationName")
        let chosen =
            configurations.first { $0.string("name") == "Debug" }
            ?? configurations.first { $0.string("name") == usual } ?? configurations.first
        guard let chosen else { return [] }
        let file = configurationFile(of: chosen).map { ConfigurationFile($0).settings } ?? [:]
        return [file, chosen.dictionary("buildSettings").filter { !$0.key.contains("[") }.compactMapValues(Self.text)]
    }

    /// The `.xcconfig` file of a configuration: a file of the project, or since Xcode 16 one in a folder.
    private func configurationFile(of configuration: ProjectObject) -> URL? {
        if let path = tree.paths[configuration.string("baseConfigurationReference") ?? ""] {
            return URL(fileURLWithPath: path)
        }
        guard let folder = tree.paths[configuration.string("baseConfigurationReferenceAnchor") ?? ""],
            let path = configuration.string("baseConfigurationReferenceRelativePath")
        else { return nil }
        return URL(fileURLWithPath: folder).appendingPathComponent(path)
    }

    private static func text(_ value: PropertyValue) -> String? {
        value.string ?? (value.array.isEmpty ? nil : SettingWords.join(value.array.compactMap(\.string)))
    }
}

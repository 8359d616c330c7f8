import AppProtocol
import Foundation
import Glibc
import Messages
import UIKit

/// The app that this process was started for, as its bundle folder describes it.
@MainActor enum InstalledApp {
    /// Settles in the app's container and finds the class that `Info.plist` names.
    static func load(_ initialization: Initialization) throws(Problem) -> MSMessagesAppViewController.Type {
        settle(in: initialization.containerPath)
        UIImage.resourceFolder = initialization.bundlePath
        LocalFile.allowedFolders = [initialization.bundlePath, initialization.containerPath]
        return try principalClass(ofBundleAt: URL(fileURLWithPath: initialization.bundlePath, isDirectory: true))
    }

    /// On Linux Foundation keeps defaults and caches below `HOME`; for the home folder and documents it asks the user
    /// database, unless `CFFIXED_USER_HOME` is set. This comes before any of the app's code.
    private static func settle(in containerPath: String) {
        setenv("HOME", containerPath, 1)
        setenv("CFFIXED_USER_HOME", containerPath, 1)
        let temporary = containerPath + "/tmp"
        mkdir(temporary, 0o700)
        setenv("TMPDIR", temporary, 1)
    }

    static func principalClass(ofBundleAt folder: URL) throws(Problem) -> MSMessagesAppViewController.Type {
        let info = try information(in: folder)
        AppLanguages.load(info, from: folder)
        guard let name = (info["NSExtension"] as? [String: Any])?["NSExtensionPrincipalClass"] as? String else {
            throw Problem(.noPrincipalClass, "Info.plist has no NSExtension/NSExtensionPrincipalClass.")
        }
        let fullName = qualified(name, executable: info["CFBundleExecutable"] as? String ?? "")
        guard let found: AnyClass = NSClassFromString(fullName) else {
            throw Problem(.principalClassNotFound, "There is no class \(fullName) in the app's executable.")
        }
        guard let principal = found as? MSMessagesAppViewController.Type else {
            throw Problem(.wrongPrincipalClass, "\(fullName) is no subclass of MSMessagesAppViewController.")
        }
        return principal
    }

    private static func information(in folder: URL) throws(Problem) -> [String: Any] {
        let file = folder.appendingPathComponent("Info.plist")
        guard let data = try? Data(contentsOf: file) else {
            throw Problem(.noInformation, "The app's bundle has no Info.plist that can be read.")
        }
        guard let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any] else {
            throw Problem(.noInformation, "The app's Info.plist is not a property list of keys and values.")
        }
        return list
    }

    /// `$(PRODUCT_MODULE_NAME).Name` and `Name`, which Xcode would resolve, as the runtime knows the class.
    private static func qualified(_ name: String, executable: String) -> String {
        let module = String(executable.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
        let resolved = name.replacing("$(PRODUCT_MODULE_NAME)", with: module)
        return resolved.contains(".") ? resolved : "\(module).\(resolved)"
    }
}

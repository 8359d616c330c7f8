import AppProtocol
import Foundation
import Glibc
import Messages
import UIKit

/// The app for which this process was started, as described by its bundle.
@MainActor enum InstalledApp {
    /// Sets up the app's container and returns the class or the storyboard that `Info.plist` names.
    static func load(_ initialization: Initialization) throws(Problem) -> PrincipalController {
        settle(in: initialization.containerPath)
        UIImage.resourceFolder = initialization.bundlePath
        AppFileReader.allowedFolders = [initialization.bundlePath, initialization.containerPath]
        return try principal(ofBundleAt: URL(fileURLWithPath: initialization.bundlePath, isDirectory: true))
    }

    /// Returns the storyboard that `Info.plist` names, where the bundle has it, else the class: a project whose interface is made in
    /// code may keep the storyboard's name.
    static func principal(ofBundleAt folder: URL) throws(Problem) -> PrincipalController {
        let info = try information(in: folder)
        let names = info["NSExtension"] as? [String: Any]
        guard let name = names?["NSExtensionMainStoryboard"] as? String else {
            return PrincipalController(try principalClass(ofBundleAt: folder))
        }
        guard let storyboard = UIStoryboard(named: name, inFolder: folder.path) else {
            guard names?["NSExtensionPrincipalClass"] == nil else {
                return PrincipalController(try principalClass(ofBundleAt: folder))
            }
            throw Problem(.noPrincipalClass, "The storyboard \(name) of Info.plist is not in the bundle.")
        }
        applySettings(info, from: folder)
        guard let principal = PrincipalController(storyboard) else {
            throw Problem(
                .wrongPrincipalClass,
                "The storyboard \(name) does not begin with a subclass of MSMessagesAppViewController.")
        }
        return principal
    }

    /// Redirects Foundation's folders to the container. On Linux it keeps defaults and caches below `HOME`, but takes
    /// the home folder and documents from the user database, unless `CFFIXED_USER_HOME` is set. Must run before any
    /// code of the app.
    private static func settle(in containerPath: String) {
        setenv("HOME", containerPath, 1)
        setenv("CFFIXED_USER_HOME", containerPath, 1)
        let temporary = containerPath + "/tmp"
        mkdir(temporary, 0o700)
        setenv("TMPDIR", temporary, 1)
        PersonSettings.holdForProcess = true
    }

    static func principalClass(ofBundleAt folder: URL) throws(Problem) -> MSMessagesAppViewController.Type {
        let info = try information(in: folder)
        applySettings(info, from: folder)
        guard let name = (info["NSExtension"] as? [String: Any])?["NSExtensionPrincipalClass"] as? String else {
            throw Problem(.noPrincipalClass, "Info.plist has no NSExtension/NSExtensionPrincipalClass.")
        }
        let fullName = qualified(name, executable: info["CFBundleExecutable"] as? String ?? "")
        guard let found: AnyClass = NSClassFromString(fullName) ?? NamedMembers.type(named: name) else {
            throw Problem(.principalClassNotFound, "There is no class \(fullName) in the app's executable.")
        }
        guard let principal = found as? MSMessagesAppViewController.Type else {
            throw Problem(.wrongPrincipalClass, "\(fullName) is no subclass of MSMessagesAppViewController.")
        }
        return principal
    }

    /// Applies what `Info.plist` says of the whole app: its languages, its fonts, and whether it is drawn light or dark.
    private static func applySettings(_ information: [String: Any], from folder: URL) {
        AppLanguages.load(information, from: folder)
        AppFonts.load(information, from: folder)
        AppStyle.load(information)
    }

    static func information(in folder: URL) throws(Problem) -> [String: Any] {
        let file = folder.appendingPathComponent("Info.plist")
        guard let data = try? Data(contentsOf: file) else {
            throw Problem(.noInformation, "The app's bundle has no Info.plist that can be read.")
        }
        guard let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any] else {
            throw Problem(.noInformation, "The app's Info.plist is not a property list of keys and values.")
        }
        return list
    }

    /// Returns the runtime's class name for `$(PRODUCT_MODULE_NAME).Name` and `Name`, which Xcode would resolve at
    /// build time.
    private static func qualified(_ name: String, executable: String) -> String {
        let module = String(executable.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
        let resolved = name.replacing("$(PRODUCT_MODULE_NAME)", with: module)
        return resolved.contains(".") ? resolved : "\(module).\(resolved)"
    }
}

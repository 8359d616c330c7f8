import AppProtocol
package import Foundation
package import Messages
import UIKit

/// An app that is linked into a program with tests, with the resources of a bundle.
package struct TestedApp {
    package let principal: PrincipalController
    package let name: String
    package let networkHosts: [String]

    /// - Throws: `Problem` where the bundle names no controller that is there.
    @MainActor package init(bundle folder: URL) throws {
        let folder = folder.resolvingSymlinksInPath()
        UIImage.resourceFolder = folder.path
        AppFileReader.allowedFolders = [folder.path, FileManager.default.temporaryDirectory.path]
        principal = try InstalledApp.principal(ofBundleAt: folder)
        let information = try InstalledApp.information(in: folder)
        let names = ["CFBundleDisplayName", "CFBundleName", "CFBundleExecutable"].compactMap {
            information[$0] as? String
        }
        name = names.first { !$0.isEmpty } ?? "App"
        networkHosts = information["ParleyNetworkHosts"] as? [String] ?? []
    }
}

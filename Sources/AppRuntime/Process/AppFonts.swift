import AppProtocol
import Foundation
import UIKit

/// The fonts that an app's `Info.plist` lists, which text is measured and drawn with by their names.
///
/// Source: developer.apple.com/documentation/bundleresources/information-property-list/uiappfonts
enum AppFonts {
    /// Adds the files of `UIAppFonts`. One that cannot be used is passed over, as on Apple's systems, and the app's log says so.
    static func load(_ information: [String: Any], from folder: URL) {
        for name in (information["UIAppFonts"] as? [String] ?? []).prefix(ProtocolLimits.fontCountMax) {
            do throws(BundledFont.Problem) {
                let file = folder.appendingPathComponent(name)
                guard let bytes = FileManager.default.contents(atPath: file.path) else { throw .missing }
                let font = try BundledFont(file, bytes: bytes)
                guard AddedFonts.add(file: font.file.path, as: font.family) != nil else { throw .notAFont }
            } catch {
                report(error.sentence(about: name))
            }
        }
    }

    @MainActor static func load(ofBundleAt folder: URL) {
        if let information = try? InstalledApp.information(in: folder) { load(information, from: folder) }
    }

    private static func report(_ sentence: String) {
        FileHandle.standardError.write(Data((sentence + "\n").utf8))
    }
}

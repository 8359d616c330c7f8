import AppProtocol
import Foundation
import FoundationAdditions
import SwiftUI
import UIKit

/// The person's settings that hold for the whole process, which runs for one person on one device: `Locale.current`,
/// `TimeZone.current`, those of `UIAccessibility`, and whether somebody looks.
@MainActor enum PersonSettings {
    /// Whether this process is an app's own. Tests run the scenes of several people in one process, whose locale is nobody's.
    static var holdForProcess = false
    private static var last: SceneEnvironment?

    /// - Parameter scene: the same settings as the views of the scene have them.
    static func follow(_ environment: SceneEnvironment, _ scene: RenderEnvironment) {
        guard holdForProcess else { return }
        defer { last = environment }
        if environment.locale != last?.locale { PersonRegion.use(scene.locale, languages: [environment.locale]) }
        if let timeZone = environment.timeZone, timeZone != last?.timeZone { PersonRegion.use(timeZone: timeZone) }
        // After the region: whoever is notified of these may write a date.
        if UIAccessibility.settings != scene.accessibility { UIAccessibility.settings = scene.accessibility }
        UIApplication.shared.set(isHidden: environment.isHidden == true)
    }
}

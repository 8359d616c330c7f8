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

    /// Takes over locale and time zone. To be called before any code of the app makes a scene for the person: a controller may have
    /// formatters from its beginning, which keep the locale that is current then.
    static func followRegion(_ environment: SceneEnvironment) {
        guard holdForProcess else { return }
        defer { last = environment }
        if environment.locale != last?.locale {
            PersonRegion.use(AppLanguages.locale(for: environment.locale), languages: [environment.locale])
        }
        if let timeZone = environment.timeZone, timeZone != last?.timeZone { PersonRegion.use(timeZone: timeZone) }
    }

    /// - Parameter scene: the same settings as the views of the scene have them.
    static func follow(_ environment: SceneEnvironment, _ scene: RenderEnvironment) {
        guard holdForProcess else { return }
        followRegion(environment)
        // After the region: whoever is notified of these may write a date.
        UIAccessibility.enter(scene.accessibility)
        UIApplication.shared.set(isHidden: environment.isHidden == true)
    }
}

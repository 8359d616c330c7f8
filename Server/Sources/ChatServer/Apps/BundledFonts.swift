import AppHost
import AppProtocol
import ChatModels
import Synchronization

/// The fonts that the installed apps bring along, by the family under which pages ask for them. Whoever knows that name knows the font.
final class BundledFonts: Sendable {
    private let fonts: Mutex<[AppID: [BundledFont]]>

    init(of apps: InstalledApps) { fonts = Mutex(apps.bundles.mapValues(\.fonts)) }

    subscript(family: String) -> BundledFont? {
        fonts.withLock { fonts in
            for known in fonts.values {
                if let font = known.first(where: { $0.family == family }) { return font }
            }
            return nil
        }
    }

    /// Takes the fonts of all apps in place of those that it had.
    func replace(by apps: InstalledApps) { fonts.withLock { $0 = apps.bundles.mapValues(\.fonts) } }

    /// Reads the fonts of an app anew whose bundle was replaced; one that is broken by now keeps those it had.
    func read(of app: AppID, from bundle: AppBundle) {
        guard let replaced = try? AppBundle.load(at: bundle.folder) else { return }
        fonts.withLock { $0[app] = replaced.fonts }
    }
}

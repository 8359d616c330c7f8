import CCurrentLocale
package import Foundation
import Glibc
import Synchronization

/// The locale and the time zone of the person for whom this process runs, as `Locale.current` and `TimeZone.current` say them.
///
/// Foundation on Linux takes `en_001` for everybody, and the time zone of the computer, which is the server's. So a date that an
/// app formats without naming a locale would be the same for everybody in the world.
package enum PersonRegion {
    /// Apple's value for a process that no person has: the one that Foundation has on Linux.
    fileprivate static let locale = Mutex(Locale(identifier: "en_001"))

    /// Makes the locale the current one.
    package static func use(_ locale: Locale) { self.locale.withLock { $0 = locale } }

    /// Makes the time zone the current one, for Foundation and for C. Returns false, and changes nothing, for a name that is none
    /// of a time zone.
    @discardableResult
    package static func use(timeZone identifier: String) -> Bool {
        guard let zone = TimeZone(identifier: identifier) else { return false }
        setenv("TZ", zone.identifier, 1)
        tzset()
        NSTimeZone.resetSystemTimeZone()
        NSTimeZone.default = zone
        return true
    }
}

/// Returns the current locale, in place of Foundation's own (`locale.S`).
@_silgen_name("parley_current_locale")
package func currentLocale() -> Locale { PersonRegion.locale.withLock { $0 } }

import CCurrentLocale
import Foundation
import Glibc
import Synchronization

/// The locale, the languages and the time zone of the person for whom this process runs, as `Locale.current`, `Calendar.current` and
/// `TimeZone.current` say them.
///
/// Foundation on Linux takes `en_001` for everybody, and the time zone of the computer, which is the server's. So a date that an
/// app formats without naming a locale would be the same for everybody in the world.
package enum PersonRegion {
    fileprivate struct Region {
        var locale = Locale(identifier: "en_001")
        var languages = ["en-001"]
        /// The calendar of the locale; nil until somebody asks for it.
        var calendar: Calendar?
    }

    /// Foundation's own values on Linux, until a person is known.
    fileprivate static let region = Mutex(Region())

    /// Makes the locale and its calendar the current ones, and tells those who observe it.
    /// - Parameter languages: the person's languages, best first, as BCP 47 tags.
    package static func use(_ locale: Locale, languages: [String]) {
        region.withLock { $0 = Region(locale: locale, languages: languages) }
        NotificationCenter.default.post(name: NSLocale.currentLocaleDidChangeNotification, object: nil)
    }

    /// Makes the time zone the current one, for Foundation and for C, and tells those who observe it. Returns false, and changes
    /// nothing, for a name that is none of the IANA's database.
    @discardableResult
    package static func use(timeZone identifier: String) -> Bool {
        // Foundation makes names of its own for offsets, which C reads the other way round.
        let isKnown =
            identifier.contains("/") || identifier == "UTC"
            || TimeZone.knownTimeZoneIdentifiers.contains(identifier)
        guard isKnown, let zone = TimeZone(identifier: identifier) else { return false }
        setenv("TZ", zone.identifier, 1)
        tzset()
        NSTimeZone.resetSystemTimeZone()
        NSTimeZone.default = zone
        NotificationCenter.default.post(name: .NSSystemTimeZoneDidChange, object: nil)
        return true
    }

    /// Makes a calendar outside of the lock: it may ask for the current locale.
    fileprivate static func calendar() -> Calendar {
        let (locale, known) = region.withLock { ($0.locale, $0.calendar) }
        let zone = TimeZone.current
        if let known, known.timeZone == zone { return known }
        var calendar = Calendar(identifier: locale.calendar.identifier)
        calendar.locale = locale
        calendar.timeZone = zone
        region.withLock { if $0.locale == locale { $0.calendar = calendar } }
        return calendar
    }
}

/// Returns the current locale, in place of Foundation's own (`locale.S`).
@_silgen_name("parley_current_locale")
package func currentLocale() -> Locale { PersonRegion.region.withLock { $0.locale } }

/// Returns the current calendar, in place of Foundation's own.
@_silgen_name("parley_current_calendar")
package func currentCalendar() -> Calendar { PersonRegion.calendar() }

/// Returns the person's languages, in place of Foundation's own.
@_silgen_name("parley_preferred_languages")
package func preferredLanguages() -> [String] { PersonRegion.region.withLock { $0.languages } }

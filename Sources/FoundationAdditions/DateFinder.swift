import Foundation

/// Finds dates: numeric ones, those with an English month's name, and English words, each with a time after it.
enum DateFinder {
    // “may” is a word, unless it is written as a name.
    private static let months =
        "Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|(?-i:May)|June?|July?|Aug(?:ust)?|Sep(?:t(?:ember)?)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?"
    private static let weekdays = "Sun|Mon|Tues|Wednes|Thurs|Fri|Satur"
    private static let time = #"(?:,? (?:at )?(\d{1,2})(?::(\d{2}))? ?([ap]\.?m\.?)?(?![\d\p{L}]))?"#

    static func find(_ text: DetectedText) -> [DetectedData] {
        numeric(text) + named(text) + words(text)
    }

    private static func numeric(_ text: DetectedText) -> [DetectedData] {
        let first = text.find(#"(?<!\d)(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2}))?(?!\d)"#).compactMap { match in
            date(text, match.range, numbers(match.groups, 1, 2, 3), hour: match.groups[4], minute: match.groups[5])
        }
        let dotted = text.find(#"(?<![\d.])(\d{1,2})\.(\d{1,2})\.(\d{4})(?!\d)"# + time).compactMap { match in
            date(text, match.range, numbers(match.groups, 3, 2, 1), time: match.groups[4...6])
        }
        // The order of the month is the locale's.
        let isMonthFirst = text.calendar.locale?.region?.identifier ?? "US" == "US"
        let slashed = text.find(#"(?<![\d/])(\d{1,2})/(\d{1,2})/(\d{4})(?!\d)"# + time).compactMap { match in
            let parts = isMonthFirst ? numbers(match.groups, 3, 1, 2) : numbers(match.groups, 3, 2, 1)
            return date(text, match.range, parts, time: match.groups[4...6])
        }
        return first + dotted + slashed
    }

    private static func named(_ text: DetectedText) -> [DetectedData] {
        let dayFirst = #"\b(\d{1,2})(?:st|nd|rd|th)? ("# + months + #")\b\.?(?:,? (\d{4}))?"# + time
        let monthFirst = #"\b("# + months + #")\.? (\d{1,2})(?:st|nd|rd|th)?\b(?:,? (\d{4})\b)?"# + time
        return text.find(dayFirst).compactMap { month(text, $0, day: 1, name: 2) }
            + text.find(monthFirst).compactMap { month(text, $0, day: 2, name: 1) }
    }

    private static func month(
        _ text: DetectedText, _ match: (range: NSRange, groups: [String?]), day: Int, name: Int
    ) -> DetectedData? {
        let names = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"]
        guard let word = match.groups[name]?.lowercased().prefix(3), let index = names.firstIndex(of: String(word)),
            let day = match.groups[day].flatMap(Int.init)
        else { return nil }
        let year = match.groups[3].flatMap(Int.init) ?? text.calendar.component(.year, from: text.now)
        return date(text, match.range, [year, index + 1, day], time: match.groups[4...6])
    }

    /// Finds today, tomorrow, yesterday and the next day of a name.
    private static func words(_ text: DetectedText) -> [DetectedData] {
        let pattern = #"\b(?:(today|tonight|tomorrow|yesterday)|(?:next |on |this )?("# + weekdays + #")day)\b"# + time
        return text.find(pattern).compactMap { match in
            let today = text.calendar.startOfDay(for: text.now)
            var days = ["tomorrow": 1, "yesterday": -1][match.groups[1]?.lowercased() ?? ""] ?? 0
            if let name = match.groups[2]?.lowercased(),
                let index = weekdays.lowercased().split(separator: "|").firstIndex(where: { $0 == name })
            {
                days = (index + 1 - text.calendar.component(.weekday, from: today) + 7) % 7
                if days == 0 { days = 7 }
            }
            guard let day = text.calendar.date(byAdding: .day, value: days, to: today) else { return nil }
            let parts = text.calendar.dateComponents([.year, .month, .day], from: day)
            return date(
                text, match.range, [parts.year ?? 0, parts.month ?? 0, parts.day ?? 0], time: match.groups[3...5])
        }
    }

    private static func numbers(_ groups: [String?], _ indices: Int...) -> [Int] {
        indices.compactMap { groups[$0].flatMap(Int.init) }
    }

    private static func date(
        _ text: DetectedText, _ range: NSRange, _ day: [Int], time: ArraySlice<String?>
    ) -> DetectedData? {
        let (hour, minute, half) = (time[time.startIndex], time[time.startIndex + 1], time[time.startIndex + 2])
        guard let hour, let number = Int(hour) else { return date(text, range, day, hour: nil, minute: nil) }
        let isAfternoon = half?.lowercased().hasPrefix("p") == true
        let full = half == nil ? number : number % 12 + (isAfternoon ? 12 : 0)
        return date(text, range, day, hour: String(full), minute: minute)
    }

    /// Returns nil for a day that no month has.
    private static func date(
        _ text: DetectedText, _ range: NSRange, _ day: [Int], hour: String?, minute: String?
    ) -> DetectedData? {
        guard day.count == 3 else { return nil }
        let parts = DateComponents(
            year: day[0], month: day[1], day: day[2], hour: hour.flatMap(Int.init) ?? 12,
            minute: minute.flatMap(Int.init) ?? 0)
        guard parts.isValidDate(in: text.calendar), let date = text.calendar.date(from: parts) else { return nil }
        return DetectedData(.date(date), at: range)
    }
}

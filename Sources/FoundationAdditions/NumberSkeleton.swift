import Foundation
import Synchronization
import _FoundationICU

/// A number's form in ICU's words, of which Foundation on Linux has the library but no API for units.
///
/// Source: unicode-org.github.io/icu/userguide/format_parse/numbers/skeletons
struct NumberSkeleton: Hashable {
    /// Words of the form, for example `unit/kilometer unit-width-short`.
    let words: String
    let localeName: String

    init(_ words: String, _ locale: Locale) {
        self.words = words
        localeName = locale.identifier
    }

    /// Returns the number in this form; nil if ICU does not know a word of it.
    func string(_ value: Double) -> String? { Self.formatters.withLock { $0.string(value, self) } }

    private static let formatters = Mutex(Formatters())
}

/// ICU's formatters by their form, since making one takes much longer than using it.
private struct Formatters: ~Copyable {
    /// Number of kept formatters, beyond which all are let go.
    static let countMax = 100
    /// Number of UTF-16 units of the longest result.
    static let unitCountMax = 400
    private var kept: [NumberSkeleton: Formatter] = [:]

    mutating func string(_ value: Double, _ skeleton: NumberSkeleton) -> String? {
        if kept[skeleton] == nil, kept.count >= Self.countMax { kept = [:] }
        guard let formatter = kept[skeleton] ?? Formatter(skeleton) else { return nil }
        kept[skeleton] = formatter
        return formatter.string(value)
    }

    /// Owns one of ICU's formatters and the room for its results.
    final class Formatter {
        private let formatter: OpaquePointer
        private let result: OpaquePointer

        init?(_ skeleton: NumberSkeleton) {
            var status = U_ZERO_ERROR
            let words = Array(skeleton.words.utf16)
            let opened = swift_unumf_openForSkeletonAndLocale(words, Int32(words.count), skeleton.localeName, &status)
            let room = swift_unumf_openResult(&status)
            guard status.rawValue <= 0, let opened, let room else {
                swift_unumf_close(opened)
                swift_unumf_closeResult(room)
                return nil
            }
            (formatter, result) = (opened, room)
        }

        deinit {
            swift_unumf_close(formatter)
            swift_unumf_closeResult(result)
        }

        func string(_ value: Double) -> String? {
            var status = U_ZERO_ERROR
            swift_unumf_formatDouble(formatter, value, result, &status)
            var units = [UInt16](repeating: 0, count: Formatters.unitCountMax)
            let count = swift_unumf_resultToString(result, &units, Int32(units.count), &status)
            guard status.rawValue <= 0 else { return nil }
            return String(decoding: units.prefix(Int(count)), as: UTF16.self)
        }
    }
}

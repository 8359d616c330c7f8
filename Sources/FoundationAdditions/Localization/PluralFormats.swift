import Foundation
import Synchronization

/// The plural entries that `NSLocalizedString` has returned, each as a text of its own, until a number is put into it.
enum PluralFormats {
    /// Maximum number of entries; the same entry is kept once. Texts of further ones are those of `other`.
    private static let countMax = 10_000

    private struct Kept {
        var numbers: [PluralEntry: Int] = [:]
        var entries: [PluralEntry] = []
    }
    private static let kept = Mutex(Kept())

    /// Returns the text of the entry's forms for any number, which what cannot be seen at its end tells from others: Foundation's
    /// functions, which do not know plurals, take it as a format as well.
    static func text(for entry: PluralEntry) -> String {
        let words = entry.format(for: [])
        let number = kept.withLock { kept in
            if let number = kept.numbers[entry] { return Int?.some(number) }
            guard kept.entries.count < countMax else { return nil }
            kept.numbers[entry] = kept.entries.count
            kept.entries.append(entry)
            return kept.entries.count - 1
        }
        return number.map { words + mark($0) } ?? words
    }

    /// U+2063, the invisible separator, and the number in digits of tags, which are not drawn either.
    private static func mark(_ number: Int) -> String {
        var mark = String.UnicodeScalarView([separator])
        mark.append(contentsOf: String(number).unicodeScalars.compactMap { Unicode.Scalar($0.value + tagOffset) })
        return String(mark)
    }

    private static let separator: Unicode.Scalar = "\u{2063}"
    private static let tagOffset: UInt32 = 0xE0000

    /// Returns the format for these values where the text stands for an entry, else the text itself.
    static func resolve(_ text: String, _ arguments: [any CVarArg]) -> String {
        let scalars = text.unicodeScalars
        guard let last = scalars.last, last.value >= tagOffset, let start = scalars.lastIndex(of: separator) else {
            return text
        }
        let digits = scalars[scalars.index(after: start)...].map { Unicode.Scalar($0.value &- tagOffset) ?? "-" }
        let number = Int(String(String.UnicodeScalarView(digits)))
        let entry = kept.withLock { kept in
            number.flatMap { kept.entries.indices.contains($0) ? kept.entries[$0] : nil }
        }
        return entry?.format(for: arguments.map(Self.number)) ?? text
    }

    private static func approximation(of value: some BinaryInteger) -> Double { Double(value) }

    private static func number(_ value: any CVarArg) -> Double? {
        switch value {
        case let value as any BinaryInteger: approximation(of: value)
        case let value as Double: value
        case let value as Float: Double(value)
        case let value as CGFloat: Double(value)
        case let value as NSNumber: value.doubleValue
        default: nil
        }
    }
}

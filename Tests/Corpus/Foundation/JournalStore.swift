import Foundation
import Observation

struct JournalEntry: Codable, Identifiable, Equatable, Sendable {
    var id = UUID()
    var date: Date
    var distance: Measurement<UnitLength>
    var cost: Decimal
    var companions: [PersonNameComponents]
    var note: AttributedString
}

@propertyWrapper
struct UserDefault<Value: Codable> {
    let key: String
    let defaultValue: Value
    var suite: UserDefaults = .standard

    var wrappedValue: Value {
        get {
            guard let data = suite.data(forKey: key) else { return defaultValue }
            return (try? PropertyListDecoder().decode([Value].self, from: data).first) ?? defaultValue
        }
        nonmutating set {
            suite.set(try? PropertyListEncoder().encode([newValue]), forKey: key)
        }
    }

    init(wrappedValue: Value, _ key: String, suite: UserDefaults = .standard) {
        self.key = key
        self.suite = suite
        defaultValue = wrappedValue
    }
}

@Observable @MainActor
final class JournalStore {
    private(set) var entries: [JournalEntry] = []
    var sortDescending = true { didSet { sort() } }
    @ObservationIgnored @UserDefault("journal.lastExport") private var lastExport: Date? = nil
    @ObservationIgnored private let directory: URL
    @ObservationIgnored private lazy var coordinator = NSFileCoordinator(filePresenter: nil)

    var totalDistance: Measurement<UnitLength> {
        entries.map(\.distance).reduce(Measurement(value: 0, unit: .kilometers), +)
    }

    init(directory: URL = .documentsDirectory.appending(path: "Journal", directoryHint: .isDirectory)) throws {
        self.directory = directory
        var isDirectory: ObjCBool = false
        if !FileManager.default.fileExists(atPath: directory.path(percentEncoded: false), isDirectory: &isDirectory) || !isDirectory.boolValue {
            try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        }
        try reload()
        observe()
    }

    func reload() throws {
        let keys: Set<URLResourceKey> = [.contentModificationDateKey, .isRegularFileKey, .fileSizeKey]
        let enumerator = FileManager.default.enumerator(at: directory, includingPropertiesForKeys: Array(keys), options: [.skipsHiddenFiles, .skipsSubdirectoryDescendants])
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        entries = try (enumerator?.allObjects as? [URL] ?? []).compactMap { url in
            let values = try url.resourceValues(forKeys: keys)
            guard values.isRegularFile == true, url.pathExtension == "json" else { return nil }
            return try decoder.decode(JournalEntry.self, from: Data(contentsOf: url, options: .mappedIfSafe))
        }
        sort()
    }

    func add(_ entry: JournalEntry) throws {
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .iso8601
        encoder.outputFormatting.insert(.prettyPrinted)
        let url = directory.appending(component: entry.id.uuidString).appendingPathExtension("json")
        try encoder.encode(entry).write(to: url, options: [.atomic, .completeFileProtection])
        var mutable = url
        var values = URLResourceValues()
        values.isExcludedFromBackup = true
        try mutable.setResourceValues(values)
        withMutation(keyPath: \.totalDistance) { entries.append(entry) }
        sort()
    }

    func remove(atOffsets offsets: IndexSet) {
        for entry in offsets.map({ entries[$0] }) {
            try? FileManager.default.trashItem(at: directory.appending(path: "\(entry.id).json"), resultingItemURL: nil)
        }
        entries = entries.enumerated().filter { !offsets.contains($0.offset) }.map(\.element)
    }

    private func sort() {
        entries.sort(using: KeyPathComparator(\JournalEntry.date, order: sortDescending ? .reverse : .forward))
    }

    private func observe() {
        withObservationTracking {
            _ = entries.count
        } onChange: { [weak self] in
            Task { @MainActor [weak self] in
                self?.lastExport = .now
                self?.observe()
            }
        }
    }

    func summary(for entry: JournalEntry, locale: Locale = .autoupdatingCurrent) -> String {
        let day = entry.date.formatted(Date.FormatStyle(date: .complete, time: .omitted, locale: locale))
        let distance = entry.distance.formatted(.measurement(width: .abbreviated, usage: .road, numberFormatStyle: FloatingPointFormatStyle<Double>.number.precision(.significantDigits(2))).locale(locale))
        let cost = entry.cost.formatted(.currency(code: "EUR").presentation(.narrow).locale(locale))
        let people = entry.companions.map { $0.formatted(.name(style: .short)) }.formatted(.list(type: .and, width: .short))
        let interval = (entry.date..<entry.date.addingTimeInterval(5400)).formatted(.interval.hour().minute())
        return [day, distance, cost, people, interval].joined(separator: " · ")
    }

    func legacySummary(for entry: JournalEntry) -> String {
        let relative = RelativeDateTimeFormatter()
        relative.unitsStyle = .full
        relative.dateTimeStyle = .named
        let components = DateComponentsFormatter()
        components.allowedUnits = [.hour, .minute]
        components.unitsStyle = .abbreviated
        components.zeroFormattingBehavior = .dropLeading
        let length = MeasurementFormatter()
        length.unitOptions = .naturalScale
        length.numberFormatter.maximumFractionDigits = 1
        let ordinal = NumberFormatter()
        ordinal.numberStyle = .ordinal
        let parts: [String?] = [
            relative.localizedString(for: entry.date, relativeTo: .now),
            components.string(from: 5400),
            length.string(from: entry.distance),
            ordinal.string(from: NSNumber(value: entries.firstIndex(of: entry) ?? 0)),
            ByteCountFormatter.string(fromByteCount: 20_480, countStyle: .file),
            ListFormatter.localizedString(byJoining: entry.companions.compactMap(\.givenName))
        ]
        return parts.compactMap { $0 }.joined(separator: "\n")
    }
}

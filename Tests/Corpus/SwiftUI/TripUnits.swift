import SwiftUI

struct Leg: Identifiable, Codable, Hashable {
    var id = UUID()
    var from: String
    var to: String
    var distance: Measurement<UnitLength>
    var duration: TimeInterval
    var people: [PersonNameComponents]
    var departs: Date
    var speed: Measurement<UnitSpeed> { Measurement(value: distance.converted(to: .meters).value / duration, unit: .metersPerSecond) }
}

struct TripUnits: View {
    @State private var legs: [Leg] = [
        Leg(from: "Oslo", to: "Bergen", distance: .init(value: 463, unit: .kilometers), duration: 25_000, people: [PersonNameComponents(givenName: "Kari", familyName: "Nordmann")], departs: .now.addingTimeInterval(7200)),
        Leg(from: "Bergen", to: "Flåm", distance: Measurement(value: 105, unit: UnitLength.miles), duration: 9_000, people: [], departs: .now.addingTimeInterval(90_000)),
    ]
    @State private var system = Locale.MeasurementSystem.metric
    @State private var temperature = Measurement(value: 12.4, unit: UnitTemperature.celsius)
    @Environment(\.locale) private var locale
    @Environment(\.calendar) private var calendar
    @Environment(\.timeZone) private var timeZone

    private let relative: RelativeDateTimeFormatter = {
        let formatter = RelativeDateTimeFormatter()
        formatter.unitsStyle = .full
        formatter.dateTimeStyle = .named
        return formatter
    }()
    private static let span: DateComponentsFormatter = {
        let formatter = DateComponentsFormatter()
        formatter.allowedUnits = [.hour, .minute]
        formatter.unitsStyle = .abbreviated
        formatter.zeroFormattingBehavior = .dropLeading
        formatter.maximumUnitCount = 2
        return formatter
    }()

    private var total: Measurement<UnitLength> { legs.map(\.distance).reduce(Measurement(value: 0, unit: .kilometers), +) }
    private var everyone: [String] { legs.flatMap(\.people).map { $0.formatted(.name(style: .short)) } }

    var body: some View {
        List {
            Section {
                ForEach(legs) { leg in
                    VStack(alignment: .leading, spacing: 4) {
                        Text("\(leg.from) → \(leg.to)").font(.headline)
                        HStack {
                            Text(leg.distance, format: .measurement(width: .abbreviated, usage: .road))
                            Text(Self.span.string(from: leg.duration) ?? "")
                            Text(leg.speed.formatted(.measurement(width: .narrow, usage: .general, numberFormatStyle: .number.rounded(increment: 1))))
                        }
                        .font(.subheadline.monospacedDigit())
                        .foregroundStyle(.secondary)
                        Text(relative.localizedString(for: leg.departs, relativeTo: .now)).font(.caption)
                        Text(leg.departs..<leg.departs.addingTimeInterval(leg.duration), format: .interval.hour().minute()).font(.caption2)
                        if !leg.people.isEmpty { Text(leg.people.map { $0.formatted(.name(style: .medium)) }, format: .list(type: .and, width: .short)).font(.caption) }
                    }
                    .accessibilityElement(children: .combine)
                }
                .onDelete { legs.remove(atOffsets: $0) }
            } header: {
                Text("\(legs.count) legs, \(total.formatted(.measurement(width: .wide)))")
            } footer: {
                Text(everyone.formatted(.list(type: .and)))
            }
            Section("Weather") {
                LabeledContent("Now", value: temperature, format: .measurement(width: .abbreviated, usage: .weather, numberFormatStyle: .number.precision(.fractionLength(0))))
                Slider(value: $temperature.value, in: -20...40)
                LabeledContent("Rain", value: Measurement(value: 3.2, unit: UnitLength.millimeters).formatted(.measurement(width: .abbreviated, usage: .rainfall)))
                LabeledContent("Pressure") { Text(Measurement(value: 1013, unit: UnitPressure.hectopascals), format: .measurement(width: .abbreviated, usage: .barometric)) }
            }
            Section("Numbers") {
                LabeledContent("Size", value: Int64(1_536_000), format: .byteCount(style: .memory))
                LabeledContent("Ordinal", value: ordinal(legs.count))
                LabeledContent("Compact", value: 1_234_567, format: .number.notation(.compactName))
                LabeledContent("Scientific", value: 0.000_123, format: .number.notation(.scientific))
                LabeledContent("Price", value: Decimal(1234.5), format: .currency(code: locale.currency?.identifier ?? "NOK").presentation(.narrow))
                LabeledContent("Country", value: locale.localizedString(forRegionCode: "NO") ?? "")
                LabeledContent("Zone", value: timeZone.localizedName(for: .shortGeneric, locale: locale) ?? timeZone.identifier)
                LabeledContent("Week", value: calendar.component(.weekOfYear, from: .now), format: .number)
                LabeledContent("ISO", value: Date.now.formatted(.iso8601.year().month().day().dateSeparator(.dash)))
                LabeledContent("Verbatim", value: Date.now.formatted(Date.VerbatimFormatStyle(format: "\(day: .twoDigits)/\(month: .twoDigits)", timeZone: timeZone, calendar: calendar)))
            }
        }
        .environment(\.locale, Locale(identifier: system == .us ? "en_US" : "nb_NO"))
        .toolbar {
            Picker("System", selection: $system) {
                Text("Metric").tag(Locale.MeasurementSystem.metric)
                Text("US").tag(Locale.MeasurementSystem.us)
            }
        }
    }

    private func ordinal(_ number: Int) -> String {
        let formatter = NumberFormatter()
        formatter.numberStyle = .ordinal
        formatter.locale = locale
        return formatter.string(from: number as NSNumber) ?? "\(number)"
    }
}

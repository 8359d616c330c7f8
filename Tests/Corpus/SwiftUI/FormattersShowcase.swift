import Foundation
import SwiftUI

struct FormattersShowcase: View {
    private let now = Date(timeIntervalSince1970: 1_700_000_000)
    private let amounts: [Double] = [0.5, 12, 1234.567, 9_876_543]

    private static let relative: RelativeDateTimeFormatter = {
        let formatter = RelativeDateTimeFormatter()
        formatter.unitsStyle = .full
        formatter.dateTimeStyle = .named
        return formatter
    }()

    private static let byteCount: ByteCountFormatter = {
        let formatter = ByteCountFormatter()
        formatter.allowedUnits = [.useKB, .useMB]
        formatter.countStyle = .file
        return formatter
    }()

    private static let components: DateComponentsFormatter = {
        let formatter = DateComponentsFormatter()
        formatter.allowedUnits = [.hour, .minute, .second]
        formatter.unitsStyle = .abbreviated
        formatter.zeroFormattingBehavior = .pad
        return formatter
    }()

    private let currency: NumberFormatter = {
        let formatter = NumberFormatter()
        formatter.numberStyle = .currency
        formatter.locale = Locale(identifier: "de_DE")
        return formatter
    }()

    var body: some View {
        List {
            Section("Dates") {
                Text(now, style: .date)
                Text(now.formatted(date: .long, time: .shortened))
                Text(now.formatted(.dateTime.weekday(.wide).day().month(.wide).hour().minute()))
                Text(now.formatted(.iso8601.year().month().day().dateSeparator(.dash)))
                Text(Self.relative.localizedString(for: now.addingTimeInterval(-86_400), relativeTo: now))
                Text(Self.components.string(from: 3725) ?? "")
                Text(now...now.addingTimeInterval(5400))
                Text((now..<now.addingTimeInterval(90_000)).formatted(date: .abbreviated, time: .omitted))
                Text((now..<now.addingTimeInterval(90_000)).formatted(.components(style: .wide, fields: [.day, .hour])))
                Text(now, format: .verbatim("\(day: .twoDigits).\(month: .twoDigits).", timeZone: .current, calendar: .current))
                Text(.currentDate, format: .timer(countingDownIn: now..<now.addingTimeInterval(60)))
            }
            Section("Numbers") {
                ForEach(amounts, id: \.self) { amount in
                    LabeledContent(amount.formatted(.number.notation(.compactName))) {
                        Text(amount, format: .currency(code: "EUR").presentation(.narrow))
                    }
                }
                Text(0.256.formatted(.percent.rounded(rule: .up, increment: 0.1)))
                Text(currency.string(from: 12.5 as NSNumber) ?? "-")
                Text(1234, format: .number.grouping(.never).sign(strategy: .always()))
                Text(Int64(5_000_000), format: .byteCount(style: .file))
                Text(Self.byteCount.string(fromByteCount: 1_500_000))
                Text(255.formatted(.number.scale(2)))
                Text("\(amounts[2], specifier: "%.1f") km")
            }
            Section("Units") {
                Text(Measurement(value: 180, unit: UnitLength.centimeters).formatted())
                Text(Measurement(value: 5, unit: UnitLength.kilometers).converted(to: .miles).formatted(.measurement(width: .wide)))
                Text(Measurement(value: 70, unit: UnitMass.kilograms), format: .measurement(width: .abbreviated, usage: .personWeight))
                Text(MeasurementFormatter().string(from: Measurement(value: 3, unit: UnitVolume.liters)))
                Text(LengthFormatter().string(fromMeters: 1500))
            }
            Section("Lists and names") {
                Text(["Ada", "Ben", "Cy"].formatted())
                Text(ListFormatter.localizedString(byJoining: ["One", "Two"]))
                Text(PersonNameComponentsFormatter.localizedString(from: name, style: .abbreviated))
                Text(name.formatted(.name(style: .long)))
                Text([1, 2, 3].formatted(.list(memberStyle: .number, type: .or)))
                Text(Duration.seconds(125).formatted(.time(pattern: .minuteSecond)))
                Text(URL(string: "https://example.com/a")!.formatted(.url.scheme(.never)))
            }
        }
        .environment(\.locale, Locale(identifier: "en_GB"))
    }

    private var name: PersonNameComponents {
        var name = PersonNameComponents()
        name.givenName = "Grace"
        name.familyName = "Hopper"
        return name
    }
}

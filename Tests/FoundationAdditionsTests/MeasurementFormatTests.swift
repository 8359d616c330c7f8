import Foundation
import Testing

@testable import FoundationAdditions

@Suite(.timeLimit(.minutes(5))) struct MeasurementFormatTests {
    private let american = Locale(identifier: "en_US")
    private let german = Locale(identifier: "de_DE")
    private let distance = Measurement(value: 1.5, unit: UnitLength.kilometers)

    @Test func `a measurement for a purpose is written in the region’s own unit`() {
        #expect(distance.formatted(.measurement(width: .abbreviated, usage: .road).locale(american)) == "0.93 mi")
        #expect(distance.formatted(.measurement(width: .abbreviated, usage: .road).locale(german)) == "1,5 km")
        let height = Measurement(value: 180, unit: UnitLength.centimeters)
        let style = Measurement<UnitLength>.FormatStyle(width: .abbreviated, locale: american, usage: .personHeight)
        #expect(height.formatted(style) == "5 ft, 11 in")
    }

    @Test func `a unit that is given stays, with its name in the locale’s language`() {
        #expect(distance.formatted(.measurement(width: .wide, usage: .asProvided).locale(german)) == "1,5 Kilometer")
        #expect(distance.formatted(.measurement(width: .narrow, usage: .asProvided).locale(american)) == "1.5km")
    }

    @Test func `the number has the form that is asked for`() {
        let digits = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(3))
        let style = Measurement<UnitLength>.FormatStyle.measurement(
            width: .abbreviated, usage: .asProvided, numberFormatStyle: digits)
        #expect(distance.formatted(style.locale(german)) == "1,500 km")
    }

    @Test func `a temperature follows the weather’s unit, and stands without its scale if asked`() {
        let warm = Measurement(value: 21.4, unit: UnitTemperature.celsius)
        #expect(warm.formatted(.measurement(width: .narrow, usage: .weather).locale(american)) == "71°")
        let style = Measurement<UnitTemperature>.FormatStyle.measurement(
            width: .abbreviated, usage: .asProvided, hidesScaleName: true)
        #expect(warm.formatted(style.locale(american)) == "21.4°")
    }

    @Test func `an amount of data is written in the unit that fits`() {
        let film = Measurement(value: 1.25, unit: UnitInformationStorage.gigabytes)
        #expect(film.formatted(.byteCount(style: .file).locale(american)) == "1.25 GB")
        #expect(film.formatted(.byteCount(style: .file, allowedUnits: .mb).locale(german)) == "1.250 MB")
        let none = Measurement(value: 0, unit: UnitInformationStorage.megabytes)
        #expect(none.formatted(.byteCount(style: .memory, spellsOutZero: false).locale(american)) == "0 bytes")
        let most = Measurement(value: .infinity, unit: UnitInformationStorage.megabytes)
        #expect(most.byteCount == .max && Measurement(value: 4, unit: UnitInformationStorage.bits).byteCount == 1)
    }

    @Test func `an amount of data is written by the older formatter`() {
        let film = Measurement(value: 1.25, unit: UnitInformationStorage.gigabytes)
        let formatter = ByteCountFormatter()
        formatter.allowedUnits = .useMB
        #expect(formatter.string(from: film) == formatter.string(fromByteCount: 1_250_000_000))
        let text = ByteCountFormatter.string(from: film, countStyle: .file)
        #expect(text == ByteCountFormatter.string(fromByteCount: 1_250_000_000, countStyle: .file))
    }

    @Test func `a unit that an app made itself is written by its symbol`() {
        let unit = UnitLength(symbol: "smoots", converter: UnitConverterLinear(coefficient: 1.7))
        let bridge = Measurement(value: 364.4, unit: unit)
        #expect(bridge.formatted(.measurement(width: .wide, usage: .asProvided).locale(american)) == "364.4 smoots")
    }

    @Test func `a formatter writes measurements and units`() {
        let formatter = MeasurementFormatter()
        formatter.locale = german
        formatter.unitOptions = .providedUnit
        #expect(formatter.string(from: distance) == "1,5 km")
        formatter.unitStyle = .long
        #expect(formatter.string(from: UnitLength.kilometers) == "Kilometer")
    }
}

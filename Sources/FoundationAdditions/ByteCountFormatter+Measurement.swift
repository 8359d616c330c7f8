public import Foundation

extension ByteCountFormatter {
    /// Source: developer.apple.com/documentation/foundation/bytecountformatter/string(from:)
    public func string(from measurement: Measurement<UnitInformationStorage>) -> String {
        string(fromByteCount: measurement.byteCount)
    }

    /// Source: developer.apple.com/documentation/foundation/bytecountformatter/string(from:countstyle:)
    public class func string(
        from measurement: Measurement<UnitInformationStorage>, countStyle: CountStyle
    ) -> String { string(fromByteCount: measurement.byteCount, countStyle: countStyle) }
}

extension Measurement where UnitType == UnitInformationStorage {
    /// Number of bytes, rounded, and the nearest one that there is for more than can be counted.
    var byteCount: Int64 {
        let count = converted(to: .bytes).value.rounded()
        if count.isNaN { return 0 }
        return Int64(exactly: count) ?? (count < 0 ? .min : .max)
    }
}

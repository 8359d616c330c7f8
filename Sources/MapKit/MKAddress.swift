public import Foundation

/// An address in words.
///
/// Source: developer.apple.com/documentation/mapkit/mkaddress
open class MKAddress: NSObject, @unchecked Sendable {  // nothing of it changes
    public let fullAddress: String
    public let shortAddress: String?

    /// Creates an address; nil without a full one.
    public init?(fullAddress: String, shortAddress: String?) {
        if fullAddress.isEmpty { return nil }
        (self.fullAddress, self.shortAddress) = (fullAddress, shortAddress)
    }
}

/// Words of an address in several lengths.
///
/// Partly: an address that was given in words alone has no city and no region.
///
/// Source: developer.apple.com/documentation/mapkit/mkaddressrepresentations
open class MKAddressRepresentations: NSObject, @unchecked Sendable {  // nothing of it changes
    /// How much beside the city is named.
    ///
    /// Source: developer.apple.com/documentation/mapkit/mkaddressrepresentations/contextstyle
    public enum ContextStyle: Int, Sendable { case automatic, short, full }

    /// Lines of the address without the region.
    private let lines: [String]
    private let state: String?
    public let cityName: String?
    public let regionName: String?
    /// Source: developer.apple.com/documentation/mapkit/mkaddressrepresentations/region
    public let region: Locale.Region?

    /// Takes the parts of a placemark; nil where it has none.
    init?(_ placemark: MKPlacemark) {
        (cityName, state) = (placemark.locality, placemark.administrativeArea)
        let code = placemark.countryCode
        region = code.map { Locale.Region($0) }
        regionName = placemark.country ?? code.flatMap { Locale.current.localizedString(forRegionCode: $0) }
        let city = [placemark.locality, placemark.administrativeArea, placemark.postalCode].compactMap(\.self)
        lines = [placemark.thoroughfare, city.isEmpty ? nil : city.joined(separator: " ")].compactMap(\.self)
        super.init()
        if lines.isEmpty, regionName == nil { return nil }
    }

    init(_ address: MKAddress) {
        lines = address.fullAddress.split(whereSeparator: \.isNewline).map(String.init)
        (state, cityName, regionName, region) = (nil, nil, nil, nil)
    }

    /// Source: developer.apple.com/documentation/mapkit/mkaddressrepresentations/fulladdress(includingregion:singleline:)
    open func fullAddress(includingRegion: Bool, singleLine: Bool) -> String? {
        let all = lines + (includingRegion ? [regionName].compactMap(\.self) : [])
        return all.isEmpty ? nil : all.joined(separator: singleLine ? ", " : "\n")
    }

    /// The city with what tells it from others of its name.
    ///
    /// Source: developer.apple.com/documentation/mapkit/mkaddressrepresentations/citywithcontext
    open var cityWithContext: String? { cityWithContext(.automatic) }

    /// Names the region unless the style is short or it is the person's own.
    open func cityWithContext(_ style: ContextStyle) -> String? {
        guard let cityName else { return nil }
        let isOwn = region != nil && region == Locale.current.region
        let shown = style == .full || style == .automatic && !isOwn ? regionName : nil
        return [cityName, state, shown].compactMap(\.self).joined(separator: ", ")
    }
}

public import Foundation

/// Finds the address of a place, and the place of an address. It finds none in Parley: there is no service of maps.
///
/// Source: developer.apple.com/documentation/corelocation/clgeocoder
open class CLGeocoder: NSObject {
    public typealias CompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void
    open var isGeocoding: Bool { false }

    @available(*, deprecated, message: "CLGeocoder has no effect in Parley: there is no service of maps.")
    override public init() {}

    open func reverseGeocodeLocation(
        _ location: CLLocation, preferredLocale locale: Locale? = nil
    ) async throws -> [CLPlacemark] { throw CLError(.network) }

    open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] { throw CLError(.network) }

    open func reverseGeocodeLocation(_ location: CLLocation, completionHandler: @escaping CompletionHandler) {
        fail(completionHandler)
    }

    open func geocodeAddressString(_ addressString: String, completionHandler: @escaping CompletionHandler) {
        fail(completionHandler)
    }

    open func cancelGeocode() {}

    /// Answers afterwards, as Apple's framework does, on the main thread.
    private func fail(_ handler: @escaping CompletionHandler) {
        nonisolated(unsafe) let handler = handler
        DispatchQueue.main.async { handler(nil, CLError(.network)) }
    }
}

/// Names of a place. Source: developer.apple.com/documentation/corelocation/clplacemark
open class CLPlacemark: NSObject, @unchecked Sendable {  // nothing of it changes
    public let location: CLLocation?
    public let name: String?
    public let thoroughfare: String?
    public let subThoroughfare: String?
    public let locality: String?
    public let subLocality: String?
    public let administrativeArea: String?
    public let postalCode: String?
    public let country: String?
    public let isoCountryCode: String?

    public init(placemark: CLPlacemark) {
        (location, name, thoroughfare) = (placemark.location, placemark.name, placemark.thoroughfare)
        (subThoroughfare, locality) = (placemark.subThoroughfare, placemark.locality)
        (subLocality, administrativeArea) = (placemark.subLocality, placemark.administrativeArea)
        (postalCode, country, isoCountryCode) = (placemark.postalCode, placemark.country, placemark.isoCountryCode)
    }
}

public import CoreLocation
public import Foundation

/// A place with its name.
///
/// Source: developer.apple.com/documentation/mapkit/mkmapitem
open class MKMapItem: NSObject, @unchecked Sendable {  // only the main actor changes it
    /// Metres around an item that a map of it shows.
    private static let reach: CLLocationDistance = 1_000

    public let placemark: MKPlacemark
    open var name: String?
    open var phoneNumber: String?
    open var url: URL?
    open var timeZone: TimeZone?
    open var pointOfInterestCategory: MKPointOfInterestCategory?
    open var isCurrentLocation: Bool { false }

    /// Source: developer.apple.com/documentation/mapkit/mkmapitem/location
    open var location: CLLocation
    /// Source: developer.apple.com/documentation/mapkit/mkmapitem/address
    public let address: MKAddress?

    public init(placemark: MKPlacemark) {
        self.placemark = placemark
        name = placemark.name
        let place = placemark.coordinate
        location = placemark.location ?? CLLocation(latitude: place.latitude, longitude: place.longitude)
        let parts = MKAddressRepresentations(placemark)
        address = parts?.fullAddress(includingRegion: true, singleLine: false).flatMap { full in
            MKAddress(fullAddress: full, shortAddress: placemark.thoroughfare)
        }
    }

    /// Source: developer.apple.com/documentation/mapkit/mkmapitem/init(location:address:)
    public init(location: CLLocation, address: MKAddress?) {
        (self.location, self.address) = (location, address)
        placemark = MKPlacemark(coordinate: location.coordinate)
    }

    /// Words of the address; nil where there is none.
    ///
    /// Source: developer.apple.com/documentation/mapkit/mkmapitem/addressrepresentations
    open var addressRepresentations: MKAddressRepresentations? {
        MKAddressRepresentations(placemark) ?? address.map { MKAddressRepresentations($0) }
    }

    override public convenience init() { self.init(placemark: MKPlacemark(coordinate: CLLocationCoordinate2D())) }

    open class func forCurrentLocation() -> MKMapItem { MKMapItem() }

    var region: MKCoordinateRegion {
        MKCoordinateRegion(
            center: placemark.coordinate, latitudinalMeters: Self.reach, longitudinalMeters: Self.reach)
    }

    @available(*, deprecated, message: "openInMaps has no effect in Parley: there is no app of maps.")
    @discardableResult open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { false }

    @available(*, deprecated, message: "openMaps has no effect in Parley: there is no app of maps.")
    @discardableResult
    open class func openMaps(with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil) -> Bool { false }
}

// Options of `openInMaps`, which has no effect.
// Source: developer.apple.com/documentation/mapkit/mkmapitem/openinmaps(launchoptions:)
// swift-format-ignore: AlwaysUseLowerCamelCase
public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsMode"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let MKLaunchOptionsMapTypeKey = "MKLaunchOptionsMapType"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let MKLaunchOptionsShowsTrafficKey = "MKLaunchOptionsShowsTraffic"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let MKLaunchOptionsMapCenterKey = "MKLaunchOptionsMapCenter"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let MKLaunchOptionsMapSpanKey = "MKLaunchOptionsMapSpan"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let MKLaunchOptionsCameraKey = "MKLaunchOptionsCameraKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let MKLaunchOptionsDirectionsModeDefault = "MKLaunchOptionsDirectionsModeDefault"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let MKLaunchOptionsDirectionsModeTransit = "MKLaunchOptionsDirectionsModeTransit"

/// A coordinate with an address.
///
/// Source: developer.apple.com/documentation/mapkit/mkplacemark
open class MKPlacemark: NSObject, MKAnnotation, @unchecked Sendable {  // nothing of it changes
    public let coordinate: CLLocationCoordinate2D
    private let address: [String: Any]

    public init(coordinate: CLLocationCoordinate2D) { (self.coordinate, address) = (coordinate, [:]) }
    public init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) {
        (self.coordinate, address) = (coordinate, addressDictionary ?? [:])
    }

    open var location: CLLocation? {
        CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
    }
    open var name: String? { address["Name"] as? String }
    open var title: String? { name ?? thoroughfare }
    open var subtitle: String? { nil }
    open var thoroughfare: String? { address["Street"] as? String }
    open var subThoroughfare: String? { nil }
    open var locality: String? { address["City"] as? String }
    open var administrativeArea: String? { address["State"] as? String }
    open var postalCode: String? { address["ZIP"] as? String }
    open var country: String? { address["Country"] as? String }
    open var countryCode: String? { address["CountryCode"] as? String }
}

/// Something at a coordinate of a map.
///
/// Source: developer.apple.com/documentation/mapkit/mkannotation
public protocol MKAnnotation: NSObjectProtocol {
    var coordinate: CLLocationCoordinate2D { get }
    var title: String? { get }
    var subtitle: String? { get }
}

extension MKAnnotation {
    public var title: String? { nil }
    public var subtitle: String? { nil }
}

/// Kind of a place of interest.
///
/// Source: developer.apple.com/documentation/mapkit/mkpointofinterestcategory
public struct MKPointOfInterestCategory: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    private init(_ name: String) { rawValue = "MKPOICategory\(name)" }

    public static let airport = Self("Airport")
    public static let amusementPark = Self("AmusementPark")
    public static let aquarium = Self("Aquarium")
    public static let atm = Self("ATM")
    public static let bakery = Self("Bakery")
    public static let bank = Self("Bank")
    public static let beach = Self("Beach")
    public static let brewery = Self("Brewery")
    public static let cafe = Self("Cafe")
    public static let campground = Self("Campground")
    public static let carRental = Self("CarRental")
    public static let evCharger = Self("EVCharger")
    public static let fireStation = Self("FireStation")
    public static let fitnessCenter = Self("FitnessCenter")
    public static let foodMarket = Self("FoodMarket")
    public static let gasStation = Self("GasStation")
    public static let hospital = Self("Hospital")
    public static let hotel = Self("Hotel")
    public static let laundry = Self("Laundry")
    public static let library = Self("Library")
    public static let marina = Self("Marina")
    public static let movieTheater = Self("MovieTheater")
    public static let museum = Self("Museum")
    public static let nationalPark = Self("NationalPark")
    public static let nightlife = Self("Nightlife")
    public static let park = Self("Park")
    public static let parking = Self("Parking")
    public static let pharmacy = Self("Pharmacy")
    public static let police = Self("Police")
    public static let postOffice = Self("PostOffice")
    public static let publicTransport = Self("PublicTransport")
    public static let restaurant = Self("Restaurant")
    public static let restroom = Self("Restroom")
    public static let school = Self("School")
    public static let stadium = Self("Stadium")
    public static let store = Self("Store")
    public static let theater = Self("Theater")
    public static let university = Self("University")
    public static let winery = Self("Winery")
    public static let zoo = Self("Zoo")
}

/// Source: developer.apple.com/documentation/mapkit/mkpointofinterestfilter
open class MKPointOfInterestFilter: NSObject, @unchecked Sendable {  // nothing of it changes
    private let categories: Set<MKPointOfInterestCategory>
    private let isIncluding: Bool

    public init(including categories: [MKPointOfInterestCategory]) {
        (self.categories, isIncluding) = (Set(categories), true)
    }
    public init(excluding categories: [MKPointOfInterestCategory]) {
        (self.categories, isIncluding) = (Set(categories), false)
    }

    open class var includingAll: MKPointOfInterestFilter { MKPointOfInterestFilter(excluding: []) }
    open class var excludingAll: MKPointOfInterestFilter { MKPointOfInterestFilter(including: []) }
    open func includes(_ category: MKPointOfInterestCategory) -> Bool { categories.contains(category) == isIncluding }
    open func excludes(_ category: MKPointOfInterestCategory) -> Bool { !includes(category) }
}

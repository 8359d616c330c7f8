public import CoreLocation
public import Foundation

/// An error of a service of maps. Source: developer.apple.com/documentation/mapkit/mkerror-swift.struct
public struct MKError: Error, Hashable, Sendable {
    /// Source: developer.apple.com/documentation/mapkit/mkerror-swift.struct/code
    public enum Code: UInt, Sendable {
        case unknown = 1
        case serverFailure, loadingThrottled, placemarkNotFound, directionsNotFound, decodingFailed
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
}

extension MKError: LocalizedError {
    public var errorDescription: String? { "There is no service of maps here." }
}

/// A search for places. It fails in Parley: there is no service of maps.
///
/// Source: developer.apple.com/documentation/mapkit/mklocalsearch
open class MKLocalSearch: NSObject {
    public typealias CompletionHandler = (Response?, (any Error)?) -> Void

    /// Source: developer.apple.com/documentation/mapkit/mklocalsearch/resulttype
    public struct ResultType: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let address = ResultType(rawValue: 1)
        public static let pointOfInterest = ResultType(rawValue: 2)
        public static let physicalFeature = ResultType(rawValue: 4)
    }

    /// Source: developer.apple.com/documentation/mapkit/mklocalsearch/request
    open class Request: NSObject {
        open var naturalLanguageQuery: String?
        open var region = MKCoordinateRegion()
        open var resultTypes: ResultType = [.address, .pointOfInterest]
        open var pointOfInterestFilter: MKPointOfInterestFilter?
        override public init() {}
        public init(naturalLanguageQuery: String) { self.naturalLanguageQuery = naturalLanguageQuery }
        public init(naturalLanguageQuery: String, region: MKCoordinateRegion) {
            (self.naturalLanguageQuery, self.region) = (naturalLanguageQuery, region)
        }
    }

    /// Source: developer.apple.com/documentation/mapkit/mklocalsearch/response
    open class Response: NSObject, @unchecked Sendable {  // it has nothing that changes
        open var mapItems: [MKMapItem] { [] }
        open var boundingRegion: MKCoordinateRegion { MKCoordinateRegion() }
    }

    open var isSearching: Bool { false }

    @available(*, deprecated, message: "MKLocalSearch has no effect in Parley: there is no service of maps.")
    public init(request: Request) {}

    open func start() async throws -> Response { throw MKError(.serverFailure) }
    open func start(completionHandler: @escaping CompletionHandler) { completionHandler(nil, MKError(.serverFailure)) }
    open func cancel() {}
}

/// A way between places. Source: developer.apple.com/documentation/mapkit/mkroute
open class MKRoute: NSObject, @unchecked Sendable {  // nothing of it changes
    open var name: String { "" }
    open var distance: CLLocationDistance { 0 }
    open var expectedTravelTime: TimeInterval { 0 }
    let coordinates: [CLLocationCoordinate2D] = []
    open var polyline: MKPolyline { MKPolyline(coordinates: coordinates, count: coordinates.count) }
    open var steps: [Step] { [] }
    open var advisoryNotices: [String] { [] }

    /// Source: developer.apple.com/documentation/mapkit/mkroute/step
    open class Step: NSObject, @unchecked Sendable {  // nothing of it changes
        open var instructions: String { "" }
        open var distance: CLLocationDistance { 0 }
        open var polyline: MKPolyline { MKPolyline(coordinates: [], count: 0) }
    }
}

/// A request for ways between places. It fails in Parley: there is no service of maps.
///
/// Source: developer.apple.com/documentation/mapkit/mkdirections
open class MKDirections: NSObject {
    /// Source: developer.apple.com/documentation/mapkit/mkdirections/request
    open class Request: NSObject {
        open var source: MKMapItem?
        open var destination: MKMapItem?
        open var transportType = MKDirectionsTransportType.any
        open var requestsAlternateRoutes = false
        open var departureDate: Date?
        open var arrivalDate: Date?
    }

    /// Source: developer.apple.com/documentation/mapkit/mkdirections/response
    open class Response: NSObject, @unchecked Sendable {  // it has nothing that changes
        open var routes: [MKRoute] { [] }
    }

    /// Source: developer.apple.com/documentation/mapkit/mkdirections/etaresponse
    open class ETAResponse: NSObject, @unchecked Sendable {  // it has nothing that changes
        open var expectedTravelTime: TimeInterval { 0 }
        open var distance: CLLocationDistance { 0 }
    }

    @available(*, deprecated, message: "MKDirections has no effect in Parley: there is no service of maps.")
    public init(request: Request) {}

    open func calculate() async throws -> Response { throw MKError(.serverFailure) }
    open func calculateETA() async throws -> ETAResponse { throw MKError(.serverFailure) }
    open func cancel() {}
}

/// Source: developer.apple.com/documentation/mapkit/mkdirectionstransporttype
public struct MKDirectionsTransportType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let automobile = MKDirectionsTransportType(rawValue: 1)
    public static let walking = MKDirectionsTransportType(rawValue: 2)
    public static let transit = MKDirectionsTransportType(rawValue: 4)
    public static let cycling = MKDirectionsTransportType(rawValue: 8)
    public static let any = MKDirectionsTransportType(rawValue: 0x0FFF_FFFF)
}

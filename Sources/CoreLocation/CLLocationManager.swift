public import Foundation

/// Says where the person is. It never does in Parley: apps get the answer of somebody who does not allow it.
///
/// Source: developer.apple.com/documentation/corelocation/cllocationmanager
open class CLLocationManager: NSObject {
    /// Is told of the status once it is set.
    open weak var delegate: (any CLLocationManagerDelegate)? {
        didSet {
            guard delegate != nil, delegate !== oldValue else { return }
            tell { $0.locationManagerDidChangeAuthorization($1) }
        }
    }
    open var desiredAccuracy: CLLocationAccuracy = kCLLocationAccuracyBest
    open var distanceFilter: CLLocationDistance = kCLDistanceFilterNone
    open var activityType = CLActivityType.other
    open var pausesLocationUpdatesAutomatically = true
    open var allowsBackgroundLocationUpdates = false
    open var authorizationStatus: CLAuthorizationStatus { .denied }
    open var accuracyAuthorization: CLAccuracyAuthorization { .reducedAccuracy }
    open var location: CLLocation? { nil }

    @available(
        *, deprecated, message: "CLLocationManager has no effect in Parley: apps are not told where a person is."
    )
    override public init() {}

    open class func locationServicesEnabled() -> Bool { false }
    open class func headingAvailable() -> Bool { false }

    // Without an effect, as on Apple's systems once somebody has answered.
    open func requestWhenInUseAuthorization() {}
    open func requestAlwaysAuthorization() {}
    open func requestLocation() { tell { $0.locationManager($1, didFailWithError: CLError(.denied)) } }
    open func startUpdatingLocation() { requestLocation() }
    open func stopUpdatingLocation() {}
    open func startUpdatingHeading() {}
    open func stopUpdatingHeading() {}
    open func startMonitoringSignificantLocationChanges() { requestLocation() }
    open func stopMonitoringSignificantLocationChanges() {}

    /// Tells the delegate afterwards, as Apple's framework does, on the main thread.
    private func tell(_ news: @escaping @Sendable (any CLLocationManagerDelegate, CLLocationManager) -> Void) {
        nonisolated(unsafe) let manager = self
        DispatchQueue.main.async { manager.delegate.map { news($0, manager) } }
    }
}

/// Source: developer.apple.com/documentation/corelocation/cllocationmanagerdelegate
public protocol CLLocationManagerDelegate: AnyObject {
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
    func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
}

extension CLLocationManagerDelegate {
    public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
        locationManager(manager, didChangeAuthorization: manager.authorizationStatus)
    }
    public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
    public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
    public func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {}
}

/// Source: developer.apple.com/documentation/corelocation/clauthorizationstatus
public enum CLAuthorizationStatus: Int32, Sendable {
    case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
}

/// Source: developer.apple.com/documentation/corelocation/claccuracyauthorization
public enum CLAccuracyAuthorization: Int, Sendable { case fullAccuracy, reducedAccuracy }

/// Source: developer.apple.com/documentation/corelocation/clactivitytype
public enum CLActivityType: Int, Sendable {
    case other = 1
    case automotiveNavigation, fitness, otherNavigation, airborne
}

// Accuracies, in metres.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
public let kCLLocationAccuracyReduced: CLLocationAccuracy = 3000
public let kCLDistanceFilterNone: CLLocationDistance = -1

import CoreLocation
import CoreSpotlight
import Foundation
import Testing

private final class Follower: NSObject, CLLocationManagerDelegate {
    var told: (@Sendable (String) -> Void)?
    var statuses = 0
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
        statuses += 1
        // An app that asks again whenever it may not know is not asked for ever.
        manager.requestWhenInUseAuthorization()
    }
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
        told?("\((error as? CLError)?.code == .denied)")
    }
}

/// Distances of two pairs of cities as published great-circle distances give them (London to Paris 344 km, Sydney to Santiago 11,340 km).
@Suite(.timeLimit(.minutes(5))) struct `Places` {
    @Test func `are so far from one another`() {
        let (london, paris) = (
            CLLocation(latitude: 51.5074, longitude: -0.1278), CLLocation(latitude: 48.8566, longitude: 2.3522)
        )
        #expect(abs(london.distance(from: paris) / 1000 - 344) < 3)
        let (sydney, santiago) = (
            CLLocation(latitude: -33.8688, longitude: 151.2093), CLLocation(latitude: -33.4489, longitude: -70.6693)
        )
        #expect(abs(sydney.distance(from: santiago) / 1000 - 11_340) < 60)
        #expect(london.distance(from: london) == 0)
        #expect(!CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid))
    }

    @available(*, deprecated)
    @Test func `of the person are not told, as to an app that is not allowed to know`() async throws {
        let (manager, follower) = (CLLocationManager(), Follower())
        manager.delegate = follower
        let answer = await withCheckedContinuation { (answer: CheckedContinuation<String, Never>) in
            follower.told = { answer.resume(returning: $0) }
            manager.startUpdatingLocation()
        }
        #expect(answer == "true" && manager.authorizationStatus == .denied && follower.statuses == 1)
        var updates = 0
        for try await update in CLLocationUpdate.liveUpdates() {
            updates += 1
            #expect(update.authorizationDenied && update.location == nil)
        }
        #expect(updates == 1)
        await #expect(throws: CLError(.network)) { try await CLGeocoder().geocodeAddressString("Oslo") }
    }
}

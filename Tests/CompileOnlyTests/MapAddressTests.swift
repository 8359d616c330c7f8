import CoreLocation
import MapKit
import Testing

@Suite(.timeLimit(.minutes(5))) struct `An item of a map` {
    private let opera = CLLocation(latitude: 59.9075, longitude: 10.7530)

    @Test func `has the place and the address that it was made with`() throws {
        let address = try #require(
            MKAddress(fullAddress: "Kirsten Flagstads plass 1\nOslo", shortAddress: "Flagstads 1"))
        let item = MKMapItem(location: opera, address: address)
        #expect(item.location === opera && item.placemark.coordinate.latitude == 59.9075)
        #expect(
            item.address?.fullAddress == "Kirsten Flagstads plass 1\nOslo"
                && item.address?.shortAddress == "Flagstads 1")
        let words = try #require(item.addressRepresentations)
        #expect(words.fullAddress(includingRegion: true, singleLine: true) == "Kirsten Flagstads plass 1, Oslo")
        #expect(words.cityName == nil && words.cityWithContext == nil)
    }

    @Test func `without an address has none`() {
        let item = MKMapItem(location: opera, address: nil)
        #expect(item.address == nil && item.addressRepresentations == nil)
        #expect(MKAddress(fullAddress: "", shortAddress: nil) == nil)
    }

    @Test func `has the address of its placemark`() throws {
        let parts = [
            "Street": "1 Infinite Loop", "City": "Cupertino", "State": "CA", "ZIP": "95014", "Country": "Freedonia",
        ]
        let item = MKMapItem(placemark: MKPlacemark(coordinate: opera.coordinate, addressDictionary: parts))
        let words = try #require(item.addressRepresentations)
        #expect(words.fullAddress(includingRegion: false, singleLine: false) == "1 Infinite Loop\nCupertino CA 95014")
        #expect(words.cityWithContext == "Cupertino, CA, Freedonia" && words.cityWithContext(.short) == "Cupertino, CA")
        #expect(words.regionName == "Freedonia" && item.address?.shortAddress == "1 Infinite Loop")
        #expect(item.location.coordinate.longitude == 10.7530)
    }
}

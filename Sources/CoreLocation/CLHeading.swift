public import Foundation

/// Direction in which a phone points. Never made: an app is not told.
///
/// Source: developer.apple.com/documentation/corelocation/clheading
open class CLHeading: NSObject, @unchecked Sendable {  // it has nothing that changes
    open var magneticHeading: CLLocationDirection { -1 }
    open var trueHeading: CLLocationDirection { -1 }
    open var headingAccuracy: CLLocationDirection { -1 }
    open var timestamp: Date { Date(timeIntervalSince1970: 0) }

    override private init() {}
}

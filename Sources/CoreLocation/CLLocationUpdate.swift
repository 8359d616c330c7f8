/// A place of the person as it is followed. In Parley one comes, which says that it is not allowed.
///
/// Source: developer.apple.com/documentation/corelocation/cllocationupdate
public struct CLLocationUpdate: Sendable {
    public let location: CLLocation? = nil
    public let stationary = false
    public let isStationary = false
    public let authorizationDenied = true
    public let authorizationDeniedGlobally = false
    public let authorizationRestricted = false
    public let authorizationRequestInProgress = false
    public let insufficientlyInUse = false
    public let locationUnavailable = false
    public let accuracyLimited = false
    public let serviceSessionRequired = false

    /// Source: developer.apple.com/documentation/corelocation/cllocationupdate/liveconfiguration
    public enum LiveConfiguration: Int, Sendable {
        case `default`, automotiveNavigation, otherNavigation, fitness, airborne
    }

    @available(*, deprecated, message: "liveUpdates has no effect in Parley: apps are not told where a person is.")
    public static func liveUpdates(_ configuration: LiveConfiguration = .default) -> Updates { Updates() }

    /// Source: developer.apple.com/documentation/corelocation/cllocationupdate/updates
    public struct Updates: AsyncSequence, Sendable {
        public typealias Element = CLLocationUpdate
        public func makeAsyncIterator() -> Iterator { Iterator() }

        public struct Iterator: AsyncIteratorProtocol {
            private var isOver = false

            public mutating func next() async throws -> CLLocationUpdate? {
                guard !isOver else { return nil }
                isOver = true
                return CLLocationUpdate()
            }
        }
    }
}

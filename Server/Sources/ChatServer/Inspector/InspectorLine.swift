import ChatModels

/// One event on a simulated device.
struct InspectorLine: Hashable, Sendable, Encodable {
    enum Kind: String, Hashable, Sendable, Encodable {
        /// An action of the person.
        case person
        /// A callback that the app received.
        case call
        /// A request of the app, or its refusal.
        case request
        case entry
        /// Start or end of an app process.
        case process
        /// A line that the app has written to its standard output or error.
        case output
        /// A diagnostic for the app's author.
        case note
    }

    /// Sequence number from 1, across all devices.
    var number: Int
    /// Milliseconds since 1970.
    var at: Int64
    var device: DeviceID
    var kind: Kind
    var words: String
    /// Details that the line opens to; nil for none.
    var details: [LineDetails]?
    /// Picture of the entry, which the device may fetch; nil for none.
    var picture: PictureID?
}

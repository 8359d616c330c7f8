import ChatModels

/// One thing that happened on a simulated device.
struct InspectorLine: Hashable, Sendable, Encodable {
    enum Kind: String, Hashable, Sendable, Encodable {
        /// What the person did.
        case person
        /// A callback of the app.
        case call
        /// What the app asked for, and what it was refused.
        case request
        case entry
        /// An app process began or ended.
        case process
        /// What an app's author is to know.
        case note
    }

    /// From 1, over all devices.
    var number: Int
    /// Milliseconds since 1970.
    var at: Int64
    var device: DeviceID
    var kind: Kind
    var words: String
}

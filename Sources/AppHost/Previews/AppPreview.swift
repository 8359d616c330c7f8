public import Foundation

/// One preview in an app's executable, as it was drawn.
public struct AppPreview: Hashable, Sendable {
    /// PNG, two pixels a point.
    public struct Picture: Hashable, Sendable {
        public var light: Data
        public var dark: Data

        public var byteCount: Int { light.count + dark.count }
    }

    public var name: String
    /// File and line in the sources, such as `Party/ListView.swift:12`.
    public var place: String?
    /// nil where drawing it ended the process, or there was nothing to see.
    public var picture: Picture?
}

/// Limits of an app's previews.
enum PreviewLimits {
    static let countMax = 200
    /// Previews that may end the process before the rest is left undrawn.
    static let failureCountMax = 20
    static let pictureByteCountMax = 4 << 20
    /// Bytes of all pictures of one app, which the server keeps.
    static let pictureByteCountTotalMax = 64 << 20
    static let listingByteCountMax = 256 << 10
    /// Time for one process.
    static let timeMax: Duration = .seconds(30)
}

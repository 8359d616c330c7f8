package import Foundation

/// One preview in an app's executable, as it was drawn.
package struct AppPreview: Hashable, Sendable {
    /// PNG, two pixels a point.
    package struct Picture: Hashable, Sendable {
        package var light: Data
        package var dark: Data

        var byteCount: Int { light.count + dark.count }
    }

    package var name: String
    /// Where it stands in the sources, as in `Party/ListView.swift:12`.
    package var place: String?
    /// nil where drawing it ended the process, or there was nothing to see.
    package var picture: Picture?
}

/// What is taken of an app's previews.
enum PreviewLimits {
    static let countMax = 200
    /// Previews that may end the process before the rest is left undrawn.
    static let failureCountMax = 20
    static let pictureByteCountMax = 4 << 20
    /// Of all pictures of one app: the server keeps them.
    static let pictureByteCountTotalMax = 64 << 20
    static let listingByteCountMax = 256 << 10
    /// For one process.
    static let timeMax: Duration = .seconds(30)
}

/// The index that an app's executable writes when started to draw its previews.
public struct PreviewListing: Hashable, Sendable, Codable {
    public struct Entry: Hashable, Sendable, Codable {
        public var name: String
        /// Source location, such as `Party/ListView.swift:12`.
        public var place: String?

        public init(name: String, place: String? = nil) {
            self.name = name
            self.place = place
        }
    }
    public var previews: [Entry]

    public init(previews: [Entry]) { self.previews = previews }

    /// First command-line argument; the bundle, the folder and the index of the first picture follow.
    public static let option = "--previews"
    public static let file = "previews.json"

    /// Returns the name of a preview's PNG, at two pixels per point; the file is empty if the preview is.
    public static func pictureFile(_ index: Int, isDark: Bool) -> String { "\(index)\(isDark ? "-dark" : "").png" }
}

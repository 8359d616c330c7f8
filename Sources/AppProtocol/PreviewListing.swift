/// What an executable writes that is asked for its previews.
public struct PreviewListing: Hashable, Sendable, Codable {
    public struct Entry: Hashable, Sendable, Codable {
        public var name: String
        /// Where it stands in the sources, as in `Party/ListView.swift:12`.
        public var place: String?

        public init(name: String, place: String? = nil) {
            self.name = name
            self.place = place
        }
    }
    public var previews: [Entry]

    public init(previews: [Entry]) { self.previews = previews }

    /// The first argument; bundle, folder and the index of the first picture follow.
    public static let option = "--previews"
    public static let file = "previews.json"

    /// PNG, two pixels a point; empty where there is nothing to see.
    public static func pictureFile(_ index: Int, isDark: Bool) -> String { "\(index)\(isDark ? "-dark" : "").png" }
}

import ChatModels

/// An event as the inspector describes it, before its texts are cut.
struct InspectedEvent: Sendable {
    var kind: InspectorLine.Kind
    var words: String
    var details: [LineDetails]
    var picture: PictureID?

    init(
        _ kind: InspectorLine.Kind, _ words: String, details: [LineDetails] = [], picture: PictureID? = nil
    ) {
        self.kind = kind
        self.words = words
        self.details = details
        self.picture = picture
    }
}

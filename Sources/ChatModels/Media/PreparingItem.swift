/// Media that an app has handed over, or the person, and that is being converted for the conversation.
public struct PreparingItem: Hashable, Sendable, Codable, Identifiable {
    public enum Kind: String, Hashable, Sendable, Codable { case picture, video, sound }

    /// Identifier of the job; `DELETE …/preparations/{id}` cancels it.
    public var id: Int
    public var kind: Kind
    /// Name of the file, or of the app.
    public var name: String
    /// Completed fraction, 0…1; nil if unknown.
    public var progress: Double?
    /// Whether the media is sent directly when ready, without passing through the input field.
    public var isDirect: Bool
    /// Why a file of the person could not be made ready; it is shown until the person takes it away.
    public var problem: String?

    public init(
        id: Int, kind: Kind, name: String, progress: Double? = nil, isDirect: Bool = false, problem: String? = nil
    ) {
        self.id = id
        self.kind = kind
        self.name = name
        self.progress = progress
        self.isDirect = isDirect
        self.problem = problem
    }
}

/// Choices where the sources about Apple's behaviour disagree.
public struct DevicePolicy: Hashable, Sendable {
    /// Whether an app gets `didCancelSending` for its draft when another draft replaces it. The documentation mentions
    /// only removal by the person; a device log shows it for replaced drafts too (docs/messages.md, B40, O2).
    public var reportsReplacedDrafts: Bool

    /// Milliseconds after a touch within which an app may send directly; nil for no time limit. A touch is used up by
    /// the send in any case. Apple names no time (docs/messages.md, B50, O7).
    public var touchLifetime: Int64?

    /// Most live bubbles drawn by their apps at once, including the staged one; more than fit on a phone's screen.
    /// Further ones show their templates.
    public var liveSceneCountMax: Int

    public init(
        reportsReplacedDrafts: Bool = false, touchLifetime: Int64? = nil, liveSceneCountMax: Int = 8
    ) {
        self.reportsReplacedDrafts = reportsReplacedDrafts
        self.touchLifetime = touchLifetime
        self.liveSceneCountMax = liveSceneCountMax
    }

    func isRecent(touch: Int64, at now: Int64) -> Bool { touchLifetime.map { now - touch <= $0 } ?? true }
}

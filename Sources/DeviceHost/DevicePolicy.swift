/// Where the sources about Apple's behaviour disagree, what this device does.
package struct DevicePolicy: Hashable, Sendable {
    /// Whether an app hears `didCancelSending` for its draft when another takes the draft's place. The documentation
    /// speaks of removal by the person only; a device log shows it for replaced drafts too (docs/messages.md, B40, O2).
    package var reportsReplacedDrafts: Bool

    /// How long after a touch an app may still send directly, in milliseconds; nil for as long as it has not been used.
    /// Apple names no time (docs/messages.md, B50, O7).
    package var touchLifetime: Int64?

    /// Live bubbles that are drawn by their apps at the same time, the staged one included: more than stand on a phone's
    /// screen. The others show their templates.
    package var liveSceneCountMax: Int

    package init(
        reportsReplacedDrafts: Bool = false, touchLifetime: Int64? = nil, liveSceneCountMax: Int = 8
    ) {
        self.reportsReplacedDrafts = reportsReplacedDrafts
        self.touchLifetime = touchLifetime
        self.liveSceneCountMax = liveSceneCountMax
    }

    func isRecent(touch: Int64, at now: Int64) -> Bool { touchLifetime.map { now - touch <= $0 } ?? true }
}

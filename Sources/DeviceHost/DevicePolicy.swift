/// Where the sources about Apple's behaviour disagree, what this device does.
package struct DevicePolicy: Hashable, Sendable {
    /// Whether an app hears `didCancelSending` for its draft when another takes the draft's place. The documentation
    /// speaks of removal by the person only; a device log shows it for replaced drafts too (messages-behaviour B40, O2).
    package var reportsReplacedDrafts: Bool

    /// Live bubbles that are drawn by their apps at the same time, the staged one included: more than stand on a phone's
    /// screen. The others show their templates.
    package var liveSceneCountMax: Int

    package init(reportsReplacedDrafts: Bool = false, liveSceneCountMax: Int = 8) {
        self.reportsReplacedDrafts = reportsReplacedDrafts
        self.liveSceneCountMax = liveSceneCountMax
    }
}

/// Where the sources about Apple's behaviour disagree, what this device does.
package struct DevicePolicy: Hashable, Sendable {
    /// Whether an app hears `didCancelSending` for its draft when another takes the draft's place. The documentation
    /// speaks of removal by the person only; a device log shows it for replaced drafts too (messages-behaviour B40, O2).
    package var reportsReplacedDrafts: Bool

    package init(reportsReplacedDrafts: Bool = false) {
        self.reportsReplacedDrafts = reportsReplacedDrafts
    }
}

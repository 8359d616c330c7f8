public import Foundation

/// An activity of a person, to be continued elsewhere. Only a container of values here: there is no Handoff.
///
/// Source: developer.apple.com/documentation/foundation/nsuseractivity
open class NSUserActivity: NSObject {
    public let activityType: String
    open var title: String?
    open var userInfo: [AnyHashable: Any]?
    open var requiredUserInfoKeys: Set<String>?
    open var keywords: Set<String> = []
    open var webpageURL: URL?
    open var referrerURL: URL?
    open var expirationDate: Date?
    open var persistentIdentifier: String?
    open var targetContentIdentifier: String?
    open var needsSave = false
    open var isEligibleForHandoff = true
    open var isEligibleForSearch = false
    open var isEligibleForPublicIndexing = false
    open var isEligibleForPrediction = false
    open weak var delegate: (any NSUserActivityDelegate)?

    public init(activityType: String) { self.activityType = activityType }

    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
    }

    // Without an effect.
    open func becomeCurrent() {}
    open func resignCurrent() {}
    open func invalidate() {}
}

/// Never called: there is no Handoff.
///
/// Source: developer.apple.com/documentation/foundation/nsuseractivitydelegate
public protocol NSUserActivityDelegate: AnyObject {
    func userActivityWillSave(_ userActivity: NSUserActivity)
    func userActivityWasContinued(_ userActivity: NSUserActivity)
}

extension NSUserActivityDelegate {
    public func userActivityWillSave(_ userActivity: NSUserActivity) {}
    public func userActivityWasContinued(_ userActivity: NSUserActivity) {}
}

public import Foundation

// Names of what Apple's systems tell of an app's surroundings. Those that say nothing else are never posted: a page does not tell of it.

extension UIApplication {
    /// Source: developer.apple.com/documentation/uikit/uiapplication/didfinishlaunchingnotification
    public nonisolated static let didFinishLaunchingNotification = Notification.Name(
        "UIApplicationDidFinishLaunchingNotification")
    /// Source: developer.apple.com/documentation/uikit/uiapplication/significanttimechangenotification
    public nonisolated static let significantTimeChangeNotification = Notification.Name(
        "UIApplicationSignificantTimeChangeNotification")
    /// Source: developer.apple.com/documentation/uikit/uiapplication/userdidtakescreenshotnotification
    public nonisolated static let userDidTakeScreenshotNotification = Notification.Name(
        "UIApplicationUserDidTakeScreenshotNotification")
    /// Source: developer.apple.com/documentation/uikit/uiapplication/backgroundrefreshstatusdidchangenotification
    public nonisolated static let backgroundRefreshStatusDidChangeNotification = Notification.Name(
        "UIApplicationBackgroundRefreshStatusDidChangeNotification")
    /// Source: developer.apple.com/documentation/uikit/uiapplication/protecteddatadidbecomeavailablenotification
    public nonisolated static let protectedDataDidBecomeAvailableNotification = Notification.Name(
        "UIApplicationProtectedDataDidBecomeAvailable")
    /// Source: developer.apple.com/documentation/uikit/uiapplication/protecteddatawillbecomeunavailablenotification
    public nonisolated static let protectedDataWillBecomeUnavailableNotification = Notification.Name(
        "UIApplicationProtectedDataWillBecomeUnavailable")
}

extension UIScene {
    /// Posted, as the app's own, when a page of the person's device is shown again.
    /// Source: developer.apple.com/documentation/uikit/uiscene/willenterforegroundnotification
    public nonisolated static let willEnterForegroundNotification = Notification.Name(
        "UISceneWillEnterForegroundNotification")
    /// Posted after that. Source: developer.apple.com/documentation/uikit/uiscene/didactivatenotification
    public nonisolated static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
    /// Posted when all pages of the person's device are hidden.
    /// Source: developer.apple.com/documentation/uikit/uiscene/willdeactivatenotification
    public nonisolated static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
    /// Posted after that. Source: developer.apple.com/documentation/uikit/uiscene/didenterbackgroundnotification
    public nonisolated static let didEnterBackgroundNotification = Notification.Name(
        "UISceneDidEnterBackgroundNotification")
    /// Source: developer.apple.com/documentation/uikit/uiscene/willconnectnotification
    public nonisolated static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
    /// Source: developer.apple.com/documentation/uikit/uiscene/diddisconnectnotification
    public nonisolated static let didDisconnectNotification = Notification.Name("UISceneDidDisconnectNotification")
}

extension UIPasteboard {
    /// Posted by the pasteboard when the app has put something there.
    /// Source: developer.apple.com/documentation/uikit/uipasteboard/changednotification
    public nonisolated static let changedNotification = Notification.Name("UIPasteboardChangedNotification")
    /// Key of the types that were added, in the notification of a change.
    public nonisolated static let changedTypesAddedUserInfoKey = "UIPasteboardChangedTypesAddedKey"
    /// Key of the types that were removed, in the notification of a change.
    public nonisolated static let changedTypesRemovedUserInfoKey = "UIPasteboardChangedTypesRemovedKey"
    /// Never posted: there is one pasteboard, which stays.
    /// Source: developer.apple.com/documentation/uikit/uipasteboard/removednotification
    public nonisolated static let removedNotification = Notification.Name("UIPasteboardRemovedNotification")
}

extension UIDevice {
    /// Source: developer.apple.com/documentation/uikit/uidevice/batteryleveldidchangenotification
    public nonisolated static let batteryLevelDidChangeNotification = Notification.Name(
        "UIDeviceBatteryLevelDidChangeNotification")
    /// Source: developer.apple.com/documentation/uikit/uidevice/batterystatedidchangenotification
    public nonisolated static let batteryStateDidChangeNotification = Notification.Name(
        "UIDeviceBatteryStateDidChangeNotification")
    /// Source: developer.apple.com/documentation/uikit/uidevice/proximitystatedidchangenotification
    public nonisolated static let proximityStateDidChangeNotification = Notification.Name(
        "UIDeviceProximityStateDidChangeNotification")
}

extension UIScreen {
    /// Source: developer.apple.com/documentation/uikit/uiscreen/didconnectnotification
    public nonisolated static let didConnectNotification = Notification.Name("UIScreenDidConnectNotification")
    /// Source: developer.apple.com/documentation/uikit/uiscreen/diddisconnectnotification
    public nonisolated static let didDisconnectNotification = Notification.Name("UIScreenDidDisconnectNotification")
    /// Source: developer.apple.com/documentation/uikit/uiscreen/brightnessdidchangenotification
    public nonisolated static let brightnessDidChangeNotification = Notification.Name(
        "UIScreenBrightnessDidChangeNotification")
    /// Source: developer.apple.com/documentation/uikit/uiscreen/captureddidchangenotification
    public nonisolated static let capturedDidChangeNotification = Notification.Name(
        "UIScreenCapturedDidChangeNotification")
    /// Source: developer.apple.com/documentation/uikit/uiscreen/modedidchangenotification
    public nonisolated static let modeDidChangeNotification = Notification.Name("UIScreenModeDidChangeNotification")
}

extension UIWindow {
    /// Source: developer.apple.com/documentation/uikit/uiwindow/didbecomekeynotification
    public nonisolated static let didBecomeKeyNotification = Notification.Name("UIWindowDidBecomeKeyNotification")
    /// Source: developer.apple.com/documentation/uikit/uiwindow/didresignkeynotification
    public nonisolated static let didResignKeyNotification = Notification.Name("UIWindowDidResignKeyNotification")
    /// Source: developer.apple.com/documentation/uikit/uiwindow/didbecomevisiblenotification
    public nonisolated static let didBecomeVisibleNotification = Notification.Name(
        "UIWindowDidBecomeVisibleNotification")
    /// Source: developer.apple.com/documentation/uikit/uiwindow/didbecomehiddennotification
    public nonisolated static let didBecomeHiddenNotification = Notification.Name("UIWindowDidBecomeHiddenNotification")
}

extension UITableView {
    /// Posted by a table view when the person has chosen another row, after its delegate was told.
    /// Source: developer.apple.com/documentation/uikit/uitableview/selectiondidchangenotification
    public nonisolated static let selectionDidChangeNotification = Notification.Name(
        "UITableViewSelectionDidChangeNotification")
}

extension UITextInputMode {
    /// Source: developer.apple.com/documentation/uikit/uitextinputmode/currentinputmodedidchangenotification
    public nonisolated static let currentInputModeDidChangeNotification = Notification.Name(
        "UITextInputCurrentInputModeDidChangeNotification")
}

extension UIViewController {
    /// Source: developer.apple.com/documentation/uikit/uiviewcontroller/showdetailtargetdidchangenotification
    public nonisolated static let showDetailTargetDidChangeNotification = Notification.Name(
        "UIViewControllerShowDetailTargetDidChangeNotification")
}

// Functions, constants and cases that projects of Swift 4 still use; each warns and names what replaced it.

// swift-format-ignore: AlwaysUseLowerCamelCase
@available(*, deprecated, renamed: "UIEdgeInsets.init(top:left:bottom:right:)")
public func UIEdgeInsetsMake(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
@available(*, deprecated, message: "use CGRect.inset(by:)")
public func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect { rect.inset(by: insets) }

// swift-format-ignore: AlwaysUseLowerCamelCase
@available(*, deprecated, message: "use UIImage.jpegData(compressionQuality:)")
public func UIImageJPEGRepresentation(_ image: UIImage, _ compressionQuality: CGFloat) -> Data? {
    image.jpegData(compressionQuality: compressionQuality)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
@available(*, deprecated, message: "use UIImage.pngData()")
public func UIImagePNGRepresentation(_ image: UIImage) -> Data? { image.pngData() }

// swift-format-ignore: AlwaysUseLowerCamelCase
@available(*, deprecated, renamed: "UITableView.automaticDimension")
public let UITableViewAutomaticDimension: CGFloat = -1

public typealias UITableViewCellStyle = UITableViewCell.CellStyle
public typealias UITableViewCellEditingStyle = UITableViewCell.EditingStyle
public typealias UIControlEvents = UIControl.Event
public typealias UIControlState = UIControl.State
public typealias UIAlertControllerStyle = UIAlertController.Style
public typealias UIAlertActionStyle = UIAlertAction.Style
public typealias UIActivityIndicatorViewStyle = UIActivityIndicatorView.Style

extension UIActivityIndicatorView {
    @available(*, deprecated, renamed: "init(style:)")
    public convenience init(activityIndicatorStyle style: Style) { self.init(style: style) }

    @available(*, deprecated, renamed: "style")
    public var activityIndicatorViewStyle: Style {
        get { style }
        set { style = newValue }
    }
}

extension UIActivityIndicatorView.Style {
    /// A medium indicator; set `color` for its colour.
    @available(*, deprecated, renamed: "medium")
    public static let gray = Self.medium
    /// A medium indicator; set `color` for its colour.
    @available(*, deprecated, renamed: "medium")
    public static let white = Self.medium
    /// A large indicator; set `color` for its colour.
    @available(*, deprecated, renamed: "large")
    public static let whiteLarge = Self.large
}

extension UIApplication {
    /// Ignored: a page has no status bar.
    @available(*, deprecated, message: "there is no status bar in Parley, and so no indicator in it")
    public var isNetworkActivityIndicatorVisible: Bool {
        get { false }
        set {}
    }
}

/// Action of a swiped row, as before iOS 11. Source: <https://developer.apple.com/documentation/uikit/uitableviewrowaction>
@preconcurrency @MainActor open class UITableViewRowAction: NSObject {
    public let style: Style
    open var title: String?
    open var backgroundColor: UIColor?
    let handler: (UITableViewRowAction, IndexPath) -> Void

    public enum Style: Int, Sendable {
        case `default` = 0
        case normal
        public static let destructive = Style.default
    }

    public init(style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void) {
        (self.style, self.title, self.handler) = (style, title, handler)
        super.init()
    }
}

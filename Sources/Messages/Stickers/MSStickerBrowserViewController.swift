public import Foundation
public import UIKit

/// A controller with a sticker browser whose data source it is: subclass it and override the two methods, or give its
/// view another data source.
///
/// Source: https://developer.apple.com/documentation/messages/msstickerbrowserviewcontroller
@preconcurrency @MainActor open class MSStickerBrowserViewController: UIViewController, MSStickerBrowserViewDataSource {
    open var stickerBrowserView: MSStickerBrowserView { browser }
    open var stickerSize: MSStickerSize { browser.stickerSize }

    private let browser: MSStickerBrowserView

    public init(stickerSize: MSStickerSize) {
        browser = MSStickerBrowserView(frame: .zero, stickerSize: stickerSize)
        super.init(nibName: nil, bundle: nil)
        browser.dataSource = self
    }

    /// Creates a controller with stickers of regular size.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        browser = MSStickerBrowserView(frame: .zero)
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        browser.dataSource = self
    }

    public required init?(coder: NSCoder) {
        browser = MSStickerBrowserView(frame: .zero)
        super.init(coder: coder)
        browser.dataSource = self
    }

    open override func loadView() {
        let view = UIView(frame: .zero)
        browser.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        browser.frame = view.bounds
        view.addSubview(browser)
        self.view = view
    }

    open func numberOfStickers(in stickerBrowserView: MSStickerBrowserView) -> Int { 0 }

    /// Must be overridden if `numberOfStickers(in:)` is.
    open func stickerBrowserView(_ stickerBrowserView: MSStickerBrowserView, stickerAt index: Int) -> MSSticker {
        fatalError("Override stickerBrowserView(_:stickerAt:): there is no sticker \(index).")
    }
}

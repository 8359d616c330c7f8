import Messages
import UIKit

/// The stickers of the folder `Resources`, in a browser that Messages draws: tapped they go into the message, dragged onto a
/// bubble they stick to it.
final class MessagesViewController: MSMessagesAppViewController, MSStickerBrowserViewDataSource {
    private let stickers = Pack.stickers(in: .main)

    override func viewDidLoad() {
        super.viewDidLoad()
        let browser = MSStickerBrowserView(frame: view.bounds, stickerSize: .regular)
        browser.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        browser.dataSource = self
        view.addSubview(browser)
        browser.reloadData()
    }

    func numberOfStickers(in stickerBrowserView: MSStickerBrowserView) -> Int { stickers.count }

    func stickerBrowserView(_ stickerBrowserView: MSStickerBrowserView, stickerAt index: Int) -> MSSticker {
        stickers[index]
    }
}

public import Messages
import UIKit

/// A browser with the stickers of its home folder.
public final class StickersViewController: MSMessagesAppViewController {
    private let browser = HomeStickers(stickerSize: .small)

    override public func viewDidLoad() {
        super.viewDidLoad()
        addChild(browser)
        browser.view.frame = view.bounds
        browser.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(browser.view)
        browser.didMove(toParent: self)
    }
}

private final class HomeStickers: MSStickerBrowserViewController {
    private lazy var stickers: [MSSticker] = {
        let home = URL(fileURLWithPath: NSHomeDirectory())
        let files = (try? FileManager.default.contentsOfDirectory(at: home, includingPropertiesForKeys: nil)) ?? []
        return files.sorted { $0.path < $1.path }.compactMap {
            try? MSSticker(
                contentsOfFileURL: $0, localizedDescription: $0.deletingPathExtension().lastPathComponent)
        }
    }()

    override func numberOfStickers(in stickerBrowserView: MSStickerBrowserView) -> Int { stickers.count }

    override func stickerBrowserView(
        _ stickerBrowserView: MSStickerBrowserView, stickerAt index: Int
    ) -> MSSticker { stickers[index] }
}

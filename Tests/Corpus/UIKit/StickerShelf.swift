import Messages
import UIKit

final class StickerShelfController: MSStickerBrowserViewController {
    private var stickers: [MSSticker] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        loadStickers()
        stickerBrowserView.reloadData()
        stickerBrowserView.backgroundColor = .secondarySystemBackground
    }

    private func loadStickers() {
        for name in ["cat", "dog", "owl"] {
            guard let url = Bundle.main.url(forResource: name, withExtension: "png") else { continue }
            do {
                stickers.append(try MSSticker(contentsOfFileURL: url, localizedDescription: name))
            } catch {
                NSLog("sticker %@ failed: %@", name, error.localizedDescription)
            }
        }
    }

    override func numberOfStickers(in stickerBrowserView: MSStickerBrowserView) -> Int { stickers.count }

    override func stickerBrowserView(_ stickerBrowserView: MSStickerBrowserView, stickerAt index: Int) -> MSSticker { stickers[index] }
}

class StickerMessagesController: MSMessagesAppViewController {
    private let shelf = StickerShelfController(stickerSize: .regular)

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(shelf)
        view.addSubview(shelf.view)
        shelf.view.frame = view.bounds
        shelf.view.autoresizingMask = [.flexibleHeight, .flexibleWidth]
        shelf.didMove(toParent: self)
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        shelf.stickerBrowserView.contentInset.top = topLayoutGuide.length
    }

    override func didResignActive(with conversation: MSConversation) {
        print("resigned", conversation.remoteParticipantIdentifiers.count)
    }
}

import Messages
import UIKit

class StickerBrowserController: MSStickerBrowserViewController {
    var stickers: [MSSticker] = []

    func loadStickers() {
        for name in ["cat", "dog", "fish"] { createSticker(asset: name, localizedDescription: "A \(name)") }
    }

    func createSticker(asset: String, localizedDescription: String) {
        guard let path = Bundle.main.path(forResource: asset, ofType: "png") else { return }
        let url = URL(fileURLWithPath: path)
        do {
            let sticker = try MSSticker(contentsOfFileURL: url, localizedDescription: localizedDescription)
            stickers.append(sticker)
        } catch {
            print(error)
        }
    }

    override func numberOfStickers(in stickerBrowserView: MSStickerBrowserView) -> Int { stickers.count }

    override func stickerBrowserView(_ stickerBrowserView: MSStickerBrowserView, stickerAt index: Int) -> MSSticker {
        stickers[index]
    }
}

class MyBrowserView: MSStickerBrowserView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .clear
    }

    override init(frame: CGRect, stickerSize: MSStickerSize) {
        super.init(frame: frame, stickerSize: stickerSize)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}

class StickerCell: UICollectionViewCell {
    let stickerView = MSStickerView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        stickerView.frame = contentView.bounds
        contentView.addSubview(stickerView)
    }

    required init?(coder: NSCoder) { fatalError() }

    func configure(_ sticker: MSSticker) {
        stickerView.sticker = sticker
        stickerView.startAnimating()
        if stickerView.isAnimating() { print(stickerView.animationDuration) }
    }
}

class StickersMessagesViewController: MSMessagesAppViewController, UICollectionViewDataSource, MSStickerBrowserViewDataSource {
    private var browser: StickerBrowserController?
    private let collectionView = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())

    override func viewDidLoad() {
        super.viewDidLoad()
        let browser = StickerBrowserController(stickerSize: .regular)
        addChild(browser)
        view.addSubview(browser.view)
        browser.view.frame = view.frame
        browser.didMove(toParent: self)
        browser.loadStickers()
        browser.stickerBrowserView.reloadData()
        browser.stickerBrowserView.backgroundColor = .systemTeal
        browser.stickerBrowserView.setContentOffset(.zero, animated: true)
        self.browser = browser
        collectionView.dataSource = self
        collectionView.register(StickerCell.self, forCellWithReuseIdentifier: "sticker")
        let custom = MyBrowserView(frame: view.bounds, stickerSize: .small)
        custom.dataSource = self
        view.addSubview(custom)
    }

    override var presentationContext: MSMessagesAppPresentationContext { super.presentationContext }

    func numberOfStickers(in stickerBrowserView: MSStickerBrowserView) -> Int { 0 }
    func stickerBrowserView(_ stickerBrowserView: MSStickerBrowserView, stickerAt index: Int) -> MSSticker {
        browser!.stickers[index]
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        browser?.stickers.count ?? 0
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "sticker", for: indexPath) as! StickerCell
        if let sticker = browser?.stickers[indexPath.item] { cell.configure(sticker) }
        return cell
    }

    func send(_ url: URL) {
        activeConversation?.insertAttachment(url, withAlternateFilename: "photo.png") { error in print(error as Any) }
        activeConversation?.insertText("Hello", completionHandler: { error in print(error as Any) })
        if let sticker = browser?.stickers.first {
            activeConversation?.insert(sticker, completionHandler: nil)
            activeConversation?.send(sticker) { error in
                if (error as NSError?)?.code == MSMessageErrorCode.apiUnavailableInPresentationContext.rawValue { print("not here") }
            }
        }
        activeConversation?.sendText("Hi") { _ in }
        activeConversation?.sendAttachment(url, withAlternateFilename: nil)
    }

    override func contentSizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 120) }
}

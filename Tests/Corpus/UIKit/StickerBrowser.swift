import Messages
import UIKit

final class StickerBrowser: MSStickerBrowserViewController {
    private var stickers: [MSSticker] = []
    var accent: UIColor = .systemYellow

    override init(stickerSize: MSStickerSize) { super.init(stickerSize: stickerSize) }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func viewDidLoad() {
        super.viewDidLoad()
        loadStickers()
        stickerBrowserView.backgroundColor = accent
        stickerBrowserView.contentInset = UIEdgeInsets(top: 12, left: 0, bottom: 12, right: 0)
    }
    private func loadStickers() {
        for name in Bundle.main.paths(forResourcesOfType: "png", inDirectory: "Stickers") {
            let url = URL(fileURLWithPath: name)
            do {
                stickers.append(try MSSticker(contentsOfFileURL: url, localizedDescription: url.deletingPathExtension().lastPathComponent))
            } catch let error as NSError where error.domain == MSStickersErrorDomain {
                print(error.code)
            } catch {
                print(error)
            }
        }
        stickerBrowserView.reloadData()
    }
    override func numberOfStickers(in stickerBrowserView: MSStickerBrowserView) -> Int { stickers.count }
    override func stickerBrowserView(_ stickerBrowserView: MSStickerBrowserView, stickerAt index: Int) -> MSSticker { stickers[index] }
}

final class StickerCell: UICollectionViewCell {
    let stickerView = MSStickerView()
    override init(frame: CGRect) {
        super.init(frame: frame)
        stickerView.frame = contentView.bounds
        stickerView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(stickerView)
    }
    required init?(coder: NSCoder) { fatalError() }
    override var isHighlighted: Bool { didSet { UIView.animate(withDuration: 0.1) { self.transform = self.isHighlighted ? .init(scaleX: 0.95, y: 0.95) : .identity } } }
}

final class StickerMessagesController: MSMessagesAppViewController, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout, UICollectionViewDataSourcePrefetching {
    private let layout = UICollectionViewFlowLayout()
    private lazy var collection = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    private let segmented = UISegmentedControl(items: ["Faces", "Animals"])
    private var urls: [URL] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        layout.minimumInteritemSpacing = 8
        layout.minimumLineSpacing = 8
        layout.sectionInset = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
        layout.sectionHeadersPinToVisibleBounds = true
        collection.dataSource = self
        collection.delegate = self
        collection.prefetchDataSource = self
        collection.register(StickerCell.self, forCellWithReuseIdentifier: "sticker")
        collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collection.contentInsetAdjustmentBehavior = .always
        view.addSubview(collection)
        segmented.selectedSegmentIndex = 0
        segmented.addAction(UIAction { [weak self] action in
            guard let control = action.sender as? UISegmentedControl else { return }
            self?.collection.reloadSections(IndexSet(integer: control.selectedSegmentIndex * 0))
        }, for: .valueChanged)
        segmented.setTitleTextAttributes([.foregroundColor: UIColor.systemPink], for: .selected)
    }
    override func willTransition(to presentationStyle: MSMessagesAppPresentationStyle) {
        layout.scrollDirection = presentationStyle == .compact ? .horizontal : .vertical
        layout.invalidateLayout()
    }
    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        coordinator.animate(alongsideTransition: { [layout] _ in layout.invalidateLayout() }, completion: nil)
    }
    func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { urls.count }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        guard let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "sticker", for: indexPath) as? StickerCell else { return UICollectionViewCell() }
        cell.stickerView.sticker = try? MSSticker(contentsOfFileURL: urls[indexPath.item], localizedDescription: "Sticker")
        if !cell.stickerView.isAnimating() { cell.stickerView.startAnimating() }
        return cell
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        guard let conversation = activeConversation, let sticker = try? MSSticker(contentsOfFileURL: urls[indexPath.item], localizedDescription: "x") else { return }
        conversation.insert(sticker) { print($0 as Any) }
        conversation.insertAttachment(urls[indexPath.item], withAlternateFilename: "sticker.png", completionHandler: nil)
        conversation.insertText("Hi") { _ in }
        Task { try? await conversation.send(sticker) }
    }
    func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> CGSize {
        let side = ((collectionView.bounds.width - 32) / 3).rounded(.down)
        return CGSize(width: side, height: side)
    }
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) { indexPaths.forEach { _ = urls[$0.item] } }
}

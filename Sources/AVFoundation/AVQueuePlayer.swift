/// Plays items one after another. Source: developer.apple.com/documentation/avfoundation/avqueueplayer
@preconcurrency @MainActor open class AVQueuePlayer: AVPlayer {
    private var queue: [AVPlayerItem] = []
    fileprivate weak var looper: AVPlayerLooper?

    override public init() {
        super.init()
        actionAtItemEnd = .advance
    }

    public init(items: [AVPlayerItem]) {
        super.init()
        actionAtItemEnd = .advance
        queue = items
        replaceCurrentItem(with: items.first)
    }

    public convenience init(url: URL) { self.init(items: [AVPlayerItem(url: url)]) }

    override public init(playerItem item: AVPlayerItem?) {
        super.init(playerItem: item)
        actionAtItemEnd = .advance
        queue = [item].compactMap(\.self)
    }

    /// The current item and those after it.
    open func items() -> [AVPlayerItem] { queue }

    open func canInsert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) -> Bool {
        !queue.contains { $0 === item } && (afterItem == nil || queue.contains { $0 === afterItem })
    }

    /// Inserts an item after another one, or at the end where that is nil. An item that is there already stays.
    open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
        guard canInsert(item, after: afterItem) else { return }
        let place = afterItem.flatMap { after in queue.firstIndex { $0 === after } }.map { $0 + 1 }
        queue.insert(item, at: place ?? queue.count)
        if currentItem == nil { replaceCurrentItem(with: queue.first) }
    }

    open func remove(_ item: AVPlayerItem) {
        if item === currentItem { return advanceToNextItem() }
        queue.removeAll { $0 === item }
    }

    open func removeAllItems() {
        queue = []
        replaceCurrentItem(with: nil)
    }

    /// Ends the current item and plays the next one, if it was played.
    open func advanceToNextItem() {
        let wasPlaying = rate > 0
        if !queue.isEmpty { queue.removeFirst() }
        replaceCurrentItem(with: queue.first)
        if wasPlaying { play() }
    }

    override func itemEnded() {
        if let looper, looper.begins(self) { return }
        guard actionAtItemEnd == .advance, queue.count > 1 else { return }
        queue.removeFirst()
        replaceCurrentItem(with: queue.first)
        play()
    }
}

/// Plays an item again and again. Source: developer.apple.com/documentation/avfoundation/avplayerlooper
@preconcurrency @MainActor open class AVPlayerLooper {
    /// Source: developer.apple.com/documentation/avfoundation/avplayerlooper/status-swift.enum
    public enum Status: Int, Sendable { case unknown = 0, ready, failed, cancelled }

    public private(set) var status = Status.ready
    /// Times that the item has been played to its end.
    public private(set) var loopCount = 0
    private let range: CMTimeRange?
    private weak var player: AVQueuePlayer?

    public init(player: AVQueuePlayer, templateItem: AVPlayerItem, timeRange range: CMTimeRange = .invalid) {
        self.range = range.isValid ? range : nil
        self.player = player
        player.looper = self
        player.removeAllItems()
        player.insert(templateItem, after: nil)
        if let start = self.range?.start { player.seek(to: start) }
    }

    open func disableLooping() {
        status = .cancelled
        if player?.looper === self { player?.looper = nil }
    }

    /// Begins the item anew. Returns false where the looper was cancelled.
    fileprivate func begins(_ player: AVQueuePlayer) -> Bool {
        guard status == .ready else { return false }
        loopCount += 1
        player.seek(to: range?.start ?? .zero)
        player.play()
        return true
    }
}

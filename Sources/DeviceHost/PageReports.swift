import AppProtocol
public import ChatModels
import RenderTree

/// Visible live bubbles and sizes reported by the open pages of one device, merged. Each page shows its own part of the
/// conversation at its own size. A page's reports count while it has an event stream open.
public struct PageReports: Sendable {
    /// Name of a page; nil for a page that gives none.
    public typealias Name = PageID?

    private struct Page: Sendable {
        var streamCount = 0
        var sight: LiveSight?
        var screen: ScreenBody?
        /// Sequence number of the page's latest report, across all pages.
        var lastReport = 0
    }

    private var pages: [Name: Page] = [:]
    private var reportCount = 0

    public init() {}

    /// Counts one more event stream of the page.
    public mutating func opened(_ page: Name) { pages[page, default: Page()].streamCount += 1 }

    /// Counts one event stream less; the page's reports are dropped with the last one.
    public mutating func closed(_ page: Name) {
        guard let count = pages[page]?.streamCount, count > 0 else { return }
        pages[page]?.streamCount = count - 1
        if count == 1 { pages[page] = nil }
    }

    /// Stores the visible live bubbles of a page.
    /// - Throws: `bad_number` for an impossible size.
    public mutating func store(_ sight: LiveSight, of page: Name) throws(ChatError) {
        try sight.check()
        change(page) { $0.sight = sight }
    }

    /// Stores the screen of a page.
    /// - Parameter current: the screen that the device has.
    /// - Returns: the screen that it is to take. Taking one ends a drag of the panel, so that there is none where the page is
    ///   hidden and changes nothing: one that goes to the background leaves alone what is done on another.
    /// - Throws: `bad_number` for an impossible size, before anything is stored.
    public mutating func store(
        _ screen: ScreenBody, of page: Name, current: ScreenBody
    ) throws(ChatError) -> ScreenBody? {
        try screen.check()
        change(page) { $0.screen = screen }
        guard screen.environment.isHidden == true else { return screen }
        let shown = self.screen ?? screen
        return shown == current ? nil : shown
    }

    private mutating func change(_ name: Name, _ change: (inout Page) -> Void) {
        reportCount += 1
        var page = pages[name] ?? Page()
        change(&page)
        page.lastReport = reportCount
        pages[name] = page
        forgetOldest()
    }

    /// Drops the oldest report of a page that has no stream, where there are too many pages.
    private mutating func forgetOldest() {
        guard pages.count > ChatLimits.pagesPerDeviceMax else { return }
        let waiting = pages.filter { $0.value.streamCount == 0 }
        if let oldest = waiting.min(by: { $0.value.lastReport < $1.value.lastReport }) { pages[oldest.key] = nil }
    }

    // MARK: Merged reports

    /// Pages with a stream, latest report first.
    private var open: [Page] {
        pages.values.filter { $0.streamCount > 0 }.sorted { $0.lastReport > $1.lastReport }
    }

    /// Live bubbles visible on any page; nil where no page has reported.
    public var sight: LiveSight? { LiveSight(joining: open.compactMap(\.sight)) }

    /// Screen of the page that reported last, of those that are not hidden if there are any; nil where none has reported.
    public var screen: ScreenBody? {
        let screens = open.compactMap(\.screen)
        return screens.first { $0.environment.isHidden != true } ?? screens.first
    }
}

extension LiveSight {
    /// Merges the pages' entries, nearest to the screen first. The size is the largest that fits on every page that
    /// shows bubbles.
    init?(joining sights: [LiveSight]) {
        guard let first = sights.first else { return nil }
        let looking = sights.filter { !$0.entries.isEmpty || $0.draft }
        let sizes = (looking.isEmpty ? [first] : looking).map(\.size)
        self.init(
            entries: [], draft: sights.contains(where: \.draft),
            size: TreeSize(
                width: sizes.map(\.width).min() ?? first.size.width,
                height: sizes.map(\.height).min() ?? first.size.height))
        var seen: Set<Int> = []
        for place in 0..<(sights.map(\.entries.count).max() ?? 0) {
            for sight in sights where sight.entries.indices.contains(place) {
                if seen.insert(sight.entries[place]).inserted { entries.append(sight.entries[place]) }
            }
        }
    }

    /// Checks the size.
    /// - Throws: `bad_number`.
    func check() throws(ChatError) {
        let sides = ChatLimits.liveSideMin...ChatLimits.liveSideMax
        guard sides.contains(size.width), sides.contains(size.height) else {
            throw ChatError(.badNumber, "A live bubble's sides are \(sides.lowerBound) to \(sides.upperBound) points.")
        }
    }
}

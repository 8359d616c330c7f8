package import ChatModels
import RenderTree

/// What the open pages of one device say of themselves, joined: each sees its own part of the conversation, and has its
/// own size. What a page says counts while it has an event stream open, and goes with it.
package struct PageReports: Sendable {
    /// Nil is the page that gives no name.
    package typealias Name = PageID?

    private struct Page: Sendable {
        var streamCount = 0
        var sight: LiveSight?
        var screen: ScreenBody?
        /// Counts the reports of all pages.
        var lastReport = 0
    }

    private var pages: [Name: Page] = [:]
    private var reportCount = 0

    package init() {}

    /// An event stream of the page has begun.
    package mutating func opened(_ page: Name) { pages[page, default: Page()].streamCount += 1 }

    /// One of its streams has ended; with the last of them goes what it said.
    package mutating func closed(_ page: Name) {
        guard let count = pages[page]?.streamCount, count > 0 else { return }
        pages[page]?.streamCount = count - 1
        if count == 1 { pages[page] = nil }
    }

    /// - Throws: `bad_number` for an impossible size.
    package mutating func take(_ sight: LiveSight, from page: Name) throws(ChatError) {
        try sight.check()
        change(page) { $0.sight = sight }
    }

    package mutating func take(_ screen: ScreenBody, from page: Name) { change(page) { $0.screen = screen } }

    private mutating func change(_ name: Name, _ change: (inout Page) -> Void) {
        reportCount += 1
        var page = pages[name] ?? Page()
        change(&page)
        page.lastReport = reportCount
        pages[name] = page
        forgetOldest()
    }

    /// A page that has reported and whose stream does not come.
    private mutating func forgetOldest() {
        guard pages.count > ChatLimits.pagesPerDeviceMax else { return }
        let waiting = pages.filter { $0.value.streamCount == 0 }
        if let oldest = waiting.min(by: { $0.value.lastReport < $1.value.lastReport }) { pages[oldest.key] = nil }
    }

    // MARK: All pages together

    /// Those with a stream, the one that reported last first.
    private var open: [Page] {
        pages.values.filter { $0.streamCount > 0 }.sorted { $0.lastReport > $1.lastReport }
    }

    /// What any of them has in sight; nil where nobody looks.
    package var sight: LiveSight? { LiveSight(joining: open.compactMap(\.sight)) }

    /// Of the page that said last how large it is; nil where none did.
    package var screen: ScreenBody? { open.lazy.compactMap(\.screen).first }
}

extension LiveSight {
    /// Bubbles nearest to somebody's eyes come first. They are offered what every page that has some has room for.
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

    /// - Throws: `bad_number`.
    func check() throws(ChatError) {
        let sides = ChatLimits.liveSideMin...ChatLimits.liveSideMax
        guard sides.contains(size.width), sides.contains(size.height) else {
            throw ChatError(.badNumber, "A live bubble's sides are \(sides.lowerBound) to \(sides.upperBound) points.")
        }
    }
}
